import { describe, expect, it } from 'vitest';
import type { Author, Blog, BlogPost, PageData, Route, Tag } from '../shared/model.ts';
import { buildBlogRoutes } from './blog.ts';
import { CONFIG, TURKISH } from './testing/route-config.ts';

function createPost(name: string, given: Partial<BlogPost> = {}): BlogPost {
  return {
    id: `/${name}`,
    instance: 'default',
    source: `blog/${name}.md`,
    digest: name,
    format: 'md',
    title: name.toUpperCase(),
    description: `${name} hakkında`,
    permalink: `/blog/${name}`,
    date: '2024-01-01T00:00:00.000Z',
    frontMatter: {},
    authors: [],
    tags: [],
    hasTruncateMarker: false,
    unlisted: false,
    ...given,
  };
}

function createBlog(posts: BlogPost[], given: Partial<Blog> = {}): Blog {
  return {
    instance: 'default',
    title: 'Günlük',
    description: 'Yazılar',
    path: '/blog',
    sidebarTitle: 'Son yazılar',
    sidebarCount: 2,
    groupSidebarByYear: true,
    postsPerPage: 2,
    posts,
    authors: [],
    archivePath: '/blog/archive',
    tagsPath: '/blog/tags',
    authorsPath: '/blog/authors',
    pageBasePath: 'page',
    ...given,
  };
}

const tag = (name: string, label = name): Tag => ({ label, permalink: `/blog/tags/${name}`, inline: true });

function routesOf(blog: Blog, config = CONFIG): Map<string, Route> {
  return new Map(buildBlogRoutes(blog, config).map((route) => [route.url, route]));
}

/** The page at a url, which must be of a kind. */
function pageAt<Kind extends PageData['kind']>(
  routes: Map<string, Route>,
  options: { url: string; kind: Kind },
): Extract<PageData, { kind: Kind }> {
  const page = routes.get(options.url)?.page;
  if (page?.kind !== options.kind) throw new Error(`There is no ${options.kind} at ${options.url}.`);
  return page as Extract<PageData, { kind: Kind }>;
}

const titles = (posts: readonly { title: string }[]): string[] => posts.map((post) => post.title);

