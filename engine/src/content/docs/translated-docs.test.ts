import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resolveConfig } from '../../config/resolve.ts';
import type { DocsVersion, SidebarItem } from '../../shared/model.ts';
import type { ContentContext } from '../context.ts';
import { checkUnknownMessages } from '../messages.ts';
import { createContext } from '../testing/create-context.ts';
import { loadDocs } from './load-docs.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'yaprak-translated-docs-'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

const SECTION = 'i18n/tr/docusaurus-plugin-content-docs';
const FOLDER = `${SECTION}/current`;

interface Given {
  docs?: object;
  sidebars?: unknown;
  context?: Partial<ContentContext>;
}

/** The docs of a site in Turkish, which is not its default language. */
async function load(files: Record<string, string>, { docs = {}, sidebars, context }: Given = {}) {
  const all = sidebars === undefined ? files : { ...files, 'sidebars.json': JSON.stringify(sidebars) };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }
  const sidebarPath = sidebars === undefined ? {} : { sidebarPath: 'sidebars.json' };
  const { config } = resolveConfig(
    { title: 'x', url: 'https://example.com', docs: { onInlineTags: 'ignore', ...sidebarPath, ...docs } },
    { siteDir, configFile: 'yaprak.config.ts', text: '' },
  );
  const section = config?.docs[0];
  if (!section) throw new Error('The config of the test is wrong.');
  const given = createContext(siteDir, {
    dir: 'i18n/tr',
    baseUrl: '/tr/',
    rootUrl: '/',
    untranslated: 'fallback',
    findSidebarsFile: false,
    loadModuleFile: async (path) => JSON.parse(readFileSync(path, 'utf8')) as unknown,
    ...context,
  });
  const loaded = await loadDocs(section, given);
  return { ...loaded, version: loaded.content[0], unknown: checkUnknownMessages(given.translations) };
}

/** `[label, address]` for a link, `[label, address, items]` for a category. */
type Outline = [label: string, href: string | undefined, items?: Outline[]];
const outline = (items: readonly SidebarItem[] = []): Outline[] =>
  items.flatMap((item): Outline[] => {
    if (item.type === 'html') return [];
    return item.type === 'link' ? [[item.label, item.href]] : [[item.label, item.href, outline(item.items)]];
  });
const sidebarOf = (version: DocsVersion | undefined, name: string): Outline[] => outline(version?.sidebars[name]);
const message = (text: string) => ({ message: text });

describe('docs of a language', () => {
  it('are its translations, and the originals of what it has none of, all at its addresses', async () => {
    const { version, roots, sources, problems } = await load({
      'docs/a.md': '# Install',
      'docs/b.md': '# Use',
      [`${FOLDER}/a.md`]: '---\nslug: kurulum\n---\n\n# Kurulum\n\nBöyle kurulur.\n',
    });
    expect(problems).toEqual([]);
    expect(
      version?.docs.map(({ id, permalink, title, description, source }) => [id, permalink, title, description, source]),
    ).toEqual([
      ['a', '/tr/docs/kurulum', 'Kurulum', 'Böyle kurulur.', `${FOLDER}/a.md`],
      ['b', '/tr/docs/b', 'Use', '', 'docs/b.md'],
    ]);
    expect(version).toMatchObject({ path: '/tr/docs', tagsPath: '/tr/docs/tags' });
    expect(roots).toEqual([[FOLDER, 'docs']]);
    expect(sources.map(({ source }) => source)).toEqual([`${FOLDER}/a.md`, 'docs/b.md']);
  });

  it('come from the folder of each version and section', async () => {
    const { content, roots, problems } = await load(
      {
        'api_versions.json': '["1.0"]',
        'api/a.md': '# New',
        'api_versioned_docs/version-1.0/a.md': '# Old',
        [`${SECTION}-api/current/a.md`]: '# Yeni',
        [`${SECTION}-api/version-1.0/a.md`]: '# Eski',
        [`${SECTION}-api/version-1.0.json`]: JSON.stringify({ 'version.label': message('Birinci') }),
      },
      { docs: { id: 'api', path: 'api', routeBasePath: 'api' } },
    );
    expect(problems).toEqual([]);
    expect(content.map(({ label, docs }) => [label, docs.map(({ title, permalink }) => [title, permalink])])).toEqual([
      ['Next', [['Yeni', '/tr/api/next/a']]],
      ['Birinci', [['Eski', '/tr/api/a']]],
    ]);
    expect(roots).toEqual([
      [`${SECTION}-api/current`, 'api'],
      [`${SECTION}-api/version-1.0`, 'api_versioned_docs/version-1.0'],
    ]);
  });

  it('have the tags of the translated tags file', async () => {
    const { version } = await load({
      'docs/a.md': '---\ntags: [color]\n---\n',
      'docs/tags.yml': 'color:\n  label: Colour\n  permalink: /color\n',
      [`${FOLDER}/tags.yml`]: 'color:\n  label: Renk\n  permalink: /renk\n',
    });
    expect(version?.docs[0]?.tags).toMatchObject([{ label: 'Renk', permalink: '/tr/docs/tags/renk', inline: false }]);
  });

  it('warn of a translation without an original', async () => {
    const { version, problems } = await load({ 'docs/a.md': '# A', [`${FOLDER}/z.md`]: '# Z' });
    expect(version?.docs.map(({ id }) => id)).toEqual(['a']);
    expect(problems).toMatchObject([{ code: 'orphan-translation', severity: 'warning', file: `${FOLDER}/z.md` }]);
  });

  it('are edited where the original is, or where the translation is', async () => {
    const files = { 'docs/a.md': '# A', 'docs/b.md': '# B', [`${FOLDER}/a.md`]: '# Aa' };
    const editUrl = 'https://host/edit/main/';
    const urls = async (docs: object) => (await load(files, { docs })).version?.docs.map((doc) => doc.editUrl);
    expect(await urls({ editUrl })).toEqual(['https://host/edit/main/docs/a.md', 'https://host/edit/main/docs/b.md']);
    expect(await urls({ editUrl, editLocalizedFiles: true })).toEqual([
      `https://host/edit/main/${FOLDER}/a.md`,
      'https://host/edit/main/docs/b.md',
    ]);
    const asked = (place: { locale: string; docPath: string }) => `${place.locale} ${place.docPath}`;
    expect(await urls({ editUrl: asked })).toEqual(['tr a.md', 'tr b.md']);
  });
});

