import type { SidebarItem } from '../shared/model.ts';
import { onClick } from './on-click.ts';
import { onPage } from './page-events.ts';

const SIDEBAR = '[data-region=sidebar]';

/** Opening and closing branches, and keeping the current page in view. */
export function startSidebar(): void {
  /** Whole sidebars by address: each is fetched once, when a branch that is not in the page is opened. */
  const sidebars = new Map<string, Promise<SidebarItem[]>>();
  if (import.meta.hot) document.addEventListener('yaprak:refresh', () => sidebars.clear());
  onPage(() => {
    const sidebar = document.querySelector<HTMLElement>(SIDEBAR);
    if (!sidebar) return;
    addToggles(sidebar);
    showCurrent(sidebar);
  });
  onClick('[data-sidebar-toggle]', (button) => {
    const sidebar = button.closest<HTMLElement>(SIDEBAR);
    const row = button.parentElement;
    if (!sidebar || !row) return;
    const open = button.getAttribute('aria-expanded') === 'false';
    button.setAttribute('aria-expanded', String(open));
    if (!open) return;
    if (sidebar.dataset.autoCollapse) collapseSiblings(row.parentElement);
    if (row.nextElementSibling) return;
    const link = row.querySelector('a');
    import('./sidebar-branch.ts')
      .then(({ openBranch }) => openBranch(row, { sidebar, sidebars }))
      .then(() => addToggles(sidebar))
      // Its link leads into the branch, as it does without script.
      .catch(() => link?.click());
  });
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const details = target as HTMLDetailsElement;
      if (details.open && details.closest(SIDEBAR)?.hasAttribute('data-auto-collapse'))
        collapseSiblings(details.parentElement);
    },
    true,
  );
}

/** The row of a closed branch is a link; beside it comes a button that opens the branch where it is. */
function addToggles(sidebar: HTMLElement): void {
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

function collapseSiblings(item: Element | null): void {
  for (const sibling of item?.parentElement?.children ?? []) {
    if (sibling === item) continue;
    sibling.querySelector(':scope > .menu-row > [aria-expanded=true]')?.setAttribute('aria-expanded', 'false');
    sibling.querySelector(':scope > details')?.removeAttribute('open');
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
