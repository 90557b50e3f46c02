/**
 * Pure functions on url paths. A url path is decoded and starts with `/` unless said otherwise. They are called many times for each page,
 * so each looks first whether there is anything to do.
 */

/** Join pieces into one path: single slashes, a leading slash, the last slash of the last non-empty piece kept. */
export function joinUrl(...pieces: string[]): string {
  const joined = pieces.filter((piece) => piece !== '').join('/');
  const single = joined.includes('//') ? joined.replace(/\/{2,}/g, '/') : joined;
  return single.startsWith('/') ? single : `/${single}`;
}

/** Resolve `.` and `..` and join a relative path onto a folder url, as a browser would. */
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

/** Apply the site's trailingSlash to a path with optional query and hash. The root is left alone. */
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

/** An address that leaves the site or is no page: has a scheme, or starts with `//`. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/** The addresses of a site: where one language of it starts, and where the whole does. */
export interface SiteRoots {
  baseUrl: string;
  rootUrl: string;
}

/** Where a url's page is written, relative to the output folder. `url` includes baseUrl. */
export function outputFileOf(url: string, options: SiteRoots & { trailingSlash?: TrailingSlash }): string {
  const path = fileBelow(url, options.rootUrl);
  if (path === '') return 'index.html';
  if (path.endsWith('.html')) return path;
  const bare = path.endsWith('/') ? path.replace(/\/+$/, '') : path;
  if (bare.endsWith('404') && urlKey(url) === joinUrl(options.baseUrl, '404')) return `${bare}.html`;
  const isRoot = url === options.baseUrl || options.trailingSlash !== false;
  return isRoot ? `${bare}/index.html` : `${bare}.html`;
}

/** The file of the output folder at a url, as far as the url tells. */
export function fileBelow(url: string, rootUrl: string): string {
  return url.startsWith(rootUrl) ? url.slice(rootUrl.length) : url.replace(/^\//, '');
}

/**
 * A path of the site, written without any base, as it stands in a page of one language: pages have an address in each, files of the static
 * folders one for all. A path that has its base already is left alone.
 */
export function placeInSite(href: string, options: SiteRoots & { isPage?: (url: string) => boolean }): string {
  const { baseUrl, rootUrl } = options;
  const { path, suffix } = splitHref(href);
  if (path.startsWith(baseUrl) || `${path}/` === baseUrl) return href;
  const page = joinUrl(baseUrl, path);
  // A page may be called like a file: `/docs/node.js`.
  if (!isFilePath(path) || options.isPage?.(page)) return page + suffix;
  return (path.startsWith(rootUrl) ? path : joinUrl(rootUrl, path)) + suffix;
}

/** Whether a path names a file that is no page. */
export function isFilePath(path: string): boolean {
  return /\.(?!html?$)[a-z][a-z0-9]*$/i.test(path);
}

/** The key under which two spellings of one address meet: no last slash, NFC. */
export function urlKey(url: string): string {
  const bare = url.endsWith('/') ? url.replace(/\/+$/, '') : url;
  return (bare || '/').normalize('NFC');
}

/** Percent-encode a decoded path for an attribute or a sitemap. */
export function encodePath(path: string): string {
  return /^[\w./-]*$/.test(path) ? path : encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** The same for an address that may have a query and a hash, or leave the site, which says itself how it is written. */
export function encodeHref(href: string): string {
  if (isExternal(href)) return href;
  const { path, suffix } = splitHref(href);
  return encodePath(path) + suffix;
}

/** Decode a path; text that is not valid percent-encoding stays as it is. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