describe('sidebars of a language', () => {
  const files = { 'docs/a.md': '# Install', 'docs/b.md': '# Use', [`${FOLDER}/a.md`]: '# Kurulum' };
  const sidebars = {
    main: [
      'a',
      { type: 'doc', id: 'b', label: 'Usage', translatable: true },
      { type: 'doc', id: 'b', label: 'As written' },
      { type: 'link', label: 'Blog', href: '/blog' },
      {
        type: 'category',
        label: 'First Steps',
        link: { type: 'generated-index', title: 'Your first steps', description: 'Begin here' },
        items: ['a'],
      },
      { type: 'category', label: 'Keyed', key: 'k', link: { type: 'generated-index' }, items: ['b'] },
    ],
  };
  const words = {
    'sidebar.main.doc.Usage': message('Kullanım'),
    'sidebar.main.link.Blog': message('Günlük'),
    'sidebar.main.category.First Steps': message('İlk adımlar'),
    'sidebar.main.category.First Steps.link.generated-index.title': message('İlk adımlarınız'),
    'sidebar.main.category.First Steps.link.generated-index.description': message('Buradan başlayın'),
    'sidebar.main.category.k': message('Anahtarlı'),
    'version.label': message('Sıradaki'),
  };

  it('are in its words, while categories stay at the address of their original name', async () => {
    const { version, problems, unknown } = await load(
      { ...files, [`${SECTION}/current.json`]: JSON.stringify(words) },
      { sidebars },
    );
    expect(problems).toEqual([]);
    expect(unknown).toEqual([]);
    expect(sidebarOf(version, 'main')).toEqual([
      ['Kurulum', '/tr/docs/a'],
      ['Kullanım', '/tr/docs/b'],
      ['As written', '/tr/docs/b'],
      ['Günlük', '/tr/blog'],
      ['İlk adımlar', '/tr/docs/category/first-steps', [['Kurulum', '/tr/docs/a']]],
      ['Anahtarlı', '/tr/docs/category/keyed', [['Use', '/tr/docs/b']]],
    ]);
    expect(version?.categories).toMatchObject([
      { title: 'İlk adımlarınız', description: 'Buradan başlayın', permalink: '/tr/docs/category/first-steps' },
      { title: 'Anahtarlı', permalink: '/tr/docs/category/keyed' },
    ]);
    expect(version?.label).toBe('Sıradaki');
  });

  it('name their neighbours in its words', async () => {
    const { version } = await load({ ...files, [`${SECTION}/current.json`]: JSON.stringify(words) }, { sidebars });
    expect(version?.categories.map(({ previous, next }) => [previous?.title, next?.title])).toEqual([
      ['As written', 'Kurulum'],
      ['Kurulum', 'Use'],
    ]);
    expect(version?.docs.map(({ next }) => next?.title)).toEqual(['Kullanım', 'As written']);
  });

  it('are as the author wrote them without a file, and tell of texts that name nothing', async () => {
    expect(outline((await load(files, { sidebars })).version?.sidebars['main']).map(([label]) => label)).toEqual([
      'Kurulum',
      'Usage',
      'As written',
      'Blog',
      'First Steps',
      'Keyed',
    ]);
    const { unknown } = await load(
      { ...files, [`${SECTION}/current.json`]: JSON.stringify({ 'sidebar.main.category.First Step': message('x') }) },
      { sidebars },
    );
    expect(unknown).toMatchObject([
      {
        code: 'unknown-translation',
        file: `${SECTION}/current.json`,
        hint: 'Did you mean "sidebar.main.category.First Steps"?',
      },
    ]);
  });

  it('made from folders take names from the category files of the original', async () => {
    const { version } = await load({
      'docs/steps/a.md': '# A',
      'docs/steps/_category_.json': JSON.stringify({ label: 'Steps', link: { type: 'generated-index' } }),
      [`${SECTION}/current.json`]: JSON.stringify({ 'sidebar.defaultSidebar.category.Steps': message('Adımlar') }),
    });
    expect(sidebarOf(version, 'defaultSidebar')).toEqual([
      ['Adımlar', '/tr/docs/category/steps', [['A', '/tr/docs/steps/a']]],
    ]);
  });
});

