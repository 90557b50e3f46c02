'use client';

import type { AutocompleteState } from '@algolia/autocomplete-core';
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { loadLateStyles } from '../../client/late-styles.ts';
import { forgetSearches, readRecent, rememberSearch } from '../../client/recent-searches.ts';
import { goTo, LONGEST_INPUT, writeSearchAddress } from '../../client/search-address.ts';
import { markOnArrival } from '../../client/search-arrival.ts';
import { createSearchClient } from '../../client/search-client.ts';
import { searchTags } from '../../client/search-context.ts';
import { createScriptProvider, createSearchEvents } from '../../client/search-events.ts';
import { DEFAULT_WAIT_MS, whenAt } from '../../client/when-at.ts';
import { readChosenVersion } from '../../client/search-storage.ts';
import { useText } from '../use-text.ts';
import { SearchPanel } from './search-panel.tsx';
import { createSuggestions, type Item, type PanelContext, type Suggestion } from './search-suggestions.ts';
import { useLiveCount } from './use-live-count.ts';

interface Props {
  /** Loaded when the reader reaches for it; what they typed until then is taken up. */
  hydrate?: 'intent';
  baseUrl: string;
  /** Url of the search page: where the form leads without script. */
  pageUrl: string;
  /** Docs sections and the names of their versions, the last one first. */
  docs: Record<string, string[]>;
  /** The version that this page belongs to. */
  here?: { instance: string; version: string };
  highlight?: boolean;
  events?: { script: string; global: string };
}

const IDLE: AutocompleteState<Item> = {
  activeItemId: null,
  query: '',
  completion: null,
  collections: [],
  isOpen: false,
  status: 'idle',
  context: {},
};

/** How long a reader stays on a page that a result led to before it counts as what they looked for. */
const CONVERSION_MS = 10_000;

