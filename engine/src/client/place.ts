/** Where the reader is: scroll, focus, and the address itself. */

/** Told after a jump to a heading, which a script's change of the address does not tell by itself. */
export const JUMP = 'yaprak:jump';

export function settle(scroll?: number): void {
  if (scroll !== undefined) return scrollTo({ top: scroll, behavior: 'instant' });
  const target = location.hash ? document.getElementById(decodeHash(location.hash)) : null;
  if (!target) return scrollTo({ top: 0, behavior: 'instant' });
  target.scrollIntoView();
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  document.dispatchEvent(new CustomEvent(JUMP));
}

/** Focus and a spoken title, as a full load would give. */
export function announceTitle(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (main && !location.hash) {
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }
  let live = document.getElementById('y-announcer');
  if (!live) {
    live = Object.assign(document.createElement('div'), { id: 'y-announcer', className: 'visually-hidden' });
    live.setAttribute('aria-live', 'polite');
    // Outside the body, which a swap may replace.
    document.documentElement.append(live);
  }
  live.textContent = document.title;
}

export function saveScroll(): void {
  history.replaceState({ ...(history.state as object | null), scroll: window.scrollY }, '');
}

/** A reload, and coming back from another site, return to where the reader was. */
export function restoreAfterReload(): void {
  const scroll = (history.state as { scroll?: number } | null)?.scroll;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (scroll && entry && entry.type !== 'navigate') scrollTo({ top: scroll, behavior: 'instant' });
}

/** `/x.html` and `/x/index.html` are the plain path. */
export function normalizeAddress(): void {
  const { pathname } = location;
  const plain = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  if (plain !== pathname && !pathname.endsWith('/404.html'))
    history.replaceState(history.state, '', plain + location.search + location.hash);
}

export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
