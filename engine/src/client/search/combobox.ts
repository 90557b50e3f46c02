import type { Hit, HitResponse } from './search-backend.ts';

/** A line of the panel that can be chosen. */
export type Suggestion =
  | { kind: 'hit'; url: string; hit: Hit; position: number; isRelated?: boolean }
  | { kind: 'recent' | 'meant' | 'retry'; query: string }
  | { kind: 'all' | 'help'; url: string };

/** What the panel shows for one query. */
export interface Suggestions {
  query: string;
  list: readonly Suggestion[];
  /** Missing for an empty query, and where the search failed. */
  response?: HitResponse;
  failed?: boolean;
}

export interface ComboboxState {
  query: string;
  /** Of this query, or of an earlier one while this one loads. A new object for each response. */
  suggestions: Suggestions;
  /** Index of the suggestion that Enter chooses. */
  active: number | null;
  isOpen: boolean;
  status: 'idle' | 'loading' | 'stalled';
}

export interface ComboboxOptions {
  suggest: (query: string) => Promise<Suggestions>;
  onChange: (state: ComboboxState) => void;
  onChoose: (suggestion: Suggestion, query: string) => void;
  /** The arrow keys have moved to the suggestion with this index. */
  onMove: (index: number) => void;
  /** Follows the link of a suggestion. */
  go: (url: string, options: { newTab: boolean }) => void;
}

export interface Combobox {
  /** Loads the suggestions for a query. `open` decides whether to show them; by default they are shown when there is something to show. */
  load(query: string, options?: { open?: boolean }): Promise<void>;
  focus(query: string): void;
  /** Hides the suggestions, and ignores those that are still loading. */
  close(): void;
  activate(index: number): void;
  /** `follow`: goes to the link of the suggestion, if it has one. */
  choose(index: number, options: { follow: boolean }): void;
  onKey(event: KeyboardEvent): void;
}

const STALLED_MS = 300;

/**
 * The state of an input with a list of suggestions, of which one is active: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 * It draws nothing; see search-box-view.ts.
 */
export function createCombobox({ suggest, onChange, onChoose, onMove, go }: ComboboxOptions): Combobox {
  let state: ComboboxState = {
    query: '',
    suggestions: { query: '', list: [] },
    active: null,
    isOpen: false,
    status: 'idle',
  };
  /** Number of the newest request, and of the newest one that got its response. */
  let [newest, shown] = [0, 0];
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const set = (part: Partial<ComboboxState>): void => {
    state = { ...state, ...part };
    onChange(state);
  };
  // That nothing was found is worth a panel, too.
  const hasContent = (): boolean => state.query.trim() !== '' || state.suggestions.list.length > 0;
  const load: Combobox['load'] = async (query, { open } = {}) => {
    const request = ++newest;
    clearTimeout(stalled);
    set({ query, active: 0, status: 'loading' });
    stalled = setTimeout(() => set({ status: 'stalled' }), STALLED_MS);
    const suggestions = await suggest(query);
    // A later request was faster, or the box was closed.
    if (request < shown) return;
    shown = request;
    if (request === newest) {
      clearTimeout(stalled);
      state = { ...state, status: 'idle' };
    }
    const { active } = state;
    state = { ...state, suggestions, active: active === null || active < suggestions.list.length ? active : 0 };
    set({ isOpen: open ?? hasContent() });
  };
  const close = (): void => {
    shown = ++newest;
    clearTimeout(stalled);
    set({ isOpen: false, active: null, status: 'idle' });
  };
  const choose = (index: number, follow: false | { newTab: boolean }): void => {
    const suggestion = state.suggestions.list[index];
    if (!suggestion) return;
    onChoose(suggestion, state.query);
    // A query that is chosen shows what it finds.
    if ('query' in suggestion) return void load(suggestion.query, { open: true });
    close();
    if (follow) go(suggestion.url, follow);
  };
  const move = async (step: 1 | -1): Promise<void> => {
    const { isOpen } = state;
    if (!isOpen) await load(state.query);
    const count = state.suggestions.list.length;
    // The list opens with its first suggestion active, so the key for down has nothing left to do.
    const next = isOpen || step < 0 ? (state.active ?? -1) + step : 0;
    const active = count === 0 ? null : next < 0 ? count - 1 : next % count;
    set({ active });
    if (active !== null) onMove(active);
  };
  const onEnter = (event: KeyboardEvent): void => {
    const suggestion = state.active === null ? undefined : state.suggestions.list[state.active];
    // Nothing is active: the browser submits the form.
    if (!suggestion) return close();
    event.preventDefault();
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!event.altKey && (!newTab || 'url' in suggestion)) choose(state.active ?? 0, { newTab });
  };
  return {
    load,
    focus(query) {
      void load(query);
      set({ isOpen: hasContent() });
    },
    close,
    activate: (active) => void (active !== state.active && set({ active })),
    choose: (index, { follow }) => choose(index, follow && { newTab: false }),
    onKey(event) {
      const { key } = event;
      if (event.isComposing) return;
      if (key === 'Enter') onEnter(event);
      else if (key === 'Tab') close();
      else if (key === 'Escape' || key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        if (key === 'Escape') close();
        else void move(key === 'ArrowDown' ? 1 : -1);
      }
    },
  };
}
