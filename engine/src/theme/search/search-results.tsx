'use client';

import { useEffect, useRef } from 'react';
import { loadLateStyles } from '../../client/late-styles.ts';
import { rememberSearch } from '../../client/search/search-storage.ts';
import type { Hit } from '../../client/search/search-backend.ts';
import { markOnArrival } from '../../client/search/search-arrival.ts';
import type { SearchView } from '../../shared/model.ts';
import { useText } from '../use-text.ts';
import { filterHits, SearchFilters } from './search-filters.tsx';
import { SearchForm } from './search-form.tsx';
import {
  groupHits,
  SearchHelpText,
  SearchHit,
  SearchNotes,
  SearchTrail,
  type HitGroup,
} from '../../client/search/search-hits.tsx';
import { MOST_RESULTS, useLiveCount, useSearchPage } from './use-search-page.ts';
import { useSearchEvents } from './use-search-events.ts';

interface Props extends Omit<SearchView, 'url'> {
  hydrate?: 'load';
  baseUrl: string;
  pageUrl: string;
}

const NO_FILTERS = { type: '', category: '', tag: '' } as const;
/** How many pages are shown at first, and added each time. */
const PAGES_AT_ONCE = 10;

/** The form and the results of the search page. */
export function SearchResults({ baseUrl, pageUrl, docs, highlight, reviewAfter, help, events: service }: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { state, response, status, change, retry } = useSearchPage({ baseUrl, pageUrl, docs });
  useEffect(loadLateStyles, []);
  useEffect(() => {
    if (input.current && input.current.value !== state.query) input.current.value = state.query;
  }, [state.query]);
  const found = response?.results ?? [];
  const hits = filterHits(found, state);
  const groups = groupHits(hits);
  const related = response?.related ?? [];
  const shown = groups.slice(0, PAGES_AT_ONCE * (state.more + 1));
  const isBusy = status === 'loading' || status === 'stalled';
  const count = useLiveCount(response && !isBusy ? hits.length : undefined);
  const events = useSearchEvents(service, { query: state.query.trim(), response: isBusy ? undefined : response });
  const onChoose = (hit: Hit): void => {
    const { document, terms } = hit;
    rememberSearch(state.query);
    events()?.clicked(state.query.trim(), document.sectionRoute, [...hits, ...related].indexOf(hit) + 1);
    if (highlight) void markOnArrival({ href: document.sectionRoute, terms, label: t('search.unmark') });
  };
  const firstNew = useRef<number>(undefined);
  const showMore = (): void => {
    firstNew.current = shown.length;
    change({ more: state.more + 1 }, { entry: false });
  };
  // The button moves away or is gone: the keyboard goes on with the first page that comes in its place.
  useEffect(() => {
    const link = firstNew.current === undefined ? null : list.current?.children[firstNew.current]?.querySelector('a');
    // An effect of the render before may come in between.
    if (!link) return;
    firstNew.current = undefined;
    link.focus();
  });
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
      <SearchFilters state={state} found={found} docs={docs} onChange={(part) => change(part, { entry: true })} />
      <p role="status" className="search-count">
        {state.query !== '' && status === 'error' && t('search.failed')}
        {state.query !== '' &&
          count !== undefined &&
          t(count === MOST_RESULTS ? 'search.first' : 'search.count', { count })}
        {state.query !== '' && count !== undefined && shown.length < groups.length && (
          <> · {t('search.shown', { count: shown.length, total: groups.length })}</>
        )}
      </p>
      {status === 'stalled' && <p className="search-note search-note-busy">{t('search.stalled')}</p>}
      {state.query.trim() === '' && <p className="search-note">{t('search.hint')}</p>}
      {response && !isBusy && found.length === 0 && <p className="search-none">{t('search.none')}</p>}
      {hits.length < found.length && hits.length === 0 && (
        <p className="search-note">
          {t('search.filtered')}{' '}
          <button type="button" className="search-meant" onClick={() => change(NO_FILTERS, { entry: true })}>
            {t('search.unfilter')}
          </button>
        </p>
      )}
      {response && <SearchNotes response={response} t={t} />}
      {state.query !== '' && (status === 'error' || response?.isPartial) && (
        <button type="button" className="search-more" onClick={retry}>
          {t('error.retry')}
        </button>
      )}
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
      <ol className="search-pages" aria-busy={isBusy} ref={list}>
        {shown.map((group) => (
          <FoundPage key={group.route} group={group} reviewAfter={reviewAfter} onChoose={onChoose} />
        ))}
      </ol>
      {related.length > 0 && (
        <section className="search-related" aria-labelledby="y-related">
          <h2 id="y-related" className="search-related-head">
            {t('search.related')}
          </h2>
          <ol className="search-pages">
            {groupHits(related).map((group) => (
              <FoundPage key={group.route} group={group} reviewAfter={reviewAfter} onChoose={onChoose} />
            ))}
          </ol>
        </section>
      )}
      {help && response && !isBusy && found.length === 0 && (
        <a className="search-option search-help" href={help.href}>
          <SearchHelpText help={help} t={t} />
        </a>
      )}
      {shown.length < groups.length && (
        <button type="button" className="search-more" onClick={showMore}>
          {t('search.more')}
        </button>
      )}
    </div>
  );
}

interface FoundPageProps {
  group: HitGroup;
  reviewAfter: number;
  onChoose: (hit: Hit) => void;
}

/** A page with its sections that were found. */
function FoundPage({ group, reviewAfter, onChoose }: FoundPageProps) {
  const t = useText();
  return (
    <li className="search-group">
      <div className="search-group-head">
        <SearchTrail {...group} reviewAfter={reviewAfter} t={t} />
      </div>
      {group.hits.map((hit) => (
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
  );
}
