import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { blogSchema, type ProcessBlogPosts } from '../../config/schema/blog.ts';
import type { ContentContext } from '../context.ts';
import { createContext } from '../testing/create-context.ts';
import { loadBlog } from './load-blog.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const QUIET = { onInlineTags: 'ignore', onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore' };

function createSite(files: Record<string, string>): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-blog-'));
  folders.push(siteDir);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDir, 'blog', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return siteDir;
}

function load(
  files: Record<string, string>,
  options: Record<string, unknown> = QUIET,
  context: Partial<ContentContext> = {},
) {
  const section = { ...blogSchema.parse(options), explicit: true };
  return loadBlog(section, createContext(context.siteDir ?? createSite(files), context));
}

async function loadOne(text: string, files: Record<string, string> = {}, options: Record<string, unknown> = QUIET) {
  const { content, problems } = await load({ '2024-01-02-x.md': text, ...files }, options);
  const post = content.posts[0];
  if (!post) throw new Error(`The post was not loaded: ${JSON.stringify(problems)}`);
  return { post, problems };
}

describe('posts', () => {
  it('are sorted newest first, those of one moment by file, and know their neighbours', async () => {
    const { content } = await load({
      '2024-01-01-a.md': '# A',
      '2024-03-01-c.md': '# C',
      '2024-02-01-b2.md': '# B2',
      '2024-02-01-b1.md': '# B1',
      '2024-02-15-gizli.md': '---\nunlisted: true\n---\n# Gizli',
      '2024-02-16-taslak.md': '---\ndraft: true\n---\n# Taslak',
      '_2024-02-17-yok.md': '# Yok',
    });
    expect(content.posts.map((post) => post.title)).toEqual(['C', 'Gizli', 'B1', 'B2', 'A']);
    const [newest, hidden, b1, , oldest] = content.posts;
    expect([newest?.previous, newest?.next?.title]).toEqual([undefined, 'B1']);
    expect([b1?.previous, b1?.next]).toEqual([
      { title: 'C', permalink: '/blog/2024/03/01/c' },
      { title: 'B2', permalink: '/blog/2024/02/01/b2' },
    ]);
    expect([oldest?.previous?.title, oldest?.next]).toEqual(['B2', undefined]);
    expect([hidden?.unlisted, hidden?.previous, hidden?.next]).toEqual([true, undefined, undefined]);
  });

  it('are chosen and put in order by a function of the config', async () => {
    const files = { '2024-01-01-a.md': '# A\n\nMetin.', '2024-02-01-b.md': '# B', '2024-03-01-c.md': '# C' };
    const processed = async (processBlogPosts: ProcessBlogPosts) => {
      const { content, problems } = await load(files, { ...QUIET, processBlogPosts });
      return { titles: content.posts.map((post) => post.title), next: content.posts[0]?.next?.title, problems };
    };
    const early = new Date('2024-02-15');
    expect(
      await processed(async ({ blogPosts }) => blogPosts.filter(({ metadata }) => metadata.date < early).toReversed()),
    ).toEqual({ titles: ['A', 'B'], next: 'B', problems: [] });
    expect(await processed(({ blogPosts }) => void blogPosts.pop())).toMatchObject({ titles: ['C', 'B', 'A'] });
    expect(
      await processed(({ blogPosts }) => blogPosts.filter(({ content }) => content.includes('Metin'))),
    ).toMatchObject({
      titles: ['A'],
    });
    const { problems } = await processed(() => {
      throw new Error('olmadı');
    });
    expect(problems).toMatchObject([
      { message: '`processBlogPosts` threw an error: olmadı', configKey: ['blog', 'processBlogPosts'] },
    ]);
  });

  it('can be sorted oldest first', async () => {
    const { content } = await load(
      { '2024-01-01-a.md': '# A', '2024-03-01-c.md': '# C' },
      { ...QUIET, sortPosts: 'ascending' },
    );
    expect(content.posts.map((post) => post.title)).toEqual(['A', 'C']);
  });

  it('keep drafts in dev', async () => {
    const files = { '2024-02-16-taslak.md': '---\ndraft: true\n---\n# Taslak' };
    expect((await load(files, QUIET, { mode: 'dev' })).content.posts).toHaveLength(1);
    expect((await load(files)).content.posts).toHaveLength(0);
  });

  it.each([
    ['date: 2022-01-01', '2022-01-01T00:00:00.000Z'],
    ['date: 2024-05-06T23:30:00+03:00', '2024-05-06T20:30:00.000Z'],
    ['date: 2024-05-06 10:00', '2024-05-06T10:00:00.000Z'],
    ['title: x', '2024-01-02T00:00:00.000Z'],
  ])('with %s are of %s, and the name keeps the address', async (line, date) => {
    const { post } = await loadOne(`---\n${line}\n---\nMetin.`);
    expect([post.date, post.permalink]).toEqual([date, '/blog/2024/01/02/x']);
  });

  it.each([
    ['---\ntitle: Ön madde\n---\n# Gövde\n', 'Ön madde', 'Gövde'],
    ['# Gövde\n\nMetin.', 'Gövde', 'Gövde'],
    ['Metin.', 'x', undefined],
  ])('%j are titled %j', async (text, title, contentTitle) => {
    const { post } = await loadOne(text);
    expect([post.title, post.contentTitle]).toEqual([title, contentTitle]);
  });

  it('have their slug under the blog, with or without a first slash', async () => {
    expect((await loadOne('---\nslug: /a/b\n---\n')).post.permalink).toBe('/blog/a/b');
    expect((await loadOne('---\nslug: c\n---\n')).post.permalink).toBe('/blog/c');
  });

  it('follow baseUrl, routeBasePath and trailingSlash', async () => {
    const files = {
      '2024-01-02-x.md': '---\ntags: [a]\nauthors: ayse\n---\n',
      'authors.yml': 'ayse: {name: A, page: true, image_url: /a.png}',
    };
    const { content } = await load(
      files,
      { ...QUIET, routeBasePath: 'gunluk' },
      { baseUrl: '/kok/', trailingSlash: true },
    );
    expect([content.path, content.tagsPath, content.authorsPath, content.archivePath]).toEqual([
      '/kok/gunluk/',
      '/kok/gunluk/tags/',
      '/kok/gunluk/authors/',
      '/kok/gunluk/archive/',
    ]);
    const post = content.posts[0];
    expect([post?.permalink, post?.tags[0]?.permalink]).toEqual(['/kok/gunluk/2024/01/02/x/', '/kok/gunluk/tags/a/']);
    expect(post?.authors[0]).toMatchObject({
      page: { permalink: '/kok/gunluk/authors/ayse/' },
      imageURL: '/kok/a.png',
    });
  });

  it.each([
    ['Özet.\n\n<!-- truncate -->\n\nSonra.', 7],
    ['Özet.\n\n{/* truncate */}\n\nSonra.', 7],
    ['Özet.\n\n<!--truncate-->', 7],
    ['Özet. <!-- truncate --> Sonra.', 6],
    ['```html\n<!-- truncate -->\n```', 8],
    ['---\ntitle: "<!-- truncate -->"\n---\nÖzet.', undefined],
  ])('%j end their preview at %j', async (text, truncateAt) => {
    const { post } = await loadOne(text);
    expect([post.truncateAt, post.hasTruncateMarker]).toEqual([truncateAt, truncateAt !== undefined]);
  });

  it('tell how long they take, not counting the title, unless that is switched off', async () => {
    const text = `# Başlık burada\n\n${'sözcük '.repeat(300)}`;
    expect((await loadOne(text)).post.readingTime).toBe(1.5);
    expect((await loadOne(text, {}, { ...QUIET, showReadingTime: false })).post.readingTime).toBeUndefined();
    expect((await loadOne(`---\nhide_reading_time: x\n---\n${text}`)).problems).toEqual([]);
    expect((await loadOne(`---\nhide_reading_time: true\n---\n${text}`)).post.readingTime).toBeUndefined();
    const readingTime = ({
      content,
      defaultReadingTime,
    }: {
      content: string;
      defaultReadingTime: (question: object) => number;
    }) => defaultReadingTime({ content, options: { wordsPerMinute: 300 } });
    expect((await loadOne(text, {}, { ...QUIET, readingTime })).post.readingTime).toBe(1);
    const lengthOf = ({ content }: { content: string }) => content.length;
    const custom = await loadOne('# Başlık\n\nMetin.\n', {}, { ...QUIET, readingTime: lengthOf });
    expect(custom.post.readingTime).toBe('Metin.'.length);
  });

  it('are described by their first paragraph, whatever their title holds', async () => {
    expect((await loadOne('# C# temelleri\n\nİlk paragraf.')).post.description).toBe('İlk paragraf.');
  });

  it('with a marker in the line of the title have a preview that ends there, and no rest to read', async () => {
    const { post } = await loadOne('# Başlık <!-- truncate --> sonra\n\nMetin.');
    expect([post.truncateAt, post.hasTruncateMarker]).toEqual([9, false]);
  });
});

