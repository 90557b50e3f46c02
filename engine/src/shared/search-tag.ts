/** Names an index of the site's search: each version of a docs section has one, and all the rest share another. */

export const DEFAULT_SEARCH_TAG = 'default';

export function searchTagOf(version: { instance: string; name: string }): string {
  const tag = `docs-${version.instance}-${version.name}`;
  // Asked for each page, and hardly ever is there something to replace.
  return /^[\w.-]*$/.test(tag) ? tag : tag.replace(/[^\p{L}\p{N}_.-]/gu, '_');
}
