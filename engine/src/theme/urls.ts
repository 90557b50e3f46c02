import { isPlaceholder } from '../shared/placeholders.ts';
import { isExternal, isFilePath, type SiteRoots, splitHref } from '../shared/url.ts';

/** Whether two addresses of the site are the same page; a trailing slash makes no difference. */
export function isSameUrl(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = a.length < b.length ? a : b;
  const longer = shorter === a ? b : a;
  return longer.length === shorter.length + 1 && longer.endsWith('/') && longer.startsWith(shorter);
}

/** Whether `url` is `base` or below it. */
export function isUnderUrl(url: string, base: string): boolean {
  if (isSameUrl(url, base)) return true;
  return url.startsWith(base.endsWith('/') ? base : `${base}/`);
}

/** Adds the base URL to a path of the site. Relative paths, hashes and external addresses stay. */
export function withBaseUrl(path: string, options: SiteRoots & { force?: boolean }): string {
  const { force = false } = options;
  if (!path || path.startsWith('#') || isExternal(path) || isPlaceholder(path)) return path;
  // Files are the same in every language.
  const baseUrl = isFilePath(splitHref(path).path) ? options.rootUrl : options.baseUrl;
  if (force) return baseUrl + path.replace(/^\//, '');
  if (path === baseUrl.slice(0, -1)) return baseUrl;
  return path.startsWith(baseUrl) ? path : baseUrl + path.replace(/^\//, '');
}
