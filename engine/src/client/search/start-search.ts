const SIGNS = ['pointerenter', 'pointerdown', 'focusin', 'touchstart', 'keydown'] as const;

/** Ctrl+K, Cmd+K and `/` focus the search box, which loads its script then. */
export function startSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const isCommand = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'k';
    const isSlash = key === '/' && !(target as Element).closest?.('input,textarea,select,[contenteditable]');
    if (!isCommand && !isSlash) return;
    // A bar of the site's own may have one for each width.
    const inputs = document.querySelectorAll<HTMLInputElement>(':is([data-search],[data-search-box]) input');
    const input = [...inputs].find((each) => each.checkVisibility());
    if (!input) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

/** Loads the script of a search box when the reader first touches the box. */
export function startSearchBoxes(): void {
  const known = new WeakSet<Element>();
  const look = (target: EventTarget | null): void => {
    const form = (target as Element | null)?.closest?.<HTMLFormElement>('form[data-search-box]');
    if (!form || known.has(form)) return;
    known.add(form);
    loadOnSign(form);
  };
  // At the document: a component may draw the box anew.
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, ({ target }) => look(target), { capture: true, passive: true });
  look(document.activeElement);
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
