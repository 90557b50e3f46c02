'use client';

import { useEffect, useRef } from 'react';
import { loadLateStyles } from '../../client/late-styles.ts';
import { rememberSearch } from '../../client/search/search-storage.ts';
import type { Hit } from '../../client/search/search-backend.ts';
import { markOnArrival } from '../../client/search/search-arrival.ts';
import type { SearchView } from '../../shared/model.ts';
import { useText } from '../use-text.ts';
import { SearchFilters } from './search-filters.tsx';
import { SearchForm } from './search-form.tsx';
import { groupHits, SearchHit, SearchNotes, SearchTrail } from '../../client/search/search-hits.tsx';
import { useLiveCount, useSearchPage } from './use-search-page.ts';

interface Props extends Pick<SearchView, 'docs' | 'highlight'> {
  hydrate?: 'load';
  baseUrl: string;
  pageUrl: string;
}

/** The form and the results of the search page. */
export function SearchResults({ baseUrl, pageUrl, docs, highlight }: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const { state, response, status, change } = useSearchPage({ baseUrl, pageUrl, docs });
  useEffect(loadLateStyles, []);
  useEffect(() => {
    if (input.current && input.current.value !== state.query) input.current.value = state.query;
  }, [state.query]);
  const found = response?.results ?? [];
  const hits = found.filter(
    ({ document }) =>
      (state.type === '' || document.type === state.type) && (state.tag === '' || document.tags.includes(state.tag)),
  );
  const tags = [...new Set(found.flatMap(({ document }) => document.tags))].sort();
  const isBusy = status === 'loading' || status === 'stalled';
  const count = useLiveCount(response && !isBusy ? hits.length : undefined);
  const onChoose = ({ document, terms }: Hit): void => {
    rememberSearch(state.query);
    if (highlight) void markOnArrival({ href: document.sectionRoute, terms, label: t('search.unmark') });
  };
  return (
    <div data-search-page>
      <SearchForm
        action={pageUrl}
        inputRef={input}
        onChange={({ target }) => change({ query: target.value }, { entry: false })}
        onSubmit={(event) => {
          event.preventDefault();
          rememberSearch(input.current?.value ?? '');
          change({ query: input.current?.value ?? '' }, { entry: true });
        }}
      />
      <SearchFilters state={state} tags={tags} docs={docs} onChange={(part) => change(part, { entry: true })} />
      <p role="status" className="search-count">
        {count !== undefined && state.query !== '' && t('search.count', { count })}
      </p>
      {status === 'stalled' && <p className="search-note search-note-busy">{t('search.stalled')}</p>}
      {status === 'error' && <p className="search-note search-note-error">{t('search.failed')}</p>}
      {response && <SearchNotes response={response} t={t} />}
      {response?.didYouMean !== undefined && (
        <p>
          <button
            type="button"
            className="search-meant"
            onClick={() => change({ query: response.didYouMean ?? '' }, { entry: true })}
          >
            {t('search.didYouMean', { query: response.didYouMean })}
          </button>
        </p>
      )}
      {response && !isBusy && hits.length === 0 && <p className="search-none">{t('search.none')}</p>}
      <ol className="search-pages" aria-busy={isBusy}>
        {groupHits(hits).map(({ route, trail, type, hits: sections }) => (
          <li key={route} className="search-group">
            <div className="search-group-head">
              <SearchTrail type={type} trail={trail} t={t} />
            </div>
            {sections.map((hit) => (
              <a
                key={hit.document.sectionRoute}
                href={hit.document.sectionRoute}
                className="search-option"
                onClick={() => onChoose(hit)}
              >
                <SearchHit hit={hit} />
              </a>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
