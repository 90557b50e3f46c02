import { describe, expect, it } from 'vitest';
import type { Doc, DocsVersion, PageData, Route, SidebarItem, SourceFile } from '../shared/model.ts';
import { doc as sampleDoc, version as sampleVersion } from '../theme/testing/render-page.tsx';
import { blog as sampleBlog, post as samplePost } from '../theme/testing/sample-blog.ts';
import { createSidebarIndex } from '../routes/sidebar-index.ts';
import type { LoadedLanguage, LoadedSite } from '../site/load-site.ts';
import { builtInPlugins } from '../plugins/index.ts';
import { planPages } from './plan.ts';
import { createSidebars } from '../site/sidebars.ts';

const PLUGINS = builtInPlugins.map((plugin) => ({ plugin, data: undefined }));
const link = (id: string): SidebarItem => ({ type: 'link', label: id, href: `/${id}`, docId: id });
const folder = (label: string, ids: string[]): SidebarItem => ({
  type: 'category',
  label,
  items: ids.map(link),
  collapsible: true,
  collapsed: true,
});
const SIDEBAR = [link('giris'), folder('A', ['a1', 'a2']), folder('B', ['b1', 'b2'])];

function route(id: string, more: Partial<Doc> = {}, page: Partial<Extract<PageData, { kind: 'doc' }>> = {}): Route {
  const doc: Doc = {
    ...sampleDoc,
    id,
    source: `docs/${id}.mdx`,
    format: 'mdx',
    permalink: `/${id}`,
    sidebar: 'ana',
    ...more,
  };
  return {
    url: doc.permalink,
    output: `${id}/index.html`,
    source: doc.source,
    page: {
      kind: 'doc',
      doc,
      version: sampleVersion,
      breadcrumbs: [],
      showToc: true,
      tocLevels: { min: 2, max: 3 },
      ...page,
    },
    bodies: [{ source: doc.source, format: 'mdx' }],
    unlisted: false,
  };
}

interface Parts {
  sidebars?: Record<string, SidebarItem[]>;
  routes?: Route[];
  texts?: Record<string, string>;
  feeds?: boolean;
}

function createSite({
  sidebars = { ana: SIDEBAR },
  routes = ['giris', 'a1', 'a2', 'b1', 'b2'].map((id) => route(id)),
  texts = {},
  feeds = true,
}: Parts = {}): LoadedLanguage & Pick<LoadedSite, 'sources'> {
  const sources = routes.flatMap(({ source }): [string, Pick<SourceFile, 'digest' | 'text'>][] =>
    source ? [[source, { digest: `digest of ${texts[source] ?? source}`, text: texts[source] ?? '' }]] : [],
  );
  return {
    config: {
      baseUrl: '/',
      rootUrl: '/',
      search: false,
      blog: [{ id: 'default', feedOptions: { types: feeds ? ['rss'] : [] } }],
    },
    content: { docs: [{ ...sampleVersion, sidebars } as unknown as DocsVersion], blogs: [], pages: [], problems: [] },
    sources: new Map(sources),
    routes,
    indexSidebar: createSidebarIndex,
  } as unknown as LoadedLanguage & Pick<LoadedSite, 'sources'>;
}

const keys = (parts: Parts, base = 'base') =>
  Object.fromEntries(
    planPages(createSite(parts), { base, language: 0, plugins: PLUGINS }).map(({ route: { url }, key }) => [url, key]),
  );
const changed = (parts: Parts, base?: string) => {
  const before = keys({});
  return Object.entries(keys(parts, base)).flatMap(([url, key]) => (before[url] === key ? [] : [url]));
};

describe('the key of a page', () => {
  it('is the same for the same site', () => {
    expect(changed({})).toEqual([]);
  });

  it('changes for all with what is the same for all', () => {
    expect(changed({}, 'another theme')).toHaveLength(5);
  });

  it('changes with the text of the page, and with what is known of it', () => {
    expect(changed({ texts: { 'docs/a1.mdx': 'yeni' } })).toEqual(['/a1']);
    const routes = createSite().routes.map((one) => (one.url === '/b1' ? route('b1', { title: 'Yeni' }) : one));
    expect(changed({ routes })).toEqual(['/b1']);
  });

  it('changes with its neighbours, its place, and what its version says of itself', () => {
    const replaced = (one: Route) => createSite().routes.map((old) => (old.url === one.url ? one : old));
    const next = { title: 'Sonraki', permalink: '/sonraki' };
    expect(changed({ routes: replaced(route('b1', { next })) })).toEqual(['/b1']);
    expect(changed({ routes: replaced(route('b1', {}, { breadcrumbs: [{ label: 'B' }] })) })).toEqual(['/b1']);
    expect(changed({ routes: replaced({ ...route('b1'), title: 'Başka' }) })).toEqual(['/b1']);
    const version = { ...sampleVersion, banner: 'unmaintained' as const };
    expect(changed({ routes: replaced(route('b1', {}, { version })) })).toEqual(['/b1']);
    const alternates = { current: '/b1', eski: '/eski/b1' };
    expect(changed({ routes: replaced(route('b1', {}, { version: { ...version, alternates } })) })).toEqual(['/b1']);
  });

  it('changes with the part of the sidebar that the page shows, and with no other', () => {
    expect(
      changed({ sidebars: { ana: [link('giris'), folder('A', ['a1', 'a2', 'a3']), folder('B', ['b1', 'b2'])] } }),
    ).toEqual(['/a1', '/a2']);
  });
});

