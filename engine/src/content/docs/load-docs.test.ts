import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocsVersion } from '../../shared/model.ts';
import * as writeDocs from '../testing/write-docs.ts';
import { outline, type GivenDocs } from '../testing/write-docs.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'yaprak-docs-'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

const loadAll = (files: Record<string, string>, given?: GivenDocs) => writeDocs.loadAll(siteDir, files, given);
const load = (files: Record<string, string>, given?: GivenDocs) => writeDocs.load(siteDir, files, given);

const find = (version: DocsVersion, id: string) => version.docs.find((doc) => doc.id === id);

describe('loadDocs: docs', () => {
  it('takes ids, addresses, titles and descriptions from files and front matter', async () => {
    const version = await load({
      'docs/01-k/02-a.md': '# A `kod`\n\nMetin.\n',
      'docs/01-k/index.md': '---\ntitle: Dizin\ndescription: Elle\n---\n',
      'docs/b.mdx': '---\nid: ozel\nslug: /\n---\nMetin\n',
      'docs/_parca.md': 'x',
      'docs/_gizli/c.md': 'x',
      'docs/x.test.md': '',
      'docs/BUYUK.MD': '',
    });
    const facts = version.docs.map(({ id, permalink, title, description, format, source }) => [
      id,
      permalink,
      title,
      description,
      format,
      source,
    ]);
    expect(facts).toEqual([
      ['k/a', '/docs/k/a', 'A kod', 'Metin.', 'md', 'docs/01-k/02-a.md'],
      ['k/index', '/docs/k/', 'Dizin', 'Elle', 'md', 'docs/01-k/index.md'],
      ['ozel', '/docs/', 'ozel', 'Metin', 'mdx', 'docs/b.mdx'],
      ['x.test', '/docs/x.test', 'x.test', '', 'md', 'docs/x.test.md'],
    ]);
    expect(version).toMatchObject({
      mainDocId: 'ozel',
      path: '/docs',
      tagsPath: '/docs/tags',
      label: 'Next',
      isLast: true,
    });
  });

  it('applies baseUrl, routeBasePath and trailingSlash to every address', async () => {
    const version = await load(
      { 'docs/k/a.md': '---\ntags: [Sipariş]\n---\n', 'docs/k/_category_.yml': 'link: {type: generated-index}\n' },
      { options: { routeBasePath: '/' }, context: { baseUrl: '/kok/', trailingSlash: true } },
    );
    expect(version.path).toBe('/kok/');
    expect(version.docs[0]).toMatchObject({ permalink: '/kok/k/a/', tags: [{ permalink: '/kok/tags/siparis/' }] });
    expect(version.categories[0]?.permalink).toBe('/kok/category/k/');
  });

  it('keeps number prefixes where front matter or config says so', async () => {
    const files = { 'docs/01-k/02-a.md': '---\nparse_number_prefixes: false\n---\n', 'docs/03-b.md': '' };
    expect((await load(files)).docs.map(({ id }) => id)).toEqual(['01-k/02-a', 'b']);
    expect((await load(files, { options: { numberPrefixParser: false } })).docs.map(({ id }) => id)).toEqual([
      '01-k/02-a',
      '03-b',
    ]);
  });

  it('leaves drafts out of a build and keeps them in dev', async () => {
    const files = { 'docs/a.md': '', 'docs/k/t.md': '---\ndraft: true\n---\n' };
    const built = await load(files);
    expect(built.docs.map(({ id }) => id)).toEqual(['a']);
    expect(built.draftIds).toEqual(['k/t']);
    expect(outline(built.sidebars['defaultSidebar'])).toEqual(['a']);
    const dev = await load(files, { context: { mode: 'dev' } });
    expect(dev.docs.map(({ id, draft }) => [id, draft])).toEqual([
      ['a', false],
      ['k/t', true],
    ]);
  });

  it('makes edit links', async () => {
    const files = {
      'docs/k/a.md': '',
      'docs/b.md': '---\ncustom_edit_url: null\n---\n',
      'docs/c.md': '---\ncustom_edit_url: https://x/y\n---\n',
    };
    const text = await load(files, { options: { editUrl: 'https://host/edit/main/' } });
    expect(text.docs.map(({ editUrl }) => editUrl)).toEqual([
      undefined,
      'https://x/y',
      'https://host/edit/main/docs/k/a.md',
    ]);
    const asked = await load(files, { options: { editUrl: (question) => JSON.stringify(question) } });
    expect(JSON.parse(find(asked, 'k/a')?.editUrl ?? '')).toEqual({
      version: 'current',
      versionDocsDirPath: 'docs',
      docPath: 'k/a.md',
      permalink: '/docs/k/a',
      locale: 'tr',
    });
  });
});

