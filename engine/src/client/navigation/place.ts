/** Where the reader is: scroll, focus, and the address itself. */

/** Dispatched after a jump to a heading: `hashchange` is not, when a script changes the address. */
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

/** Creates the live region for screen readers. It must be in the page before the first announcement. */
export function createAnnouncer(): void {
  const live = Object.assign(document.createElement('div'), { id: 'y-announcer', className: 'visually-hidden' });
  live.setAttribute('aria-live', 'polite');
  // Outside the body, which navigation may replace.
  document.documentElement.append(live);
}

export function announce(text: string): void {
  const live = document.getElementById('y-announcer');
  if (live) live.textContent = text;
}

/** Focus and an announced title, as after a full load. */
export function announceTitle(): void {
  if (!location.hash) focusMain();
  announce(document.title);
}

export function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

export function saveScroll(): void {
  // Not twice: writing it takes the browser a millisecond.
  if ((history.state as { scroll?: number } | null)?.scroll === window.scrollY) return;
  history.replaceState({ ...(history.state as object | null), scroll: window.scrollY }, '');
}

/** After a reload, or coming back from another site, scrolls to where the reader was. */
export function restoreAfterReload(): void {
  const scroll = (history.state as { scroll?: number } | null)?.scroll;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (scroll && entry && entry.type !== 'navigate') scrollTo({ top: scroll, behavior: 'instant' });
}

/** Shows `/x.html` and `/x/index.html` as the plain path. */
export function normalizeAddress(): void {
  const plain = plainAddress(location.href);
  if (plain !== location.href) history.replaceState(history.state, '', plain);
}

export function plainAddress(href: string): string {
  const url = new URL(href);
  if (!url.pathname.endsWith('/404.html'))
    url.pathname = url.pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  return url.href;
}

export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
