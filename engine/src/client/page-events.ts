/** Tells behaviours that content has arrived: the whole document at start, a swapped part after a navigation. */

const EVENT = 'yaprak:page';

/** Run now for the document, and again for every part that is swapped in. */
export function onPage(run: (root: ParentNode) => void, options: { signal?: AbortSignal } = {}): void {
  document.addEventListener(EVENT, (event) => run(event.target as Element), options);
  run(document);
}

export function announcePage(root: Element): void {
  root.dispatchEvent(new CustomEvent(EVENT, { bubbles: true }));
}
