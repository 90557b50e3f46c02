import { useMemo } from 'react';
import { usePage, type Card, type PageView, type SidebarItem } from 'yaprak/client';
import { outsideProvider } from './content.tsx';
import { useSurroundings } from './site-context.ts';

/** Hooks about the sidebar of the page. It holds only the rows of closed branches, and of a long level only what is near the page. */

function useDocsView(hook: string): PageView {
  const { view } = useSurroundings();
  if (!view) throw outsideProvider(hook, 'on docs pages, in components that are drawn when the page is made');
  return view;
}

/** Null on a docs page that no sidebar shows. */
export function useDocsSidebar(): { name: string; items: SidebarItem[] } | null {
  const { page, sidebar } = useDocsView('useDocsSidebar');
  if (!('version' in page)) throw outsideProvider('useDocsSidebar', 'only on docs pages');
  return useMemo(() => (sidebar ? { name: sidebar.name, items: sidebar.items } : null), [sidebar]);
}

interface CurrentCategory {
  type: 'category';
  label: string;
  href: string;
  items: Card[];
}

type SidebarCategory = Extract<SidebarItem, { type: 'category' }>;

/** The category whose page this is, else the innermost one that the page is in, with its items as cards. */
export function useCurrentSidebarCategory(): CurrentCategory {
  const view = useDocsView('useCurrentSidebarCategory');
  return useMemo(() => describeCategory(view), [view]);
}

function describeCategory({ page, sidebar, url }: PageView): CurrentCategory {
  if (page.kind === 'category')
    return { type: 'category', label: page.category.title, href: page.category.permalink, items: page.cards };
  if (page.kind === 'doc' && page.cards) {
    // The category may have another name than its page.
    const label = findOwn(sidebar?.items ?? [], url)?.label ?? page.doc.title;
    return { type: 'category', label, href: page.doc.permalink, items: page.cards };
  }
  if (!sidebar) throw new Error('Unexpected: cant find current sidebar in context');
  const category = findCategory(sidebar.items, url);
  if (category) {
    const items = (page.kind === 'doc' && page.siblings) || category.items.filter((item) => item.type !== 'html');
    return { type: 'category', label: category.label, href: category.href ?? '', items: items as Card[] };
  }
  throw new Error(
    `${url} is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.`,
  );
}

/** The category whose page this is. */
function findOwn(items: readonly SidebarItem[], url: string): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const found = item.href === url ? item : findOwn(item.items, url);
    if (found) return found;
  }
  return undefined;
}

/** The innermost category that has the page among its rows. */
function findCategory(items: readonly SidebarItem[], url: string): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const isHere = item.items.some((row) => row.type !== 'html' && row.href === url);
    const found = findCategory(item.items, url) ?? (isHere ? item : undefined);
    if (found) return found;
  }
  return undefined;
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

/** The path of the page in the sidebar, as items. Null where breadcrumbs are not shown. */
export function useSidebarBreadcrumbs(): { type: 'link'; label: string; href?: string }[] | null {
  const { page } = usePage().view;
  const path = 'breadcrumbs' in page && page.breadcrumbs.length > 0 ? page.breadcrumbs : undefined;
  return useMemo(() => path?.map(({ label, href }) => ({ type: 'link', label, href })) ?? null, [path]);
}