describe('posts and lists', () => {
  const posts = [
    createPost('a', { truncateAt: 7, hasTruncateMarker: true }),
    createPost('gizli', { unlisted: true }),
    createPost('b', {
      frontMatter: {
        title_meta: 'B meta',
        keywords: ['k'],
        image: '/i.png',
        hide_table_of_contents: true,
        toc_max_heading_level: 5,
      },
    }),
    createPost('c'),
  ];
  const routes = routesOf(createBlog(posts));

  it('give every post its page', () => {
    expect(routes.get('/blog/b')).toMatchObject({
      output: 'blog/b/index.html',
      source: 'blog/b.md',
      title: 'B meta',
      description: 'b hakkında',
      keywords: ['k'],
      image: '/i.png',
      unlisted: false,
      bodies: [{ source: 'blog/b.md', format: 'md' }],
    });
    expect(pageAt(routes, { url: '/blog/b', kind: 'blogPost' })).toMatchObject({
      showToc: false,
      tocLevels: { min: 2, max: 5 },
    });
    expect(routes.get('/blog/gizli')?.unlisted).toBe(true);
    expect(routes.get('/blog/a')?.bodies[0]).not.toHaveProperty('truncateAt');
  });

  it('list the listed ones page by page, cut at their marker', () => {
    const first = pageAt(routes, { url: '/blog', kind: 'blogList' });
    const second = pageAt(routes, { url: '/blog/page/2', kind: 'blogList' });
    expect([titles(first.posts), titles(second.posts)]).toEqual([['A', 'B'], ['C']]);
    expect([first.page, second.page]).toEqual([
      { page: 1, totalPages: 2, previous: undefined, next: '/blog/page/2' },
      { page: 2, totalPages: 2, previous: '/blog', next: undefined },
    ]);
    expect(routes.get('/blog')).toMatchObject({
      title: 'Günlük',
      description: 'Yazılar',
      bodies: [{ source: 'blog/a.md', truncateAt: 7 }, { source: 'blog/b.md' }],
    });
    expect(routes.has('/blog/page/3')).toBe(false);
  });

  it('share one summary, with the recent posts cut to their count', () => {
    const { blog } = pageAt(routes, { url: '/blog', kind: 'blogList' });
    expect(pageAt(routes, { url: '/blog/c', kind: 'blogPost' }).blog).toBe(blog);
    expect(blog.recent.map((post) => [post.title, post.unlisted])).toEqual([
      ['A', false],
      ['GIZLI', true],
    ]);
    expect(blog.authorsPath).toBeUndefined();
    expect(
      pageAt(routesOf(createBlog(posts, { sidebarCount: 'ALL' })), { url: '/blog', kind: 'blogList' }).blog.recent,
    ).toHaveLength(4);
  });

  it('stand in the sidebar under a label of their own', () => {
    const labelled = createPost('a', { frontMatter: { sidebar_label: 'Kısa ad' } });
    const page = pageAt(routesOf(createBlog([labelled])), { url: '/blog', kind: 'blogList' });
    expect([titles(page.blog.recent), titles(page.posts)]).toEqual([['Kısa ad'], ['A']]);
  });

  it('stand on one page when asked, and on the home page with the title of the site', () => {
    expect(
      pageAt(routesOf(createBlog(posts, { postsPerPage: 'ALL' })), { url: '/blog', kind: 'blogList' }).posts,
    ).toHaveLength(3);
    const home = routesOf(createBlog(posts, { path: '/' }));
    expect([home.get('/')?.title, home.get('/page/2')?.title]).toEqual([undefined, 'Günlük']);
    const below = routesOf(createBlog(posts, { path: '/kok/' }), { ...CONFIG, baseUrl: '/kok/' });
    expect(below.get('/kok/')?.title).toBe('Günlük');
  });

  it('follow trailingSlash', () => {
    const slashed = routesOf(createBlog(posts, { path: '/blog/' }), { ...CONFIG, trailingSlash: true });
    expect(slashed.get('/blog/page/2/')?.output).toBe('blog/page/2/index.html');
    const bare = routesOf(createBlog(posts), { ...CONFIG, trailingSlash: false });
    expect(bare.get('/blog/page/2')?.output).toBe('blog/page/2.html');
  });

  it('are none for a blog without posts', () => {
    expect(
      buildBlogRoutes(
        createBlog([], { authors: [{ key: 'a', name: 'A', page: { permalink: '/blog/authors/a' } }] }),
        CONFIG,
      ),
    ).toEqual([]);
  });
});

describe('tags', () => {
  const routes = routesOf(
    createBlog([
      createPost('a', { tags: [tag('iade', 'İade'), tag('iade', 'IADE'), { ...tag('x'), description: 'X üzerine' }] }),
      createPost('b', { tags: [tag('iade', 'iade')] }),
      createPost('c', { tags: [tag('iade'), tag('gizli')], unlisted: true }),
      createPost('d', { tags: [tag('iade')] }),
    ]),
  );

  it('share a page by address, under the first label, each post once', () => {
    const page = pageAt(routes, { url: '/blog/tags/iade', kind: 'blogTag' });
    expect([page.tag.label, page.count, titles(page.posts)]).toEqual(['İade', 3, ['A', 'B']]);
    expect(page.page).toEqual({ page: 1, totalPages: 2, previous: undefined, next: '/blog/tags/iade/page/2' });
    expect(titles(pageAt(routes, { url: '/blog/tags/iade/page/2', kind: 'blogTag' }).posts)).toEqual(['D']);
    expect(routes.get('/blog/tags/iade')?.title).toBe('3 posts tagged with "İade"');
    expect(routes.get('/blog/tags/x')).toMatchObject({ title: 'One post tagged with "x"', description: 'X üzerine' });
  });

  it('of unlisted posts alone have a page that is in no list', () => {
    expect(routes.get('/blog/tags/gizli')?.unlisted).toBe(true);
    expect(titles(pageAt(routes, { url: '/blog/tags/gizli', kind: 'blogTag' }).posts)).toEqual(['C']);
    expect(pageAt(routes, { url: '/blog/tags', kind: 'blogTags' }).tags).toEqual([
      { label: 'İade', permalink: '/blog/tags/iade', count: 3 },
      { label: 'x', permalink: '/blog/tags/x', description: 'X üzerine', count: 1 },
    ]);
  });

  it('have no list where there are none', () => {
    expect(routesOf(createBlog([createPost('a')])).has('/blog/tags')).toBe(false);
  });
});

