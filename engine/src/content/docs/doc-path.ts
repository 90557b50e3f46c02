import { resolveUrl } from '../../shared/url.ts';

interface PrefixedName {
  name: string;
  position?: number;
}

/** Splits a file or folder name (without extension) into its position and the rest. */
export type NumberPrefixReader = (name: string) => PrefixedName;

/** `2021-03-x`, `1.2.3-x`: a date or a version, not a prefix. */
const DATE_OR_VERSION = /^\d+[-_.]\d+/;
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/s;

/** `01-intro` -> `intro` at position 1. */
export function parseNumberPrefix(name: string): PrefixedName {
  const found = DATE_OR_VERSION.test(name) ? null : PREFIX.exec(name);
  if (!found?.[1] || found[2] === undefined) return { name };
  return { name: found[2], position: Number.parseInt(found[1], 10) };
}

/** The parser of a site that turns prefixes off. */
export function keepNumberPrefix(name: string): PrefixedName {
  return { name };
}

type ConfiguredReader = boolean | ((fileName: string) => { filename: string; numberPrefix?: number });

/** Resolves `numberPrefixParser` of the config. */
export function resolvePrefixReader(option: ConfiguredReader): NumberPrefixReader {
  if (option === true) return parseNumberPrefix;
  if (option === false) return keepNumberPrefix;
  return (name) => {
    const { filename, numberPrefix } = option(name);
    return { name: filename, position: numberPrefix };
  };
}

/** Caches prefixes: the name of a folder is read for every file in it. */
export function rememberPrefixes(read: NumberPrefixReader): NumberPrefixReader {
  const known = new Map<string, PrefixedName>();
  return (name) => {
    const prefixed = known.get(name) ?? read(name);
    known.set(name, prefixed);
    return prefixed;
  };
}

/** Strips the prefixes of a folder path, with a cache. */
export function rememberFolders(read: NumberPrefixReader): (path: string) => string {
  const known = new Map<string, string>();
  return (path) => {
    const stripped = known.get(path) ?? stripNumberPrefixes(path, read);
    known.set(path, stripped);
    return stripped;
  };
}

/** `01-a/02-b` -> `a/b`. */
export function stripNumberPrefixes(path: string, read: NumberPrefixReader): string {
  return path
    .split('/')
    .map((segment) => read(segment).name)
    .join('/');
}

/**
 * Whether a doc is the page of its folder: its name is `index`, `readme` (in any case) or the name of the folder, with number prefixes.
 * `path` is relative to the content folder.
 */
export function isCategoryIndex(path: string): boolean {
  const end = path.lastIndexOf('/');
  const file = path.slice(end + 1);
  const name = file.slice(0, file.lastIndexOf('.')).toLowerCase();
  if (name === 'index' || name === 'readme') return true;
  return end > 0 && name === path.slice(path.lastIndexOf('/', end - 1) + 1, end).toLowerCase();
}

interface DocSlugOptions {
  /** Last part of the doc's id. */
  baseId: string;
  slug?: string;
  /** Its folder, without number prefixes; empty for the root. */
  folder: string;
}

/** The address of a doc below its version's root, starting with a slash. `path` is relative to the content folder. */
export function resolveDocSlug(path: string, { baseId, slug, folder }: DocSlugOptions): string {
  if (slug?.startsWith('/')) return slug;
  const base = folder === '' ? '/' : `/${folder}/`;
  if (slug === undefined && isCategoryIndex(path)) return base;
  return resolveUrl(slug ?? baseId, base);
}

/** Whether a slug is a plain path, without `?`, `#` or `%`. */
export function isPathname(slug: string): boolean {
  // A fast check for nearly all slugs.
  if (/^(?:\/[\p{L}\p{N}_-]+)+\/?$/u.test(slug)) return true;
  if (!slug.isWellFormed() || !URL.canParse(slug, 'https://site.invalid')) return false;
  const { pathname } = new URL(slug, 'https://site.invalid');
  return pathname === slug || pathname === encodeURI(slug);
}
