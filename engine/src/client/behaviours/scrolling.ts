import { onClick } from '../page-events.ts';
import { focusMain, JUMP } from '../navigation/place.ts';

const SHOWN_AFTER_PX = 600;

/** The button to the top. CSS shows it where the browser supports scroll-driven animations; elsewhere this script does. */
export function startBackToTop(): void {
  onClick('[data-back-to-top]', (_link, event) => {
    event.preventDefault();
    const isStill = matchMedia('(prefers-reduced-motion:reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    focusMain();
  });
  if (CSS.supports('animation-timeline: scroll()')) return;
  window.addEventListener(
    'scroll',
    () => document.querySelector('[data-back-to-top]')?.toggleAttribute('data-shown', window.scrollY > SHOWN_AFTER_PX),
    { passive: true },
  );
}

const HIDES = '[data-hide-on-scroll]';

/** Hides the navbar while the reader scrolls down. It comes back on the way up, near the top, and after a jump to a heading. */
export function startHideOnScroll(start: number): void {
  if (!document.querySelector(HIDES)) return;
  let last = start;
  let jumped = location.hash !== '';
  const show = (shown: boolean): void => {
    document.querySelector(HIDES)?.toggleAttribute('data-hidden', !shown);
  };
  const update = (): void => {
    const now = window.scrollY;
    const navbar = document.querySelector<HTMLElement>(HIDES);
    // The focus is in the navbar: the reader is using it.
    const busy = jumped || navbar?.matches(':focus-within');
    show(busy || now < last || now < (navbar?.offsetHeight ?? 0));
    last = now;
    jumped = false;
  };
  window.addEventListener('scroll', update, { passive: true });
  // The scroll that loaded this script.
  if (window.scrollY !== start) update();
  const jump = (): void => {
    jumped = true;
    show(true);
  };
  window.addEventListener('hashchange', jump);
  document.addEventListener(JUMP, jump);
}
