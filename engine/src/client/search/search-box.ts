import { loadLateStyles } from '../late-styles.ts';
import { onPage } from '../page-events.ts';
import { loadTexts } from '../texts.ts';
import { createCombobox, type ComboboxState, type Suggestion, type Suggestions } from './combobox.ts';
import { goTo, writeSearchAddress } from './search-address.ts';
import { markOnArrival } from './search-arrival.ts';
import type { Hit, HitResponse } from './search-backend.ts';
import { createBoxView } from './search-box-view.ts';
import { createSearchClient, searchTags } from './search-client.ts';
import { loadSearchEvents } from './load-search-events.ts';
import { createExplainer, isExplainKey } from './search-explainer.ts';
import { groupHits, type SearchHelp } from './search-hits.tsx';
import { optionId } from './search-panel.tsx';
import { readChosenVersion, readRecent, rememberSearch } from './search-storage.ts';
import { DEFAULT_WAIT_MS, whenAt } from './timing.ts';

/** What the server knows about the box. */
export interface SearchBoxOptions {
  baseUrl: string;
  /** Docs sections and the names of their versions, the last one first. */
  docs: Record<string, string[]>;
  /** The version that this page belongs to. */
  here?: { instance: string; version: string };
  highlight?: boolean;
  /** See the config. */
  reviewAfter?: number;
  help?: SearchHelp;
  events?: { script: string; global: string };
}

/** After so long on the page of a result, that page counts as what the reader looked for. */
const CONVERSION_MS = 10_000;