export function SearchBar({ baseUrl, pageUrl, docs, here, highlight = true, events: service }: Props) {
  const t = useText();
  const id = useId();
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(IDLE);
  const [isActive, setActive] = useState(false);
  const [{ client, suggestions }] = useState(() => {
    const isBrowser = typeof window !== 'undefined';
    const searching = isBrowser ? createSearchClient({ baseUrl }) : undefined;
    const telling = createSearchEvents(isBrowser && service ? createScriptProvider(service) : undefined);
    const tags = (): string[] => searchTags({ docs, ...(here && { here }), preferred: readChosenVersion });
    const box = (): HTMLInputElement | null => document.querySelector(`#${CSS.escape(id)}`);
    const choose = (suggestion: Suggestion, query: string): void => {
      const shown = box();
      if ('query' in suggestion) {
        if (shown) shown.value = suggestion.query;
        return;
      }
      rememberSearch(query);
      if (suggestion.kind === 'hit') {
        const { url, hit, position } = suggestion;
        telling.clicked(query, url, position);
        if (highlight) void markOnArrival({ href: url, terms: hit.terms, label: t('search.unmark') });
        if (service) void whenRead(url, () => telling.converted(query, url));
      }
      shown?.blur();
      setActive(false);
    };
    const machine = createSuggestions({
      id,
      recent: readRecent,
      async search(query) {
        if (!searching) throw new Error('There is no search on the server.');
        const answer = await searching.search({ input: query, tags: tags() });
        telling.viewed(
          query,
          answer.results.map(({ document }) => document.sectionRoute),
        );
        return answer;
      },
      allUrl: (query) => writeSearchAddress(pageUrl, { query }),
      onChoose: choose,
      onChange: setState,
      onSubmit(query) {
        rememberSearch(query);
        goTo(writeSearchAddress(pageUrl, { query: query.trim() }));
      },
      go: goTo,
    });
    return { client: searching && { ...searching, tags }, suggestions: machine };
  });

  useEffect(() => {
    if (!field) return undefined;
    loadLateStyles();
    client?.prepare(client.tags());
    const props = suggestions.getEnvironmentProps({
      inputElement: field,
      formElement: form.current as HTMLFormElement,
      panelElement: form.current as HTMLElement,
    });
    const { onMouseDown, onTouchStart, onTouchMove } = props as unknown as Record<string, EventListener>;
    const heard = Object.entries({ mousedown: onMouseDown, touchstart: onTouchStart, touchmove: onTouchMove });
    for (const [type, listener] of heard) if (listener) window.addEventListener(type, listener);
    // What happened before this was ready.
    if (field.value !== '' || document.activeElement === field) {
      queueMicrotask(() => setActive(document.activeElement === field));
      suggestions.setQuery(field.value);
      suggestions.setIsOpen(document.activeElement === field);
      void suggestions.refresh();
    }
    return () => {
      for (const [type, listener] of heard) if (listener) window.removeEventListener(type, listener);
      client?.close();
    };
  }, [client, field, suggestions]);

  const close = (): void => {
    suggestions.setIsOpen(false);
    setActive(false);
    // The sheet of a phone stays as long as something in it has the focus.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && form.current?.contains(activeElement)) activeElement.blur();
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (form.current?.contains(relatedTarget)) return;
    // A touch that scrolls the panel takes the focus away without giving it to anything.
    if (relatedTarget) suggestions.setIsOpen(false);
    if (relatedTarget || !state.isOpen) setActive(false);
  };
  const isBusy = state.status === 'loading' || state.status === 'stalled';
  const isShown = state.isOpen || (isActive && isBusy && state.query.trim() !== '');
  const hasOptions = state.collections.some(({ items }) => items.length > 0);
  const { answer } = state.context as PanelContext;
  const count = useLiveCount(isShown && !isBusy ? answer?.results.length : undefined);
  const handlers = suggestions.getInputProps({ inputElement: field }) as unknown as InputHandlers;
  const formProps = suggestions.getFormProps({ inputElement: field }) as unknown as FormHandlers;

  return (
    <form
      ref={form}
      className="search"
      role="search"
      action={pageUrl}
      data-active={isActive || state.isOpen ? '' : undefined}
      onSubmit={formProps.onSubmit}
      onReset={(event) => {
        formProps.onReset(event);
        if (field) field.value = '';
        void suggestions.refresh();
      }}
      onBlur={onBlur}
    >
      <label className="search-field">
        <span className="visually-hidden">{t('search.title')}</span>
        <span className="search-icon" aria-hidden="true" />
        <input
          ref={setField}
          id={id}
          className="search-input"
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={LONGEST_INPUT}
          placeholder={t('search.placeholder')}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isShown && hasOptions}
          aria-controls={isShown && hasOptions ? `${id}-list` : undefined}
          aria-activedescendant={isShown && hasOptions ? handlers['aria-activedescendant'] : undefined}
          onChange={handlers.onChange}
          onCompositionEnd={handlers.onCompositionEnd}
          onKeyDown={(event) => {
            handlers.onKeyDown(event);
            if (event.key === 'Escape' && !state.isOpen) close();
          }}
          onFocus={(event) => {
            setActive(true);
            handlers.onFocus(event);
          }}
          onClick={handlers.onClick}
        />
        <kbd className="search-key" aria-hidden="true">
          /
        </kbd>
      </label>
      <button
        type="reset"
        className="search-clear icon-button icon-close"
        aria-label={t('search.clear')}
        hidden={state.query === ''}
      />
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {t('search.submit')}
      </button>
      <button type="button" className="search-cancel" onClick={close}>
        {t('search.cancel')}
      </button>
      {isShown && (
        <SearchPanel
          id={id}
          state={state}
          suggestions={suggestions}
          onForget={() => {
            forgetSearches();
            void suggestions.refresh();
          }}
        />
      )}
      <span className="visually-hidden" role="status">
        {count === undefined ? '' : count === 0 ? t('search.none') : t('search.count', { count })}
      </span>
    </form>
  );
}

/** A page that the reader stays on for a while was what they looked for. */
async function whenRead(url: string, tell: () => void): Promise<void> {
  const main = await whenAt(url, DEFAULT_WAIT_MS);
  setTimeout(() => main?.isConnected && tell(), CONVERSION_MS);
}

type Handler<Event> = (event: Event) => void;

interface InputHandlers {
  'aria-activedescendant': string | undefined;
  onChange: Handler<React.ChangeEvent>;
  onCompositionEnd: Handler<React.CompositionEvent>;
  onKeyDown: Handler<React.KeyboardEvent>;
  onFocus: Handler<React.FocusEvent>;
  onClick: Handler<React.MouseEvent>;
}

interface FormHandlers {
  onSubmit: Handler<React.FormEvent>;
  onReset: Handler<React.FormEvent>;
}
