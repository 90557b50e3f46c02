import { DEFAULT_SEARCH_TAG, searchTagOf } from '../shared/search-tag.ts';

/** The place from which somebody searches. */
export interface SearchPlace {
  /** Names of the versions of each docs section, the last one first. */
  docs: Readonly<Record<string, readonly string[]>>;
  /** The version that the page belongs to. */
  here?: { instance: string; version: string };
  /** The version of a docs section that the reader chose, if any. */
  preferred: (instance: string, versions: readonly string[]) => string | null;
}

/** The indexes to ask: on a page of the docs those of its version, elsewhere every section's chosen or last version; always the rest of the site. */
export function searchTags({ docs, here, preferred }: SearchPlace): string[] {
  const own = here && docs[here.instance] ? [{ instance: here.instance, name: here.version }] : undefined;
  const all = Object.entries(docs).flatMap(([instance, versions]) => {
    const name = preferred(instance, versions) ?? versions[0];
    return name === undefined ? [] : [{ instance, name }];
  });
  return [...(own ?? all).map(searchTagOf), DEFAULT_SEARCH_TAG];
}