describe('loadDocs: sidebar made from folders', () => {
  it('orders by position, then by name in code units, items without a position last', async () => {
    const version = await load({
      'docs/b.md': '',
      'docs/Z.md': '',
      'docs/ç.md': '',
      'docs/bos-x.md': '',
      'docs/bos.md': '',
      'docs/2-iki.md': '',
      'docs/10-on.md': '',
      'docs/y.md': '---\nsidebar_position: -1\n---\n',
      'docs/x.md': "---\nsidebar_position: '2.5'\n---\n",
      'docs/03-k/a.md': '',
      'docs/m/a.md': '',
      'docs/m/_category_.json': '{"position": 2}',
    });
    expect(outline(version.sidebars['defaultSidebar']).map((item) => (Array.isArray(item) ? item[0] : item))).toEqual([
      'y',
      'iki',
      'm',
      'x',
      'k',
      'on',
      'Z',
      'b',
      'bos-x',
      'bos',
      'ç',
    ]);
  });

  it('makes index, README and same-named docs the page of their folder', async () => {
    const version = await load({
      'docs/a/index.md':
        '---\nsidebar_label: A etiketi\nsidebar_class_name: s\nsidebar_custom_props: {x: 1}\nsidebar_position: 9\n---\n# A\n',
      'docs/a/x.md': '',
      'docs/b/README.md': '# B\n',
      'docs/b/x.md': '',
      'docs/04-c/04-c.md': '# C\n',
      'docs/04-c/x.md': '',
      'docs/05-d/06-d.md': '# D\n',
      'docs/yalniz/index.md': '# Yalnız\n',
      'docs/yalniz/_category_.json': '{"label": "Etiket"}',
    });
    expect(outline(version.sidebars['defaultSidebar'])).toEqual([
      ['C', '/docs/c/', ['x']],
      ['d', undefined, ['D']],
      ['A etiketi', '/docs/a/', ['x']],
      ['B', '/docs/b/', ['x']],
      'Etiket',
    ]);
    expect(version.sidebars['defaultSidebar']?.[2]).toMatchObject({
      className: 's',
      customProps: { x: 1 },
      collapsible: true,
      collapsed: true,
    });
  });

  it('follows category files', async () => {
    const version = await load({
      'docs/a/_category_.json':
        '{"label": "Üretilmiş", "collapsed": false, "link": {"type": "generated-index", "title": "T", "description": "D", "keywords": ["k"]}}',
      'docs/a/index.md': '# Dizin\n',
      'docs/b/_category_.yml': 'collapsible: false\nlink: null\n',
      'docs/b/index.md': '# Dizin\n',
      'docs/c/_category_.yaml': 'link: {type: doc, id: y}\n',
      'docs/c/y.md': '# Y\n',
      'docs/c/z.md': '# Z\n',
      'docs/d/_category_.json': '{"label": "Üretilmiş", "link": {"type": "generated-index"}}',
      'docs/d/x.md': '# X\n',
      'docs/e/_category_.json': '{"link": {"type": "generated-index", "slug": "goreli"}}',
      'docs/e/x.md': '# X\n',
    });
    expect(outline(version.sidebars['defaultSidebar'])).toEqual([
      ['Üretilmiş', '/docs/category/üretilmiş', ['Dizin']],
      ['b', undefined, ['Dizin']],
      ['Y', '/docs/c/y', ['Z']],
      ['Üretilmiş', '/docs/category/üretilmiş-1', ['X']],
      ['e', '/docs/goreli', ['X']],
    ]);
    expect(version.sidebars['defaultSidebar']?.[0]).toMatchObject({ collapsed: false });
    expect(version.sidebars['defaultSidebar']?.[1]).toMatchObject({ collapsible: false, collapsed: false });
    expect(version.categories[0]).toMatchObject({
      title: 'T',
      description: 'D',
      keywords: ['k'],
      source: 'docs/a/_category_.json',
      sidebar: 'defaultSidebar',
      path: [0],
      next: { title: 'Dizin' },
    });
  });
});

