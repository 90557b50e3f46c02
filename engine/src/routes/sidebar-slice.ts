import type { SidebarCategory, SidebarCut, SidebarItem } from '../shared/model.ts';
import { urlKey } from '../shared/url.ts';
import type { SidebarIndex } from './sidebar-index.ts';

/** What a page shows of a level. */
export interface SidebarSlice {
  items: SidebarItem[];
  /** Absent where the level is whole. */
  cut?: SidebarCut;
}

/**
 * The sidebar of one page: branches that are closed on it are cut, and so are levels that are long; unlisted items are left out unless they
 * are the page itself. Costs depth times the rows that are shown, however large the sidebar is.
 */
export function sliceSidebar(index: SidebarIndex, url: string): SidebarSlice {
  return sliceItems(index.items, { index, path: index.places.get(urlKey(url))?.path ?? [], depth: 0 });
}

interface Slicing {
  index: SidebarIndex;
  /** Of the active page, as far as these items are on it; empty elsewhere. */
  path: readonly number[];
  depth: number;
}

function sliceItems(items: readonly SidebarItem[], { index, path, depth }: Slicing): SidebarSlice {
  const window = index.windows.get(items)?.[path[depth] ?? 0];
  const start = window?.start ?? 0;
  const sliced: SidebarItem[] = [];
  for (const [offset, item] of (window ? items.slice(start, window.end) : items).entries()) {
    const active = path[depth] === start + offset;
    if (item.type === 'category') {
      const category = sliceCategory(item, { index, path: active ? path : [], depth });
      if (category) sliced.push(category);
    } else if (item.type === 'html' || !item.unlisted || active) {
      sliced.push(item);
    }
  }
  return window?.cut ? { items: sliced, cut: window.cut } : { items: sliced };
}

function sliceCategory(item: SidebarCategory, { index, path, depth }: Slicing): SidebarCategory | undefined {
  const onPath = path.length > depth;
  const closed = index.closed.get(item);
  if (!onPath && (!closed || (item.collapsible && item.collapsed))) return closed;
  const isPage = onPath && path.length === depth + 1;
  const href = item.linkUnlisted && !isPage ? undefined : item.href;
  return { ...item, href, ...sliceItems(item.items, { index, path, depth: depth + 1 }) };
}

/** Whether a slice leaves anything out, so that a page must say where the rest is. */
export function leavesOut({ items, cut }: SidebarSlice): boolean {
  return (
    cut !== undefined || items.some((item) => item.type === 'category' && (item.closed === true || leavesOut(item)))
  );
}
