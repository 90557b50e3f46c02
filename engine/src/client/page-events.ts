/** Dispatched when content has arrived: on the document at the start, on the part that was swapped in after a navigation. */
export const PAGE_EVENT = 'yaprak:page';

const RESIZE_DEBOUNCE_MS = 20;

/** Runs now for the document, and again for every part that is swapped in. */
export function onPage(run: (root: ParentNode) => void, options: { signal?: AbortSignal } = {}): void {
  document.addEventListener(PAGE_EVENT, (event) => run(event.target as Element), options);
  run(document);
}

export function dispatchPage(root: Element): void {
  root.dispatchEvent(new CustomEvent(PAGE_EVENT, { bubbles: true }));
}

/** One listener for all elements that match, also those of pages still to come. */
export function onClick<T extends HTMLElement>(
  selector: string,
  run: (element: T, event: MouseEvent) => unknown,
): void {
  document.addEventListener('click', (event) => {
    const element = (event.target as Element).closest?.<T>(selector);
    if (element) run(element, event);
  });
}

/** Runs once, when the window has stopped changing its size. */
export function onResize(run: () => void): void {
  let timer = 0;
  window.addEventListener('resize', () => {
    clearTimeout(timer);
    timer = window.setTimeout(run, RESIZE_DEBOUNCE_MS);
  });
}

export function whenIdle(run: () => void): void {
  (window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 200)))(run);
}
