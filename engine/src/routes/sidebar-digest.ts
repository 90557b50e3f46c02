import type { SidebarCategory, SidebarItem } from '../shared/model.ts';
import type { SidebarIndex } from './sidebar-index.ts';

export type Digest = (text: string) => string;

/**
 * Digests of what sliceSidebar gives for pages of one sidebar, without slicing. A page shows the levels on the way to it: each level is
 * digested once, however many pages show it. `path` leads to the page or category that is open.
 */
export function createSliceDigest(index: SidebarIndex, digest: Digest): (path: readonly number[]) => string {
  const known = new Map<readonly SidebarItem[], string>();
  const digestLevel = (items: readonly SidebarItem[]): string => {
    const level = known.get(items) ?? digest(JSON.stringify(items.map(asShown)));
    known.set(items, level);
    return level;
  };
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
    const levels = [digestLevel(index.items)];
    let items = index.items;
    for (const at of path) {
      const item = items[at];
      if (item?.type !== 'category') break;
      levels.push(digestOpen(item), digestLevel(item.items));
      items = item.items;
    }
    return digest(`${path.join()} ${levels.join()}`);
  };
}
