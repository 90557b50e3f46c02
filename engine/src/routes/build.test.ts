import { describe, expect, it } from 'vitest';
import type { Content, Doc, DocsVersion, SidebarItem, StandalonePage, Tag } from '../shared/model.ts';
import { buildRoutes } from './build.ts';
import { CONFIG as ROUTE_CONFIG, TURKISH } from './testing/route-config.ts';

const CONFIG = { ...ROUTE_CONFIG, onDuplicateRoutes: 'warn' as const };

const tag = (label: string): Tag => ({ label, permalink: `/docs/tags/${label.toLowerCase()}`, inline: true });
const doc = (id: string, more: Partial<Doc> = {}): Doc => ({
  id,
  instance: 'default',
  version: 'current',
  source: `docs/${id}.md`,
  digest: '',
  format: 'md',
  title: id.toUpperCase(),
  description: `${id} açıklaması`,
  permalink: `/docs/${id}`,
  frontMatter: {},
  tags: [],
  draft: false,
  unlisted: false,
  sidebar: 's',
  ...more,
});
const version = (docs: Doc[], more: Partial<DocsVersion> = {}): DocsVersion => ({
  instance: 'default',
  name: 'current',
  label: 'Next',
  isLast: true,
  path: '/docs',
  mainDocId: '',
  banner: 'none',
  badge: false,
  noIndex: false,
  docs,
  draftIds: [],
  sidebars: {
    s: docs.map((one): SidebarItem => ({ type: 'link', label: one.title, href: one.permalink, docId: one.id })),
  },
  sidebarLinks: {},
  categories: [],
  tagsPath: '/docs/tags',
  breadcrumbs: true,
  ...more,
});
const page = (permalink: string, more: Partial<StandalonePage> = {}): StandalonePage => ({
  kind: 'react',
  source: `src/pages${permalink}.tsx`,
  digest: '',
  permalink,
  frontMatter: {},
  unlisted: false,
  ...more,
});
const content = (more: Partial<Content>): Content => ({ docs: [], blogs: [], pages: [], problems: [], ...more });
const build = (more: Partial<Content>, config: Partial<typeof CONFIG> = {}) =>
  buildRoutes(content(more), { ...CONFIG, ...config });