describe('undated posts', () => {
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd,
      env: { ...process.env, GIT_AUTHOR_DATE: '2021-02-03T04:05:06Z', GIT_COMMITTER_DATE: '2021-02-03T04:05:06Z' },
    });

  const birthOf = (siteDir: string, name: string) =>
    new Date(statSync(path.join(siteDir, 'blog', name)).birthtimeMs).toISOString();

  it('have the date of their first commit, or else of their file', async () => {
    const siteDir = createSite({ 'yazi.md': '# Yazı', '2020-01-01-eski.md': '# Eski' });
    git(siteDir, 'init', '--quiet');
    git(siteDir, 'add', '.');
    git(siteDir, 'commit', '--quiet', '--message', 'x');
    writeFileSync(path.join(siteDir, 'blog', 'yeni.md'), '# Yeni');
    const { content, problems } = await load({}, QUIET, { siteDir });
    expect(content.posts.map((post) => [post.title, post.date])).toEqual([
      ['Yeni', birthOf(siteDir, 'yeni.md')],
      ['Yazı', '2021-02-03T04:05:06.000Z'],
      ['Eski', '2020-01-01T00:00:00.000Z'],
    ]);
    expect(problems).toMatchObject([{ code: 'undated-post', severity: 'warning', file: 'blog/yeni.md' }]);
  });

  it('are refused outside a repository', async () => {
    const { problems } = await load({ 'yazi.md': '---\ntitle: Yazı\n---\n' });
    expect(problems).toMatchObject([{ code: 'undated-post', severity: 'error', file: 'blog/yazi.md', line: 2 }]);
  });

  it('are reported once when the date in their name does not exist', async () => {
    const { problems } = await load({ '2024-13-45-y.md': '# Y' });
    expect(problems).toMatchObject([{ code: 'invalid-post-date', severity: 'error', file: 'blog/2024-13-45-y.md' }]);
  });
});

