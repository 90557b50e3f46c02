import type { PageData, Tag } from '../../shared/model.ts';
import type { Article } from '../context.ts';
import type { BlogListMetadata, BlogListProps } from '../list-props.ts';
import type { DocMetadata, PageContent, PostMetadata } from '../page-content.tsx';

/** What parts written for Docusaurus ask for besides; the theme's own pages do without. */
interface ForeignProps {
  doc: { content?: PageContent<DocMetadata> };
  blogPost: { content?: PageContent<PostMetadata> };
  blogList: Partial<BlogListProps> & { metadata?: BlogListMetadata };
  blogTag: Partial<BlogListProps> & { tag?: Tag };
}

/** What the page component of one kind receives. */
export type PageProps<K extends PageData['kind']> = {
  page: Extract<PageData, { kind: K }>;
  articles: Article[];
} & (K extends keyof ForeignProps ? ForeignProps[K] : object);
