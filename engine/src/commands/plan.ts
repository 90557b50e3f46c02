import { hash } from 'node:crypto';
import type { PageTask } from '../render/renderer.ts';
import { createSidebarIndex, type SidebarIndex } from '../routes/sidebar-index.ts';
import { hasClosedBranch, sliceSidebar } from '../routes/sidebar-slice.ts';
import type { DocsVersion, PageData, Route, SidebarView } from '../shared/model.ts';
import type { LoadedSite } from './load-site.ts';

/** A page to make and the digest of all that decides its bytes, apart from how its links resolve. */
export interface PlannedPage {
  task: PageTask;
  key: string;
}

/** A whole sidebar, for readers who open a branch that is not in their page. */
export interface SidebarFile {
  output: string;
  text: string;
}

export interface Plan {
  pages: PlannedPage[];
  sidebarFiles: SidebarFile[];
}

/** One task per route. `base` is the digest of everything that is the same for all pages: theme, config, engine. */
export function planPages(site: LoadedSite, options: { base: string }): Plan {
  const feeds = new Set(site.config.blog.filter((blog) => blog.feedOptions.types.length > 0).map(({ id }) => id));
  const sidebars = createSidebars(site);
  const pages = site.routes.map((route): PlannedPage => {
    const task: PageTask = { route: withoutUnusedCards(route, site), sidebar: sidebars.viewOf(route), wantArticle: (route.page.kind === 'blogPost' && feeds.has(route.page.blog.instance)) || undefined };
    const digests = route.bodies.map((body) => site.sources.get(body.source)?.digest);
    return { task, key: hash('sha1', `${options.base}\n${digests.join()}\n${JSON.stringify(task)}`) };
  });
  return { pages, sidebarFiles: sidebars.files };
}

/** Cards of the neighbours are part of a doc's page only when it lists them: else an edit next door would change this page's key. */
function withoutUnusedCards(route: Route, site: LoadedSite): Route {
  if (route.page.kind !== 'doc' || !route.page.cards) return route;
  if (site.sources.get(route.page.doc.source)?.text.includes('DocCardList')) return route;
  return { ...route, page: { ...route.page, cards: undefined } };
}

interface Sidebars {
  viewOf(route: Route): SidebarView | undefined;
  files: SidebarFile[];
}

export function createSidebars(site: Pick<LoadedSite, 'content' | 'config'>): Sidebars {
  const indexes = new Map<string, SidebarIndex>();
  const urls = new Map<string, string>();
  const files: SidebarFile[] = [];
  for (const version of site.content.docs) {
    for (const [name, items] of Object.entries(version.sidebars)) {
      const key = sidebarKey(version, name);
      const text = JSON.stringify(items);
      const output = `assets/sidebars/${name.replace(/[^\w-]/g, '_')}-${hash('sha1', text).slice(0, 10)}.json`;
      indexes.set(key, createSidebarIndex(items));
      urls.set(key, site.config.baseUrl + output);
      files.push({ output, text });
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
      const items = sliceSidebar(index, route.url);
      return { name, items, dataUrl: hasClosedBranch(items) ? urls.get(key) : undefined };
    },
  };
}

function sidebarKey(version: Pick<DocsVersion, 'instance' | 'name'>, name: string): string {
  return `${version.instance}/${version.name}/${name}`;
}

function sidebarOf(page: PageData): string | undefined {
  if (page.kind === 'doc') return page.doc.sidebar;
  return page.kind === 'category' ? page.category.sidebar : undefined;
}