describe('cards of the neighbours', () => {
  const cards = [{ type: 'link' as const, label: 'Komşu', href: '/komsu' }];
  const planned = (text: string, format: Doc['format'] = 'mdx') => {
    const page = route('a1', { format }, { cards });
    const [first] = planPages(createSite({ routes: [page], texts: { 'docs/a1.mdx': text } }), {
      base: '',
      language: 0,
      plugins: PLUGINS,
    });
    return first?.route.page.kind === 'doc' ? first.route.page.cards : undefined;
  };

  it.each([
    `import DocCardList from '@theme/DocCardList';\n\n<DocCardList/>`,
    `import Parca from './_parca.mdx';`,
    '<Kartlar/>',
  ])('go with a page that may show them: %j', (text) => {
    expect(planned(text)).toEqual(cards);
  });

  it('do not go with any other, whose key they would change', () => {
    expect(planned('Metin, an <b>important</b> one.')).toBeUndefined();
    expect(planned('<DocCardList/>', 'md')).toBeUndefined();
  });
});

describe('an article for the feeds', () => {
  const post: Route = {
    url: '/blog/x',
    output: 'blog/x/index.html',
    source: 'blog/x.md',
    bodies: [],
    unlisted: false,
    page: { kind: 'blogPost', blog: sampleBlog, post: samplePost, showToc: true, tocLevels: { min: 2, max: 3 } },
  };
  const wanted = (parts: Parts) =>
    planPages(createSite(parts), { base: '', language: 0, plugins: PLUGINS }).map(({ task }) => task().wantArticle);

  it('is asked of posts of a blog that has feeds', () => {
    expect(wanted({ routes: [post, route('a1')] })).toEqual([true, undefined]);
    expect(wanted({ routes: [post], feeds: false })).toEqual([undefined]);
  });
});

describe('createSidebars', () => {
  it('cuts what is closed on the page and says where the rest is', () => {
    const { viewOf } = createSidebars(createSite());
    const view = viewOf(route('a1'));
    expect(view?.items).toMatchObject([
      { label: 'giris' },
      { label: 'A', items: [{ label: 'a1' }, { label: 'a2' }] },
      { label: 'B', closed: true, items: [] },
    ]);
    expect(view?.dataUrl).toBe('/sidebar-default-current-ana.json');
  });

  it('has nowhere to lead to when nothing was cut', () => {
    expect(
      createSidebars(createSite({ sidebars: { ana: [link('a1'), link('a2')] } })).viewOf(route('a1'))?.dataUrl,
    ).toBeUndefined();
  });

  it('shares one view among the pages of a folder', () => {
    const { viewOf } = createSidebars(createSite());
    expect(viewOf(route('a1'))).toBe(viewOf(route('a2')));
    expect(viewOf(route('a1'))).not.toBe(viewOf(route('b1')));
  });

  it('shares a part of a long level among the pages that show it, and no further', () => {
    const { viewOf, digestOf } = createSidebars(
      createSite({ sidebars: { ana: Array.from({ length: 200 }, (_, at) => link(`s${at}`)) } }),
    );
    expect(viewOf(route('s50'))).toBe(viewOf(route('s74')));
    expect(digestOf(route('s50'))).toBe(digestOf(route('s74')));
    expect(viewOf(route('s75'))?.items[0]).toMatchObject({ label: 's50' });
    expect(digestOf(route('s75'))).not.toBe(digestOf(route('s74')));
    expect(viewOf(route('s75'))?.dataUrl).toBe('/sidebar-default-current-ana.json');
  });

  it('has none for a page that is in none', () => {
    const { viewOf } = createSidebars(createSite());
    expect(viewOf(route('x', { sidebar: undefined }))).toBeUndefined();
    expect(viewOf(route('x', { sidebar: 'yok' }))).toBeUndefined();
    expect(viewOf({ ...route('x'), page: { kind: 'notFound', ways: [] } })).toBeUndefined();
  });
});
