import type { TextFunction } from '../../shared/texts.ts';
import type { Combobox, ComboboxState } from './combobox.ts';
import { draw, update } from './draw.ts';
import { optionId, SearchPanel, type PanelSettings } from './search-panel.tsx';
import { forgetSearches } from './search-storage.ts';
import { whenSettled } from './timing.ts';

export interface BoxView {
  /** `isActive`: the reader is in the box. */
  show(state: ComboboxState, isActive: boolean): void;
}

/** In place of a count. */
const FAILED = -1;
/** From the panel down to the groups of its list. */
const LEVELS = 3;

/** Shows the state of a search box in its form. */
export function createBoxView(
  form: HTMLFormElement,
  { combobox, t, settings }: { combobox: Combobox; t: TextFunction; settings: PanelSettings },
): BoxView {
  const field = form.querySelector('input') as HTMLInputElement;
  const clear = form.querySelector<HTMLButtonElement>('[type=reset]') as HTMLButtonElement;
  const status = form.querySelector('[role=status]') as HTMLElement;
  const { id } = field;
  const onForget = (): void => {
    forgetSearches();
    void combobox.load('', { open: true });
  };
  let panel: HTMLElement | undefined;
  let drawn: readonly unknown[] = [];
  let count: number | undefined;
  let stopCounting = (): void => undefined;
  const describe = (found: number): string => {
    if (found === FAILED) return t('search.failed');
    return found === 0 ? t('search.none') : t('search.count', { count: found });
  };

  const drawPanel = (state: ComboboxState): void => {
    const { suggestions } = state;
    const hasQuery = state.query.trim() !== '';
    const isFirst = state.status === 'loading' && !suggestions.response && hasQuery;
    // Only what can be seen: an option that is drawn again between press and release would miss the click.
    const shown = [suggestions, hasQuery, state.status === 'stalled' || isFirst ? state.status : ''];
    if (panel && shown.every((part, index) => part === drawn[index])) return;
    drawn = shown;
    const [next] = draw(SearchPanel({ ...settings, id, state, onForget, t })) as [HTMLElement];
    if (panel) return update(panel, next, LEVELS);
    status.before((panel = next));
    listenToOptions(panel, combobox);
  };
  const announceCount = (now: number | undefined): void => {
    if (now === count) return;
    count = now;
    stopCounting();
    stopCounting = whenSettled(now, (settled) => {
      status.textContent = settled === undefined ? '' : describe(settled);
    });
  };
  return {
    show(state, isActive) {
      const { list, response, failed } = state.suggestions;
      const isBusy = state.status !== 'idle';
      const isShown = state.isOpen || (isActive && isBusy && state.query.trim() !== '');
      const hasOptions = isShown && list.length > 0;
      form.toggleAttribute('data-active', isActive || state.isOpen);
      clear.hidden = state.query === '';
      if (isShown) drawPanel(state);
      else {
        panel?.remove();
        panel = undefined;
      }
      const active = hasOptions && state.active !== null ? optionId(id, state.active) : undefined;
      for (const option of panel?.querySelectorAll('[role=option]') ?? [])
        setAttribute(option, 'aria-selected', String(option.id === active));
      setAttribute(field, 'aria-expanded', String(hasOptions));
      setAttribute(field, 'aria-controls', hasOptions ? `${id}-list` : undefined);
      setAttribute(field, 'aria-activedescendant', state.isOpen ? active : undefined);
      announceCount(isShown && !isBusy ? (failed ? FAILED : response?.results.length) : undefined);
    },
  };
}

/** Listens on the panel: an option that looks the same stays when the panel is drawn again, and may then stand for another suggestion. */
function listenToOptions(panel: HTMLElement, combobox: Combobox): void {
  const indexOf = ({ target }: Event): number =>
    Number((target as Element).closest<HTMLElement>('[role=option]')?.dataset.index ?? -1);
  panel.addEventListener('mousemove', (event) => {
    if (indexOf(event) >= 0) combobox.activate(indexOf(event));
  });
  panel.addEventListener('mouseleave', () => combobox.activate(0));
  // The focus stays in the input.
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  panel.addEventListener('click', (event) => {
    if (indexOf(event) < 0) return;
    const follow = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (follow) event.preventDefault();
    combobox.choose(indexOf(event), { follow });
  });
}

/** Does not write what is there already: each write is announced by screen readers, and makes the browser style the page again. */
function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
