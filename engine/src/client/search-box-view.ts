import type { AutocompleteState } from '@algolia/autocomplete-core';
import type { TextFunction } from '../shared/texts.ts';
import { draw } from './draw.ts';
import { forgetSearches } from './recent-searches.ts';
import { renew } from './renew.ts';
import { SearchPanel } from './search-panel.tsx';
import type { Item, PanelContext, Suggestions } from './search-suggestions.ts';
import { whenSettled } from './when-settled.ts';

export interface BoxView {
  /** `isActive`: the reader is in the box. */
  show(state: AutocompleteState<Item>, isActive: boolean): void;
}

/** Of the panel down to the groups of its list. */
const LEVELS = 3;

/** Shows the state of a search box in its form. */
export function createBoxView(
  form: HTMLFormElement,
  { suggestions, t }: { suggestions: Suggestions; t: TextFunction },
): BoxView {
  const field = form.querySelector('input') as HTMLInputElement;
  const clear = form.querySelector<HTMLButtonElement>('[type=reset]') as HTMLButtonElement;
  const status = form.querySelector('[role=status]') as HTMLElement;
  const { id } = field;
  const onForget = (): void => {
    forgetSearches();
    void suggestions.refresh();
  };
  let panel: HTMLElement | undefined;
  let drawn: readonly unknown[] = [];
  let count: number | undefined;
  let stopCounting = (): void => undefined;

  const drawPanel = (state: AutocompleteState<Item>): void => {
    const { failed, answer } = state.context as PanelContext;
    const asked = state.query.trim() !== '';
    const note = state.status === 'stalled' || (state.status === 'loading' && !answer && asked) ? state.status : '';
    // Only what can be seen: drawn anew between press and release, an option would not hear the click. A source is made for each answer.
    const shown = [state.collections[0]?.source, failed, asked, note];
    if (panel && shown.every((part, index) => part === drawn[index])) return;
    drawn = shown;
    const [next] = draw(SearchPanel({ id, state, suggestions, onForget, t })) as [HTMLElement];
    if (panel) renew(panel, next, LEVELS);
    else status.before((panel = next));
  };
  const countAloud = (now: number | undefined): void => {
    if (now === count) return;
    count = now;
    stopCounting();
    stopCounting = whenSettled(now, (said) => {
      status.textContent = said === undefined ? '' : said === 0 ? t('search.none') : t('search.count', { count: said });
    });
  };
  return {
    show(state, isActive) {
      const isBusy = state.status === 'loading' || state.status === 'stalled';
      const isShown = state.isOpen || (isActive && isBusy && state.query.trim() !== '');
      const hasOptions = isShown && state.collections.some(({ items }) => items.length > 0);
      form.toggleAttribute('data-active', isActive || state.isOpen);
      clear.hidden = state.query === '';
      if (isShown) drawPanel(state);
      else {
        panel?.remove();
        panel = undefined;
      }
      const active = hasOptions ? findActive(state, suggestions) : undefined;
      for (const option of panel?.querySelectorAll('[role=option]') ?? [])
        setAttribute(option, 'aria-selected', String(option.id === active));
      setAttribute(field, 'aria-expanded', String(hasOptions));
      setAttribute(field, 'aria-controls', hasOptions ? `${id}-list` : undefined);
      setAttribute(field, 'aria-activedescendant', state.isOpen ? active : undefined);
      countAloud(isShown && !isBusy ? (state.context as PanelContext).answer?.results.length : undefined);
    },
  };
}

/** Id of the option that the arrow keys have come to. */
function findActive(
  { collections, activeItemId }: AutocompleteState<Item>,
  suggestions: Suggestions,
): string | undefined {
  for (const { source, items } of collections) {
    const item = items.find(({ __autocomplete_id }) => __autocomplete_id === activeItemId);
    if (item) return (suggestions.getItemProps({ item, source }) as unknown as { id: string }).id;
  }
  return undefined;
}

/** What is the same is not written: each write tells the reader's screen reader, and has the page styled again. */
function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
