import { hash } from 'node:crypto';
import { mayShowCards } from '../content/page-head.ts';
import { createSidebarIndex, findTrail, type SidebarIndex } from '../routes/sidebar-index.ts';
import { hasClosedBranch, sliceSidebar } from '../routes/sidebar-slice.ts';
import type { DocsVersion, PageData, Route, SidebarView } from '../shared/model.ts';
import { fileBelow, urlKey } from '../shared/url.ts';
import type { LoadedLanguage, LoadedSite } from './load-site.ts';
import type { MakeTask } from './page-maker.ts';

/** A page to make and the digest of all that decides its bytes, apart from how its links resolve. */
export interface PlannedPage {
  task: MakeTask;
  key: string;
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
  // Neighbours share one slice of the sidebar, which is most of what a key would have to digest.
  const digests = new Map<SidebarView | undefined, string>([[undefined, '']]);
  const digestOf = (sidebar: SidebarView | undefined): string => {
    const known = digests.get(sidebar) ?? hash('sha1', JSON.stringify(sidebar));
    digests.set(sidebar, known);
    return known;
  };
  const pages = site.routes.map((route): PlannedPage => {
    const sidebar = sidebars.viewOf(route);
    const task: MakeTask = {
      language: options.language,
      route: withoutUnusedCards(route, site),
      sidebar,
      wantArticle: (route.page.kind === 'blogPost' && feeds.has(route.page.blog.instance)) || undefined,
    };
    const bodies = route.bodies.map((body) => site.sources.get(body.source)?.digest);
    return {
      task,
      key: hash(
        'sha1',
        `${options.base}\n${bodies.join()}\n${digestOf(sidebar)}\n${JSON.stringify({ ...task, sidebar: undefined })}`,
      ),
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
  files: SidebarFile[];
}

export function createSidebars(site: Pick<LoadedLanguage, 'content' | 'config'>): Sidebars {
  const indexes = new Map<string, SidebarIndex>();
  /** Views by what is open in them: all pages of one folder have the same. */
  const views = new Map<string, SidebarView>();
  const urls = new Map<string, string>();
  const files: SidebarFile[] = [];
  for (const version of site.content.docs) {
    for (const [name, items] of Object.entries(version.sidebars)) {
      const key = sidebarKey(version, name);
      // No hash in the name: every page holds it, and one renamed page must not make all of them again.
      const output = `sidebar-${[version.instance, version.name, name].join('-').replace(/[^\p{L}\p{N}_.-]/gu, '_')}.json`;
      indexes.set(key, createSidebarIndex(items));
      const url = site.config.baseUrl + output;
      urls.set(key, url);
      files.push({ url, output: fileBelow(url, site.config.rootUrl), text: () => JSON.stringify(items) });
    }
  }
  return {
    files,
    viewOf(route) {
      const name = sidebarOf(route.page);
      if (name === undefined || !('version' in route.page)) return undefined;
      const key = sidebarKey(route.page.version, name);
      const index = indexes.get(key);
      if (!index) return undefined;
      const open = `${key} ${openBranch(index, route.url)}`;
      const known = views.get(open);
      if (known) return known;
      const items = sliceSidebar(index, route.url);
      const view: SidebarView = { name, items, dataUrl: hasClosedBranch(items) ? urls.get(key) : undefined };
      views.set(open, view);
      return view;
    },
  };
}

/** Two pages for which this is the same see the same sidebar, but for the mark on the active item. */
function openBranch(index: SidebarIndex, url: string): string {
  const path = index.places.get(urlKey(url)) ?? [];
  const item = findTrail(index, url).at(-1);
  // A category's own page opens the category; an unlisted page shows itself.
  return item?.type === 'category' || (item?.type === 'link' && item.unlisted) ? path.join() : path.slice(0, -1).join();
}

function sidebarKey(version: Pick<DocsVersion, 'instance' | 'name'>, name: string): string {
  return `${version.instance}/${version.name}/${name}`;
}

function sidebarOf(page: PageData): string | undefined {
  if (page.kind === 'doc') return page.doc.sidebar;
  return page.kind === 'category' ? page.category.sidebar : undefined;
}
