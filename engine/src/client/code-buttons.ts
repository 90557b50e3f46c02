import { onClick } from './on-click.ts';
import { onPage } from './page-events.ts';

const FEEDBACK_MS = 1500;

/** Copy and wrap buttons of code blocks: one listener for the whole document. */
export function startCodeButtons(): void {
  onClick('[data-code-copy],[data-code-wrap]', (button) => {
    const pre = button.closest('.code-block')?.querySelector('pre');
    if (!pre) return;
    if ('codeCopy' in button.dataset) void copy(button, pre);
    else button.setAttribute('aria-pressed', String(pre.classList.toggle('is-wrapped')));
  });
  onPage((root) => {
    // Wrapping is offered only where a line is too long: measured when the browser is idle, since it forces layout.
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    idle(() => {
      for (const button of root.querySelectorAll<HTMLElement>('[data-code-wrap]')) {
        const pre = button.closest('.code-block')?.querySelector('pre');
        button.hidden = !pre || pre.scrollWidth <= pre.clientWidth;
      }
    });
  });
}

async function copy(button: HTMLElement, pre: HTMLElement): Promise<void> {
  const text = (pre.textContent ?? '').replace(/\n$/, '');
  const done = await navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
  button.classList.add(done ? 'is-copied' : 'is-failed');
  setTimeout(() => button.classList.remove('is-copied', 'is-failed'), FEEDBACK_MS);
}

/** Where the clipboard API is refused (plain http on another machine). */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}