describe('loadDocs: sidebars file', () => {
  const DOCS = {
    'docs/a.md': '# A\n',
    'docs/b.md': '---\nsidebar_label: B etiketi\n---\n# B\n',
    'docs/k/c.md': '# C\n',
    'docs/t.md': '---\ndraft: true\n---\n',
  };

  it('takes every kind of item', async () => {
    const version = await load(DOCS, {
      sidebars: {
        ana: [
          'a',
          't',
          { type: 'doc', id: 'b', label: 'Öteki' },
          { type: 'ref', id: 'k/c', label: 'Ref' },
          { type: 'link', label: 'İç', href: '/docs/a', description: 'd' },
          { type: 'link', label: 'Dış', href: 'https://example.org' },
          { type: 'html', value: '<hr><b>x', defaultStyle: true },
          {
            type: 'category',
            label: 'K',
            link: { type: 'doc', id: 'b' },
            items: [{ type: 'autogenerated', dirName: 'k' }],
          },
          { type: 'category', label: 'Taslaklı', items: ['t'] },
          { type: 'category', label: 'Boşalan', link: { type: 'generated-index' }, items: ['t'] },
        ],
        bos: [{ type: 'link', label: 'x', href: '/docs/a' }],
      },
    });
    expect(outline(version.sidebars['ana'])).toEqual([
      'A',
      'B etiketi',
      'Ref',
      'İç',
      'Dış',
      '<hr><b>x</b>',
      ['K', '/docs/b', ['C']],
    ]);
    expect(version.categories).toEqual([]);
    expect(version.sidebarLinks).toEqual({ ana: { path: '/docs/a', label: 'a' }, bos: undefined });
  });

  it('gives a doc in two sidebars to the last, and none to a doc in no sidebar', async () => {
    const version = await load(DOCS, { sidebars: { bir: ['a', 'b'], iki: ['b', 'a'] } });
    expect(version.docs.map(({ id, sidebar, next }) => [id, sidebar, next?.title])).toEqual([
      ['a', 'iki', undefined],
      ['b', 'iki', 'A'],
      ['k/c', undefined, undefined],
    ]);
  });

  it('is not used when sidebarPath is false', async () => {
    const version = await load(DOCS, { options: { sidebarPath: false } });
    expect([version.sidebars, version.docs[0]?.sidebar]).toEqual([{}, undefined]);
  });

  const refused: [name: string, sidebars: unknown, code: string, hint?: string][] = [
    ['an unknown doc', { s: ['a', 'yok'] }, 'unknown-doc'],
    ['a doc id with a slip', { s: ['k/d'] }, 'unknown-doc', 'Did you mean "k/c"?'],
    [
      'an unknown category link',
      { s: [{ type: 'category', label: 'K', link: { type: 'doc', id: 'yok' }, items: ['a'] }] },
      'unknown-doc',
    ],
    ['an empty category without a link', { s: ['a', { type: 'category', label: 'Boş', items: [] }] }, 'empty-category'],
    ['a wrong item', { s: [{ type: 'x' }] }, 'invalid-sidebars'],
  ];
  for (const [name, sidebars, code, hint] of refused) {
    it(`refuses ${name}`, async () => {
      const { problems } = await loadAll(DOCS, { sidebars });
      expect(problems).toMatchObject([{ code, severity: 'error', file: 'sidebars.js', ...(hint ? { hint } : {}) }]);
    });
  }

  it('refuses a file that is missing or throws', async () => {
    expect((await loadAll(DOCS, { options: { sidebarPath: 'yok.js' } })).problems).toMatchObject([
      { code: 'missing-file' },
    ]);
    const loadModuleFile = () => Promise.reject(new Error('patladı'));
    const { problems } = await loadAll({ ...DOCS, 'sidebars.js': '' }, { context: { loadModuleFile } });
    expect(problems).toMatchObject([
      {
        code: 'sidebars-failed',
        file: 'sidebars.js',
        message: 'The sidebars file sidebars.js could not be loaded: patladı',
      },
    ]);
  });
});

