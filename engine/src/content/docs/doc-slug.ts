import { resolveUrl } from '../../shared/url.ts';
import { isCategoryIndex } from './category-index.ts';
import { stripNumberPrefixes, type NumberPrefixReader } from './number-prefix.ts';

export interface DocSlugOptions {
  /** Last part of the doc's id. */
  baseId: string;
  slug?: string;
  readPrefix: NumberPrefixReader;
}

/** The address of a doc below its version's root, starting with a slash. `path` is relative to the content folder. */
export function resolveDocSlug(path: string, { baseId, slug, readPrefix }: DocSlugOptions): string {
  if (slug?.startsWith('/')) return slug;
  const end = path.lastIndexOf('/');
  const folder = end < 0 ? '/' : `/${stripNumberPrefixes(path.slice(0, end), readPrefix)}/`;
  if (slug === undefined && isCategoryIndex(path)) return folder;
  return resolveUrl(slug ?? baseId, folder);
}

/** A slug that a browser would read as something other than a path (`?`, `#`, `%`) cannot be an address. */
export function isPathname(slug: string): boolean {
  // Nearly all of them, at a thirtieth of the cost.
  if (/^(?:\/[\p{L}\p{N}_-]+)+\/?$/u.test(slug)) return true;
  if (!URL.canParse(slug, 'https://site.invalid')) return false;
  const { pathname } = new URL(slug, 'https://site.invalid');
  return pathname === slug || pathname === encodeURI(slug);
}
