import { resolveUrl } from '../../shared/url.ts';
import { isCategoryIndex } from './category-index.ts';

export interface DocSlugOptions {
  /** Last part of the doc's id. */
  baseId: string;
  slug?: string;
  /** The folder it stands in, without number prefixes; empty for the root. */
  folder: string;
}

/** The address of a doc below its version's root, starting with a slash. `path` is relative to the content folder. */
export function resolveDocSlug(path: string, { baseId, slug, folder }: DocSlugOptions): string {
  if (slug?.startsWith('/')) return slug;
  const base = folder === '' ? '/' : `/${folder}/`;
  if (slug === undefined && isCategoryIndex(path)) return base;
  return resolveUrl(slug ?? baseId, base);
}

/** A slug that a browser would read as something other than a path (`?`, `#`, `%`) cannot be an address. */
export function isPathname(slug: string): boolean {
  // Nearly all of them, at a thirtieth of the cost.
  if (/^(?:\/[\p{L}\p{N}_-]+)+\/?$/u.test(slug)) return true;
  if (!URL.canParse(slug, 'https://site.invalid')) return false;
  const { pathname } = new URL(slug, 'https://site.invalid');
  return pathname === slug || pathname === encodeURI(slug);
}