/** Makes a search box that came as plain HTML interactive, and continues with what the reader has typed so far. It ends when the form is gone. */
export async function createSearchBox(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector('input') as HTMLInputElement;
  const pageUrl = form.getAttribute('action') ?? '';
  const options = JSON.parse(form.dataset.searchBox ?? '{}') as SearchBoxOptions;
  const { baseUrl, docs, here, highlight = true, reviewAfter, help, events: service } = options;
  loadLateStyles();
  const tags = (): string[] => searchTags({ docs, ...(here && { here }), preferred: readChosenVersion });
  const client = createSearchClient({ baseUrl });
  client.prepare(tags());
  const [t, events] = await Promise.all([loadTexts(), service && loadSearchEvents(service)]);

  const explainer = createExplainer(form, { baseUrl, tags });
  let isActive = false;
  let state: ComboboxState | undefined;
  let isDue = false;
  /** Shows changes that come together at once. */
  const update = (): void => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      if (state) view.show(state, isActive);
      if (state?.isOpen && state.suggestions.response) explainer.show(state.suggestions.query);
    });
  };
  const setActive = (active: boolean): void => {
    isActive = active;
    update();
  };
  const addressOf = (query: string): string => writeSearchAddress(pageUrl, { query });
  const combobox = createCombobox({
    async suggest(query) {
      const input = query.trim();
      if (input === '') return { query, list: readRecent().map((recent) => ({ kind: 'recent', query: recent })) };
      try {
        const response = await client.search({ input, tags: tags() });
        return { query: input, response, list: listSuggestions(response, { allUrl: addressOf(input), help }) };
      } catch (error) {
        console.warn('The search failed.', error);
        return { query: input, list: [{ kind: 'retry', query }], failed: true };
      }
    },
    onChange(next) {
      const { query, response } = next.suggestions;
      if (response && response !== state?.suggestions.response)
        events?.viewed(
          query,
          response.results.map(({ document }) => document.sectionRoute),
        );
      state = next;
      update();
    },
    onChoose(suggestion, query) {
      if ('query' in suggestion) {
        field.value = suggestion.query;
        return;
      }
      rememberSearch(query);
      if (suggestion.kind === 'hit') {
        const { url, position, hit } = suggestion;
        events?.clicked(query, url, position);
        if (highlight) void markOnArrival({ href: url, terms: hit.terms, label: t('search.unmark') });
        if (service) void whenRead(url, () => events?.converted(query, url));
      }
      field.blur();
      setActive(false);
    },
    // After the panel is drawn.
    onMove: (index) =>
      queueMicrotask(() =>
        document.getElementById(optionId(field.id, index))?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
      ),
    go(url, { newTab }) {
      if (newTab) window.open(url, '_blank', 'noopener');
      else goTo(url);
    },
  });
  const view = createBoxView(form, { combobox, t, settings: { reviewAfter, help } });

  const load = (): void => void combobox.load(field.value);
  const focus = (): void => combobox.focus(field.value);
  const close = (): void => {
    combobox.close();
    setActive(false);
    // On a phone the panel fills the screen as long as something in it has the focus.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && form.contains(activeElement)) activeElement.blur();
  };
  field.addEventListener('input', load);
  field.addEventListener('compositionend', load);
  field.addEventListener('click', () => document.activeElement === field && !state?.isOpen && focus());
  field.addEventListener('focus', () => {
    setActive(true);
    focus();
  });
  field.addEventListener('keydown', (event) => {
    const wasOpen = state?.isOpen;
    if (isExplainKey(event)) {
      event.preventDefault();
      void explainer.toggle().then(update);
    }
    combobox.onKey(event);
    if (event.key === 'Escape' && !wasOpen) close();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    rememberSearch(field.value);
    goTo(addressOf(field.value.trim()));
    combobox.close();
    field.blur();
  });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    field.value = '';
    field.focus();
    void combobox.load('', { open: state?.isOpen });
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (form.contains(relatedTarget as Node | null)) return;
    // A touch that scrolls the panel takes the focus away, but gives it to nothing.
    if (relatedTarget) combobox.close();
    if (relatedTarget || !state?.isOpen) setActive(false);
  });
  form.querySelector('.search-cancel')?.addEventListener('click', close);

  const ending = new AbortController();
  const { signal } = ending;
  const closeOutside = ({ target }: Event): void => {
    if (state && (state.isOpen || state.status !== 'idle') && !form.contains(target as Node)) combobox.close();
  };
  window.addEventListener('mousedown', closeOutside, { signal });
  window.addEventListener('touchstart', closeOutside, { signal });
  // Scrolling the panel on a phone hides the keyboard.
  window.addEventListener('touchmove', ({ target }) => state?.isOpen && target !== field && field.blur(), { signal });
  const endWithForm = (): void => {
    if (form.isConnected) return;
    ending.abort();
    client.close();
  };
  onPage(endWithForm, { signal });

  // What the reader did before this script was here.
  const isFocused = document.activeElement === field;
  if (field.value === '' && !isFocused) return;
  setActive(isFocused);
  void combobox.load(field.value, { open: isFocused });
}

/** In the order in which the panel shows them: the sections of a page together, and what was meant first if nothing was found. */
function listSuggestions(
  { results, related = [], didYouMean }: HitResponse,
  { allUrl, help }: { allUrl: string; help: SearchHelp | undefined },
): Suggestions['list'] {
  const listHits = (found: readonly Hit[]): Hit[] => groupHits(found).flatMap(({ hits }) => hits);
  const hits = [...listHits(results), ...listHits(related)].map((hit, index): Suggestion => {
    const isRelated = related.includes(hit);
    return { kind: 'hit', url: hit.document.sectionRoute, hit, position: index + 1, ...(isRelated && { isRelated }) };
  });
  const meant: Suggestion[] = didYouMean === undefined ? [] : [{ kind: 'meant', query: didYouMean }];
  if (results.length > 0) return [...hits, ...meant, { kind: 'all', url: allUrl }];
  return [...meant, ...hits, ...(help ? [{ kind: 'help' as const, url: help.href }] : [])];
}

/** Reports a page that the reader stays on for a while. */
async function whenRead(url: string, report: () => void): Promise<void> {
  const main = await whenAt(url, DEFAULT_WAIT_MS);
  setTimeout(() => main?.isConnected && report(), CONVERSION_MS);
}
