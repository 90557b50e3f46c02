import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blogSchema } from '../../config/schema/blog.ts';
import type { ContentContext } from '../context.ts';
import { createContext } from '../testing/create-context.ts';
import { loadBlog } from './load-blog.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'yaprak-translated-blog-'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

const FOLDER = 'i18n/tr/docusaurus-plugin-content-blog';
const QUIET = { onInlineTags: 'ignore', onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore' };

/** The blog of a site in Turkish, which is not its default language. */
function load(
  files: Record<string, string>,
  { options = {}, context = {} }: { options?: object; context?: Partial<ContentContext> } = {},
) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }
  const section = { ...blogSchema.parse({ ...QUIET, ...options }), explicit: true };
  return loadBlog(
    section,
    createContext(siteDir, {
      dir: 'i18n/tr',
      baseUrl: '/tr/',
      rootUrl: '/',
      untranslated: 'fallback',
      ...context,
    }),
  );
}

const POSTS = {
  'blog/2024-01-01-a.md': '# Hello\n',
  'blog/2024-02-01-b.md': '# Second\n',
  [`${FOLDER}/2024-01-01-a.md`]: '---\nslug: merhaba\n---\n\n# Merhaba\n',
};

describe('the blog of a language', () => {
  it('has its translations, and the originals of what it has none of', async () => {
    const { content, problems, sources } = await load(POSTS);
    expect(problems).toEqual([]);
    expect(
      content.posts.map(({ title, permalink, date, source }) => [title, permalink, date.slice(0, 10), source]),
    ).toEqual([
      ['Second', '/tr/blog/2024/02/01/b', '2024-02-01', 'blog/2024-02-01-b.md'],
      ['Merhaba', '/tr/blog/merhaba', '2024-01-01', `${FOLDER}/2024-01-01-a.md`],
    ]);
    expect(content.posts[0]?.next).toEqual({ title: 'Merhaba', permalink: '/tr/blog/merhaba' });
    expect(content).toMatchObject({ path: '/tr/blog', tagsPath: '/tr/blog/tags', archivePath: '/tr/blog/archive' });
    expect(sources.map(({ source }) => source)).toContain(`${FOLDER}/2024-01-01-a.md`);
  });

  it('has its own title, description and list of recent posts', async () => {
    const words = {
      title: { message: 'Günlük' },
      description: { message: 'Yazılarımız' },
      'sidebar.title': { message: 'Son yazılar' },
    };
    const options = { blogTitle: 'Journal', blogDescription: 'What we write', blogSidebarTitle: 'Recent' };
    const { content } = await load({ ...POSTS, [`${FOLDER}/options.json`]: JSON.stringify(words) }, { options });
    expect(content).toMatchObject({ title: 'Günlük', description: 'Yazılarımız', sidebarTitle: 'Son yazılar' });
  });

  it('is as the author wrote it without such a file', async () => {
    const options = { blogTitle: 'Journal', blogDescription: 'What we write', blogSidebarTitle: 'Recent' };
    const { content } = await load(POSTS, { options });
    expect(content).toMatchObject({ title: 'Journal', description: 'What we write', sidebarTitle: 'Recent' });
  });

  it('has the authors and tags of its own files, with pictures where all languages find them', async () => {
    const { content, problems } = await load({
      'blog/2024-01-01-a.md': '---\nauthors: ada\ntags: [color]\n---\n',
      'blog/authors.yml': 'ada:\n  name: Ada\n  title: Author\n  image_url: /img/ada.png\n  page: true\n',
      'blog/tags.yml': 'color:\n  label: Colour\n',
      [`${FOLDER}/authors.yml`]: 'ada:\n  name: Ada\n  title: Yazar\n  image_url: /img/ada.png\n  page: true\n',
      [`${FOLDER}/tags.yml`]: 'color:\n  label: Renk\n  permalink: /renk\n',
    });
    expect(problems).toEqual([]);
    expect(content.posts[0]).toMatchObject({
      authors: [{ key: 'ada', title: 'Yazar', imageURL: '/img/ada.png', page: { permalink: '/tr/blog/authors/ada' } }],
      tags: [{ label: 'Renk', permalink: '/tr/blog/tags/renk' }],
    });
    expect(content.authors).toMatchObject([{ title: 'Yazar' }]);
  });

  it('reports faults of its own files under their own names', async () => {
    const { problems } = await load({
      'blog/2024-01-01-a.md': '# A',
      'blog/tags.yml': 'a:\n',
      [`${FOLDER}/tags.yml`]: 'a:\n  lable: x\n',
      [`${FOLDER}/authors.yml`]: 'ada: b: c\n',
    });
    expect(problems.map(({ code, file }) => [code, file])).toEqual([
      ['invalid-yaml', `${FOLDER}/authors.yml`],
      ['invalid-tags-file', `${FOLDER}/tags.yml`],
    ]);
  });

  it('leaves out posts without a translation where the site or the post says so', async () => {
    const titles = async (files: Record<string, string>, untranslated?: 'omit' | 'fallback') =>
      (await load(files, { context: { untranslated } })).content.posts.map(({ title }) => title);
    expect(await titles(POSTS, 'omit')).toEqual(['Merhaba']);
    const own = (value: string) => ({
      ...POSTS,
      'blog/2024-02-01-b.md': `---\nuntranslated: ${value}\n---\n\n# Second\n`,
    });
    expect(await titles(own('fallback'), 'omit')).toEqual(['Second', 'Merhaba']);
    expect(await titles(own('omit'), 'fallback')).toEqual(['Merhaba']);
    expect(await titles(own('omit'), undefined)).toEqual(['Second', 'Merhaba']);
  });

  it('is edited where the original is, or where the translation is', async () => {
    const urls = async (options: object) =>
      (await load(POSTS, { options })).content.posts.map(({ editUrl }) => editUrl);
    const editUrl = 'https://host/edit';
    expect(await urls({ editUrl })).toEqual([
      'https://host/edit/blog/2024-02-01-b.md',
      'https://host/edit/blog/2024-01-01-a.md',
    ]);
    expect(await urls({ editUrl, editLocalizedFiles: true })).toEqual([
      'https://host/edit/blog/2024-02-01-b.md',
      `https://host/edit/${FOLDER}/2024-01-01-a.md`,
    ]);
  });
});
