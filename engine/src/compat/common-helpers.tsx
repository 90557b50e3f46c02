import { useState, type ReactNode } from 'react';
import { usePage } from '../theme/context.ts';
import { useLocation } from './router-location.ts';
import { useSurroundings } from './site-context.ts';

/** Small things that components copied from Docusaurus's theme import beside its parts. */

/** Whether two addresses are one page: a last slash and the case of letters make no difference. */
export function isSamePath(one: string | undefined, other: string | undefined): boolean {
  const plain = (path: string | undefined): string | undefined =>
    (path === undefined || path.endsWith('/') ? path : `${path}/`)?.toLowerCase();
  return plain(one) === plain(other);
}

/** The path of the page below the base url. */
export function useLocalPathname(): string {
  const { site } = useSurroundings();
  const { pathname } = useLocation();
  return pathname.startsWith(site.baseUrl) ? `/${pathname.slice(site.baseUrl.length)}` : pathname;
}

/** The page at the base url, where there is one. */
export function useHomePageRoute(): { path: string; exact: true } | undefined {
  const { site } = useSurroundings();
  return site.hasHomePage ? { path: site.baseUrl, exact: true } : undefined;
}

/** Where the page stands, as items of a sidebar. Null where that is not shown. */
export function useSidebarBreadcrumbs(): { type: 'link'; label: string; href?: string }[] | null {
  const { page } = usePage().view;
  if (!('breadcrumbs' in page) || page.breadcrumbs.length === 0) return null;
  return page.breadcrumbs.map(({ label, href }) => ({ type: 'link', label, href }));
}

/** What a value was before it became what it is. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const [seen, setSeen] = useState<{ now: Value; before?: Value }>({ now: value });
  if (Object.is(seen.now, value)) return seen.before;
  setSeen({ now: value, before: seen.now });
  return seen.now;
}

/** Errors are told with their causes anyway. */
export function ErrorCauseBoundary({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

export class ReactContextError extends Error {
  constructor(providerName: string, additionalInfo = '') {
    super(`A hook was called outside <${providerName}>. ${additionalInfo}`.trim());
    this.name = 'ReactContextError';
  }
}