describe('archive', () => {
  const posts = [
    createPost('d', { date: '2030-01-01T00:00:00.000Z' }),
    createPost('c', { date: '2024-05-01T00:00:00.000Z' }),
    createPost('gizli', { date: '2024-04-01T00:00:00.000Z', unlisted: true }),
    createPost('b', { date: '2024-01-01T00:00:00.000Z' }),
  ];

  it('goes back year by year, and forward within a year', () => {
    const { years } = pageAt(routesOf(createBlog(posts)), { url: '/blog/archive', kind: 'blogArchive' });
    expect(years.map(({ year, posts: inYear }) => [year, titles(inYear)])).toEqual([
      ['2030', ['D']],
      ['2024', ['B', 'C']],
    ]);
  });

  it('has the years in the order of the posts, as Docusaurus has them', () => {
    const { years } = pageAt(routesOf(createBlog(posts.toReversed())), { url: '/blog/archive', kind: 'blogArchive' });
    expect(years.map(({ year, posts: inYear }) => [year, titles(inYear)])).toEqual([
      ['2024', ['C', 'B']],
      ['2030', ['D']],
    ]);
  });

  it('and the other pages that the theme words have titles in the language of the site', () => {
    const ayse: Author = { key: 'ayse', name: 'Ayşe', page: { permalink: '/blog/authors/ayse' } };
    const blog = createBlog([createPost('a', { tags: [tag('x')], authors: [ayse] })], { authors: [ayse] });
    const turkish = buildBlogRoutes(blog, TURKISH);
    expect(turkish.map(({ title }) => title)).toEqual([
      'A',
      'Günlük',
      'Etiketler',
      '“x” etiketli bir gönderi',
      'Arşiv',
      'Yazarlar',
      'Ayşe - Bir gönderi',
    ]);
  });

  it('can be switched off', () => {
    expect(
      [...routesOf(createBlog(posts, { archivePath: undefined })).values()].some(
        (route) => route.page.kind === 'blogArchive',
      ),
    ).toBe(false);
  });
});

describe('authors', () => {
  const ayse: Author = { key: 'ayse', name: 'Ayşe', page: { permalink: '/blog/authors/ayse' } };
  const ekip: Author = { key: 'ekip', name: 'Ekip' };
  const yeni: Author = { key: 'yeni', name: 'Yeni', page: { permalink: '/blog/authors/yeni' } };
  const posts = ['a', 'b', 'c'].map((name) => createPost(name, { authors: [ayse, { name: 'Konuk' }] }));
  const hidden = createPost('gizli', { authors: [ayse], unlisted: true });
  const routes = routesOf(createBlog([...posts, hidden], { authors: [ayse, ekip, yeni] }));

  it('are listed with the number of their listed posts', () => {
    const { authors, blog } = pageAt(routes, { url: '/blog/authors', kind: 'blogAuthors' });
    expect(authors.map((author) => [author.name, author.count])).toEqual([
      ['Ayşe', 3],
      ['Ekip', 0],
      ['Yeni', 0],
    ]);
    expect(blog.authorsPath).toBe('/blog/authors');
  });

  it('have a page where they asked for one, even without posts', () => {
    const page = pageAt(routes, { url: '/blog/authors/ayse', kind: 'blogAuthor' });
    expect([page.count, titles(page.posts), page.page.next]).toEqual([3, ['A', 'B'], '/blog/authors/ayse/page/2']);
    expect(titles(pageAt(routes, { url: '/blog/authors/ayse/page/2', kind: 'blogAuthor' }).posts)).toEqual(['C']);
    expect(routes.get('/blog/authors/ayse')?.title).toBe('Ayşe - 3 posts');
    expect(pageAt(routes, { url: '/blog/authors/yeni', kind: 'blogAuthor' }).posts).toEqual([]);
    expect(routes.has('/blog/authors/ekip')).toBe(false);
  });
});
