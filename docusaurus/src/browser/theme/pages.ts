import { useCallback, useEffect, useState } from 'react';
import { DEFAULT_SEARCH_TAG, searchTagOf, translate } from 'yaprak/client';
import { groupBy, usePrevious } from '../values.tsx';
import { useHistory, useLocation, type HistoryLike, type LocationLike } from '../location.ts';
import { useQueryString } from '../query-string.ts';
import { useSurroundings } from '../site-context.ts';

/** Hooks about addresses: of this page in other languages, of the search page, of tags. */

export interface AlternatePage {
  createUrl: (params: { locale: string; fullyQualified: boolean }) => string;
}

/** The address of this page in another language; of that language's start where the page is not translated. */
export function useAlternatePageUtils(): AlternatePage {
  const { site, pathname } = useSurroundings();
  return {
    createUrl({ locale, fullyQualified }) {
      const target = site.locales.find(({ name }) => name === locale);
      if (!target) throw new Error(`There is no locale "${locale}".`);
      const below = pathname.startsWith(site.baseUrl) ? pathname.slice(site.baseUrl.length) : '';
      const path = target.baseUrl + below;
      return fullyQualified || target.url !== site.url ? target.url.replace(/\/$/, '') + path : path;
    },
  };
}

/** Calls back when the reader comes to another address. */
export function useLocationChange(
  onLocationChange: (event: { location: LocationLike; previousLocation: LocationLike | null }) => void,
): void {
  const location = useLocation();
  const previousLocation = usePrevious(location) ?? null;
  useEffect(() => {
    if (previousLocation && location !== previousLocation) onLocationChange({ location, previousLocation });
  }, [location, previousLocation, onLocationChange]);
}

/** Calls back when the reader goes back or forward. The browser has moved by then: what it returns changes nothing. */
export function useHistoryPopHandler(handler: (location: LocationLike, action: 'POP') => boolean | void): void {
  const history = useHistory();
  useEffect(() => {
    const onPop = (): void => void handler(history.location, 'POP');
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [handler, history]);
}

export function useHistorySelector<Value>(selector: (history: HistoryLike) => Value): Value {
  const history = useHistory();
  // Draws again when the reader moves.
  useLocation();
  return selector(history);
}

/** The words in the address of the search page, and a function that changes them. */
export function useSearchQueryString(): [string, (words: string) => void] {
  const [words, change] = useQueryString('q');
  return [words, useCallback((next: string) => change(next), [change])];
}

/** The address of the search page with the results for some words. */
export function useSearchLinkCreator(): (words: string) => string {
  const { site } = useSurroundings();
  const page = site.search?.url ?? `${site.baseUrl}search`;
  return useCallback((words: string) => `${page}?q=${encodeURIComponent(words)}`, [page]);
}

/** The three above by their old name. */
export function useSearchPage(): {
  searchQuery: string;
  setSearchQuery: (words: string) => void;
  generateSearchPageLink: (words: string) => string;
} {
  const [searchQuery, setSearchQuery] = useSearchQueryString();
  return { searchQuery, setSearchQuery, generateSearchPageLink: useSearchLinkCreator() };
}

export { DEFAULT_SEARCH_TAG };

export function getDocsVersionSearchTag(pluginId: string, versionName: string): string {
  return searchTagOf({ instance: pluginId, name: versionName });
}

export { getDocsVersionSearchTag as docVersionSearchTag };

export function translateTagsPageTitle(): string {
  return translate({ id: 'theme.tags.tagsPageTitle', message: 'Tags' });
}

interface TagLike {
  label: string;
}

export interface TagLetterEntry<Tag extends TagLike> {
  letter: string;
  tags: Tag[];
}

/** Tags under their first letters, both in alphabetical order. */
export function listTagsByLetters<Tag extends TagLike>(tags: readonly Tag[]): TagLetterEntry<Tag>[] {
  const groups = groupBy(tags, ({ label }) => (label[0] ?? '').toUpperCase());
  return Object.entries(groups)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([letter, group]) => ({ letter, tags: group.toSorted((one, other) => one.label.localeCompare(other.label)) }));
}

/** The same object until one of its fields changes. */
export function useShallowMemoObject<Fields extends object>(fields: Fields): Fields {
  const [kept, keep] = useState(fields);
  if (isSameObject(kept, fields)) return kept;
  keep(fields);
  return fields;
}

function isSameObject(one: object, other: object): boolean {
  const [names, fields] = [Object.keys(one), new Map(Object.entries(other))];
  const values = new Map(Object.entries(one));
  return names.length === fields.size && names.every((name) => Object.is(values.get(name), fields.get(name)));
}
