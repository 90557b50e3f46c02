import {
  Fragment,
  createElement,
  createContext,
  useContext,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import type { SidebarCategory, SidebarItem, SidebarLink } from 'yaprak/client';
import { useAllDocsData, type DocsVersionLike } from './docs.ts';
import { useBaseUrlUtils } from './link.tsx';
import { useSurroundings } from './site-context.ts';
import { getDocsVersionSearchTag } from './theme/pages.ts';
import { isSamePath } from './values.tsx';

/** Questions about the items of a sidebar, and what Docusaurus puts around the pages of docs. */

/** The first category, from outside in, that fits. */
export function findSidebarCategory(
  items: readonly SidebarItem[],
  fits: (category: SidebarCategory) => boolean,
): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const found = fits(item) ? item : findSidebarCategory(item.items, fits);
    if (found) return found;
  }
  return undefined;
}

/** Where a category leads that has no page of its own. */
export function findFirstSidebarItemCategoryLink(category: SidebarCategory): string | undefined {
  if (category.href && !category.linkUnlisted) return category.href;
  for (const item of category.items) {
    const found = findFirstSidebarItemLink(item);
    if (found) return found;
  }
  return undefined;
}

export function findFirstSidebarItemLink(item: SidebarItem): string | undefined {
  if (item.type === 'link') return item.unlisted ? undefined : item.href;
  return item.type === 'category' ? findFirstSidebarItemCategoryLink(item) : undefined;
}

/** Whether the page is this item or one inside it. */
export function isActiveSidebarItem(item: SidebarItem, activePath: string): boolean {
  if (item.type === 'html') return false;
  if (item.href !== undefined && !('closed' in item && item.closed) && isSamePath(item.href, activePath)) return true;
  return item.type === 'category' && item.items.some((inside) => isActiveSidebarItem(inside, activePath));
}

/** What is unlisted is shown only where the reader is in it. A branch that is not in the page may have anything in it. */
export function isVisibleSidebarItem(item: SidebarItem, activePath: string): boolean {
  if (item.type === 'html') return true;
  if (item.type === 'link') return !item.unlisted || isActiveSidebarItem(item, activePath);
  if (item.closed || isActiveSidebarItem(item, activePath)) return true;
  return (
    (item.href !== undefined && !item.linkUnlisted) ||
    item.items.some((inside) => isVisibleSidebarItem(inside, activePath))
  );
}

export function useVisibleSidebarItems(items: readonly SidebarItem[], activePath: string): SidebarItem[] {
  return useMemo(() => items.filter((item) => isVisibleSidebarItem(item, activePath)), [items, activePath]);
}

type CardItem = Exclude<SidebarItem, { type: 'html' }>;

/** Items that a list of cards can show: links, and categories that lead somewhere. */
export function filterDocCardListItems(items: readonly SidebarItem[]): CardItem[] {
  return items.filter((item): item is SidebarLink | SidebarCategory => {
    if (item.type === 'category') return findFirstSidebarItemCategoryLink(item) !== undefined;
    return item.type === 'link' && !item.unlisted;
  });
}

export const isDocsPluginEnabled = true;

/** Tags by which a search finds the docs that fit the page: its own version, else the last one of each section. */
export function useDocsContextualSearchTags(): string[] {
  const page = useSurroundings().view?.page;
  const all = useAllDocsData();
  const own = page && 'version' in page ? page.version : undefined;
  return Object.entries(all).flatMap(([id, { versions }]) => {
    const version = own?.instance === id ? own : (versions.find(({ isLast }) => isLast) ?? versions[0]);
    return version ? [getDocsVersionSearchTag(id, version.name)] : [];
  });
}

interface DocRoot {
  docElement: ReactNode;
  sidebarName: string | undefined;
  sidebarItems: SidebarItem[] | undefined;
}

/** What is inside a part that draws the root of the docs: the page that its `route` names. */
export function useDocRootMetadata({ route }: { route: RouteLike }): DocRoot {
  const sidebar = useSurroundings().view?.sidebar;
  return { docElement: renderRoutes(route.routes), sidebarName: sidebar?.name, sidebarItems: sidebar?.items };
}

export interface RouteLike {
  path?: string;
  exact?: boolean;
  component?: React.ComponentType<Record<string, unknown>>;
  routes?: RouteLike[];
  [field: string]: unknown;
}

/** Draws what a route holds. A page of Yaprak is one route: the parts around it get it as their only inner one. */
export function renderRoutes(routes: readonly RouteLike[] | undefined, extra: object = {}): ReactNode {
  const [route] = routes ?? [];
  return route?.component ? createElement(route.component, { ...extra, route }) : null;
}

type ProviderProps = { children?: ReactNode; version?: DocsVersionLike; [field: string]: unknown };

/** Docusaurus puts these around the pages of docs. Here each hook finds its value by itself, in islands too. */
function Provider({ children }: ProviderProps): ReactNode {
  return createElement(Fragment, null, children);
}

export {
  Provider as DocProvider,
  Provider as DocsPreferredVersionContextProvider,
  Provider as DocsSidebarProvider,
  Provider as DocsVersionProvider,
};

interface ExpandedState {
  expandedItem: number | null;
  setExpandedItem: Dispatch<SetStateAction<number | null>>;
}

const ExpandedContext = createContext<ExpandedState | undefined>(undefined);

/** Around one level of a sidebar whose categories close each other. */
export function DocSidebarItemsExpandedStateProvider({ children }: { children?: ReactNode }): ReactNode {
  const [expandedItem, setExpandedItem] = useState<number | null>(null);
  const value = useMemo(() => ({ expandedItem, setExpandedItem }), [expandedItem]);
  return createElement(ExpandedContext, { value }, children);
}

const NONE_EXPANDED: ExpandedState = { expandedItem: null, setExpandedItem: () => undefined };

export function useDocSidebarItemsExpandedState(): ExpandedState {
  return useContext(ExpandedContext) ?? NONE_EXPANDED;
}

/** The path of the page as search engines read it (schema.org). */
export function useBreadcrumbsStructuredData({
  breadcrumbs,
}: {
  breadcrumbs: readonly { label: string; href?: string }[];
}): Record<string, unknown> {
  const { withBaseUrl } = useBaseUrlUtils();
  const linked = breadcrumbs.filter(({ href }) => href);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, href = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: withBaseUrl(href, { absolute: true }),
    })),
  };
}
