import { DEFAULT_WAIT_MS, whenAt } from './timing.ts';
import type { PageMarks } from './search-marks.ts';

/** Marks the words of the query on the page that a result led to, with a button that removes the marks. */
export interface Arrival {
  href: string;
  terms: readonly string[];
  /** Label of the button. */
  label: string;
}

export async function markOnArrival({ href, terms, label }: Arrival): Promise<void> {
  const main = await whenAt(href, DEFAULT_WAIT_MS);
  if (!main) return;
  const { markPage } = await import('./search-marks.ts');
  const marks = markPage(main, terms);
  if (marks) showButton(marks, { label, main });
}

function showButton(marks: PageMarks, { label, main }: { label: string; main: Element }): void {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'search-unmark icon-close',
    textContent: label,
  });
  for (const old of document.querySelectorAll('.search-unmark')) old.remove();
  const end = (): void => {
    marks.clear();
    button.remove();
    document.removeEventListener('keydown', onKey);
    observer.disconnect();
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') end();
  };
  // Navigation to the next page removes the text, and the marks with it.
  const observer = new MutationObserver(() => {
    if (!main.isConnected) end();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  button.addEventListener('click', end);
  document.addEventListener('keydown', onKey);
  document.body.append(button);
}