describe('loadDocs: neighbours', () => {
  it('goes through docs and category pages, past unlisted ones, as front matter says', async () => {
    const version = await load({
      'docs/1-a.md': '---\npagination_label: A sayfası\n---\n# A\n',
      'docs/2-gizli.md': '---\nunlisted: true\n---\n# G\n',
      'docs/3-k/_category_.json': '{"label": "K", "link": {"type": "generated-index", "title": "Başka"}}',
      'docs/3-k/x.md': '---\npagination_prev: null\npagination_next: a\n---\n# X\n',
      'docs/4-son.md': '---\npagination_next: gizli\n---\n# Son\n',
    });
    const neighbours = version.docs.map(({ id, previous, next }) => [id, previous?.title, next?.title]);
    expect(neighbours).toEqual([
      ['a', undefined, 'K'],
      ['gizli', undefined, undefined],
      ['k/x', undefined, 'A sayfası'],
      ['son', 'X', undefined],
    ]);
    expect(version.categories[0]).toMatchObject({
      previous: { title: 'G' },
      next: { title: 'X', permalink: '/docs/k/x' },
    });
  });

  it('follows displayed_sidebar', async () => {
    const files = {
      'docs/a.md': '---\ndisplayed_sidebar: iki\n---\n',
      'docs/b.md': '---\ndisplayed_sidebar: null\n---\n',
      'docs/c.md': '',
    };
    const version = await load(files, { sidebars: { bir: ['a', 'b', 'c'], iki: ['c'] } });
    expect(version.docs.map(({ sidebar, previous }) => [sidebar, previous?.title])).toEqual([
      ['iki', undefined],
      [undefined, undefined],
      ['iki', undefined],
    ]);
  });

  it('refuses names that do not exist', async () => {
    const { problems } = await loadAll({
      'docs/a.md': '---\npagination_next: yok\ndisplayed_sidebar: defaultSidbar\n---\n',
    });
    expect(problems).toMatchObject([
      { code: 'unknown-sidebar', file: 'docs/a.md', line: 3, hint: 'Did you mean "defaultSidebar"?' },
      { code: 'unknown-doc', file: 'docs/a.md', line: 2 },
    ]);
  });
});

describe('loadDocs: refused and warned', () => {
  it('refuses two docs with one id, a missing folder and an empty one', async () => {
    expect((await loadAll({}, {})).problems).toMatchObject([{ code: 'missing-folder', severity: 'error' }]);
    expect((await loadAll({}, { options: { explicit: false } })).problems).toEqual([]);
    expect((await loadAll({ 'docs/x.txt': '' })).problems[0]?.message).toBe(
      'Docs version "current" has no docs! At least one doc should exist at "docs".',
    );
    const { problems } = await loadAll({ 'docs/01-x.md': '', 'docs/02-x.md': '' });
    expect(problems).toMatchObject([{ code: 'duplicate-doc-id', severity: 'error', file: 'docs/02-x.md' }]);
  });

  it('warns about two category files and uses the JSON one', async () => {
    const { version, problems } = await loadAll({
      'docs/k/a.md': '',
      'docs/k/_category_.json': '{"label":"J"}',
      'docs/k/_category_.yml': 'label: Y',
    });
    expect(problems).toMatchObject([{ code: 'duplicate-category-file', severity: 'warning' }]);
    expect(version?.sidebars['defaultSidebar']).toMatchObject([{ label: 'J' }]);
  });

  it('refuses a category file that links to an unknown doc, naming the file', async () => {
    const { problems } = await loadAll({
      'docs/k/a.md': '',
      'docs/k/_category_.json': '{"link":{"type":"doc","id":"yok"}}',
    });
    expect(problems).toMatchObject([{ code: 'unknown-doc', severity: 'error', file: 'docs/k/_category_.json' }]);
  });

  it('keeps a page with wrong front matter where it is and tells the fault', async () => {
    const { version, problems } = await loadAll({
      'docs/a.md': '---\nsidebar_position: x\n---\n# A\n',
      'docs/b.md': '---\ntitle: a: b\n---\n# B\n',
    });
    expect(problems).toMatchObject([
      { code: 'invalid-front-matter', line: 2 },
      { code: 'invalid-yaml', line: 2 },
    ]);
    expect(version?.docs.map(({ permalink, title }) => [permalink, title])).toEqual([
      ['/docs/a', 'A'],
      ['/docs/b', 'B'],
    ]);
  });

  it('reports a file that is not UTF-8, an address that is none, and a symbolic link that leads back', async () => {
    mkdirSync(join(siteDir, 'docs/k'), { recursive: true });
    writeFileSync(join(siteDir, 'docs/bozuk.md'), Buffer.from([0xff, 0xfe]));
    symlinkSync(join(siteDir, 'docs'), join(siteDir, 'docs/k/dongu'));
    const { version, problems } = await loadAll({ 'docs/a.md': '', 'docs/s?.md': '' });
    expect(problems.map(({ code }) => code).sort()).toEqual(['invalid-slug', 'not-utf8', 'symlink-loop']);
    expect(version?.docs.map(({ id }) => id)).toEqual(['a', 's?']);
  });
});
