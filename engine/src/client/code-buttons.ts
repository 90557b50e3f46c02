import { copyText } from './copy-text.ts';
import { onClick } from './on-click.ts';

/** Copy and wrap buttons of code blocks: one listener for the whole document. */
export function startCodeButtons(): void {
  onClick('[data-code-copy],[data-code-wrap]', (button) => {
    const pre = button.closest('.code-block')?.querySelector('pre');
    if (!pre) return;
    if ('codeCopy' in button.dataset) void copyText((pre.textContent ?? '').replace(/\n$/, ''), button);
    else button.setAttribute('aria-pressed', String(pre.classList.toggle('is-wrapped')));
  });
}
