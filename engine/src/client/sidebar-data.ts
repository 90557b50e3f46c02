import type { SidebarItem } from '../shared/model.ts';

export interface Sidebars {
  /** The one on the screen. */
  sidebar: HTMLElement;
  /** Whole ones by their address: each is fetched once. */
  sidebars: Map<string, Promise<SidebarItem[]>>;
}

/** All items of a sidebar, those that are not in the page included. */
export function fetchSidebar({ sidebar, sidebars }: Sidebars): Promise<SidebarItem[]> {
  const url = sidebar.dataset.sidebarUrl ?? '';
  const items = sidebars.get(url) ?? fetchItems(url);
  sidebars.set(url, items);
  items.catch(() => sidebars.delete(url));
  return items;
}

async function fetchItems(url: string): Promise<SidebarItem[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as SidebarItem[];
}
