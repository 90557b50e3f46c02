import type { PageData } from '../shared/model.ts';
import type { Article } from './context.ts';
import { postContent, type PageContent, type PostMetadata } from './page-content.tsx';

type ListData = Extract<PageData, { kind: 'blogList' | 'blogTag' }>;

/** What Docusaurus gives to a page that lists posts. */
export interface BlogListProps {
  items: { content: PageContent<PostMetadata> }[];
  sidebar: { title: string; items: { title: string; permalink: string; date: string; unlisted: boolean }[] };
}

export function blogListProps(page: ListData, articles: readonly Article[]): BlogListProps {
  const { sidebarTitle, recent } = page.blog;
  return {
    items: page.posts.map((post, index) => ({ content: postContent(post, articles[index]) })),
    sidebar: { title: sidebarTitle, items: recent },
  };
}

export interface BlogListMetadata {
  blogTitle: string;
  blogDescription: string;
  permalink: string;
  page: number;
  totalPages: number;
  previousPage?: string;
  nextPage?: string;
}

export function blogListMetadata(page: Extract<PageData, { kind: 'blogList' }>): BlogListMetadata {
  const { title, description, path } = page.blog;
  const { page: at, totalPages, previous, next } = page.page;
  return {
    blogTitle: title,
    blogDescription: description,
    permalink: path,
    page: at,
    totalPages,
    previousPage: previous,
    nextPage: next,
  };
}
