import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../config/schema.ts';
import { type FeedType, buildFeeds, listFeedLinks, type FeedsOptions } from './feeds.ts';
import type { Blog, BlogPost } from '../shared/model.ts';

function createPost(name: string, given: Partial<BlogPost> = {}): BlogPost {
  return {
    id: `/${name}`,
    instance: 'default',
    source: `blog/${name}.md`,
    digest: name,
    format: 'md',
    title: name,
    description: '',
    permalink: `/kök/blog/${name}`,
    date: '2024-01-01T00:00:00.000Z',
    frontMatter: {},
    authors: [],
    tags: [],
    hasTruncateMarker: false,
    unlisted: false,
    ...given,
  };
}

function createBlog(posts: BlogPost[]): Blog {
  return {
    instance: 'default',
    title: 'Günlük',
    description: 'Yazılar',
    path: '/kök/blog',
    sidebarTitle: '',
    sidebarCount: 5,
    groupSidebarByYear: true,
    postsPerPage: 10,
    posts,
    authors: [],
    tagsPath: '',
    authorsPath: '',
    pageBasePath: 'page',
  };
}

const SITE: FeedsOptions['site'] = {
  title: 'Site & Co',
  url: 'https://example.com',
  baseUrl: '/kök/',
  favicon: '/kök/img/f.ico',
  language: 'tr',
};

async function build(
  posts: BlogPost[],
  given: Partial<FeedsOptions['feed']> & { content?: string; report?: FeedsOptions['report'] } = {},
): Promise<Record<string, string>> {
  const { content = '<p>Metin</p>', report = ({ message }) => expect.fail(message), ...feed } = given;
  const types: FeedType[] = ['rss', 'atom', 'json'];
  const files = await buildFeeds(createBlog(posts), {
    site: SITE,
    feed: { types, ...feed },
    contentOf: () => content,
    textOf: ({ title }) => `# ${title}`,
    report,
  });
  return Object.fromEntries(files.map((file) => [file.path, file.text]));
}

interface JsonFeed {
  title: string;
  icon?: string;
  items: {
    id: string;
    title: string;
    url: string;
    content_html: string;
    date_modified: string;
    tags: string[];
    author?: { name: string; url?: string };
  }[];
}
const json = (files: Record<string, string>): JsonFeed => JSON.parse(files['blog/feed.json'] ?? '') as JsonFeed;

const rss = (files: Record<string, string>): string => files['blog/rss.xml'] ?? '';
const atom = (files: Record<string, string>): string => files['blog/atom.xml'] ?? '';

