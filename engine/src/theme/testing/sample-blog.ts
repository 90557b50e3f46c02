import type { BlogPost, BlogSummary } from '../../shared/model.ts';

export const blog: BlogSummary = {
  instance: 'default',
  title: 'Blog',
  description: 'Blog',
  path: '/kok/blog',
  tagsPath: '/kok/blog/tags',
  groupSidebarByYear: true,
  sidebarTitle: 'Recent posts',
  recent: [],
};

export const post: BlogPost = {
  id: 'p',
  instance: 'default',
  source: 'blog/p.md',
  digest: '',
  format: 'md',
  title: 'Yazı',
  description: '',
  permalink: '/kok/blog/p',
  date: '2024-01-01T00:00:00.000Z',
  frontMatter: {},
  authors: [{ name: 'Ada', page: { permalink: '/kok/blog/authors/ada' } }],
  tags: [],
  readingTime: 0.4,
  hasTruncateMarker: true,
  unlisted: false,
};

export const pages = { page: 1, totalPages: 1 };
