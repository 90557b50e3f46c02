/** The HTML page is the API: the next page is the same file a full load would get. Kept for a while, so that a prefetch serves the click. */

const KEEP = 40;
const FRESH_MS = 5 * 60_000;

export interface FetchedPage {
  html: string;
  /** Where the answer came from after redirects. */
  url: string;
}

export interface PageFetcher {
  fetch(url: string): Promise<FetchedPage>;
  prefetch(url: string): void;
  forget(): void;
}

export function createPageFetcher(): PageFetcher {
  const pages = new Map<string, { at: number; page: Promise<FetchedPage> }>();
  const get = (url: string): Promise<FetchedPage> => {
    const key = withoutHash(url);
    const kept = pages.get(key);
    if (kept && performance.now() - kept.at < FRESH_MS) return kept.page;
    const page = load(key);
    pages.delete(key);
    pages.set(key, { at: performance.now(), page });
    page.catch(() => pages.delete(key));
    const oldest = pages.keys().next().value;
    if (pages.size > KEEP && oldest !== undefined) pages.delete(oldest);
    return page;
  };
  return {
    fetch: get,
    prefetch: (url) => {
      if (mayPrefetch()) get(url).catch((error: unknown) => console.warn(`Preloading ${url} failed.`, error));
    },
    forget: () => pages.clear(),
  };
}

async function load(url: string): Promise<FetchedPage> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
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
