import type { SidebarCategory, SidebarItem } from '../shared/model.ts';
import { urlKey } from '../shared/url.ts';

/** Answers about one sidebar that would otherwise cost a walk through it for every page. Built once per sidebar. */
export interface SidebarIndex {
  items: readonly SidebarItem[];
  /** Where a url stands: indexes from the root. The first place, in reading order. */
  places: ReadonlyMap<string, readonly number[]>;
  /** First listed page of a category, its own included. */
  firstLinks: ReadonlyMap<SidebarCategory, string>;
  /** A category as it looks when closed. Made once, since nearly every page shows nearly every one so. Absent: not shown at all. */
  closed: ReadonlyMap<SidebarCategory, SidebarCategory>;
}

export function createSidebarIndex(items: readonly SidebarItem[]): SidebarIndex {
  const places = new Map<string, readonly number[]>();
  const firstLinks = new Map<SidebarCategory, string>();
  const closed = new Map<SidebarCategory, SidebarCategory>();
  indexItems(items, { parent: [], places, firstLinks, closed });
  return { items, places, firstLinks, closed };
}

interface Indexing {
  parent: readonly number[];
  places: Map<string, readonly number[]>;
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
    if (item.href !== undefined && !places.has(urlKey(item.href))) places.set(urlKey(item.href), path);
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

/** The items on the way to a url, outermost first; empty when it is not in the sidebar. */
export function findTrail(index: SidebarIndex, url: string): SidebarItem[] {
  const trail: SidebarItem[] = [];
  let items = index.items;
  for (const at of index.places.get(urlKey(url)) ?? []) {
    const item = items[at];
    if (!item) return trail;
    trail.push(item);
    items = item.type === 'category' ? item.items : [];
  }
  return trail;
}
