import { describe, expect, it } from 'vitest';
import { blogListMetadata, blogListProps, docContent, docusaurusProps } from './page-content.tsx';
import { article, createContext, doc, renderIn } from './testing/render-page.tsx';
import type { BlogPost, BlogSummary } from '../shared/model.ts';

const post: BlogPost = {
  id: 'a',
  instance: 'default',
  source: 'blog/a.md',
  digest: '',
  format: 'md',
  title: 'Yazı',
  description: '',
  permalink: '/kok/blog/a',
  date: '2024-01-02T00:00:00.000Z',
  frontMatter: {},
  authors: [],
  tags: [],
  hasTruncateMarker: false,
  unlisted: false,
  next: { title: 'Eski', permalink: '/kok/blog/b' },
};

const blog: BlogSummary = {
  instance: 'default',
  title: 'Günlük',
  description: 'Olanlar',
  path: '/kok/blog',
  tagsPath: '/kok/blog/tags',
  groupSidebarByYear: false,
  sidebarTitle: 'Son yazılar',
  recent: [{ title: 'Yazı', permalink: '/kok/blog/a', date: post.date, unlisted: false }],
};

describe('docContent', () => {
  it('is the text, with what is known of it', () => {
    const Content = docContent({ ...doc, lastUpdate: { date: '1970-01-01T00:00:02.000Z' } }, article);
    expect(renderIn(<Content />, createContext())).toContain('<p>Metin</p>');
    expect(Content.metadata).toMatchObject({ id: 'a', source: '@site/docs/a.md', lastUpdatedAt: 2000 });
    expect(Content.metadata).not.toHaveProperty('lastUpdate');
  });
});

describe('docusaurusProps.blogPost', () => {
  const { content, sidebar } = docusaurusProps.blogPost(
    { kind: 'blogPost', blog, post, showToc: true, tocLevels: { min: 2, max: 3 } },
    article,
  );

  it('names the neighbours as Docusaurus does', () => {
    expect(content.metadata).toMatchObject({ title: 'Yazı', nextItem: { title: 'Eski' } });
  });

  it('has the recent posts, which a part of the site passes on to its layout', () => {
    expect(sidebar).toEqual({ title: 'Son yazılar', items: blog.recent });
  });
});

describe('blogListProps', () => {
  const page = {
    kind: 'blogList',
    blog,
    posts: [post],
    page: { page: 2, totalPages: 3, next: '/kok/blog/page/3' },
  } as const;
  const data = { ...page, posts: [...page.posts] };

  it('lists posts with their texts, and the sidebar', () => {
    const { items, sidebar } = blogListProps(data, [article]);
    expect(items.map(({ content }) => content.metadata.title)).toEqual(['Yazı']);
    expect(sidebar.items.map(({ title }) => title)).toEqual(['Yazı']);
  });

  it('describes the list itself', () => {
    expect(blogListMetadata(data, '/kok/blog/page/2')).toEqual({
      blogTitle: 'Günlük',
      blogDescription: 'Olanlar',
      permalink: '/kok/blog/page/2',
      page: 2,
      totalPages: 3,
      previousPage: undefined,
      nextPage: '/kok/blog/page/3',
    });
  });
});
