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

/** Where a url's page is written, relative to the output folder. `url` includes baseUrl. */
export function outputFileOf(url: string, options: { trailingSlash?: TrailingSlash; baseUrl: string }): string {
  const path = url.startsWith(options.baseUrl) ? url.slice(options.baseUrl.length) : url.replace(/^\//, '');
  if (path === '' || path === '/') return 'index.html';
  if (path.endsWith('.html')) return path;
  const bare = path.replace(/\/+$/, '');
  if (path === '404' || path === '404/') return '404.html';
  return options.trailingSlash === false ? `${bare}.html` : `${bare}/index.html`;
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

/** Decode a path; text that is not valid percent-encoding stays as it is. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
