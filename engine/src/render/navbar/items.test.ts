import { describe, expect, it } from 'vitest';
import { resolveConfig } from '../../config/resolve.ts';
import type { Doc, DocsVersion } from '../../shared/model.ts';
import { doc as sampleDoc } from '../../theme/testing/render-page.tsx';
import { buildSiteView } from '../site-view.ts';

const doc = (id: string, more: Partial<Doc> = {}): Doc => ({
  ...sampleDoc,
  id,
  title: `Belge ${id}`,
  permalink: `/kok/docs/${id}`,
  sidebar: 'ana',
  ...more,
});
const version = (more: Partial<DocsVersion> = {}): DocsVersion => ({
  instance: 'default',
  name: 'current',
  label: 'Next',
  isLast: true,
  path: '/kok/docs',
  mainDocId: 'giris',
  banner: 'none',
  badge: false,
  noIndex: false,
  docs: [
    doc('giris'),
    doc('kisa', { frontMatter: { sidebar_label: 'Kısa ad' } }),
    doc('yalniz', { sidebar: undefined }),
  ],
  draftIds: ['taslak'],
  sidebars: { ana: [], bos: [] },
  sidebarLinks: { ana: { path: '/kok/docs/giris', label: 'Başlangıç' } },
  categories: [],
  tagsPath: '/kok/docs/tags',
  breadcrumbs: true,
  ...more,
});

function resolve(items: object[], docs: DocsVersion[] = [version()]) {
  const written = { title: 'Belgeler', url: 'https://example.com', baseUrl: '/kok/', navbar: { items } };
  const { config } = resolveConfig(written, { siteDir: '/site', configFile: 'yaprak.config.ts', text: '' });
  if (!config) throw new Error('The config of the test is wrong.');
  const { view, problems } = buildSiteView(config, { docs, routes: [] });
  return { items: view.navbar.items, problems };
}

const resolveOne = (item: object, docs?: DocsVersion[]) => resolve([item], docs).items[0];

describe('plain items', () => {
  it('lead where the author says, with baseUrl for pages of the site', () => {
    expect(
      resolveOne({ to: '/blog', label: 'Günlük', position: 'right', className: 'k', 'aria-label': 'Yazılar' }),
    ).toMatchObject({
      type: 'link',
      label: 'Günlük',
      href: '/kok/blog',
      position: 'right',
      className: 'k',
      external: false,
      ariaLabel: 'Yazılar',
    });
    expect(resolveOne({ href: 'https://a.b/c', label: 'Dış', target: '_self' })).toMatchObject({
      href: 'https://a.b/c',
      external: true,
      position: 'left',
      target: '_self',
    });
    expect(resolveOne({ href: 'pathname:///a.pdf', label: 'x' })).toMatchObject({
      href: '/kok/a.pdf',
      target: '_blank',
      rel: 'noopener noreferrer',
      external: true,
    });
    expect(resolveOne({ to: 'pathname:///a', label: 'x', target: '_self' })).toMatchObject({
      href: '/kok/a',
      target: '_self',
    });
  });

  it('keep what decides when they are active', () => {
    expect(resolveOne({ to: '/a', label: 'a', activeBasePath: '/a/b', activeBaseRegex: '^/x' })).toMatchObject({
      activeBasePath: '/kok/a/b',
      activeBaseRegex: '^/x',
    });
  });

  it('may be HTML or the search box', () => {
    expect(resolveOne({ type: 'html', value: '<b>x</b>' })).toEqual({
      type: 'html',
      value: '<b>x</b>',
      position: 'left',
    });
    expect(resolveOne({ type: 'search', position: 'right' })).toEqual({ type: 'search', position: 'right' });
  });

  it('with items are dropdowns, with all that may stand in them', () => {
    const items = [
      { to: '/a', label: 'A' },
      { type: 'doc', docId: 'giris' },
      { type: 'html', value: '<hr>' },
    ];
    for (const dropdown of [
      { label: 'Daha', items },
      { type: 'dropdown', label: 'Daha', items },
    ]) {
      expect(resolveOne(dropdown)).toMatchObject({
        type: 'dropdown',
        label: 'Daha',
        items: [{ href: '/kok/a' }, { href: '/kok/docs/giris' }, { value: '<hr>' }],
      });
    }
  });
});

