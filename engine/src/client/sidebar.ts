import { onPage } from './page-events.ts';

const SIDEBAR = '[data-region=sidebar]';

/** Buttons for closed branches, and the current page in view. What the buttons do is in sidebar-toggles.ts. */
export function startSidebar(): void {
  onPage((root) => {
    const sidebar = document.querySelector<HTMLElement>(SIDEBAR);
    if (!sidebar) return;
    addToggles(sidebar);
    // At the start the page has been painted, and nothing waits for this: measured after the next frame, it costs no layout of its own.
    if (root === document) requestAnimationFrame(() => setTimeout(() => showCurrent(sidebar)));
    else showCurrent(sidebar);
  });
}

/** The row of a closed branch is a link; beside it comes a button that opens the branch where it is. */
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
