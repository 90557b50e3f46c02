import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import type { Hit, HitAnswer } from './search-answer.ts';
import { groupHits } from './search-groups.ts';

/** A line of the panel that can be chosen. */
export type Suggestion =
  | { kind: 'hit'; url: string; hit: Hit; position: number }
  | { kind: 'recent' | 'meant'; query: string }
  | { kind: 'all'; url: string };

/** What the panel shows besides its lines. */
export interface PanelContext {
  answer?: HitAnswer;
  failed?: boolean;
}

export interface SuggestionsOptions {
  id: string;
  recent: () => string[];
  search: (query: string) => Promise<HitAnswer>;
  /** Told what is about to be shown. */
  onAnswer: (query: string, answer: HitAnswer) => void;
  /** Url of the search page for a query. */
  allUrl: (query: string) => string;
  onChoose: (suggestion: Suggestion, query: string) => void;
  onChange: (state: AutocompleteState<Item>) => void;
  onSubmit: (query: string) => void;
  go: (href: string) => void;
}

/** Fields of its own that the state machine adds are part of an item. */
export type Item = Suggestion & Record<string, unknown>;
export type Suggestions = AutocompleteApi<Item, Event, MouseEvent, KeyboardEvent>;
type Source = AutocompleteSource<Item>;

/** The state machine of the search box. The panel is ours. */
export function createSuggestions(options: SuggestionsOptions): Suggestions {
  const sourceOf = (sourceId: string, items: Suggestion[]): Source => ({
    sourceId,
    getItems: () => items as Item[],
    getItemInputValue: ({ item, state }) => ('query' in item ? String(item['query']) : state.query),
    getItemUrl: ({ item }) => ('url' in item ? String(item['url']) : undefined),
    onSelect({ item, state, setIsOpen }) {
      options.onChoose(item, state.query);
      // A query that was chosen shows what it finds; a page that was chosen is on its way.
      setIsOpen(item.kind === 'recent' || item.kind === 'meant');
    },
  });
  let [asked, shown] = [0, 0];
  /** False for what comes after the answer to a later query: the state machine shows nothing of it either. */
  const isNews = (turn: number): boolean => {
    if (turn < shown) return false;
    shown = turn;
    return true;
  };
  return createAutocomplete<Item, Event, MouseEvent, KeyboardEvent>({
    id: options.id,
    openOnFocus: true,
    defaultActiveItemId: 0,
    onStateChange: ({ state }) => options.onChange(state),
    onSubmit: ({ state }) => options.onSubmit(state.query),
    // What was not found is worth a panel, too.
    shouldPanelOpen: ({ state }) =>
      state.query.trim() !== '' || state.collections.some(({ items }) => items.length > 0),
    navigator: { navigate: ({ itemUrl }) => options.go(itemUrl) },
    async getSources({ query, setContext }) {
      const turn = ++asked;
      const input = query.trim();
      if (input === '') {
        shown = turn;
        setContext({ answer: undefined, failed: false } satisfies PanelContext);
        return [
          sourceOf(
            'recent',
            options.recent().map((recent) => ({ kind: 'recent', query: recent })),
          ),
        ];
      }
      try {
        const answer = await options.search(input);
        if (!isNews(turn)) return [];
        options.onAnswer(input, answer);
        setContext({ answer, failed: false } satisfies PanelContext);
        const { didYouMean } = answer;
        return [
          sourceOf('hits', listHits(answer)),
          sourceOf('meant', didYouMean === undefined ? [] : [{ kind: 'meant', query: didYouMean }]),
          sourceOf('all', answer.results.length === 0 ? [] : [{ kind: 'all', url: options.allUrl(input) }]),
        ];
      } catch (error) {
        console.warn('The search failed.', error);
        if (!isNews(turn)) return [];
        setContext({ answer: undefined, failed: true } satisfies PanelContext);
        return [];
      }
    },
  });
}

/** In the order in which the panel shows them: a page's sections together. */
function listHits({ results }: HitAnswer): Suggestion[] {
  return groupHits(results)
    .flatMap(({ hits }) => hits)
    .map((hit, index) => ({ kind: 'hit', url: hit.document.sectionRoute, hit, position: index + 1 }));
}
