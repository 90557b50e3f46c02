import type { SidebarCategory, SidebarCut, SidebarItem, DocsVersion } from '../shared/model.ts';
import { urlKey } from '../shared/url.ts';
import type { SidebarIndex } from './sidebar-index.ts';
import type { SidebarWindow } from './sidebar-window.ts';

/** The part of a level that a page shows. */
export interface SidebarSlice {
  items: SidebarItem[];
  /** Absent where the level is whole. */
  cut?: SidebarCut;
}

/**
 * Makes the sidebar of one page: closed branches and long levels are cut, and unlisted items are left out unless they are the page itself.
 * Costs depth times the rows that are shown, whatever the size of the sidebar.
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

/** Whether a slice leaves anything out, so that the page must link to the whole sidebar. */
export function leavesOut({ items, cut }: SidebarSlice): boolean {
  return (
    cut !== undefined || items.some((item) => item.type === 'category' && (item.closed === true || leavesOut(item)))
  );
}

/**
 * The url of the file with the whole sidebar, which is loaded when a reader opens a branch that is not in the page. Its name has no hash:
 * every page contains the name, and a change of one page must not change all of them.
 */
export function sidebarFileUrl(
  { instance, name: version }: Pick<DocsVersion, 'instance' | 'name'>,
  { sidebar, baseUrl }: { sidebar: string; baseUrl: string },
): string {
  return `${baseUrl}sidebar-${[instance, version, sidebar].join('-').replace(/[^\p{L}\p{N}_.-]/gu, '_')}.json`;
}

type Digest = (text: string) => string;

/**
 * Makes the digest of the result of sliceSidebar without slicing. A page shows the levels on the path to it: each level, or each window of a
 * long level, is digested once for all pages. `path` is the path of the page or category that is open.
 */
export function createSliceDigest(index: SidebarIndex, digest: Digest): (path: readonly number[]) => string {
  const known = new Map<readonly SidebarItem[] | SidebarWindow, string>();
  const digestLevel = (items: readonly SidebarItem[], window = index.windows.get(items)?.[0]): string => {
    const key = window ?? items;
    const level = known.get(key) ?? digest(JSON.stringify(window ? asSeen(items, window) : items.map(asShown)));
    known.set(key, level);
    return level;
  };
  const asSeen = (items: readonly SidebarItem[], { start, end, cut }: SidebarWindow): unknown => [
    items.slice(start, end).map(asShown),
    cut,
  ];
  const openings = new Map<SidebarItem, string>();
  /** The digest of a category's own row while it is open. */
  const digestOpen = (item: SidebarCategory): string => {
    const open = openings.get(item) ?? digest(JSON.stringify({ ...item, items: [] }));
    openings.set(item, open);
    return open;
  };
  /** An item as it is shown when it is not on the path. */
  const asShown = (item: SidebarItem): unknown => {
    if (item.type !== 'category') return item;
    const closed = index.closed.get(item);
    if (!closed || (item.collapsible && item.collapsed)) return closed ?? null;
    return { ...item, items: digestLevel(item.items) };
  };
  return (path) => {
    const opened: number[] = [];
    const levels: string[] = [];
    let items: readonly SidebarItem[] | undefined = index.items;
    for (const at of path) {
      const item: SidebarItem | undefined = items?.[at];
      if (!items || !item) break;
      const window = index.windows.get(items)?.[at];
      levels.push(digestLevel(items, window));
      // Relative to the window: changes elsewhere in a long level do not matter.
      if (item.type === 'category' || (item.type === 'link' && item.unlisted)) opened.push(at - (window?.start ?? 0));
      if (item.type === 'category') levels.push(digestOpen(item));
      items = item.type === 'category' ? item.items : undefined;
    }
    if (items) levels.push(digestLevel(items));
    return digest(`${opened.join()} ${levels.join()}`);
  };
}
