import { onPage } from './page-events.ts';
import { onResize } from './on-resize.ts';
import { whenIdle } from './when-idle.ts';

/** Wrapping is offered only where a line is too long. Measured when the browser is idle, since it forces layout. */
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
