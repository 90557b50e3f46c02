import type { SidebarItem } from '../../shared/model.ts';
import { slide } from '../behaviours/collapse.ts';
import { onClick, onPage } from '../page-events.ts';
import { addToggles } from './sidebar.ts';
import { siteLink } from '../navigation/site-link.ts';

const SIDEBAR = '[data-region=sidebar]';

/** Opens and closes categories, loads the rest of long levels, and hides the whole sidebar. */
export function startSidebarToggles(): void {
  /** Whole sidebars by address: each is fetched once, when something is opened that is not in the page. */
  const sidebars = new Map<string, Promise<SidebarItem[]>>();
  if (import.meta.hot) document.addEventListener('yaprak:refresh', () => sidebars.clear());
  const fetchBranch = async (row: Element, sidebar: HTMLElement): Promise<void> => {
    const { openBranch } = await import('./branches.ts');
    await openBranch(row, { sidebar, sidebars });
    addToggles(sidebar);
    setOpen(row, true);
  };
  onClick('[data-sidebar-toggle]', (button) => {
    const sidebar = button.closest<HTMLElement>(SIDEBAR);
    const row = button.parentElement;
    if (!sidebar || !row) return;
    const open = button.getAttribute('aria-expanded') === 'false';
    if (open && sidebar.dataset.autoCollapse) collapseSiblings(row.parentElement);
    setOpen(row, open);
    if (!open || row.nextElementSibling) return;
    // The link of the row leads into the category, as it does without script.
    fetchBranch(row, sidebar).catch(() => row.querySelector('a')?.click());
  });
  const fill = async (link: HTMLAnchorElement, sidebar: HTMLElement): Promise<void> => {
    const { fillLevel } = await import('./branches.ts');
    await fillLevel(link, { sidebar, sidebars });
  };
  onClick<HTMLAnchorElement>('[data-sidebar-more]', (link, event) => {
    const sidebar = link.closest<HTMLElement>(SIDEBAR);
    if (!sidebar || !siteLink(link, event)) return;
    event.preventDefault();
    fill(link, sidebar).catch(() => {
      // As without script.
      delete link.dataset.sidebarMore;
      link.click();
    });
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
  startHiding();
}

function setOpen(row: Element, open: boolean): void {
  row.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(open));
  const list = row.nextElementSibling as HTMLElement | null;
  if (list) void slide(list, open);
}

function collapseSiblings(item: Element | null): void {
  for (const sibling of item?.parentElement?.children ?? []) {
    if (sibling === item) continue;
    const row = sibling.querySelector(':scope > .menu-row:has(> [aria-expanded=true])');
    if (row) setOpen(row, false);
    sibling.querySelector(':scope > details')?.removeAttribute('open');
  }
}

/** The button that hides the sidebar, on all pages until the next full load. */
function startHiding(): void {
  const { dataset } = document.documentElement;
  const name = (): void => {
    const hidden = 'sidebarHidden' in dataset;
    for (const button of document.querySelectorAll<HTMLElement>('[data-sidebar-hide]')) {
      const [hide = '', show = ''] = (button.dataset.sidebarHide ?? '').split('|');
      button.setAttribute('aria-expanded', String(!hidden));
      button.setAttribute('aria-label', hidden ? show : hide);
      button.title = hidden ? show : hide;
    }
  };
  onPage(name);
  onClick('[data-sidebar-hide]', () => {
    if ('sidebarHidden' in dataset) delete dataset.sidebarHidden;
    else dataset.sidebarHidden = '';
    name();
  });
}
