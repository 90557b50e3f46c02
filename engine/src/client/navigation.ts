import { createPageFetcher, withoutHash } from './fetch-page.ts';
import { announceTitle, normalizeAddress, restoreAfterReload, saveScroll, settle } from './place.ts';
import { createSwapper } from './swap.ts';

/**
 * Client navigation: same-origin clicks fetch the next page's HTML and swap it in. Whatever we cannot or should not handle is left to the
 * browser, so the worst case is an ordinary page load.
 */

interface Visit {
  push: boolean;
  /** Where to scroll when going back. */
  scroll?: number;
  /** Even when only the hash differs. */
  force?: boolean;
}

export function startNavigation(): void {
  const fetcher = createPageFetcher();
  const swapper = createSwapper();
  /** The address whose page is on the screen, and how many visits were begun: a later one makes an earlier one void. */
  let shown = location.href;
  let turns = 0;

  async function visit(href: string, options: Visit): Promise<void> {
    const turn = ++turns;
    const from = shown;
    if (options.push) {
      saveScroll();
      history.pushState({ scroll: 0 }, '', href);
    }
    shown = href;
    if (withoutHash(from) === withoutHash(href) && !options.force) return settle(options.scroll);
    // Only the query differs: the page is the same file, and the view stays where it is.
    const stay = new URL(from).pathname === new URL(href).pathname && !location.hash && options.scroll === undefined;
    const progress = setTimeout(
      () => void import('./progress.ts').then(({ startProgress }) => turn === turns && startProgress()),
      200,
    );
    try {
      const page = await fetcher.fetch(href);
      if (turn !== turns) return;
      if (!swapper.swap(new DOMParser().parseFromString(page.html, 'text/html'))) return location.assign(href);
      if (!stay) settle(options.scroll);
      if (!options.force) announceTitle();
    } catch (error) {
      if (turn !== turns) return;
      const { showLoadError } = await import('./load-error.ts');
      swapper.forget();
      showLoadError(error, () => void visit(href, { ...options, push: false, force: true }));
    } finally {
      clearTimeout(progress);
      if (turn === turns && document.getElementById('y-progress'))
        void import('./progress.ts').then(({ endProgress }) => endProgress());
    }
  }

  history.scrollRestoration = 'manual';
  normalizeAddress();
  shown = location.href;
  restoreAfterReload();
  document.addEventListener('click', (event) => {
    const link = linkOf(event.target);
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    if (link.href === location.href && !link.hash) return scrollTo(0, 0);
    void visit(link.href, { push: true });
  });
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      (event) => {
        const link = linkOf(event.target);
        if (link && withoutHash(link.href) !== withoutHash(location.href)) fetcher.prefetch(link.href);
      },
      { passive: true },
    );
  }
  window.addEventListener('popstate', (event) => {
    void visit(location.href, { scroll: (event.state as { scroll?: number } | null)?.scroll ?? 0, push: false });
  });
  let timer = 0;
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(saveScroll, 100);
    },
    { passive: true },
  );
  window.addEventListener('pagehide', saveScroll);
  // The dev server asks for the present address again from fresh HTML, where the reader is.
  document.addEventListener('yaprak:refresh', () => {
    fetcher.forget();
    void visit(location.href, { scroll: window.scrollY, push: false, force: true });
  });
}

/** A link that leads to another page of this site in this window. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (
    !link ||
    link.origin !== location.origin ||
    link.hasAttribute('download') ||
    (link.target && link.target !== '_self')
  )
    return null;
  if (link.dataset.noNavigation !== undefined || /\.(?!html$)[a-z][a-z0-9]*$/i.test(link.pathname)) return null;
  return link;
}
