import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentContext } from '../context.ts';
import { createContext } from '../testing/create-context.ts';
import { loadPages, type PagesOptions } from './load-pages.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'yaprak-pages-'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

const OPTIONS: PagesOptions = {
  id: 'default',
  path: 'src/pages',
  routeBasePath: '/',
  include: ['**/*.{js,jsx,ts,tsx,md,mdx}'],
  exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'],
  editLocalizedFiles: false,
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
  explicit: false,
};

function load(
  files: Record<string, string>,
  {
    options = {},
    context = {},
  }: { options?: Partial<PagesOptions>; context?: Partial<ContentContext> & { dir?: string } } = {},
) {
  for (const [path, text] of Object.entries(files)) {
    const full = join(siteDir, 'src/pages', path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  return loadPages({ ...OPTIONS, ...options }, createContext(siteDir, context));
}

describe('loadPages', () => {
  it('finds React and Markdown pages', async () => {
    const { content, problems, sources } = await load({
      'index.tsx': '',
      'alt/index.md': '# Alt\n\nMetin.\n',
      'alt/sayfa.mdx': '---\ntitle: Sayfa\nunlisted: true\n---\n',
      'hakkinda.js': '',
      '_parca.js': '',
      'x.test.tsx': '',
      'stil.module.css': '',
      'taslak.md': '---\ndraft: true\n---\n',
      'ozel.md': '---\nslug: /baska/yol\n---\n',
    });
    expect(problems).toEqual([]);
    expect(
      content.map(({ kind, permalink, title, description, unlisted, format }) => [
        kind,
        permalink,
        title,
        description,
        unlisted,
        format,
      ]),
    ).toEqual([
      ['markdown', '/alt/', 'Alt', 'Metin.', false, 'md'],
      ['markdown', '/alt/sayfa', 'Sayfa', undefined, true, 'mdx'],
      ['react', '/hakkinda', undefined, undefined, false, undefined],
      ['react', '/', undefined, undefined, false, undefined],
      ['markdown', '/baska/yol', undefined, undefined, false, 'md'],
    ]);
    expect(sources.map(({ source }) => source)).toContain('src/pages/index.tsx');
  });

  it('applies baseUrl, routeBasePath, trailingSlash and editUrl', async () => {
    const given = {
      options: { routeBasePath: 'p', editUrl: 'https://host/edit' },
      context: { baseUrl: '/kok/', trailingSlash: true },
    };
    const { content } = await load({ 'a.md': '', 'index.md': '' }, given);
    expect(content.map(({ permalink, editUrl }) => [permalink, editUrl])).toEqual([
      ['/kok/p/a/', 'https://host/edit/src/pages/a.md'],
      ['/kok/p/', 'https://host/edit/src/pages/index.md'],
    ]);
  });

  it('has none where there is no folder and tells wrong front matter', async () => {
    expect(await load({})).toEqual({ content: [], sources: [], problems: [] });
    expect((await load({ 'a.md': '---\nkeywords: x\n---\n' })).problems).toMatchObject([
      { code: 'invalid-front-matter', file: 'src/pages/a.md', line: 2 },
    ]);
  });

  describe('in another language', () => {
    const FOLDER = 'i18n/en/docusaurus-plugin-content-pages';

    async function loadEnglish(
      originals: Record<string, string>,
      { translations = {}, ...given }: Parameters<typeof load>[1] & { translations?: Record<string, string> } = {},
    ) {
      for (const [path, text] of Object.entries(translations)) {
        const full = join(siteDir, FOLDER, path);
        mkdirSync(dirname(full), { recursive: true });
        writeFileSync(full, text);
      }
      const context = { dir: 'i18n/en', locale: 'en', baseUrl: '/en/', rootUrl: '/', ...given.context };
      return load(originals, { ...given, context });
    }

    it('are its translations, at its addresses', async () => {
      const { content, problems } = await loadEnglish(
        { 'index.tsx': '', 'a.md': '# A', 'b.md': '# B' },
        { translations: { 'index.tsx': '', 'a.md': '---\nslug: /first\n---\n\n# First\n' } },
      );
      expect(problems).toEqual([]);
      expect(content.map(({ permalink, title, source }) => [permalink, title, source])).toEqual([
        ['/en/first', 'First', `${FOLDER}/a.md`],
        ['/en/b', 'B', 'src/pages/b.md'],
        ['/en/', undefined, `${FOLDER}/index.tsx`],
      ]);
    });

    it('are left out without one where that is wanted, unless they are React', async () => {
      const originals = { 'index.tsx': '', 'a.md': '---\nuntranslated: fallback\n---\n', 'b.md': '# B' };
      const { content } = await loadEnglish(originals, { context: { untranslated: 'omit' } });
      expect(content.map(({ permalink }) => permalink)).toEqual(['/en/a', '/en/']);
    });

    it('are edited where the translation is, if that is wanted', async () => {
      const options = { editUrl: 'https://host/edit', editLocalizedFiles: true };
      const { content } = await loadEnglish({ 'a.md': '', 'b.md': '' }, { options, translations: { 'a.md': '' } });
      expect(content.map(({ editUrl }) => editUrl)).toEqual([
        `https://host/edit/${FOLDER}/a.md`,
        'https://host/edit/src/pages/b.md',
      ]);
    });
  });
});
