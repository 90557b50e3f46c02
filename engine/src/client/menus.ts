/** Slide-outs and dropdowns open without script; here is when they close by themselves. */
export function startMenus(): void {
  const closeDrawers = (): void => {
    for (const drawer of document.querySelectorAll<HTMLElement>(':popover-open')) drawer.togglePopover(false);
  };
  matchMedia('(min-width: 997px)').addEventListener('change', closeDrawers);
  window.addEventListener('popstate', closeDrawers);
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.('a[href]');
    if (link?.closest('[popover]')) closeDrawers();
    for (const dropdown of openDropdowns()) if (link || !dropdown.contains(target as Node)) dropdown.open = false;
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return;
    for (const dropdown of openDropdowns()) {
      dropdown.open = false;
      if (dropdown.contains(target as Node)) dropdown.querySelector('summary')?.focus();
    }
  });
}

function openDropdowns(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll('.dropdown[open]');
}
