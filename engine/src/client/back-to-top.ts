import { onClick } from './on-click.ts';
import { focusMain } from './place.ts';

const SHOWN_AFTER_PX = 600;

/** The button that leads up. CSS shows it where the browser can tie an animation to the scroll position; elsewhere it is done here. */
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
