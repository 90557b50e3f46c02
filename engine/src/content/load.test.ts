import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocsSection, PagesSection } from '../config/schema.ts';
import { createGitHistory } from './git.ts';
import { loadContent, type ContentConfig } from './load.ts';
import { createTranslations } from './messages.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'yaprak-content-'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

const files = {
  include: ['**/*.{md,mdx,tsx}'],
  exclude: ['**/_*'],
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
  explicit: true,
};
const docs = (more: Partial<DocsSection>): DocsSection =>
  ({
    ...files,
    id: 'default',
    path: 'docs',
    routeBasePath: 'docs',
    numberPrefixParser: true,
    breadcrumbs: true,
    sidebarCollapsible: true,
    sidebarCollapsed: true,
    tags: 'tags.yml',
    onInlineTags: 'warn',
    tagsBasePath: 'tags',
    versions: {},
    editCurrentVersion: false,
    editLocalizedFiles: false,
    includeCurrentVersion: true,
    disableVersioning: false,
    ...more,
  }) as DocsSection;
const pages = { ...files, path: 'src/pages', routeBasePath: '/' } as PagesSection;

function load(texts: Record<string, string>, config: Partial<ContentConfig> = {}) {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }
  const base: ContentConfig = {
    baseUrl: '/',
    rootUrl: '/',
    trailingSlash: undefined,
    configFile: 'yaprak.config.ts',
    docs: [docs({})],
    blog: [],
    pages: [pages],
    i18n: { defaultLocale: 'tr', currentLocale: 'tr', untranslated: 'fallback' },
    markdown: { format: 'detect' },
  };
  const loadModuleFile = async () => ({ bulunan: ['a'] });
  const given = { translations: createTranslations({ siteDir }), history: createGitHistory(siteDir) };
  return loadContent({ ...base, ...config }, { siteDir, mode: 'build', loadModuleFile, ...given });
}

describe('loadContent', () => {
  it('gathers every section, the texts and the problems', async () => {
    const community = docs({ id: 'topluluk', path: 'topluluk', routeBasePath: 'topluluk' });
    const { content, sources, roots } = await load(
      {
        'docs/a.md': '# A\n',
        'topluluk/b.md': '---\ntags: x\n---\n',
        'src/pages/index.tsx': '',
        'ekler/c.md': '# C\n',
      },
      {
        docs: [docs({}), community],
        pages: [pages, { ...pages, id: 'ekler', path: 'ekler', routeBasePath: 'ekler' }],
      },
    );
    expect(content.docs.map(({ instance, path, docs: list }) => [instance, path, list.length])).toEqual([
      ['default', '/docs', 1],
      ['topluluk', '/topluluk', 1],
    ]);
    expect(content.pages.map(({ permalink }) => permalink)).toEqual(['/', '/ekler/c']);
    expect(content.problems).toMatchObject([{ code: 'invalid-front-matter', file: 'topluluk/b.md' }]);
    expect([...sources.keys()]).toEqual(['docs/a.md', 'topluluk/b.md', 'src/pages/index.tsx', 'ekler/c.md']);
    expect(roots).toEqual([['docs'], ['topluluk'], ['src/pages'], ['ekler']]);
  });

  it('finds sidebars.* by itself, but not for a Docusaurus config or a second section', async () => {
    const texts = { 'docs/a.md': '# A\n', 'sidebars.mjs': '' };
    const names = async (config: Partial<ContentConfig>) =>
      Object.keys((await load(texts, config)).content.docs[0]?.sidebars ?? {});
    expect(await names({})).toEqual(['bulunan']);
    expect(await names({ configFile: 'docusaurus.config.ts' })).toEqual(['defaultSidebar']);
    expect(await names({ docs: [docs({ id: 'ikinci' })] })).toEqual(['defaultSidebar']);
  });

  it('is empty where sections are off', async () => {
    const { content } = await load({}, { docs: [], pages: [] });
    expect(content).toEqual({ docs: [], blogs: [], pages: [], problems: [] });
  });
});
