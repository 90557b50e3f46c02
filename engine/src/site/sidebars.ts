import { hash } from 'node:crypto';
import { createSliceDigest, sidebarFileUrl, leavesOut, sliceSidebar } from '../routes/sidebar-slice.ts';
import type { SidebarIndex } from '../routes/sidebar-index.ts';
import type { DocsVersion, PageData, Route, SidebarView } from '../shared/model.ts';
import { urlKey } from '../shared/url.ts';
import type { LoadedLanguage } from './load-site.ts';

interface Sidebars {
  viewOf(route: Route): SidebarView | undefined;
  /** Of the view, for much less than making it costs. */
  digestOf(route: Route): string;
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
  for (const version of site.content.docs) {
    for (const [name, items] of Object.entries(version.sidebars)) {
      const index = site.indexSidebar(items);
      const digest = createSliceDigest(index, (text) => hash('sha1', text));
      const url = sidebarFileUrl(version, { sidebar: name, baseUrl: site.config.baseUrl });
      sidebars.set(sidebarKey(version, name), { name, index, url, digest });
    }
  }
  const find = (route: Route): KnownSidebar | undefined => {
    const name = sidebarOf(route.page);
    return name === undefined || !('version' in route.page)
      ? undefined
      : sidebars.get(sidebarKey(route.page.version, name));
  };
  return {
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
