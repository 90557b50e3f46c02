import type { SidebarCategory, SidebarItem, Breadcrumb } from '../shared/model.ts';
import { urlKey } from '../shared/url.ts';
import { createWindows, type SidebarWindow } from './sidebar-window.ts';

/** Answers about one sidebar that would otherwise cost a walk through it for every page. Built once per sidebar. */
export interface SidebarIndex {
  items: readonly SidebarItem[];
  /** Where a url stands: the first place, in reading order. */
  places: ReadonlyMap<string, SidebarPlace>;
  /** First listed page of a category, its own included. */
  firstLinks: ReadonlyMap<SidebarCategory, string>;
  /** A category as it looks when closed. Made once, since nearly every page shows nearly every one so. Absent: not shown at all. */
  closed: ReadonlyMap<SidebarCategory, SidebarCategory>;
  /** What is shown of a level that is too long for a page, for each of its items while it is open; the first also where none is. */
  windows: ReadonlyMap<readonly SidebarItem[], readonly SidebarWindow[]>;
}

interface SidebarPlace {
  /** Indexes from the root. */
  path: readonly number[];
  /** Those of the level it stands on: one array for all of its neighbours. */
  parent: readonly number[];
  /** The items of that level. */
  level: readonly SidebarItem[];
  item: SidebarItem;
}

/** Gives the index of a sidebar, made once. */
export type SidebarIndexer = (items: readonly SidebarItem[]) => SidebarIndex;

export function createSidebarIndexer(): SidebarIndexer {
  const known = new Map<readonly SidebarItem[], SidebarIndex>();
  return (items) => {
    const index = known.get(items) ?? createSidebarIndex(items);
    known.set(items, index);
    return index;
  };
}

export function createSidebarIndex(items: readonly SidebarItem[]): SidebarIndex {
  const places = new Map<string, SidebarPlace>();
  const firstLinks = new Map<SidebarCategory, string>();
  const closed = new Map<SidebarCategory, SidebarCategory>();
  indexItems(items, { parent: [], places, firstLinks, closed });
  const windows = new Map<readonly SidebarItem[], readonly SidebarWindow[]>();
  indexWindows(items, { parent: [], places, firstLinks, closed, windows });
  return { items, places, firstLinks, closed, windows };
}

interface Indexing {
  parent: readonly number[];
  places: Map<string, SidebarPlace>;
  firstLinks: Map<SidebarCategory, string>;
  closed: Map<SidebarCategory, SidebarCategory>;
}

/** Returns the first listed link among the items. */
function indexItems(
  items: readonly SidebarItem[],
  { parent, places, firstLinks, closed }: Indexing,
): string | undefined {
  let first: string | undefined;
  for (const [index, item] of items.entries()) {
    if (item.type === 'html') continue;
    const path = [...parent, index];
    const key = item.href === undefined ? undefined : urlKey(item.href);
    // A category shows its unlisted page only on that page itself, so it does not see what its items see.
    const way = item.type === 'category' && item.linkUnlisted ? [...path] : path;
    if (key !== undefined && !places.has(key)) places.set(key, { path: way, parent, level: items, item });
    if (item.type === 'link') {
      if (!item.unlisted) first ??= item.href;
      continue;
    }
    const inside = indexItems(item.items, { parent: path, places, firstLinks, closed });
    const own = item.linkUnlisted ? undefined : item.href;
    const link = own ?? inside;
    if (link !== undefined) firstLinks.set(item, link);
    if (link !== undefined || item.items.some((child) => child.type === 'html')) {
      closed.set(item, { ...item, items: [], href: link, closed: true });
    }
    first ??= link;
  }
  return first;
}

function indexWindows(
  items: readonly SidebarItem[],
  { parent, windows, ...index }: Indexing & { windows: Map<readonly SidebarItem[], readonly SidebarWindow[]> },
): void {
  const listShown = (): number[] => [...items.keys()].filter((at) => isShown(items[at], index.closed));
  const pageOf = (at: number): string | undefined => {
    const item = items[at];
    if (!item || item.type === 'html') return undefined;
    const href = item.type === 'link' ? item.href : index.firstLinks.get(item);
    const place = href === undefined ? undefined : index.places.get(urlKey(href));
    const isPage = place?.item.type === 'category' || (place?.item.type === 'link' && place.item.docId !== undefined);
    return isPage && [...parent, at].every((step, depth) => place.path[depth] === step) ? href : undefined;
  };
  const level = createWindows({ length: items.length, listShown, pageOf });
  if (level) windows.set(items, level);
  for (const [at, item] of items.entries())
    if (item.type === 'category') indexWindows(item.items, { parent: [...parent, at], windows, ...index });
}

/** Whether pages other than its own show an item. */
function isShown(item: SidebarItem | undefined, closed: ReadonlyMap<SidebarCategory, SidebarCategory>): boolean {
  if (item?.type === 'category') return closed.has(item);
  return item?.type === 'html' || !item?.unlisted;
}

/** The items on the way to a url, outermost first; empty when it is not in the sidebar. */
export function findTrail(index: SidebarIndex, url: string): SidebarItem[] {
  const trail: SidebarItem[] = [];
  let items = index.items;
  for (const at of index.places.get(urlKey(url))?.path ?? []) {
    const item = items[at];
    if (!item) return trail;
    trail.push(item);
    items = item.type === 'category' ? item.items : [];
  }
  return trail;
}

/** Where a page stands in its sidebar, outermost first: see findTrail. The page itself is the last one and has no link. */
export function buildBreadcrumbs(trail: readonly SidebarItem[]): Breadcrumb[] {
  const crumbs: Breadcrumb[] = [];
  for (const [at, item] of trail.entries()) {
    if (item.type === 'html' || item.label === '') continue;
    const linked = at < trail.length - 1 && item.href !== undefined && !(item.type === 'category' && item.linkUnlisted);
    crumbs.push(linked ? { label: item.label, href: item.href } : { label: item.label });
  }
  return crumbs;
}
