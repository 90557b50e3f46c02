import type { SidebarItem } from '../shared/model.ts';
import { keepPlace } from './keep-place.ts';
import { fetchSidebar, type Sidebars } from './sidebar-data.ts';
import { buildRows, isShown, linkOf } from './sidebar-rows.ts';
import { addToggles } from './sidebar.ts';

/** Puts all rows of a long level where a page has only those around its own. What the reader sees stays where it is. */
export async function fillLevel(link: HTMLAnchorElement, { sidebar, sidebars }: Sidebars): Promise<void> {
  const [reached, list] = [link.parentElement, link.closest('.menu')];
  const items = await fetchSidebar({ sidebar, sidebars });
  // The page may have changed meanwhile, or the link on the other side may have been faster.
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

/** The row that came nearest to where the reader was: it stands where the link stood. */
function focusFrom(neighbour: Element | null, isAbove: boolean): void {
  const next = (row: Element | null | undefined) => (isAbove ? row?.previousElementSibling : row?.nextElementSibling);
  for (let row = next(neighbour); row; row = next(row)) {
    const link = row.querySelector('a');
    if (link) return link.focus({ preventScroll: true });
  }
}

/** Names of the branches around a list, the outermost first. */
function labelsAbove(list: Element, sidebar: Element): string[] {
  const labels: string[] = [];
  for (let row = list.closest('li'); row && sidebar.contains(row); row = row.parentElement?.closest('li') ?? null)
    labels.unshift(row.querySelector('.menu-link')?.textContent ?? '');
  return labels;
}

/** Names may occur twice; a level is also known by the page that the link leads to. */
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
