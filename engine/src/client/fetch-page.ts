/** The HTML page is the API: the next page is the same file a full load would get. Kept for a while, so that a prefetch serves the click. */

const KEEP = 60;
const FRESH_MS = 5 * 60_000;

export interface FetchedPage {
  html: string;
  /** Where the answer came from after redirects. */
  url: string;
}

export interface PageFetcher {
  fetch(url: string): Promise<FetchedPage>;
  /** Never fails; false when the page could not be had. */
  prefetch(url: string): Promise<boolean>;
  /** Whether fetching this page ahead has failed: then only a full load is sure to be right. */
  hasFailed(url: string): boolean;
  forget(): void;
}

export function createPageFetcher(): PageFetcher {
  const pages = new Map<string, { at: number; page: Promise<FetchedPage> }>();
  const failed = new Set<string>();
  const get = (url: string, priority?: RequestPriority): Promise<FetchedPage> => {
    const key = withoutHash(url);
    const kept = pages.get(key);
    if (kept && performance.now() - kept.at < FRESH_MS) return kept.page;
    const page = load(key, priority);
    pages.delete(key);
    pages.set(key, { at: performance.now(), page });
    page.catch(() => pages.delete(key));
    const oldest = pages.keys().next().value;
    if (pages.size > KEEP && oldest !== undefined) pages.delete(oldest);
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
  const shown = response.ok || response.status === 404 || response.headers.has('x-yaprak-error');
  if (!shown || !type.includes('text/html')) {
    throw new Error(`${url} answered ${response.status} ${response.statusText}`.trim());
  }
  return { html: await response.text(), url: response.url };
}

export function withoutHash(url: string): string {
  const at = url.indexOf('#');
  return at < 0 ? url : url.slice(0, at);
}

/** Not on a slow line, and not for someone who asked to save data. */
function mayPrefetch(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}