describe('authors', () => {
  const AUTHORS = [
    'ayse:',
    '  name: Ayşe Yılmaz',
    '  image_url: /img/ayse.png',
    '  page: true',
    '  socials: {github: ayse, X: https://x.com/a, linkedin: ayse, stackoverflow: 82609, email: a@example.com, blogum: kendi}',
    'mehmetOz:',
    '  name: Mehmet Öz',
    '  page: {permalink: /yazan/mehmet}',
    'camelCase: {name: C, page: true}',
  ].join('\n');

  it('come from the authors file, with full addresses', async () => {
    const { content, problems } = await load({
      '2024-01-01-a.md': '---\nauthors: [ayse, mehmetOz]\n---\n',
      'authors.yml': AUTHORS,
    });
    expect(problems).toEqual([]);
    expect(content.authors.map((author) => author.page?.permalink)).toEqual([
      '/blog/authors/ayse',
      '/blog/authors/yazan/mehmet',
      '/blog/authors/camel-case',
    ]);
    expect(content.posts[0]?.authors).toEqual(content.authors.slice(0, 2));
    expect(content.authors[0]).toEqual({
      key: 'ayse',
      name: 'Ayşe Yılmaz',
      imageURL: '/img/ayse.png',
      page: { permalink: '/blog/authors/ayse' },
      socials: {
        github: 'https://github.com/ayse',
        X: 'https://x.com/a',
        linkedin: 'https://www.linkedin.com/in/ayse/',
        stackoverflow: 'https://stackoverflow.com/users/82609',
        email: 'mailto:a@example.com',
        blogum: 'kendi',
      },
    });
  });

  it('may be written in the post, whole or over a key', async () => {
    const text =
      '---\nauthors:\n  - {key: ayse, title: Baş}\n  - {name: Fatma, image_url: https://e.org/f.png, socials: {github: f}}\n---\n';
    const { post, problems } = await loadOne(text, { 'authors.yml': AUTHORS }, { ...QUIET, onInlineAuthors: 'warn' });
    expect(post.authors[0]).toMatchObject({
      key: 'ayse',
      name: 'Ayşe Yılmaz',
      title: 'Baş',
      page: { permalink: '/blog/authors/ayse' },
    });
    expect(post.authors[1]).toEqual({
      name: 'Fatma',
      imageURL: 'https://e.org/f.png',
      socials: { github: 'https://github.com/f' },
    });
    expect(problems).toMatchObject([
      { code: 'inline-author', severity: 'warning', file: 'blog/2024-01-02-x.md', line: 2 },
    ]);
    expect(problems[0]?.message).toContain('Fatma');
    expect(problems[0]?.message).not.toContain('Ayşe');
  });

  it('may be written in the old fields', async () => {
    const { post } = await loadOne(
      '---\nauthor: E\nauthor_title: T\nauthorURL: https://e.org\nauthor_image_url: /e.png\n---\n',
    );
    expect(post.authors).toEqual([{ name: 'E', title: 'T', url: 'https://e.org', imageURL: '/e.png' }]);
  });

  it.each([
    ['authors: aysee', 'unknown-author', 'Did you mean "ayse"?'],
    ['authors: [kimse]', 'unknown-author', 'ayse, mehmetOz'],
    ['authors: ayse\nauthor: E', 'mixed-authors', 'authors'],
    ['authors: [ayse, ayse]', 'repeated-author', ''],
    ['authors: [{title: x}]', 'invalid-front-matter', ''],
    ['authors: [{name: A, socials: {github: a/b}}]', 'invalid-front-matter', ''],
  ])('are refused: %s', async (lines, code, hint) => {
    const { problems } = await loadOne(`---\n${lines}\n---\n`, { 'authors.yml': AUTHORS });
    expect(problems).toMatchObject([{ code, severity: 'error', file: 'blog/2024-01-02-x.md' }]);
    expect(problems[0]?.line).toBeGreaterThan(1);
    expect(problems[0]?.hint ?? '').toContain(hint);
  });

  it.each([
    ['authors: [ayse, {name: A, title: [x]}]', '"authors[1].title" must be text, but it is ["x"]'],
    ['authors: {name: A, url: ""}', '"authors.url" must not be empty'],
    ['authors: {name: A, socials: {x: a/b}}', '"authors.socials.x" must be a user name without slashes'],
    ['authors: [ayse, null]', '"authors[1]" must be the key of an author, or a map'],
    ['authors: true', '"authors" must be the key of an author, a map with "name", or a list'],
  ])('that are wrong are told by the field: %s', async (line, message) => {
    const { problems } = await loadOne(`---\n${line}\n---\n`, { 'authors.yml': AUTHORS });
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['email:', {}],
    ['email: ""', {}],
    ['description: ""', {}],
    ['email: a@example.com', { email: 'a@example.com' }],
    ['socials: {blogum: "", github: a}', { socials: { github: 'https://github.com/a' } }],
    ['page: {permalink: /z}', { page: { permalink: '/kok/z' } }],
    ['page: {permalink: https://z.example}', { page: { permalink: 'https://z.example' } }],
    ['page: true\n  url: https://z.example', { url: 'https://z.example' }],
    ['page: true', {}],
    ['url: /hakkinda', { url: '/kok/hakkinda' }],
  ])('in a post may have %j', async (lines, rest) => {
    const text = `---\nauthors:\n  name: Z\n  ${lines}\n---\n`;
    const { content, problems } = await load({ '2024-01-02-x.md': text }, QUIET, { baseUrl: '/kok/' });
    expect(problems).toEqual([]);
    expect(content.posts[0]?.authors).toEqual([{ name: 'Z', ...rest }]);
  });

  it('may lose in a post what the authors file gives them', async () => {
    const { post } = await loadOne('---\nauthors: {key: ayse, page: false}\n---\n', { 'authors.yml': AUTHORS });
    expect([post.authors[0]?.name, post.authors[0]?.page]).toEqual(['Ayşe Yılmaz', undefined]);
  });

  it('by key need an authors file', async () => {
    expect((await loadOne('---\nauthors: ayse\n---\n')).problems).toMatchObject([{ code: 'unknown-author', line: 2 }]);
  });

  it.each([
    ['a: {name: A}\nayse: {title: x}', 'invalid-authors-file', 2],
    ['ayse: text', 'invalid-authors-file', 1],
    ['a: {name: A, page: 3}', 'invalid-authors-file', 1],
    ['a: {name: A, page: {permalink: /a, x: 1}}', 'invalid-authors-file', 1],
    ['a: {name: A, page: true}\nb: {name: B, page: {permalink: /a}}', 'duplicate-author-page', 2],
    ['a: [', 'invalid-yaml', undefined],
  ])('file %j is refused', async (text, code, line) => {
    const { problems } = await load({ '2024-01-01-a.md': 'x', 'authors.yml': text });
    expect(problems).toMatchObject([{ code, severity: 'error', file: 'blog/authors.yml', ...(line && { line }) }]);
    // The checker's own words make no sentence.
    expect(problems[0]?.message).not.toContain('Unrecognized');
  });
});

