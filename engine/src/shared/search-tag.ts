/** Names an index of the site's search: each version of a docs section has one, and all the rest share another. */

export const DEFAULT_SEARCH_TAG = 'default';

export function searchTagOf(version: { instance: string; name: string }): string {
  return `docs-${version.instance}-${version.name}`.replace(/[^\p{L}\p{N}_.-]/gu, '_');
}
