import { withoutHash, type PageFetcher } from './fetch-page.ts';
import type { Handover } from './handover.ts';
import { showLoadError } from './load-error.ts';
import { createPageParser } from './parse-page.ts';
import { announceTitle, createAnnouncer, plainAddress, saveScroll, settle } from './place.ts';
import { endProgress, startProgress } from './progress.ts';
import { siteLink } from './site-link.ts';
import { createSwapper } from './swap.ts';
import { changeView } from './view-transition.ts';

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
  /** Without movement: the browser has shown its own, or nothing should be seen to happen. */
  still?: boolean;
}

/** What a history entry of ours holds. */
interface EntryState {
  scroll?: number;
  /** The page with a slide-out over it. */
  drawer?: boolean;
}

const PROGRESS_AFTER_MS = 200;

/** The address is on the screen already when the page is found not to fit: with a hash in it, going there again would load nothing. */
function loadWhole(href: string): void {
  if (location.href === href) location.reload();
  else location.assign(href);
}

export function startNavigation({ fetcher, arrived, ...start }: Handover): void {
  const swapper = createSwapper(arrived);
  const parser = createPageParser(fetcher);
  /** The address whose page is on the screen, and how many visits were begun: a later one makes an earlier one void. */
  let { shown } = start;
  let turns = 0;
  let progress = 0;
  /** The bar belongs to the last visit alone. */
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
      // Inside one layout a fade would only hold the text back: see decisions/0017.
      await changeView(options.still || swapper.isAlike(next), () => {
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
  // The reader may have jumped or gone back before this was here to hear it.
  if (withoutHash(location.href) === withoutHash(shown)) shown = location.href;
  else void visit(location.href, { push: false, scroll: readState().scroll ?? 0, still: true });
  // A page that was fetched ahead is there at once, so the window hears of the click last: a slide-out closes before it is swapped.
  window.addEventListener('click', (event) => {
    const link = siteLink(event.target, event);
    if (!link) return;
    event.preventDefault();
    if (link.href === location.href && !link.hash) return scrollTo(0, 0);
    void visit(link.href, { push: true });
  });
  prefetchPointedAt(fetcher);
  // Between pressing a button and letting it go is time enough to take the page apart.
  document.addEventListener('pointerdown', (event) => {
    // A finger that is put down may be there to scroll.
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
  // The dev server asks for the present address again from fresh HTML, where the reader is.
  if (import.meta.hot)
    document.addEventListener('yaprak:refresh', (event) => {
      event.preventDefault();
      fetcher.forget();
      parser.forget();
      void visit(location.href, { scroll: window.scrollY, push: false, force: true, still: true });
    });
}

/** A new entry; in place of the present one where that is only an open slide-out. */
function leaveEntry(href: string): void {
  if (readState().drawer) return history.replaceState({ scroll: 0 }, '', href);
  saveScroll();
  history.pushState({ scroll: 0 }, '', href);
}

function readState(): EntryState {
  return (history.state ?? {}) as EntryState;
}

/** The address that the server sent the reader on to. */
function followRedirect(url: string, href: string): string {
  if (!url || url === withoutHash(href)) return href;
  const moved = plainAddress(url + new URL(href).hash);
  history.replaceState(history.state, '', moved);
  return moved;
}

function prefetchPointedAt(fetcher: PageFetcher): void {
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
