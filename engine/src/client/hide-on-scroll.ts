import { JUMP } from './place.ts';

/** A navbar that gives way while the reader scrolls down. It comes back on the way up, near the top, and after a jump to a heading. */
export function startHideOnScroll(): void {
  let last = window.scrollY;
  let jumped = false;
  const show = (shown: boolean): void => {
    document.querySelector('[data-hide-on-scroll]')?.toggleAttribute('data-hidden', !shown);
  };
  window.addEventListener(
    'scroll',
    () => {
      const now = window.scrollY;
      const navbar = document.querySelector<HTMLElement>('[data-hide-on-scroll]');
      // Whoever is in the navbar with the keyboard is not reading.
      const busy = jumped || navbar?.matches(':focus-within');
      show(busy || now < last || now < (navbar?.offsetHeight ?? 0));
      last = now;
      jumped = false;
    },
    { passive: true },
  );
  const jump = (): void => {
    jumped = true;
    show(true);
  };
  window.addEventListener('hashchange', jump);
  document.addEventListener(JUMP, jump);
}
