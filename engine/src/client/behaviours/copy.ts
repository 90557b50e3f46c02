import { onClick } from '../page-events.ts';
import { announce } from '../navigation/place.ts';
import { loadText } from '../texts.ts';

/** Copy and wrap buttons of code blocks: one listener for the whole document. */
export function startCodeButtons(): void {
  onClick('[data-code-copy],[data-code-wrap]', (button) => {
    const pre = button.closest('.code-block')?.querySelector('pre');
    if (!pre) return;
    if ('codeCopy' in button.dataset) void copyText((pre.textContent ?? '').replace(/\n$/, ''), button);
    else button.setAttribute('aria-pressed', String(pre.classList.toggle('is-wrapped')));
  });
}

/** The link beside a heading also copies its address. */
export function startHeadingLinks(): void {
  onClick<HTMLAnchorElement>('a.hash-link', (link, event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) void copyText(link.href, link);
  });
}

const FEEDBACK_MS = 1500;

/** Copies a text, and shows on the button and announces whether that worked. */
export async function copyText(text: string, button: HTMLElement): Promise<void> {
  const done = await navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
  button.classList.add(done ? 'is-copied' : 'is-failed');
  setTimeout(() => button.classList.remove('is-copied', 'is-failed'), FEEDBACK_MS);
  announce(await loadText(done ? 'copied' : 'copyFailed'));
}

/** For pages where the clipboard API is not available (plain http on another machine). */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}