describe('buildRoutes', () => {
  it('has a home page with the first level and the main doc, unless the site has a page there', () => {
    const docs = [version([doc('bir'), doc('iki')], { mainDocId: 'iki' })];
    const home = build({ docs }).routes.find(({ url }) => url === '/');
    expect(home?.page).toMatchObject({ kind: 'home', start: '/docs/iki', latest: [] });
    expect(home?.page.kind === 'home' && home.page.cards.map(({ label }) => label)).toEqual(['BIR', 'IKI']);
    const own = build({ docs, pages: [page('/')] });
    expect(own.routes.filter(({ url }) => url === '/').map(({ page: { kind } }) => kind)).toEqual(['reactPage']);
    expect(own.problems).toEqual([]);
    const redirects = [{ from: ['/eski', '/'] }];
    expect(buildRoutes(content({ docs }), { ...CONFIG, redirects }).routes.some(({ url }) => url === '/')).toBe(false);
    expect(build({}).routes.map(({ page: { kind } }) => kind)).toEqual(['notFound']);
  });

  it('keeps the home page small', () => {
    const many = Array.from({ length: 40 }, (_, index) => doc(`d${index}`));
    const home = build({ docs: [version(many)] }).routes.find(({ url }) => url === '/');
    expect(home?.page.kind === 'home' && home.page.cards.length).toBe(12);
  });

  it('takes an empty title_meta of a doc or a page for none', () => {
    const frontMatter = { title_meta: '' };
    const docs = [version([doc('a', { title: 'A', frontMatter })])];
    const { routes } = build({ docs, pages: [page('/sayfa', { title: 'Sayfa', frontMatter })] });
    expect(routes.map(({ title }) => title)).toEqual(expect.arrayContaining(['A', 'Sayfa']));
  });

  it('makes a route of a doc', () => {
    const frontMatter = {
      title_meta: 'Meta',
      keywords: ['k'],
      image: '/x.png',
      toc_max_heading_level: 5,
      hide_table_of_contents: true,
    };
    const { routes, problems } = build({ docs: [version([doc('a', { frontMatter })])] });
    expect(problems).toEqual([]);
    expect(routes[0]).toMatchObject({
      url: '/docs/a',
      output: 'docs/a/index.html',
      source: 'docs/a.md',
      bodies: [{ source: 'docs/a.md', format: 'md' }],
      title: 'Meta',
      description: 'a açıklaması',
      keywords: ['k'],
      image: '/x.png',
      unlisted: false,
      page: {
        kind: 'doc',
        breadcrumbs: [{ label: 'A' }],
        showToc: false,
        tocLevels: { min: 2, max: 5 },
        version: { siblings: 1 },
      },
    });
    expect(build({ docs: [version([doc('a')], { breadcrumbs: false })] }).routes[0]?.page).toMatchObject({
      breadcrumbs: [],
    });
    expect(build({ docs: [version([doc('a', { title: '' })])] }).routes[0]?.title).toBeUndefined();
  });

  it('makes routes of categories with their cards', () => {
    const sidebars: Record<string, SidebarItem[]> = {
      s: [
        {
          type: 'category',
          label: 'K',
          href: '/docs/category/k',
          collapsible: true,
          collapsed: true,
          items: [{ type: 'link', label: 'A', href: '/docs/a', docId: 'a' }],
        },
      ],
    };
    const categories = [{ title: 'Başlık', description: 'D', permalink: '/docs/category/k', sidebar: 's', path: [0] }];
    const { routes } = build({ docs: [version([doc('a')], { sidebars, categories })] });
    expect(routes[1]).toMatchObject({
      url: '/docs/category/k',
      title: 'Başlık',
      description: 'D',
      bodies: [],
      page: {
        kind: 'category',
        breadcrumbs: [{ label: 'K' }],
        cards: [{ label: 'A', href: '/docs/a', description: 'a açıklaması' }],
      },
    });
  });

  it('makes tag pages, with an unlisted one for a tag that only unlisted docs have', () => {
    const docs = [
      doc('b', { tags: [{ ...tag('X'), description: 'X üzerine' }] }),
      doc('a', { tags: [tag('x'), tag('X')] }),
      doc('g', { tags: [tag('G'), tag('X')], unlisted: true }),
    ];
    const { routes } = build({ docs: [version(docs)] });
    const tags = routes.filter(({ url }) => url.startsWith('/docs/tags'));
    expect(tags).toMatchObject([
      {
        url: '/docs/tags',
        page: {
          kind: 'docTags',
          tags: [{ label: 'X', permalink: '/docs/tags/x', description: 'X üzerine', count: 2 }],
        },
        unlisted: false,
      },
      {
        url: '/docs/tags/x',
        title: '2 docs tagged with "X"',
        page: { kind: 'docTag', count: 2, docs: [{ label: 'A' }, { label: 'B' }], allTagsPath: '/docs/tags' },
        unlisted: false,
      },
      {
        url: '/docs/tags/g',
        page: { kind: 'docTag', count: 1, docs: [{ label: 'G' }], unlisted: true },
        unlisted: true,
      },
    ]);
    const turkish = buildRoutes(
      { docs: [version(docs)], blogs: [], pages: [], problems: [] },
      { ...CONFIG, ...TURKISH },
    );
    expect(turkish.routes.slice(-5, -1).map(({ title }) => title)).toEqual([
      'Etiketler',
      '“X” etiketli 2 doküman',
      '“G” etiketli bir doküman',
      'Sayfa bulunamadı',
    ]);
    expect(build({ docs: [version([doc('a')])] }).routes.map(({ url }) => url)).toEqual(['/docs/a', '/404.html', '/']);
  });

  it('makes routes of standalone pages and a page for what is not found', () => {
    const markdown = page('/m', {
      kind: 'markdown',
      format: 'mdx',
      source: 'src/pages/m.mdx',
      title: 'M',
      description: 'D',
    });
    const { routes } = build({ pages: [page('/'), markdown] });
    expect(routes).toMatchObject([
      { url: '/', output: 'index.html', page: { kind: 'reactPage' }, bodies: [] },
      {
        url: '/m',
        page: { kind: 'markdownPage', showToc: true },
        bodies: [{ source: 'src/pages/m.mdx', format: 'mdx' }],
        title: 'M',
      },
      { url: '/404.html', output: '404.html', page: { kind: 'notFound', ways: [] }, unlisted: true },
    ]);
    expect(build({ pages: [page('/404')] }).routes).toMatchObject([
      { url: '/404', page: { kind: 'reactPage' }, unlisted: true },
    ]);
    expect(build({ pages: [page('/404')] }).problems).toEqual([]);
  });

  it('has addresses of the language, titles in its words, and its own page for what is not found', () => {
    const tags = [{ ...tag('X'), permalink: '/kok/de/docs/tags/x' }];
    const docs = version([doc('a', { permalink: '/kok/de/docs/a', tags })], { tagsPath: '/kok/de/docs/tags' });
    const { routes } = buildRoutes(content({ docs: [docs] }), {
      ...CONFIG,
      baseUrl: '/kok/de/',
      rootUrl: '/kok/',
      i18n: {
        currentLocale: 'de',
        localeConfigs: { de: { htmlLang: 'de-AT' } },
        texts: { 'tags.title': 'Themen', 'docs.tagged': 'Eines zu {tag}|{count} zu {tag}' },
      },
    });
    expect(routes.map(({ output, title }) => [output, title])).toEqual([
      ['de/docs/a/index.html', 'A'],
      ['de/docs/tags/index.html', 'Themen'],
      ['de/docs/tags/x/index.html', 'Eines zu X'],
      ['de/404.html', 'Page Not Found'],
      ['de/index.html', undefined],
    ]);
  });

  it('serves the first of two pages on one address and says so', () => {
    const docs = [doc('a', { permalink: '/docs/x' }), doc('b', { permalink: '/docs/x' })];
    const { routes, shadowed, problems } = build({ docs: [version(docs)] });
    expect(routes.map(({ source }) => source)).toEqual(['docs/a.md', undefined, undefined]);
    expect(shadowed.map(({ source }) => source)).toEqual(['docs/b.md']);
    expect(problems).toMatchObject([{ code: 'duplicate-route', severity: 'warning', file: 'docs/b.md' }]);
    expect(problems[0]?.message).toBe('Both docs/a.md and docs/b.md have the address /docs/x. The first is served.');
    expect(
      buildRoutes(content({ docs: [version(docs)] }), { ...CONFIG, onDuplicateRoutes: 'throw' }).problems,
    ).toMatchObject([{ severity: 'error' }]);
    expect(
      buildRoutes(content({ docs: [version(docs)] }), { ...CONFIG, onDuplicateRoutes: 'ignore' }).problems,
    ).toEqual([]);
  });

  it('names what made a page that has no source of the author, for two of it, too', () => {
    const origin = 'the plugin `takim` (component `@site/X.js`)';
    const of = (first: object, second: object) =>
      build({ pages: [page('/x', first), page('/x', second)] }).problems.map(({ message, file }) => [message, file]);
    const [source] = [page('/x').source];
    expect(of({ origin }, {})).toEqual([
      [`Both ${origin} and ${source} have the address /x. The first is served.`, source],
    ]);
    expect(of({}, { origin })).toEqual([
      [`Both ${source} and ${origin} have the address /x. The first is served.`, undefined],
    ]);
    expect(of({ origin }, { origin })).toEqual([
      [`Two pages of ${origin} have the address /x. The first is served.`, undefined],
    ]);
  });

  it('accepts x.md beside x/index.md in silence, and lets a standalone page win over a doc', () => {
    const twins = [doc('x'), doc('x/index', { permalink: '/docs/x/' })];
    const { routes, problems } = build({ docs: [version(twins)] });
    expect([routes[0]?.source, routes.length, problems]).toEqual(['docs/x.md', 3, []]);
    const home = build({ docs: [version([doc('a', { permalink: '/' })])], pages: [page('/')] });
    expect(home.routes[0]?.page.kind).toBe('reactPage');
    expect(home.problems).toHaveLength(1);
  });
});

describe('names that no disk can hold', () => {
  it('are an error that names the file they come from', () => {
    const long = tag('ş'.repeat(200));
    const docs = [doc('a', { tags: [long] }), doc('b', { permalink: `/docs/${'x'.repeat(260)}` })];
    const category = {
      title: 'x'.repeat(300),
      permalink: `/docs/category/${'x'.repeat(300)}`,
      source: 'docs/c/_category_.json',
      sidebar: 's',
      path: [0],
    };
    const { problems } = build({ docs: [{ ...version(docs), categories: [category] }] });
    expect(problems.toSorted((one, other) => ((one.file ?? '') < (other.file ?? '') ? -1 : 1))).toMatchObject([
      { code: 'name-too-long', severity: 'error', file: 'docs/a.md' },
      { code: 'name-too-long', severity: 'error', file: 'docs/b.md' },
      { code: 'name-too-long', severity: 'error', file: 'docs/c/_category_.json' },
    ]);
  });
});
