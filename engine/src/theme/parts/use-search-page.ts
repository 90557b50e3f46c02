import { useEffect, useState } from 'react';
import {
  onSearchAddress,
  readSearchAddress,
  writeSearchAddress,
  type SearchState,
} from '../../client/search-address.ts';
import type { HitAnswer } from '../../client/search-answer.ts';
import { createSearchClient } from '../../client/search-client.ts';
import { searchTags } from '../../client/search-context.ts';
import { readChosenVersion } from '../../client/search-storage.ts';
import type { SearchView } from '../../shared/model.ts';
import { DEFAULT_SEARCH_TAG } from '../../shared/search-tag.ts';

const EMPTY: SearchState = { query: '', type: '', tag: '', version: '' };
const MOST_RESULTS = 100;
const STALLED_MS = 300;

export interface SearchPageState {
  state: SearchState;
  answer: HitAnswer | undefined;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** `entry`: going back leads to what was before. */
  change: (part: Partial<SearchState>, options: { entry: boolean }) => void;
}

/** The state of the search page: its address says what is looked for, and the answer follows. */
export function useSearchPage({
  baseUrl,
  pageUrl,
  docs,
}: Pick<SearchView, 'docs'> & { baseUrl: string; pageUrl: string }): SearchPageState {
  const [state, setState] = useState(EMPTY);
  const [result, setResult] = useState<{ key: string; answer?: HitAnswer }>();
  const [stalledKey, setStalledKey] = useState('');
  // Nothing is loaded before the first search.
  const [client] = useState(() => (typeof window === 'undefined' ? undefined : createSearchClient({ baseUrl })));
  useEffect(() => {
    const read = (): void => setState(readSearchAddress(location.search));
    read();
    return onSearchAddress(read);
  }, []);
  const { query, version } = state;
  const asked = query.trim();
  const key = `${version} ${asked}`;
  useEffect(() => {
    if (asked === '' || !client) return undefined;
    let isCurrent = true;
    const stalled = setTimeout(() => setStalledKey(key), STALLED_MS);
    const finish = (answer?: HitAnswer): void => {
      clearTimeout(stalled);
      if (isCurrent) setResult({ key, ...(answer && { answer }) });
    };
    client.search({ input: asked, tags: tagsOf(docs, version), limit: MOST_RESULTS }).then(finish, () => finish());
    return () => {
      isCurrent = false;
      clearTimeout(stalled);
    };
  }, [asked, key, version, docs, client]);
  useEffect(() => () => client?.close(), [client]);
  const change: SearchPageState['change'] = (part, { entry }) => {
    const next = { ...state, ...part };
    setState(next);
    const href = writeSearchAddress(pageUrl, next);
    if (entry) history.pushState({ scroll: 0 }, '', href);
    else history.replaceState(history.state, '', href);
  };
  const isDone = asked === '' || result?.key === key;
  const status = isDone
    ? asked !== '' && !result?.answer
      ? 'error'
      : 'idle'
    : stalledKey === key
      ? 'stalled'
      : 'loading';
  // While the next answer is on its way, the last one stays.
  return { state, answer: asked === '' ? undefined : result?.answer, status, change };
}

/** The version that was asked for in place of the one that fits the reader. */
function tagsOf(docs: SearchView['docs'], version: string): string[] {
  const known = docs.flatMap(({ versions }) => versions).some(({ tag }) => tag === version);
  if (known) return [version, DEFAULT_SEARCH_TAG];
  const names = docs.map(({ instance, versions }) => [instance, versions.map(({ name }) => name)] as const);
  return searchTags({ docs: Object.fromEntries(names), preferred: readChosenVersion });
}
