import { JUMP } from './place.ts';

const HIDES = '[data-hide-on-scroll]';

/** A navbar that gives way while the reader scrolls down. It comes back on the way up, near the top, and after a jump to a heading. */
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
    // Whoever is in the navbar with the keyboard is not reading.
    const busy = jumped || navbar?.matches(':focus-within');
    show(busy || now < last || now < (navbar?.offsetHeight ?? 0));
    last = now;
    jumped = false;
  };
  window.addEventListener('scroll', update, { passive: true });
  // The scroll that brought this file here.
  if (window.scrollY !== start) update();
  const jump = (): void => {
    jumped = true;
    show(true);
  };
  window.addEventListener('hashchange', jump);
  document.addEventListener(JUMP, jump);
}
