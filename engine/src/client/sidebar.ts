import { onPage } from './page-events.ts';

/** Brings the current page into the sidebar's view without moving the page itself. */
export function startSidebar(): void {
  onPage(() => {
    const sidebar = document.querySelector<HTMLElement>('[data-region=sidebar]');
    const active = sidebar?.querySelector<HTMLElement>('[aria-current=page]');
    if (!sidebar || !active) return;
    const scroller = scrollParent(active, sidebar);
    const box = active.getBoundingClientRect();
    const frame = scroller.getBoundingClientRect();
    if (box.top < frame.top || box.bottom > frame.bottom) scroller.scrollTop += box.top - frame.top - frame.height / 3;
  });
}

function scrollParent(element: HTMLElement, limit: HTMLElement): HTMLElement {
  for (let at: HTMLElement | null = element; at && at !== limit; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return limit;
}
