import { showLateFonts } from '../fonts.ts';
import { withoutHash, type PageFetcher } from './fetch-page.ts';
import { showLoadError, endProgress, startProgress } from './progress.ts';
import type { ArrivedMarkup } from './regions.ts';
import { createPageParser } from './parse-page.ts';
import { announceTitle, createAnnouncer, plainAddress, saveScroll, settle } from './place.ts';
import { siteLink } from './site-link.ts';
import { createSwapper, changeView } from './swap.ts';

/**
 * Client navigation: same-origin clicks fetch the next page's HTML and swap it in. Whatever it cannot or should not handle is left to the
 * browser, so the worst case is an ordinary page load.
 */
export interface NavigationOptions {
  fetcher: PageFetcher;
  /** The page as it arrived. */
  arrived: ArrivedMarkup;
  /** The address whose page is on the screen. */
  shown: string;
}

interface Visit {
  push: boolean;
  /** Where to scroll when going back. */
  scroll?: number;
  /** Even when only the hash differs. */
  force?: boolean;
  /** Without an animation: the browser has shown its own, or the change should not be noticed. */
  still?: boolean;
}

/** The state of a history entry that this script made. */
interface EntryState {
  scroll?: number;
  /** The page with a slide-out over it. */
  drawer?: boolean;
}

const PROGRESS_AFTER_MS = 200;

/** The address may be that of the window already: then, with a hash in it, assigning it again would load nothing. */
function loadWhole(href: string): void {
  if (location.href === href) location.reload();
  else location.assign(href);
}

export function startNavigation({ fetcher, arrived, ...start }: NavigationOptions): void {
  const swapper = createSwapper(arrived);
  const parser = createPageParser(fetcher);
  /** The address whose page is on the screen, and the number of visits so far: a later visit cancels an earlier one. */
  let { shown } = start;
  let turns = 0;
  let progress = 0;
  /** The progress bar belongs to the last visit only. */
  const stopProgress = (): void => {
    clearTimeout(progress);
    endProgress();
  };

  async function visit(address: string, options: Visit): Promise<void> {
    const turn = ++turns;
    const from = shown;
    const href = plainAddress(address);
    if (options.push) leaveEntry(href);
    shown = href;
    stopProgress();
    if (withoutHash(from) === withoutHash(href) && !options.force) return settle(options.scroll);
    // Only the query differs: the page is the same file, and the view stays where it is.
    const stay = new URL(from).pathname === new URL(href).pathname && !location.hash && options.scroll === undefined;
    progress = window.setTimeout(startProgress, PROGRESS_AFTER_MS);
    try {
      const { url, next } = await parser.take(href);
      if (turn !== turns) return;
      if ((fetcher.hasFailed(href) && !options.force) || !swapper.fits(next)) return loadWhole(href);
      shown = followRedirect(url, href);
      // Inside one layout a fade would only delay the text: see decisions/0017.
      await changeView(options.still || swapper.isAlike(next), () => {
        showLateFonts();
        swapper.swap(next);
        if (!stay) settle(options.scroll);
      });
      if (!options.force) announceTitle();
    } catch (error) {
      if (turn !== turns) return;
      swapper.forget();
      await showLoadError(error, () => void visit(href, { ...options, push: false, force: true }));
    } finally {
      if (turn === turns) stopProgress();
    }
  }

  createAnnouncer();
  saveScroll();
  // The reader may have jumped or gone back before this script was here. The search page changes its query by itself: that is no other page.
  if (location.pathname === new URL(shown).pathname) shown = location.href;
  else void visit(location.href, { push: false, scroll: readState().scroll ?? 0, still: true });
  // On the window, so that this comes last: a prefetched page is swapped in at once, and a slide-out must close before that.
  window.addEventListener('click', (event) => {
    const link = siteLink(event.target, event);
    if (!link) return;
    event.preventDefault();
    if (link.href === location.href && !link.hash) return scrollTo(0, 0);
    void visit(link.href, { push: true });
  });
  prefetchOnPointer(fetcher);
  // Between pressing and releasing a button there is time to parse the page.
  document.addEventListener('pointerdown', (event) => {
    // A finger may be there to scroll.
    const link = event.pointerType !== 'touch' && siteLink(event.target, event);
    if (link && withoutHash(link.href) !== withoutHash(location.href)) parser.prepare(plainAddress(link.href));
  });
  window.addEventListener('popstate', (event) => {
    const { scroll = 0 } = (event.state ?? {}) as EntryState;
    void visit(location.href, { scroll, push: false, still: event.hasUAVisualTransition });
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
  // The dev server updates the current page, and the reader stays where they are.
  if (import.meta.hot)
    document.addEventListener('yaprak:refresh', (event) => {
      event.preventDefault();
      fetcher.forget();
      parser.forget();
      void visit(location.href, { scroll: window.scrollY, push: false, force: true, still: true });
    });
}

/** Adds a history entry, or replaces the current one where that is only an open slide-out. */
function leaveEntry(href: string): void {
  if (readState().drawer) return history.replaceState({ scroll: 0 }, '', href);
  saveScroll();
  history.pushState({ scroll: 0 }, '', href);
}

function readState(): EntryState {
  return (history.state ?? {}) as EntryState;
}

/** The address after redirects. */
function followRedirect(url: string, href: string): string {
  if (!url || url === withoutHash(href)) return href;
  const moved = plainAddress(url + new URL(href).hash);
  history.replaceState(history.state, '', moved);
  return moved;
}

function prefetchOnPointer(fetcher: PageFetcher): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = siteLink(target);
        if (link && withoutHash(link.href) !== withoutHash(location.href))
          void fetcher.prefetch(plainAddress(link.href));
      },
      { passive: true },
    );
  }
}
