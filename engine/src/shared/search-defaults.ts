/** The name of a search index: each version of a docs section has one, and all other pages share one. */

export const DEFAULT_SEARCH_TAG = 'default';

export function searchTagOf(version: { instance: string; name: string }): string {
  const tag = `docs-${version.instance}-${version.name}`;
  // Called for each page; most names need no replacement.
  return /^[\w.-]*$/.test(tag) ? tag : tag.replace(/[^\p{L}\p{N}_.-]/gu, '_');
}

/** After so many months, search results say when their page was last reviewed, unless the config says otherwise. */
export const DEFAULT_REVIEW_AFTER = 12;
