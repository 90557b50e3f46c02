import type { AutocompleteState } from '@algolia/autocomplete-core';
import { createBoxView } from './search-box-view.ts';
import { loadLateStyles } from './late-styles.ts';
import { onPage } from './page-events.ts';
import { readRecent, rememberSearch } from './recent-searches.ts';
import { loadTexts } from './say.ts';
import { goTo, writeSearchAddress } from './search-address.ts';
import { markOnArrival } from './search-arrival.ts';
import { createSearchClient } from './search-client.ts';
import { searchTags } from './search-context.ts';
import { createScriptProvider, createSearchEvents } from './search-events.ts';
import { readChosenVersion } from './search-storage.ts';
import { createSuggestions, type Item, type Suggestion, type Suggestions } from './search-suggestions.ts';
import { DEFAULT_WAIT_MS, whenAt } from './when-at.ts';

/** What the server tells the box. */
export interface SearchBoxOptions {
  baseUrl: string;
  /** Docs sections and the names of their versions, the last one first. */
  docs: Record<string, string[]>;
  /** The version that this page belongs to. */
  here?: { instance: string; version: string };
  highlight?: boolean;
  events?: { script: string; global: string };
}

/** How long a reader stays on a page that a result led to before it counts as what they looked for. */
const CONVERSION_MS = 10_000;

/** Brings a search box that came as plain HTML to life, and takes up what the reader has done with it. It ends when the form is gone. */
export async function createSearchBox(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector('input') as HTMLInputElement;
  const pageUrl = form.getAttribute('action') ?? '';
  const options = JSON.parse(form.dataset.searchBox ?? '{}') as SearchBoxOptions;
  const { baseUrl, docs, here, highlight = true, events: service } = options;
  loadLateStyles();
  const tags = (): string[] => searchTags({ docs, ...(here && { here }), preferred: readChosenVersion });
  const client = createSearchClient({ baseUrl });
  client.prepare(tags());
  const telling = createSearchEvents(service && createScriptProvider(service));
  const t = await loadTexts();

  let isActive = false;
  let state: AutocompleteState<Item> | undefined;
  let isDue = false;
  /** What changes together is shown together. */
  const update = (): void => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      if (state) view.show(state, isActive);
    });
  };
  const setActive = (active: boolean): void => {
    isActive = active;
    update();
  };
  const choose = (suggestion: Suggestion, query: string): void => {
    if ('query' in suggestion) {
      field.value = suggestion.query;
      return;
    }
    rememberSearch(query);
    if (suggestion.kind === 'hit') {
      const { url, position } = suggestion;
      // A line that looks the same may have been drawn for an earlier answer.
      const { hit } = findHit(state, url) ?? suggestion;
      telling.clicked(query, url, position);
      if (highlight) void markOnArrival({ href: url, terms: hit.terms, label: t('search.unmark') });
      if (service) void whenRead(url, () => telling.converted(query, url));
    }
    field.blur();
    setActive(false);
  };
  const suggestions = createSuggestions({
    id: field.id,
    recent: readRecent,
    search: (query) => client.search({ input: query, tags: tags() }),
    onAnswer: (query, { results }) =>
      telling.viewed(
        query,
        results.map(({ document }) => document.sectionRoute),
      ),
    allUrl: (query) => writeSearchAddress(pageUrl, { query }),
    onChoose: choose,
    onChange(next) {
      state = next;
      update();
    },
    onSubmit(query) {
      rememberSearch(query);
      goTo(writeSearchAddress(pageUrl, { query: query.trim() }));
    },
    go: goTo,
  });
  const view = createBoxView(form, { suggestions, t });

  const close = (): void => {
    suggestions.setIsOpen(false);
    setActive(false);
    // The sheet of a phone stays as long as something in it has the focus.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && form.contains(activeElement)) activeElement.blur();
  };
  const input = suggestions.getInputProps({ inputElement: field }) as unknown as InputHandlers;
  const submitting = suggestions.getFormProps({ inputElement: field }) as unknown as FormHandlers;
  field.addEventListener('input', input.onChange);
  field.addEventListener('compositionend', input.onCompositionEnd);
  field.addEventListener('click', input.onClick);
  field.addEventListener('focus', (event) => {
    setActive(true);
    input.onFocus(event);
  });
  field.addEventListener('keydown', (event) => {
    const wasOpen = state?.isOpen;
    input.onKeyDown(event);
    if (event.key === 'Escape' && !wasOpen) close();
  });
  form.addEventListener('submit', submitting.onSubmit);
  form.addEventListener('reset', (event) => {
    submitting.onReset(event);
    field.value = '';
    void suggestions.refresh();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (form.contains(relatedTarget as Node | null)) return;
    // A touch that scrolls the panel takes the focus away without giving it to anything.
    if (relatedTarget) suggestions.setIsOpen(false);
    if (relatedTarget || !state?.isOpen) setActive(false);
  });
  form.querySelector('.search-cancel')?.addEventListener('click', close);
  listenAround(form, { suggestions, end: client.close });

  // What happened before this was ready.
  const isFocused = document.activeElement === field;
  if (field.value === '' && !isFocused) return;
  setActive(isFocused);
  suggestions.setQuery(field.value);
  suggestions.setIsOpen(isFocused);
  void suggestions.refresh();
}

function findHit(
  state: AutocompleteState<Item> | undefined,
  url: string,
): Extract<Suggestion, { kind: 'hit' }> | undefined {
  for (const { items } of state?.collections ?? [])
    for (const item of items) if (item.kind === 'hit' && item.url === url) return item;
  return undefined;
}

/** What happens beside the box closes it. A swap of the page that takes the box away ends it. */
function listenAround(
  form: HTMLFormElement,
  { suggestions, end }: { suggestions: Suggestions; end: () => void },
): void {
  const ending = new AbortController();
  const { signal } = ending;
  const around = suggestions.getEnvironmentProps({
    inputElement: form.querySelector('input') as HTMLInputElement,
    formElement: form,
    panelElement: form,
  }) as unknown as Record<'onMouseDown' | 'onTouchStart' | 'onTouchMove', Handler<Event>>;
  window.addEventListener('mousedown', around.onMouseDown, { signal });
  window.addEventListener('touchstart', around.onTouchStart, { signal });
  window.addEventListener('touchmove', around.onTouchMove, { signal });
  const check = (): void => {
    if (form.isConnected) return;
    ending.abort();
    end();
  };
  onPage(check, { signal });
}

/** A page that the reader stays on for a while was what they looked for. */
async function whenRead(url: string, tell: () => void): Promise<void> {
  const main = await whenAt(url, DEFAULT_WAIT_MS);
  setTimeout(() => main?.isConnected && tell(), CONVERSION_MS);
}

type Handler<Type> = (event: Type) => void;

interface InputHandlers {
  onChange: Handler<Event>;
  onCompositionEnd: Handler<CompositionEvent>;
  onKeyDown: Handler<KeyboardEvent>;
  onFocus: Handler<FocusEvent>;
  onClick: Handler<MouseEvent>;
}

interface FormHandlers {
  onSubmit: Handler<Event>;
  onReset: Handler<Event>;
}
