import type { SidebarItem } from '../../shared/model.ts';

/** Where a closed row leads: its own page, else the first one inside. */
export function linkOf(item: SidebarItem): string | undefined {
  if (item.type === 'html') return undefined;
  if (item.type === 'link') return item.unlisted ? undefined : item.href;
  if (item.href !== undefined && !item.linkUnlisted) return item.href;
  for (const inside of item.items) {
    const link = linkOf(inside);
    if (link !== undefined) return link;
  }
  return undefined;
}

/** Whether pages other than its own show an item: the same rule as in the theme. */
export function isShown(item: SidebarItem): boolean {
  if (item.type === 'html' || linkOf(item) !== undefined) return true;
  return item.type === 'category' && item.items.some((inside) => inside.type === 'html');
}

export function buildList(items: readonly SidebarItem[]): HTMLElement {
  const list = Object.assign(document.createElement('ul'), { className: 'menu' });
  list.append(buildRows(items.filter(isShown)));
  return list;
}

/** The same markup as the theme's. */
export function buildRows(items: readonly SidebarItem[]): DocumentFragment {
  const rows = document.createDocumentFragment();
  for (const item of items) {
    const row = Object.assign(document.createElement('li'), { className: item.className ?? '' });
    if (item.type === 'html') {
      if (item.defaultStyle) row.classList.add('menu-html');
      row.innerHTML = item.value;
    } else row.append(...buildRow(item));
    rows.append(row);
  }
  return rows;
}

function buildRow(item: Exclude<SidebarItem, { type: 'html' }>): Element[] {
  const link = Object.assign(document.createElement('a'), { className: 'menu-link', textContent: item.label });
  if (item.lang !== undefined) link.lang = item.lang;
  const href = linkOf(item);
  if (href !== undefined) link.setAttribute('href', href);
  if (item.type === 'link') {
    if (link.origin !== location.origin) Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
    return [link];
  }
  if (item.collapsible) {
    // addToggles() gives the row its button.
    link.className = 'menu-link menu-closed';
    link.dataset.sidebarClosed = '';
    return item.collapsed ? [link] : [link, buildList(item.items)];
  }
  const row = Object.assign(document.createElement('div'), { className: 'menu-row' });
  row.append(link);
  return [row, buildList(item.items)];
}
