/** Tells behaviours that content has arrived: the whole document at start, a swapped part after a navigation. */

export const PAGE_EVENT = 'yaprak:page';

/** Run now for the document, and again for every part that is swapped in. */
export function onPage(run: (root: ParentNode) => void, options: { signal?: AbortSignal } = {}): void {
  document.addEventListener(PAGE_EVENT, (event) => run(event.target as Element), options);
  run(document);
}

export function announcePage(root: Element): void {
  root.dispatchEvent(new CustomEvent(PAGE_EVENT, { bubbles: true }));
}
