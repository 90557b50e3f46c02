/**
 * Pure functions on url paths. A url path is decoded and starts with `/` unless noted otherwise. They are called many times for each page,
 * so each first checks whether there is anything to do.
 */

/** Joins pieces into one path with a leading slash and single slashes. A trailing slash stays. */
export function joinUrl(...pieces: string[]): string {
  const joined = pieces.filter((piece) => piece !== '').join('/');
  const single = joined.includes('//') ? joined.replace(/\/{2,}/g, '/') : joined;
  return single.startsWith('/') ? single : `/${single}`;
}

/** Resolves a relative path against a url, with `.` and `..`, as a browser does. */
export function resolveUrl(target: string, base: string): string {
  if (target.startsWith('/')) return normalizeDots(target);
  const folder = base.slice(0, base.lastIndexOf('/') + 1);
  return normalizeDots(folder + target);
}

function normalizeDots(path: string): string {
  if (path.startsWith('/') && !path.includes('/.')) return path;
  const out: string[] = [];
  const pieces = path.split('/');
  for (const [index, piece] of pieces.entries()) {
    const last = index === pieces.length - 1;
    if (piece === '..') {
      if (out.length > 1) out.pop();
      if (last) out.push('');
    } else if (piece === '.') {
      if (last) out.push('');
    } else out.push(piece);
  }
  return out.join('/') || '/';
}

export type TrailingSlash = boolean | undefined;

/** Applies the site's trailingSlash to a path with optional query and hash. The root does not change. */
export function applyTrailingSlash(href: string, options: { trailingSlash?: TrailingSlash; baseUrl: string }): string {
  const { trailingSlash, baseUrl } = options;
  if (trailingSlash === undefined || href.startsWith('#')) return href;
  const { path, suffix } = splitHref(href);
  if (path === '/' || path === baseUrl || path === '') return href;
  if (trailingSlash) return (path.endsWith('/') ? path : `${path}/`) + suffix;
  return path.replace(/\/+$/, '') + suffix;
}

/** `/a/b?x#y` -> path `/a/b`, suffix `?x#y`. */
export function splitHref(href: string): { path: string; suffix: string; query: string; hash: string } {
  const found = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href);
  const query = found?.[2] ?? '';
  const hash = found?.[3] ?? '';
  return { path: found?.[1] ?? href, suffix: query + hash, query, hash };
}

/** Whether an address has a scheme or starts with `//`. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/** Whether an address of the same host is no page of the site, as the author says by `pathname://`. */
export function isOutside(address: string | undefined): boolean {
  return address?.startsWith(PATHNAME) ?? false;
}

const PATHNAME = 'pathname://';

/** Such an address as a browser reads it: below the root of the site for each language, as its files are, and else as it is written. */
export function outsideHref(address: string, { rootUrl }: Pick<SiteRoots, 'rootUrl'>): string {
  const path = address.slice(PATHNAME.length);
  return path.startsWith(rootUrl) || !path.startsWith('/') ? path : joinUrl(rootUrl, path);
}

interface LinkTarget {
  target?: string | undefined;
  rel?: string | undefined;
}

/** Where a link opens: one that leads out of the site in a new tab, unless the author says otherwise. It is not fetched in advance then. */
export function leaving(address: string | undefined, { target, rel }: LinkTarget): LinkTarget {
  return isOutside(address) ? { target: target ?? '_blank', rel: rel ?? 'noopener noreferrer' } : { target, rel };
}

/** The base urls of one language and of the whole site. */
export interface SiteRoots {
  baseUrl: string;
  rootUrl: string;
}

/** The output file of a url, relative to the output folder. `url` includes baseUrl. */
export function outputFileOf(url: string, options: SiteRoots & { trailingSlash?: TrailingSlash }): string {
  const path = fileBelow(url, options.rootUrl);
  if (path === '') return 'index.html';
  if (path.endsWith('.html')) return path;
  const bare = path.endsWith('/') ? path.replace(/\/+$/, '') : path;
  if (bare.endsWith('404') && isNotFoundUrl(url, options.baseUrl)) return `${bare}.html`;
  const isRoot = url === options.baseUrl || options.trailingSlash !== false;
  return isRoot ? `${bare}/index.html` : `${bare}.html`;
}

/** The path of a url below the root of the site. */
export function fileBelow(url: string, rootUrl: string): string {
  return url.startsWith(rootUrl) ? url.slice(rootUrl.length) : url.replace(/^\//, '');
}

/**
 * Adds the base url to a path of the site: that of the language for a page, that of the site for a static file. A path that already has its
 * base does not change.
 */
export function placeInSite(href: string, options: SiteRoots & { isPage?: (url: string) => boolean }): string {
  const { baseUrl, rootUrl } = options;
  const { path, suffix } = splitHref(href);
  if (path.startsWith(baseUrl) || `${path}/` === baseUrl) return href;
  const page = joinUrl(baseUrl, path);
  // A page may be named like a file: `/docs/node.js`.
  if (!isFilePath(path) || options.isPage?.(page)) return page + suffix;
  return (path.startsWith(rootUrl) ? path : joinUrl(rootUrl, path)) + suffix;
}

/** Whether a path names a file that is no page. */
export function isFilePath(path: string): boolean {
  return /\.(?!html?$)[a-z][a-z0-9]*$/i.test(path);
}

/** The normalized form of a url, for comparing: without a trailing slash, in NFC. */
export function urlKey(url: string): string {
  const bare = url.endsWith('/') ? url.replace(/\/+$/, '') : url;
  return (bare || '/').normalize('NFC');
}

/** Whether a url is that of the page for addresses that do not exist. */
export function isNotFoundUrl(url: string, baseUrl: string): boolean {
  return urlKey(url).replace(/\.html$/, '') === joinUrl(baseUrl, '404');
}

/** Percent-encodes a decoded path for an attribute or a sitemap. */
export function encodePath(path: string): string {
  return /^[\w./-]*$/.test(path) ? path : encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** Percent-encodes the path of an address with optional query and hash. An external address does not change. */
export function encodeHref(href: string): string {
  if (isExternal(href)) return href;
  const { path, suffix } = splitHref(href);
  return encodePath(path) + suffix;
}

/** Decodes a path. Invalid percent-encoding stays as it is. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Browsers ignore spaces and control characters in the name of a scheme. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const IGNORED = /[\0-\x20]+/g;
const RUNS_CODE = /^(?:javascript:|vbscript:|data:(?:text\/html|application\/xhtml))/i;

/** Whether a link to an address would run code of its own in the reader's browser. */
export function runsCode(url: string): boolean {
  return RUNS_CODE.test(url.replace(IGNORED, ''));
}
