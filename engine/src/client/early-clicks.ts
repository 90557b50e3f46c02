import { ISLAND } from '../islands/protocol.ts';
import { withoutHash } from './navigation/fetch-page.ts';
import { siteLink } from './navigation/site-link.ts';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'wheel', 'scroll', 'popstate'] as const;
/** Buttons that need the script that is still to load. A popover works without it; a form and an island handle their own, but not the theme's. */
const OF_THEME = '[data-sidebar-toggle],[data-sidebar-hide],[data-code-copy],[data-code-wrap],[data-page-menu]';
const OWN_BUTTON = `button:not([popovertarget],[data-color-mode-toggle],[data-announcement-close],form *,${ISLAND} *),${OF_THEME}`;

/** Starts the rest of the script, with the keys that were pressed before it was there. */
export type StartRest = (earlyKeys: readonly KeyboardEvent[]) => void;

/** Loads the rest of the script with the first sign of the reader. `load` gives the function that starts it. */
export function waitForReader(load: () => Promise<StartRest>): void {
  let loading: Promise<void> | undefined;
  // Pressed before this script was there: see render/page/inline-scripts.ts.
  const root: HTMLElement & { keys?: KeyboardEvent[] } = document.documentElement;
  let keys = root.keys ?? [];
  Object.assign(root, { onkeydown: null });
  const loadAndStart = async (): Promise<void> => {
    const startRest = await load();
    document.removeEventListener('click', delayClick, true);
    document.removeEventListener('keydown', repeatEscape, true);
    window.removeEventListener('keydown', holdKey);
    startRest(keys);
  };
  const loadOnce = (): Promise<void> => (loading ??= loadAndStart());
  /** A click that comes too early waits, and is repeated. */
  const delayClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    const link = siteLink(target, event);
    const element = link ?? target.closest<HTMLElement>(OWN_BUTTON);
    if (!element || (link && isJump(link))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    loadOnce().then(
      () => element.click(),
      // A link works without the script.
      () => link && location.assign(link.href),
    );
  };
  /** Escape closes what the browser has opened without script. */
  const repeatEscape = ({ key, target }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    const again = new KeyboardEvent('keydown', { key, bubbles: true });
    loadOnce().then(
      () => target?.dispatchEvent(again),
      () => {},
    );
  };
  const start = (): void =>
    void loadOnce().catch(() => {
      loading = undefined;
      // A key must not come back long after it was pressed.
      keys = [];
    });
  const holdKey = (event: KeyboardEvent): void => {
    keys.push(event);
    start();
  };
  document.addEventListener('click', delayClick, true);
  document.addEventListener('keydown', repeatEscape, true);
  // On the window, so that this comes last: what is handled by then is marked as such.
  window.addEventListener('keydown', holdKey);
  // Only the scrolling of the page: the sidebar scrolls its current row into view by itself.
  for (const sign of SIGNS) {
    const capture = sign !== 'scroll';
    window.addEventListener(
      sign,
      function notice(event) {
        if (isResting(event)) return;
        window.removeEventListener(sign, notice, capture);
        start();
      },
      { passive: true, capture },
    );
  }
  // The dev server changes the page without a sign of the reader.
  if (import.meta.hot || keys.length > 0) start();
}

/** A page that loads under a mouse that lies still gets a move from some browsers, too. The first move of a hand is followed by others. */
function isResting(event: Event): boolean {
  return event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;
}

/** To another place of this page: the browser does it at once, with the focus. A link that also copies its address waits for the script. */
function isJump(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && withoutHash(link.href) === withoutHash(location.href) && !link.matches('.hash-link');
}
