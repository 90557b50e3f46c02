import { hash } from 'node:crypto';
import { mayShowCards } from '../content/page-head.ts';
import { createSliceDigest } from '../routes/sidebar-digest.ts';
import type { SidebarIndex } from '../routes/sidebar-index.ts';
import { leavesOut, sliceSidebar } from '../routes/sidebar-slice.ts';
import type { DocsVersion, PageData, Route, SidebarView, VersionSummary } from '../shared/model.ts';
import { fileBelow, urlKey } from '../shared/url.ts';
import { isSearched } from '../output/search-pages.ts';
import type { LoadedLanguage, LoadedSite } from './load-site.ts';
import type { MakeTask } from './page-maker.ts';
import { printRoute } from './print-route.ts';

/** A page to make and the digest of all that decides its bytes, apart from how its links resolve. */
export interface PlannedPage {
  route: Route;
  /** See MakeTask. */
  language: number;
  key: string;
  /** The same for pages that show the same text. */
  text: string;
  /** Only for a page that must be made: most are taken over as they are. */
  task: () => MakeTask;
}

/** A whole sidebar, for readers who open a branch that is not in their page. */
export interface SidebarFile {
  url: string;
  output: string;
  /** Made when it is asked for: in dev hardly ever. */
  text: () => string;
}

export interface Plan {
  pages: PlannedPage[];
  sidebarFiles: SidebarFile[];
}

/** One task per route. `base` is the digest of everything that is the same for all pages: theme, config, engine. */
export function planPages(
  site: LoadedLanguage & Pick<LoadedSite, 'sources'>,
  options: { base: string; language: number },
): Plan {
  const feeds = new Set(site.config.blog.filter((blog) => blog.feedOptions.types.length > 0).map(({ id }) => id));
  const sidebars = createSidebars(site);
  const { language } = options;
  const versions = new Map<VersionSummary, string>();
  /** Of all that pages of one version say of it; nothing where each says something else. */
  const digestVersion = (version: VersionSummary): string => {
    if (version.alternates) return '';
    const known = versions.get(version) ?? hash('sha1', JSON.stringify(version), 'base64url');
    versions.set(version, known);
    return known;
  };
  const rests = new Map<string, string>();
  /** What all pages of a folder have in common. */
  const digestRest = (text: string): string => {
    const known = rests.get(text) ?? hash('sha1', `${options.base} ${text}`, 'base64url');
    rests.set(text, known);
    return known;
  };
  const pages = site.routes.map((given): PlannedPage => {
    const route = withoutUnusedCards(given, site);
    const wantArticle = (route.page.kind === 'blogPost' && feeds.has(route.page.blog.instance)) || undefined;
    const { search } = site.config;
    const wantSections = (search && isSearched(route, search)) || undefined;
    const digests = route.bodies.map((body) => site.sources.get(body.source)?.digest);
    const version = 'version' in route.page ? digestVersion(route.page.version) : '';
    const rest = digestRest(`${sidebars.digestOf(route)} ${wantArticle} ${wantSections} ${version}`);
    return {
      route,
      language,
      text: digests.join(' ') || route.url,
      // Two digests: putting the texts of both together first would cost more than the second one.
      key: hash('sha1', printRoute(route, { digests, knowsVersion: version !== '' }), 'base64url') + rest,
      task: () => ({ language, route, sidebar: sidebars.viewOf(route), wantArticle, wantSections }),
    };
  });
  return { pages, sidebarFiles: sidebars.files };
}

/** Cards of the neighbours are part of a doc's page only when it may list them: else an edit next door would change this page's key. */
function withoutUnusedCards(route: Route, site: Pick<LoadedSite, 'sources'>): Route {
  if (route.page.kind !== 'doc' || !route.page.cards) return route;
  const { source, format } = route.page.doc;
  const file = site.sources.get(source);
  if (format === 'mdx' && (file?.head?.mayShowCards ?? mayShowCards(file?.text ?? ''))) return route;
  return { ...route, page: { ...route.page, cards: undefined } };
}

interface Sidebars {
  viewOf(route: Route): SidebarView | undefined;
  /** Of the view, for much less than making it costs. */
  digestOf(route: Route): string;
  files: SidebarFile[];
}

interface KnownSidebar {
  name: string;
  index: SidebarIndex;
  /** Of the whole, as JSON. */
  url: string;
  digest: (path: readonly number[]) => string;
}

export function createSidebars(site: Pick<LoadedLanguage, 'content' | 'config' | 'indexSidebar'>): Sidebars {
  const sidebars = new Map<string, KnownSidebar>();
  // By what is open: all pages of one folder see the same, but for the mark on the active item.
  const views = new Map<unknown, SidebarView>();
  const digests = new Map<unknown, string>();
  const files: SidebarFile[] = [];
  for (const version of site.content.docs) {
    for (const [name, items] of Object.entries(version.sidebars)) {
      // No hash in the name: every page holds it, and one renamed page must not make all of them again.
      const output = `sidebar-${[version.instance, version.name, name].join('-').replace(/[^\p{L}\p{N}_.-]/gu, '_')}.json`;
      const index = site.indexSidebar(items);
      const digest = createSliceDigest(index, (text) => hash('sha1', text));
      const url = site.config.baseUrl + output;
      sidebars.set(sidebarKey(version, name), { name, index, url, digest });
      files.push({ url, output: fileBelow(url, site.config.rootUrl), text: () => JSON.stringify(items) });
    }
  }
  const find = (route: Route): KnownSidebar | undefined => {
    const name = sidebarOf(route.page);
    return name === undefined || !('version' in route.page)
      ? undefined
      : sidebars.get(sidebarKey(route.page.version, name));
  };
  return {
    files,
    viewOf(route) {
      const sidebar = find(route);
      if (!sidebar) return undefined;
      const { name, index, url } = sidebar;
      const open = openBranch(index, route.url) ?? index;
      const known = views.get(open);
      if (known) return known;
      const slice = sliceSidebar(index, route.url);
      const view: SidebarView = { name, ...slice, dataUrl: leavesOut(slice) ? url : undefined };
      views.set(open, view);
      return view;
    },
    digestOf(route) {
      const sidebar = find(route);
      if (!sidebar) return '';
      const { name, index, url, digest } = sidebar;
      const open = openBranch(index, route.url) ?? sidebar;
      const known = digests.get(open) ?? `${name} ${url} ${digest(index.places.get(urlKey(route.url))?.path ?? [])}`;
      digests.set(open, known);
      return known;
    },
  };
}

/** What is open on a page, always by the same object; nothing for a page that its sidebar does not hold. */
function openBranch(index: SidebarIndex, url: string): unknown {
  const place = index.places.get(urlKey(url));
  if (!place) return undefined;
  const { item, path, parent, level } = place;
  // A category's own page opens the category; an unlisted page shows itself.
  if (item.type === 'category' || (item.type === 'link' && item.unlisted)) return path;
  return index.windows.get(level)?.[path.at(-1) ?? 0] ?? parent;
}

function sidebarKey(version: Pick<DocsVersion, 'instance' | 'name'>, name: string): string {
  return `${version.instance}/${version.name}/${name}`;
}

function sidebarOf(page: PageData): string | undefined {
  if (page.kind === 'doc') return page.doc.sidebar;
  return page.kind === 'category' ? page.category.sidebar : undefined;
}
