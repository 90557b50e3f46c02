import { onPage } from './page-events.ts';

const REACH = ['pointerenter', 'pointerdown', 'focusin', 'touchstart', 'keydown'] as const;

/** What the search box needs comes when the reader reaches for it. */
export function startSearchReach(): void {
  const known = new WeakSet<Element>();
  onPage((root) => {
    for (const form of root.querySelectorAll<HTMLFormElement>('form[data-search-box]')) {
      if (!known.has(form)) waitForReach(form);
      known.add(form);
    }
  });
}

function waitForReach(form: HTMLFormElement): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let coming: Promise<void> | undefined;
  const load = async (): Promise<void> => {
    const { createSearchBox } = await import('./search-box.ts');
    await createSearchBox(form);
    waiting.abort();
  };
  const reach = (): Promise<void> =>
    (coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));
  const start = (): void => void reach().catch((error: unknown) => console.error('The search failed to load.', error));
  /** A button that is pressed too early waits, and is pressed again. What cannot be fetched is not needed to get to the search page. */
  const hold = (event: Event): void => {
    const button = (event.target as Element).closest('button');
    if (event.type === 'click' && !button) return;
    event.preventDefault();
    event.stopPropagation();
    reach().then(
      () => (button ? button.click() : form.requestSubmit()),
      () => button?.type === 'button' || form.submit(),
    );
  };
  for (const type of REACH) form.addEventListener(type, start, { passive: true, signal });
  for (const type of ['click', 'submit']) form.addEventListener(type, hold, { capture: true, signal });
  // Before this was here to hear it.
  if (form.contains(document.activeElement)) start();
}
