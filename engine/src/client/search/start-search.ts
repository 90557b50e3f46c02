import { onPage } from '../page-events.ts';

const SIGNS = ['pointerenter', 'pointerdown', 'focusin', 'touchstart', 'keydown'] as const;

/** Ctrl+K, Cmd+K and `/` focus the search box, which loads its script then. */
export function startSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const isCommand = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'k';
    const isSlash = key === '/' && !(target as Element).closest?.('input,textarea,select,[contenteditable]');
    const input = (isCommand || isSlash) && document.querySelector<HTMLInputElement>('[data-search] input');
    if (!input) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

/** Loads the script of a search box when the reader first touches the box. */
export function startSearchBoxes(): void {
  const known = new WeakSet<Element>();
  onPage((root) => {
    for (const form of root.querySelectorAll<HTMLFormElement>('form[data-search-box]')) {
      if (!known.has(form)) loadOnSign(form);
      known.add(form);
    }
  });
}

function loadOnSign(form: HTMLFormElement): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let loading: Promise<void> | undefined;
  const create = async (): Promise<void> => {
    const { createSearchBox } = await import('./search-box.ts');
    await createSearchBox(form);
    waiting.abort();
  };
  const load = (): Promise<void> =>
    (loading ??= create().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const start = (): void => void load().catch((error: unknown) => console.error('The search failed to load.', error));
  /** Repeats a click or a submit that came before the script. If the script fails to load, the form leads to the search page by itself. */
  const delay = (event: Event): void => {
    const button = (event.target as Element).closest('button');
    if (event.type === 'click' && !button) return;
    event.preventDefault();
    event.stopPropagation();
    load().then(
      () => (button ? button.click() : form.requestSubmit()),
      () => button?.type === 'button' || form.submit(),
    );
  };
  for (const type of SIGNS) form.addEventListener(type, start, { passive: true, signal });
  for (const type of ['click', 'submit']) form.addEventListener(type, delay, { capture: true, signal });
  // The reader may have been here before this script.
  if (form.contains(document.activeElement)) start();
}
