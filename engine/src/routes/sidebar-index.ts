import type { SidebarCategory, SidebarItem, Breadcrumb } from '../shared/model.ts';
import { urlKey } from '../shared/url.ts';
import { createWindows, type SidebarWindow } from './sidebar-window.ts';

/** Indexes of a sidebar, built once, so that no page has to walk through it. */
export interface SidebarIndex {
  items: readonly SidebarItem[];
  /** The first place of a url, in reading order. */
  places: ReadonlyMap<string, SidebarPlace>;
  /** First listed page of a category, its own included. */
  firstLinks: ReadonlyMap<SidebarCategory, string>;
  /** A category as it is shown when closed, shared by all pages. Absent: not shown at all. */
  closed: ReadonlyMap<SidebarCategory, SidebarCategory>;
  /** The windows of a long level, one for each of its items while it is open; the first is also for when none is open. */
  windows: ReadonlyMap<readonly SidebarItem[], readonly SidebarWindow[]>;
}

interface SidebarPlace {
  /** Indexes from the root. */
  path: readonly number[];
  /** Indexes of its level: one array for all items of the level. */
  parent: readonly number[];
  /** The items of that level. */
  level: readonly SidebarItem[];
  item: SidebarItem;
}

/** Returns the index of a sidebar, made once. */
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
    // A category links to its unlisted page only on that page, so the page has a path of its own.
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

/** Finds the items on the path to a url, outermost first; empty when it is not in the sidebar. */
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

/** Builds the breadcrumbs of a page from its trail (see findTrail). The last one is the page itself and has no link. */
export function buildBreadcrumbs(trail: readonly SidebarItem[]): Breadcrumb[] {
  const crumbs: Breadcrumb[] = [];
  for (const [at, item] of trail.entries()) {
    if (item.type === 'html' || item.label === '') continue;
    const linked = at < trail.length - 1 && item.href !== undefined && !(item.type === 'category' && item.linkUnlisted);
    const { label, lang, href } = item;
    crumbs.push(linked ? { label, lang, href } : { label, lang });
  }
  return crumbs;
}
