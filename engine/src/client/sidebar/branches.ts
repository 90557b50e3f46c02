import type { SidebarItem, SidebarCategory } from '../../shared/model.ts';
import { buildList, linkOf, buildRows, isShown } from './rows.ts';
import { keepPlace } from './merge-sidebar.ts';
import { addToggles } from './sidebar.ts';

export interface Sidebars {
  /** The one on the screen. */
  sidebar: HTMLElement;
  /** Whole sidebars by address: each is fetched once. */
  sidebars: Map<string, Promise<SidebarItem[]>>;
}

/** All items of a sidebar, also those that are not in the page. */
export function fetchSidebar({ sidebar, sidebars }: Sidebars): Promise<SidebarItem[]> {
  const url = sidebar.dataset.sidebarUrl ?? '';
  const items = sidebars.get(url) ?? fetchItems(url);
  sidebars.set(url, items);
  items.catch(() => sidebars.delete(url));
  return items;
}

async function fetchItems(url: string): Promise<SidebarItem[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP status ${response.status}.`);
  return (await response.json()) as SidebarItem[];
}

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

/** The category of a row: the same name and the same link, at the same depth. */
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

/** Inserts all rows of a long level, of which the page has only those around its own. What the reader sees stays in place. */
export async function fillLevel(link: HTMLAnchorElement, { sidebar, sidebars }: Sidebars): Promise<void> {
  const [reached, list] = [link.parentElement, link.closest('.menu')];
  const items = await fetchSidebar({ sidebar, sidebars });
  // The page may have changed meanwhile, or the link at the other end was faster.
  if (!reached?.isConnected || !list) return;
  const level = findLevel(items, { labels: labelsAbove(list, sidebar), href: link.getAttribute('href') });
  if (!level) throw new Error(`${sidebar.dataset.sidebarUrl} has no level with ${link.href}.`);
  const shown = level.filter(isShown);
  const isAbove = !reached.previousElementSibling;
  const neighbour = isAbove ? reached.nextElementSibling : reached.previousElementSibling;
  keepPlace(sidebar, neighbour, () => {
    for (const more of list.querySelectorAll<HTMLAnchorElement>(':scope > .menu-more > a')) {
      const row = more.parentElement;
      const at = Number(more.dataset.sidebarMore);
      row?.replaceWith(buildRows(row.previousElementSibling ? shown.slice(at) : shown.slice(0, at)));
    }
    addToggles(sidebar);
    return neighbour;
  });
  focusFrom(neighbour, isAbove);
}

/** Focuses the inserted row that now stands where the link stood. */
function focusFrom(neighbour: Element | null, isAbove: boolean): void {
  const next = (row: Element | null | undefined) => (isAbove ? row?.previousElementSibling : row?.nextElementSibling);
  for (let row = next(neighbour); row; row = next(row)) {
    const link = row.querySelector('a');
    if (link) return link.focus({ preventScroll: true });
  }
}

/** Labels of the categories around a list, the outermost first. */
function labelsAbove(list: Element, sidebar: Element): string[] {
  const labels: string[] = [];
  for (let row = list.closest('li'); row && sidebar.contains(row); row = row.parentElement?.closest('li') ?? null)
    labels.unshift(row.querySelector('.menu-link')?.textContent ?? '');
  return labels;
}

/** Labels may occur twice; the page that the link leads to distinguishes levels. */
function findLevel(
  items: readonly SidebarItem[],
  { labels: [label, ...inner], href }: { labels: readonly string[]; href: string | null },
): readonly SidebarItem[] | undefined {
  if (label === undefined) return items.some((item) => linkOf(item) === href) ? items : undefined;
  for (const item of items) {
    if (item.type !== 'category' || item.label !== label) continue;
    const found = findLevel(item.items, { labels: inner, href });
    if (found) return found;
  }
  return undefined;
}
