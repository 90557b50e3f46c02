import { onPage, onResize, whenIdle } from '../page-events.ts';

/** Shows the wrap button of code blocks with too long lines. Measured when the browser is idle, since it forces layout. */
export function startCodeWraps(): void {
  const measure = (root: ParentNode): void =>
    whenIdle(() => {
      for (const button of root.querySelectorAll<HTMLElement>('[data-code-wrap]:not([aria-pressed=true])')) {
        const pre = button.closest('.code-block')?.querySelector('pre');
        button.hidden = !pre || pre.scrollWidth <= pre.clientWidth;
      }
    });
  onPage(measure);
  onResize(() => measure(document));
}
