import { ISLAND } from '../islands/protocol.ts';
import { withoutHash } from './fetch-page.ts';
import type { Handover } from './handover.ts';
import { siteLink } from './site-link.ts';

const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'popstate',
] as const;
/** Buttons that do nothing yet. One of a popover works by itself, one of a form or an island belongs to that. */
const OWN_BUTTON = `button:not([popovertarget],[data-color-mode-toggle],[data-announcement-close],form *,${ISLAND} *)`;

/** Loads the rest with the first sign of the reader. */
export function waitForReader(handover: Handover): void {
  let coming: Promise<void> | undefined;
  const load = async (): Promise<void> => {
    const { startReach } = await import('./reach.ts');
    document.removeEventListener('click', hold, true);
    document.removeEventListener('keydown', repeat, true);
    startReach(handover);
  };
  const reach = (): Promise<void> => (coming ??= load());
  /** A click that comes too early waits, and is done again. */
  const hold = (event: MouseEvent): void => {
    const target = event.target as Element;
    const link = siteLink(target, event);
    const element = link ?? target.closest<HTMLElement>(OWN_BUTTON);
    if (!element || (link && isJump(link))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    reach().then(
      () => element.click(),
      // What cannot be fetched is not needed to follow a link.
      () => link && location.assign(link.href),
    );
  };
  /** So is the key that closes what the browser has opened by itself. */
  const repeat = ({ key, target }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    const again = new KeyboardEvent('keydown', { key, bubbles: true });
    reach().then(
      () => target?.dispatchEvent(again),
      () => {},
    );
  };
  document.addEventListener('click', hold, true);
  document.addEventListener('keydown', repeat, true);
  const start = (): void => void reach().catch(() => (coming = undefined));
  // Not the scrolling of a part: the sidebar brings its current row into view by itself.
  for (const sign of SIGNS)
    window.addEventListener(sign, start, { once: true, passive: true, capture: sign !== 'scroll' });
  // The dev server changes the page without being asked.
  if (import.meta.hot) start();
}

/** To another place of this page: the browser does it by itself, with the focus, before the next key. What also copies its address waits. */
function isJump(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && withoutHash(link.href) === withoutHash(location.href) && !link.matches('.hash-link');
}