describe('buildFeeds', () => {
  it('writes the kinds that were asked for beside the blog, and none without posts', async () => {
    expect(Object.keys(await build([createPost('a')]))).toEqual(['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json']);
    expect(Object.keys(await build([createPost('a')], { types: ['atom'] }))).toEqual(['blog/atom.xml']);
    expect(await build([createPost('a', { unlisted: true })])).toEqual({});
    expect(await build([createPost('a')], { types: [] })).toEqual({});
  });

  it('holds the listed posts in their order, up to the limit, at their full addresses', async () => {
    const posts = [createPost('İş'), createPost('gizli', { unlisted: true }), createPost('b'), createPost('c')];
    const files = await build(posts, { limit: 2 });
    expect(json(files).items.map((item) => [item.title, item.url, item.date_modified])).toEqual([
      ['İş', 'https://example.com/k%C3%B6k/blog/%C4%B0%C5%9F', '2024-01-01T00:00:00.000Z'],
      ['b', 'https://example.com/k%C3%B6k/blog/b', '2024-01-01T00:00:00.000Z'],
    ]);
    for (const text of [rss(files), atom(files)]) expect(text.match(/<(?:item|entry)>/g)).toHaveLength(2);
    expect(json(await build(posts)).items).toHaveLength(3);
  });

  it('is dated by its newest post, wherever that stands, not by the clock', async () => {
    const files = await build([createPost('a'), createPost('b', { date: '2024-03-01T00:00:00.000Z' })]);
    expect(atom(files)).toContain('<updated>2024-03-01T00:00:00.000Z</updated>\n    <generator>');
    expect(rss(files)).toContain('<lastBuildDate>Fri, 01 Mar 2024 00:00:00 GMT</lastBuildDate>');
  });

  it('tells title, language, rights and icon, the author’s own before the site’s', async () => {
    const plain = await build([createPost('a')]);
    expect(rss(plain)).toContain('<title>Site &amp; Co Blog</title>');
    expect(rss(plain)).toContain('<language>tr</language>');
    expect(atom(plain)).toContain('<icon>https://example.com/k%C3%B6k/img/f.ico</icon>');
    const own = await build([createPost('a')], {
      title: 'Akış',
      language: 'en',
      copyright: '© Biz',
      description: 'Özet',
    });
    expect(rss(own)).toMatch(
      /<title>Akış<\/title>[\s\S]*<description>Özet<[\s\S]*<language>en<[\s\S]*<copyright>© Biz</,
    );
  });

  it('makes the addresses of a post’s text absolute', async () => {
    const content =
      '<a href="../z?a=1&amp;b=2#c">z</a> <a href="#d">d</a> <img src="/i.png" srcset="x.png 1x, /y.png 2x"> <a href=\'mailto:a@b.c\'>m</a> <code>href="x"</code>';
    expect(json(await build([createPost('a/b')], { content })).items[0]?.content_html).toBe(
      '<a href="https://example.com/k%C3%B6k/blog/z?a=1&amp;b=2#c">z</a> <a href="https://example.com/k%C3%B6k/blog/a/b#d">d</a> ' +
        '<img src="https://example.com/i.png" srcset="https://example.com/k%C3%B6k/blog/a/x.png 1x, https://example.com/y.png 2x"> ' +
        '<a href=\'mailto:a@b.c\'>m</a> <code>href="x"</code>',
    );
  });

  it('knows a post by its address as it is written, whatever letters that has', async () => {
    const files = await build([createPost('İş & güç')]);
    const link = 'https://example.com/k%C3%B6k/blog/%C4%B0%C5%9F%20&amp;%20g%C3%BC%C3%A7';
    const id = 'https://example.com/kök/blog/İş &amp; güç';
    expect(rss(files)).toContain(`<link>${link}</link>\n            <guid>${id}</guid>`);
    expect(atom(files)).toContain(`<id>${id}</id>\n        <link href="${link}"/>`);
    expect(atom(files)).toContain('<id>https://example.com/kök/blog</id>');
    expect(json(files).items[0]?.id).toBe('https://example.com/kök/blog/İş & güç');
  });

  it('names authors without an e-mail where the format has a place for them', async () => {
    const files = await build([
      createPost('a', { authors: [{ name: 'Ada' }, { name: 'Can', email: 'can@example.com' }] }),
    ]);
    expect(rss(files).match(/<author>.*<\/author>/g)).toEqual(['<author>can@example.com (Can)</author>']);
    expect(atom(files).match(/<name>.*<\/name>/g)).toEqual(['<name>Ada</name>', '<name>Can</name>']);
    expect(json(files).items[0]?.author?.name).toBe('Ada');
  });

  it('stays well-formed whatever a post holds', async () => {
    const files = await build(
      [
        createPost('a', {
          title: 'a & b ]]> c ]]> d\u0008',
          tags: [{ label: '<b> & "c"', permalink: '/x', inline: true }],
          authors: [{ name: 'A & B', url: 'http://[' }, { name: 'C', url: '/c' }, { imageURL: '/i.png' }],
        }),
      ],
      { content: '<p>\u001b ]]> ]]> \ud800</p>' },
    );
    for (const text of [rss(files), atom(files)]) {
      // Once CDATA and tags are taken out, neither `<` nor `]]>` is left.
      const rest = text
        .replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
        .replace(/<[/?]?[\w:]+(?:\s[\w:]+="[^"<]*")*[/?]?>/g, '');
      expect(rest).not.toMatch(/<|\]\]>/);
      expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Cs}|\ufffe/u);
    }
    expect(atom(files)).toContain('label="&lt;b> &amp; &quot;c&quot;"');
    expect(json(files).items[0]).toMatchObject({ tags: ['<b> & "c"'], author: { name: 'A & B' } });
    expect(atom(files).match(/<author>/g)).toHaveLength(2);
  });

  it('holds what the config makes of the default entries', async () => {
    const files = await build([createPost('a'), createPost('b')], {
      createFeedItems: async ({ blogPosts, defaultCreateFeedItems, siteConfig }) => {
        const items = await defaultCreateFeedItems({ blogPosts: blogPosts.filter(({ content }) => content === '# b') });
        const own = { title: 'x ]]> y', link: `${siteConfig.url}/own`, date: new Date(0) };
        return [...items.map((item) => ({ ...item, title: `* ${item.title}` })), own];
      },
    });
    expect(json(files).items.map(({ title, url, id }) => [title, url, id])).toEqual([
      ['* b', 'https://example.com/k%C3%B6k/blog/b', 'https://example.com/kök/blog/b'],
      ['x ]]&gt; y', 'https://example.com/own', 'https://example.com/own'],
    ]);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('no net')), 'no net'],
    ['returns something else', () => [{ title: 'a', link: '/a', date: 'never' }], 'a list of items'],
  ])('is as without it where the function of the config %s', async (_, createFeedItems, reason) => {
    const problems: string[] = [];
    const files = await build([createPost('a')], {
      createFeedItems,
      report: ({ message }) => problems.push(message),
    });
    expect(json(files).items.map(({ title }) => title)).toEqual(['a']);
    expect(problems).toEqual([expect.stringContaining(reason)]);
  });
});

describe('listFeedLinks', () => {
  const blog = (instance: string, posts: { unlisted: boolean }[]): Blog =>
    ({ instance, path: `/kok/${instance}`, posts }) as Blog;
  const tags = (blogs: Blog[], feedOptions: { types: ('rss' | 'atom' | 'json')[]; title?: string }) => {
    const sections = blogs.map(({ instance }) => ({ id: instance, feedOptions })) as SiteConfig['blog'];
    return listFeedLinks(blogs, { title: 'Belgeler', blog: sections }).map(({ attributes }) =>
      Object.values(attributes),
    );
  };

  it('names each feed of each blog that has one', () => {
    const blogs = [blog('günlük', [{ unlisted: false }]), blog('gizli', [{ unlisted: true }]), blog('bos', [])];
    expect(tags(blogs, { types: ['rss', 'json'] })).toEqual([
      ['alternate', 'application/rss+xml', '/kok/g%C3%BCnl%C3%BCk/rss.xml', 'Belgeler RSS Feed'],
      ['alternate', 'application/json', '/kok/g%C3%BCnl%C3%BCk/feed.json', 'Belgeler JSON Feed'],
    ]);
    expect(tags(blogs.slice(0, 1), { types: ['atom'], title: 'Yazılar' })).toEqual([
      ['alternate', 'application/atom+xml', '/kok/g%C3%BCnl%C3%BCk/atom.xml', 'Yazılar Atom Feed'],
    ]);
    expect(tags(blogs, { types: [] })).toEqual([]);
  });
});
