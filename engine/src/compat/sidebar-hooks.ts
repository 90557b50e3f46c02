import type { Card, PageView, SidebarItem } from '../shared/model.ts';
import { outsideProvider } from './outside-provider.ts';
import { useSurroundings } from './site-context.ts';

/** Questions about the sidebar of the page. Of branches that are closed there, only their rows are known, and of a long level what is near the page. */

function useDocsView(hook: string): PageView {
  const { view } = useSurroundings();
  if (!view) throw outsideProvider(hook, 'in server components; an island is given what it needs as props');
  return view;
}

/** Null on a docs page that no sidebar shows. */
export function useDocsSidebar(): { name: string; items: SidebarItem[] } | null {
  const { page, sidebar } = useDocsView('useDocsSidebar');
  if (!('version' in page)) throw outsideProvider('useDocsSidebar', 'only on docs pages');
  return sidebar ? { name: sidebar.name, items: sidebar.items } : null;
}

interface CurrentCategory {
  type: 'category';
  label: string;
  href: string;
  items: Card[];
}

/** The category whose page this is, with its items as cards. */
export function useCurrentSidebarCategory(): CurrentCategory {
  const { page, sidebar, url } = useDocsView('useCurrentSidebarCategory');
  if (page.kind === 'category')
    return { type: 'category', label: page.category.title, href: page.category.permalink, items: page.cards };
  if (page.kind === 'doc' && page.cards)
    return { type: 'category', label: page.doc.title, href: page.doc.permalink, items: page.cards };
  if (!sidebar) throw new Error('Unexpected: cant find current sidebar in context');
  throw new Error(
    `${url} is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.`,
  );
}

/** The items that stand beside the page in its sidebar, itself among them. */
export function useCurrentSidebarSiblings(): readonly SidebarItem[] {
  const { sidebar, url } = useDocsView('useCurrentSidebarSiblings');
  if (!sidebar) throw new Error('Unexpected: cant find current sidebar in context');
  return findSiblings(sidebar.items, url) ?? sidebar.items;
}

function findSiblings(items: readonly SidebarItem[], url: string): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (item.type !== 'html' && item.href === url && !(item.type === 'category' && item.closed)) return items;
    const inside = item.type === 'category' ? findSiblings(item.items, url) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
