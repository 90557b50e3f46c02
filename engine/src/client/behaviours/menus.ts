import { onClick } from '../page-events.ts';
import { siteLink } from '../navigation/site-link.ts';

const DRAWER = '[popover].drawer';
/** The rest of a long level is loaded into the slide-out, and a dropdown of a site's own opens in it. */
const DRAWER_LINK = `${DRAWER} a[href]:not([data-sidebar-more], [role=button])`;
const WIDE = '(min-width: 997px)';

/** Slide-outs and dropdowns open without script. This closes them, and moves through dropdowns by keyboard. */
export function startMenus(): void {
  startDrawers();
  onClick('[data-page-menu]', async (button) => (await import('./page-menu.ts')).runPageMenu(button));
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.('a[href]');
    for (const dropdown of openDropdowns()) if (link || !dropdown.contains(target as Node)) dropdown.open = false;
  });
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const dropdown = (target as Element).closest?.<HTMLDetailsElement>('.dropdown');
    if (key === 'Escape')
      for (const open of openDropdowns()) {
        open.open = false;
        if (open === dropdown) open.querySelector('summary')?.focus();
      }
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (!dropdown || !step || !matchMedia(WIDE).matches) return;
    event.preventDefault();
    dropdown.open = true;
    const links = [...dropdown.querySelectorAll<HTMLElement>('.dropdown-menu :is(a,button)')];
    const at = links.indexOf(target as HTMLElement);
    links[(at < 0 && step < 0 ? links.length - 1 : at + step + links.length) % links.length]?.focus();
  });
}

function openDropdowns(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll('.dropdown[open]');
}

function startDrawers(): void {
  const close = (): void => {
    for (const drawer of document.querySelectorAll<HTMLElement>(`${DRAWER}:popover-open`)) drawer.hidePopover();
  };
  const wide = matchMedia(WIDE);
  const closeOnWide = (): void => {
    if (wide.matches) close();
  };
  wide.addEventListener('change', closeOnWide);
  // The window may have grown before this script was here.
  closeOnWide();
  window.addEventListener('popstate', close);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(DRAWER_LINK);
    // A link that the browser follows in this window replaces the page anyway.
    const { defaultPrevented, ctrlKey, metaKey, shiftKey } = event;
    if (link && (siteLink(link, event) || defaultPrevented || link.target || ctrlKey || metaKey || shiftKey)) close();
  });
  const startOpen = async (drawer: HTMLElement): Promise<void> => {
    document.removeEventListener('toggle', onToggle, true);
    const { startOpenDrawer } = await import('./open-drawer.ts');
    startOpenDrawer(drawer);
  };
  const onToggle = ({ target }: Event): void => {
    if ((target as Element).matches(DRAWER)) void startOpen(target as HTMLElement);
  };
  document.addEventListener('toggle', onToggle, true);
  // A slide-out may have been opened before this script was here.
  const open = document.querySelector<HTMLElement>(`${DRAWER}:popover-open`);
  if (open) void startOpen(open);
}
