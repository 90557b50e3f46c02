import type { SidebarCategory, SidebarItem } from '../shared/model.ts';
import type { SidebarIndex } from './sidebar-index.ts';
import type { SidebarWindow } from './sidebar-window.ts';

export type Digest = (text: string) => string;

/**
 * Digests of what sliceSidebar gives for pages of one sidebar, without slicing. A page shows the levels on the way to it: each level is
 * digested once, and of a long one each window, however many pages show it. `path` leads to the page or category that is open.
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
  /** What it says of itself while it is open. */
  const digestOpen = (item: SidebarCategory): string => {
    const open = openings.get(item) ?? digest(JSON.stringify({ ...item, items: [] }));
    openings.set(item, open);
    return open;
  };
  /** As it looks where it is not on the way. */
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
      // Counted from what is shown: what comes and goes elsewhere in a long level changes nothing.
      if (item.type === 'category' || (item.type === 'link' && item.unlisted)) opened.push(at - (window?.start ?? 0));
      if (item.type === 'category') levels.push(digestOpen(item));
      items = item.type === 'category' ? item.items : undefined;
    }
    if (items) levels.push(digestLevel(items));
    return digest(`${opened.join()} ${levels.join()}`);
  };
}
