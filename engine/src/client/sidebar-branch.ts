import type { SidebarCategory, SidebarItem } from '../shared/model.ts';

export interface BranchOptions {
  sidebar: HTMLElement;
  sidebars: Map<string, Promise<SidebarItem[]>>;
}

/** Puts the items of a closed category under its row. */
export async function openBranch(row: Element, { sidebar, sidebars }: BranchOptions): Promise<void> {
  const url = sidebar.dataset.sidebarUrl ?? '';
  const items = sidebars.get(url) ?? fetchItems(url);
  sidebars.set(url, items);
  items.catch(() => sidebars.delete(url));
  const category = findCategory(await items, { row, depth: depthOf(row, sidebar) });
  if (!category) throw new Error(`${url} has no category ${row.textContent}.`);
  if (!row.nextElementSibling) row.after(buildList(category.items));
}

async function fetchItems(url: string): Promise<SidebarItem[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as SidebarItem[];
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

/** Where a closed row leads: its own page, else the first one inside. */
function linkOf(item: SidebarItem): string | undefined {
  if (item.type === 'html') return undefined;
  if (item.type === 'link') return item.unlisted ? undefined : item.href;
  if (item.href !== undefined && !item.linkUnlisted) return item.href;
  for (const inside of item.items) {
    const link = linkOf(inside);
    if (link !== undefined) return link;
  }
  return undefined;
}

/** The same markup as the theme's. */
function buildList(items: readonly SidebarItem[]): HTMLElement {
  const list = Object.assign(document.createElement('ul'), { className: 'menu' });
  for (const item of items) {
    const href = linkOf(item);
    if (item.type !== 'html' && href === undefined) continue;
    const row = Object.assign(document.createElement('li'), { className: item.className ?? '' });
    if (item.type === 'html') {
      if (item.defaultStyle) row.classList.add('menu-html');
      row.innerHTML = item.value;
    } else row.append(...buildRow(item, href ?? ''));
    list.append(row);
  }
  return list;
}

function buildRow(item: Exclude<SidebarItem, { type: 'html' }>, href: string): Element[] {
  const link = Object.assign(document.createElement('a'), { className: 'menu-link', textContent: item.label });
  link.setAttribute('href', href);
  if (item.type === 'link') {
    if (link.origin !== location.origin) Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
    return [link];
  }
  if (item.collapsible) {
    // The row gets its button like those that came with the page.
    link.className = 'menu-link menu-closed';
    link.dataset.sidebarClosed = '';
    return item.collapsed ? [link] : [link, buildList(item.items)];
  }
  const row = Object.assign(document.createElement('div'), { className: 'menu-row' });
  row.append(link);
  return [row, buildList(item.items)];
}