describe('doc', () => {
  it('leads to the doc, named by label, sidebar_label or title, and is active in its sidebar', () => {
    expect(resolveOne({ type: 'doc', docId: 'giris', 'aria-label': 'x' })).toMatchObject({
      type: 'link',
      label: 'Belge giris',
      href: '/kok/docs/giris',
      activeSidebar: 'default/ana',
      ariaLabel: 'x',
    });
    expect(resolveOne({ type: 'doc', docId: 'kisa' })).toMatchObject({ label: 'Kısa ad' });
    expect(resolveOne({ type: 'doc', docId: 'kisa', label: 'Başka' })).toMatchObject({ label: 'Başka' });
    expect(resolveOne({ type: 'doc', docId: 'yalniz' })).not.toHaveProperty('activeSidebar', expect.anything());
  });

  it('may be named by HTML, as other links are', () => {
    const html = '<i class="simge"></i> Belge';
    for (const item of [
      { type: 'doc', docId: 'giris' },
      { type: 'docSidebar', sidebarId: 'ana' },
      { type: 'docsVersion' },
    ])
      expect(resolve([{ ...item, html }])).toMatchObject({ items: [{ href: '/kok/docs/giris', html }], problems: [] });
  });

  it('shows nothing for a draft', () => {
    expect(resolve([{ type: 'doc', docId: 'taslak' }])).toEqual({ items: [], problems: [] });
  });

  it('knows that its doc is unlisted, in each version for itself', () => {
    const docs = [
      version({ docs: [doc('gizli', { unlisted: true })] }),
      version({ name: '1.0', isLast: false, docs: [doc('gizli', { permalink: '/kok/docs/1.0/gizli' })] }),
    ];
    expect(resolveOne({ type: 'doc', docId: 'gizli' }, docs.slice(0, 1))).toMatchObject({ unlisted: true });
    const versioned = resolveOne({ type: 'doc', docId: 'gizli' }, docs);
    expect(versioned).toMatchObject({ unlisted: true, targets: { byVersion: { current: { unlisted: true } } } });
    expect(versioned).not.toHaveProperty(['targets', 'byVersion', '1.0', 'unlisted']);
    expect(resolveOne({ type: 'doc', docId: 'giris' })).not.toHaveProperty('unlisted');
  });

  it('that is unknown is an error with the key and the nearest id', () => {
    const { items, problems } = resolve([
      {
        label: 'Daha',
        items: [
          { to: '/a', label: 'a' },
          { type: 'doc', docId: 'girsi' },
        ],
      },
    ]);
    expect(items).toMatchObject([{ type: 'dropdown', items: [{ label: 'a' }] }]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      code: 'navbar-item',
      severity: 'error',
      configKey: ['navbar', 'items', 0, 'items', 1, 'docId'],
    });
    expect(problems[0]?.message).toBe(
      `Couldn't find any doc with id "girsi" (set by \`navbar.items[0].items[1].docId\`).`,
    );
    expect(problems[0]?.hint).toMatch(
      /^A theme navbar item failed to render: \{.*"docId":"girsi".*\}; did you mean "giris"\?$/,
    );
  });

  it('is looked for in the docs section it names, in the last version', () => {
    const docs = [
      version({ name: 'old', isLast: false, docs: [doc('giris', { permalink: '/kok/docs/old/giris' })] }),
      version(),
      version({ instance: 'topluluk', docs: [doc('biz', { permalink: '/kok/topluluk/biz' })] }),
    ];
    expect(resolveOne({ type: 'doc', docId: 'giris' }, docs)).toMatchObject({ href: '/kok/docs/giris' });
    expect(resolveOne({ type: 'doc', docId: 'biz', docsPluginId: 'topluluk' }, docs)).toMatchObject({
      href: '/kok/topluluk/biz',
      activeSidebar: 'topluluk/ana',
    });
    expect(resolve([{ type: 'doc', docId: 'biz' }], docs).problems).toHaveLength(1);
  });
});

describe('docSidebar', () => {
  it('leads to the first page of the sidebar and is active on all of them', () => {
    expect(resolveOne({ type: 'docSidebar', sidebarId: 'ana' })).toMatchObject({
      type: 'link',
      label: 'Başlangıç',
      href: '/kok/docs/giris',
      activeSidebar: 'default/ana',
    });
    expect(resolveOne({ type: 'docSidebar', sidebarId: 'ana', label: 'Belgeler' })).toMatchObject({
      label: 'Belgeler',
    });
  });

  it('that is unknown is an error that names those there are', () => {
    const { items, problems } = resolve([{ type: 'docSidebar', sidebarId: 'anaa' }]);
    expect(items).toEqual([]);
    expect(problems[0]?.message).toBe(
      `Can't find any sidebar with id "anaa"; there are: ana, bos (set by \`navbar.items[0].sidebarId\`).`,
    );
    expect(problems[0]?.hint).toContain('did you mean "ana"?');
    expect(resolve([{ type: 'docSidebar', sidebarId: 'x' }], []).problems[0]?.message).toContain('there are: none');
  });

  it('without any page is an error that says so', () => {
    expect(resolve([{ type: 'docSidebar', sidebarId: 'bos' }]).problems[0]?.message).toMatch(
      /^The sidebar "bos" has no link target/,
    );
  });
});

