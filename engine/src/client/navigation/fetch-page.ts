import { onPage, whenIdle } from '../page-events.ts';
import { siteLink } from './site-link.ts';

/** The HTML page is the API: the next page is the same file that a full load would get. It is cached for a while, so that a prefetch serves the click. */

const MOST_CACHED = 60;
const FRESH_MS = 5 * 60_000;

export interface FetchedPage {
  html: string;
  /** After redirects. */
  url: string;
}

export interface PageFetcher {
  fetch(url: string): Promise<FetchedPage>;
  /** Never rejects; false when the page could not be fetched. */
  prefetch(url: string): Promise<boolean>;
  /** Whether a prefetch of this page has failed: then only a full load is safe. */
  hasFailed(url: string): boolean;
  forget(): void;
}

export function createPageFetcher(): PageFetcher {
  const pages = new Map<string, { at: number; page: Promise<FetchedPage> }>();
  const failed = new Set<string>();
  const get = (url: string, priority?: RequestPriority): Promise<FetchedPage> => {
    const key = withoutHash(url);
    const cached = pages.get(key);
    if (cached && performance.now() - cached.at < FRESH_MS) return cached.page;
    const page = load(key, priority);
    pages.delete(key);
    pages.set(key, { at: performance.now(), page });
    page.catch(() => pages.delete(key));
    const oldest = pages.keys().next().value;
    if (pages.size > MOST_CACHED && oldest !== undefined) pages.delete(oldest);
    return page;
  };
  return {
    fetch: get,
    async prefetch(url) {
      if (!mayPrefetch()) return true;
      try {
        await get(url, 'low');
        failed.delete(withoutHash(url));
        return true;
      } catch (error) {
        console.warn(`Preloading ${url} failed.`, error);
        failed.add(withoutHash(url));
        return false;
      }
    },
    hasFailed: (url) => failed.has(withoutHash(url)),
    forget: () => pages.clear(),
  };
}

async function load(url: string, priority: RequestPriority = 'auto'): Promise<FetchedPage> {
  const response = await fetch(url, { headers: { accept: 'text/html' }, priority });
  const type = response.headers.get('content-type') ?? '';
  // A missing page is a page too (the site's own 404), and so is the dev server's error page.
  const isPage = response.ok || response.status === 404 || response.headers.has('x-yaprak-error');
  if (!isPage || !type.includes('text/html')) {
    throw new Error(`${url} returned ${response.status} ${response.statusText}`.trim());
  }
  return { html: await response.text(), url: response.url };
}

export function withoutHash(url: string): string {
  const at = url.indexOf('#');
  return at < 0 ? url : url.slice(0, at);
}

/** Not on a slow connection, and not for readers who want to save data. */
function mayPrefetch(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

const AT_ONCE = 2;

/** Prefetches the pages whose links are on the screen, a few at a time, when the browser is idle. */
export function startPrefetch(fetcher: PageFetcher): void {
  // In dev a page is rendered when it is requested: requesting all that are in sight would keep the machine busy.
  if (import.meta.hot) return;
  const waiting = new Set<HTMLAnchorElement>();
  let busy = 0;
  const fetchOne = async (url: string): Promise<void> => {
    busy += 1;
    const isFetched = await fetcher.prefetch(url);
    busy -= 1;
    // If one fails, the others would too.
    if (isFetched) whenIdle(next);
    else waiting.clear();
  };
  const next = (): void => {
    for (const link of waiting) {
      if (busy >= AT_ONCE) return;
      waiting.delete(link);
      const url = withoutHash(link.href);
      if (url !== withoutHash(location.href)) void fetchOne(url);
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      waiting[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    whenIdle(next);
  });
  onPage((root) =>
    whenIdle(() => {
      for (const link of root.querySelectorAll('a[href]')) if (siteLink(link)) observer.observe(link);
    }),
  );
}
