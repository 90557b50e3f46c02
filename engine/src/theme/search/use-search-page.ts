import { useEffect, useState } from 'react';
import {
  onSearchAddress,
  readSearchAddress,
  writeSearchAddress,
  type SearchState,
} from '../../client/search/search-address.ts';
import type { HitResponse } from '../../client/search/search-backend.ts';
import { createSearchClient, searchTags } from '../../client/search/search-client.ts';
import { readChosenVersion } from '../../client/search/search-storage.ts';
import type { SearchView } from '../../shared/model.ts';
import { DEFAULT_SEARCH_TAG } from '../../shared/search-defaults.ts';
import { whenSettled } from '../../client/search/timing.ts';

const EMPTY: SearchState = { query: '', type: '', category: '', tag: '', version: '', more: 0 };
export const MOST_RESULTS = 100;
const STALLED_MS = 300;

export interface SearchPageState {
  state: SearchState;
  response: HitResponse | undefined;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** `entry`: makes a history entry, so that going back leads to the state before. */
  change: (part: Partial<SearchState>, options: { entry: boolean }) => void;
  /** Searches again, after something could not be loaded. */
  retry: () => void;
}

/** The state of the search page: its address holds the query, and the response follows. */
export function useSearchPage({
  baseUrl,
  pageUrl,
  docs,
}: Pick<SearchView, 'docs'> & { baseUrl: string; pageUrl: string }): SearchPageState {
  const [state, setState] = useState(EMPTY);
  const [result, setResult] = useState<{ key: string; response?: HitResponse }>();
  const [stalledKey, setStalledKey] = useState('');
  const [retries, setRetries] = useState(0);
  // Nothing is loaded before the first search.
  const [client] = useState(() => (typeof window === 'undefined' ? undefined : createSearchClient({ baseUrl })));
  useEffect(() => {
    const read = (): void => setState(readSearchAddress(location.search));
    read();
    return onSearchAddress(read);
  }, []);
  const { query, version } = state;
  const input = query.trim();
  const key = `${retries} ${version} ${input}`;
  useEffect(() => {
    if (input === '' || !client) return undefined;
    let isCurrent = true;
    const stalled = setTimeout(() => setStalledKey(key), STALLED_MS);
    const finish = (response?: HitResponse): void => {
      clearTimeout(stalled);
      if (isCurrent) setResult({ key, ...(response && { response }) });
    };
    client
      .search({ input, tags: tagsOf(docs, version), limit: MOST_RESULTS, retry: retries > 0 })
      .then(finish, () => finish());
    return () => {
      isCurrent = false;
      clearTimeout(stalled);
    };
  }, [input, key, version, docs, client, retries]);
  useEffect(() => () => client?.close(), [client]);
  const change: SearchPageState['change'] = (part, { entry }) => {
    // Another question is answered from the beginning.
    const next = { ...state, more: 0, ...part };
    setState(next);
    const href = writeSearchAddress(pageUrl, next);
    if (entry) history.pushState({ scroll: 0 }, '', href);
    else history.replaceState(history.state, '', href);
  };
  const isDone = input === '' || result?.key === key;
  const status = isDone
    ? input !== '' && !result?.response
      ? 'error'
      : 'idle'
    : stalledKey === key
      ? 'stalled'
      : 'loading';
  // While the next response loads, the last one stays.
  return {
    state,
    response: input === '' ? undefined : result?.response,
    status,
    change,
    retry: () => setRetries(retries + 1),
  };
}

/** The indexes to query: that of the version in the address, else those that fit the reader. */
function tagsOf(docs: SearchView['docs'], version: string): string[] {
  const known = docs.flatMap(({ versions }) => versions).some(({ tag }) => tag === version);
  if (known) return [version, DEFAULT_SEARCH_TAG];
  const names = docs.map(({ instance, versions }) => [instance, versions.map(({ name }) => name)] as const);
  return searchTags({ docs: Object.fromEntries(names), preferred: readChosenVersion });
}

/** A number that has not changed for a while. */
export function useLiveCount(count: number | undefined): number | undefined {
  const [settled, setSettled] = useState<number>();
  useEffect(() => whenSettled(count, setSettled), [count]);
  return settled;
}
