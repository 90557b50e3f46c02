import type { SidebarCategory, SidebarItem } from '../shared/model.ts';
import { fetchSidebar, type Sidebars } from './sidebar-data.ts';
import { buildList, linkOf } from './sidebar-rows.ts';

// One file, so that what needs the same comes together.
export { fillLevel } from './sidebar-level.ts';

/** Puts the items of a closed category under its row. */
export async function openBranch(row: Element, { sidebar, sidebars }: Sidebars): Promise<void> {
  const items = await fetchSidebar({ sidebar, sidebars });
  const category = findCategory(items, { row, depth: depthOf(row, sidebar) });
  if (!category) throw new Error(`${sidebar.dataset.sidebarUrl} has no category ${row.textContent}.`);
  if (!row.nextElementSibling) row.after(buildList(category.items));
}

function depthOf(row: Element, sidebar: Element): number {
  let depth = 0;
  for (let at = row.closest('.menu'); at && sidebar.contains(at); at = at.parentElement?.closest('.menu') ?? null)
    depth += 1;
  return depth;
}

/** The category that a row stands for: the same name and the same link, as many levels down. */
function findCategory(
  items: readonly SidebarItem[],
  place: { row: Element; depth: number },
): SidebarCategory | undefined {
  const { row, depth } = place;
  for (const item of items) {
    if (item.type !== 'category') continue;
    if (depth > 1) {
      const found = findCategory(item.items, { row, depth: depth - 1 });
      if (found) return found;
    } else if (item.label === row.textContent && linkOf(item) === row.querySelector('a')?.getAttribute('href'))
      return item;
  }
  return undefined;
}
