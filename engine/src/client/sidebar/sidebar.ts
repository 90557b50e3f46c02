import { onPage } from '../page-events.ts';

const SIDEBAR = '[data-region=sidebar]';

/** Adds buttons to closed categories and scrolls the current page into view. toggles.ts handles the buttons. */
export function startSidebar(): void {
  onPage((root) => {
    const sidebar = document.querySelector<HTMLElement>(SIDEBAR);
    if (!sidebar) return;
    addToggles(sidebar);
    // At the start nothing waits for this: measured after the next frame, it causes no layout of its own.
    if (root === document) requestAnimationFrame(() => setTimeout(() => showCurrent(sidebar)));
    else showCurrent(sidebar);
  });
}

/** The row of a closed category is a link; a button beside it opens the category in place. */
export function addToggles(sidebar: HTMLElement): void {
  for (const link of sidebar.querySelectorAll('li > [data-sidebar-closed]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'menu-toggle';
    button.dataset.sidebarToggle = '';
    button.setAttribute('aria-expanded', String(link.nextElementSibling !== null));
    button.setAttribute(
      'aria-label',
      (sidebar.dataset.toggleLabel ?? '{label}').replace('{label}', () => link.textContent ?? ''),
    );
    const row = Object.assign(document.createElement('div'), { className: 'menu-row' });
    link.replaceWith(row);
    row.append(link, button);
  }
}

/** Scrolls the sidebar, never the page. */
function showCurrent(sidebar: HTMLElement): void {
  const current = sidebar.querySelector('[aria-current=page]');
  if (!current) return;
  const box = current.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  if (box.top < frame.top || box.bottom > frame.bottom) sidebar.scrollTop += box.top - frame.top - frame.height / 3;
}