describe('policies', () => {
  const files = {
    '2024-01-02-a.md': '---\ntags: [yok, var]\nauthors: {name: A}\n---\n',
    '2024-01-03-b.md': 'x\n<!-- truncate -->',
    'tags.yml': 'var: {label: Var}\n',
  };

  it('warn by default', async () => {
    const { problems } = await load(files, {});
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['inline-author', 'warning'],
      ['inline-tag', 'warning'],
      ['untruncated-post', 'warning'],
    ]);
    expect(problems[1]?.message).toContain('[yok]');
    expect(problems[2]?.message).toContain('blog/2024-01-02-a.md');
    expect(problems[2]?.message).not.toContain('b.md');
  });

  it('fail or say nothing when asked to', async () => {
    const strict = await load(files, {
      onInlineTags: 'throw',
      onInlineAuthors: 'throw',
      onUntruncatedBlogPosts: 'throw',
    });
    expect(strict.problems.map((problem) => problem.severity)).toEqual(['error', 'error', 'error']);
    expect((await load(files)).problems).toEqual([]);
  });
});

describe('bad input', () => {
  it.each([
    ['date: dün', 'invalid-front-matter', 3],
    ['date: [1]', 'invalid-front-matter', 3],
    ['tags: tek', 'invalid-front-matter', 3],
    ['draft: true\nunlisted: true', 'invalid-front-matter', 4],
    ['x: a: b', 'invalid-yaml', 3],
  ])('in the front matter names its line: %s', async (lines, code, line) => {
    const { content, problems } = await load({ '2024-01-02-x.md': `---\ntitle: T\n${lines}\n---\n` });
    expect(problems).toMatchObject([{ code, severity: 'error', file: 'blog/2024-01-02-x.md', line }]);
    expect(content.posts).toHaveLength(1);
  });

  it('names a folder that does not exist', async () => {
    const { problems } = await load({ 'a.txt': '' }, { ...QUIET, path: 'yok' });
    expect(problems).toMatchObject([{ code: 'missing-folder', severity: 'error' }]);
  });
});