describe('docs without a translation', () => {
  const files = {
    'docs/a.md': '# A',
    'docs/b.md': '# B',
    'docs/c/d.md': '# D',
    'docs/e.md': '---\nuntranslated: fallback\n---\n\n# E\n',
    'docs/f.md': '# F',
    [`${FOLDER}/a.md`]: '# Aa',
    [`${FOLDER}/f.md`]: '# Fe',
  };
  const sidebars = {
    main: [
      'a',
      { type: 'category', label: 'Only b', items: ['b'] },
      { type: 'category', label: 'Page b', link: { type: 'doc', id: 'b' }, items: ['f'] },
      { type: 'ref', id: 'b' },
      'e',
      'c/d',
    ],
  };

  it('are left out where the site says so, of sidebars too and without a word', async () => {
    const { version, problems } = await load(files, { sidebars, context: { untranslated: 'omit' } });
    expect(problems).toEqual([]);
    expect(version?.docs.map(({ id }) => id)).toEqual(['a', 'e', 'f']);
    expect(version?.draftIds.toSorted()).toEqual(['b', 'c/d']);
    expect(sidebarOf(version, 'main')).toEqual([
      ['Aa', '/tr/docs/a'],
      ['Page b', undefined, [['Fe', '/tr/docs/f']]],
      ['E', '/tr/docs/e'],
    ]);
    expect(version?.docs.map(({ next }) => next?.title)).toEqual(['Fe', undefined, 'E']);
  });

  it('are left out one by one where their front matter says so', async () => {
    const one = { ...files, 'docs/b.md': '---\nuntranslated: omit\n---\n\n# B\n' };
    const { version, problems } = await load(one, { sidebars });
    expect(problems).toEqual([]);
    expect(version?.docs.map(({ id }) => id)).toEqual(['a', 'c/d', 'e', 'f']);
  });

  it('are all there in the default language, whatever they say', async () => {
    const one = { ...files, 'docs/b.md': '---\nuntranslated: omit\n---\n\n# B\n' };
    const { version } = await load(one, { context: { untranslated: undefined } });
    expect(version?.docs.map(({ id }) => id)).toEqual(['a', 'b', 'c/d', 'e', 'f']);
  });

  it('leave no docs at all in a language that has none of them, which is no fault', async () => {
    const { content, problems } = await load({ 'docs/a.md': '# A' }, { context: { untranslated: 'omit' } });
    expect(content).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('vanish from sidebars made from folders, and their empty folders with them', async () => {
    const { version, problems } = await load(files, { context: { untranslated: 'omit' } });
    expect(problems).toEqual([]);
    expect(sidebarOf(version, 'defaultSidebar')).toEqual([
      ['Aa', '/tr/docs/a'],
      ['E', '/tr/docs/e'],
      ['Fe', '/tr/docs/f'],
    ]);
  });

  it('may not say anything else', async () => {
    expect((await load({ 'docs/a.md': '---\nuntranslated: hide\n---\n' })).problems).toMatchObject([
      { code: 'invalid-front-matter', line: 2, file: 'docs/a.md' },
    ]);
  });
});