describe('versions and languages', () => {
  const docs = [
    version({ label: '2.0' }),
    version({ name: '1.0', label: '1.0', isLast: false, mainDocId: 'none', path: '/kok/docs/1.0' }),
    version({ instance: 'other' }),
  ];

  it('docsVersion leads to the main page of the last version, or where it says', () => {
    expect(resolveOne({ type: 'docsVersion' }, docs)).toMatchObject({
      type: 'link',
      label: '2.0',
      href: '/kok/docs/giris',
    });
    expect(resolveOne({ type: 'docsVersion', to: '/surum', label: 'Sürüm' }, docs)).toMatchObject({
      label: 'Sürüm',
      href: '/kok/surum',
    });
    expect(resolve([{ type: 'docsVersion' }], []).items).toEqual([]);
  });

  it('docsVersionDropdown lists the versions of its docs', () => {
    expect(resolveOne({ type: 'docsVersionDropdown' }, docs)).toEqual({
      type: 'versionDropdown',
      instance: 'default',
      label: '2.0',
      position: 'left',
      marksActive: true,
      versions: [
        { label: '2.0', name: 'current', href: '/kok/docs/giris' },
        { label: '1.0', name: '1.0', href: '/kok/docs/1.0' },
      ],
      before: [],
      after: [],
    });
  });

  it('docsVersionDropdown lists only the named ones, in that order, between the items around them', () => {
    const around = {
      dropdownItemsBefore: [{ to: '/a', label: 'A' }],
      dropdownItemsAfter: [{ type: 'html', value: '<hr>' }],
    };
    expect(resolveOne({ type: 'docsVersionDropdown', ...around, versions: ['1.0', 'current'] }, docs)).toMatchObject({
      label: '2.0',
      versions: [{ name: '1.0' }, { name: 'current' }],
      before: [{ href: '/kok/a' }],
      after: [{ value: '<hr>' }],
    });
    const labelled = { type: 'docsVersionDropdown', versions: { '1.0': { label: 'Eski' } } };
    expect(resolveOne(labelled, docs)).toMatchObject({ label: 'Eski', versions: [{ name: '1.0', label: 'Eski' }] });
    expect(resolve([{ type: 'docsVersionDropdown', versions: ['1.o'] }], docs).problems).toMatchObject([
      {
        message: 'No docs version is named "1.o"; there are: current, 1.0 (set by `navbar.items[0].versions`).',
        hint: expect.stringMatching(
          /^A theme navbar item failed to render: \{.*"1\.o".*\}; did you mean "1\.0"\?$/,
        ) as string,
      },
    ]);
  });

  it('items of docs with several versions know where they lead in each that has their target', () => {
    const old = version({
      name: '1.0',
      label: '1.0',
      isLast: false,
      docs: [doc('giris', { permalink: '/kok/docs/1.0/giris', title: 'Eski ad', sidebar: 'eski' })],
      sidebars: {},
      sidebarLinks: {},
    });
    const both = [version(), old];
    expect(resolveOne({ type: 'doc', docId: 'giris' }, both)).toMatchObject({
      href: '/kok/docs/giris',
      targets: {
        instance: 'default',
        byVersion: {
          current: { href: '/kok/docs/giris', label: undefined, activeSidebar: 'default/ana' },
          '1.0': { href: '/kok/docs/1.0/giris', label: 'Eski ad', activeSidebar: 'default/eski' },
        },
      },
    });
    const targets = (item: object) => {
      const found = resolveOne(item, both);
      return found?.type === 'link' ? Object.keys(found.targets?.byVersion ?? {}) : [];
    };
    expect(targets({ type: 'doc', docId: 'kisa' })).toEqual(['current']);
    expect(targets({ type: 'docSidebar', sidebarId: 'ana' })).toEqual(['current']);
    expect(targets({ type: 'docsVersion' })).toEqual(['current', '1.0']);
    expect(resolveOne({ type: 'doc', docId: 'giris' })).not.toHaveProperty('targets');
  });

  it('localeDropdown is named after the language, and keeps what the author puts around the languages', () => {
    const around = {
      dropdownItemsBefore: [{ to: '/a', label: 'A' }],
      dropdownItemsAfter: [{ type: 'html', value: '<hr>' }],
      queryString: '?kalici=evet',
    };
    expect(resolveOne({ type: 'localeDropdown', position: 'right', ...around })).toMatchObject({
      type: 'localeDropdown',
      label: 'English',
      position: 'right',
      queryString: '?kalici=evet',
      before: [{ href: '/kok/a' }],
      after: [{ value: '<hr>' }],
    });
    expect(resolveOne({ type: 'localeDropdown' })).toEqual({
      type: 'localeDropdown',
      label: 'English',
      position: 'left',
      before: [],
      after: [],
    });
  });
});
