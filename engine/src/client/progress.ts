import { say } from './say.ts';

/** The bar that appears when a navigation takes over 200 ms, and the spinner for one that takes much longer. */

const MINIMUM = 0.08;
const SPEED_MS = 200;
const TRICKLE_RATE = 0.02;
const TRICKLE_MS = 800;
const SPINNER_AFTER_MS = 1000;
const ID = 'y-progress';
const SPINNER_ID = 'y-spinner';

export function startProgress(): void {
  // One of an earlier navigation may still be fading out.
  document.getElementById(ID)?.remove();
  const bar = document.documentElement.appendChild(Object.assign(document.createElement('div'), { id: ID }));
  bar.setAttribute('role', 'progressbar');
  void say('loading').then((label) => bar.setAttribute('aria-label', label));
  let done = MINIMUM;
  const show = (): void => bar.style.setProperty('--done', String(done));
  show();
  const timer = setInterval(() => {
    if (isOver(bar)) return clearInterval(timer);
    done = Math.min(0.994, done + TRICKLE_RATE);
    show();
  }, TRICKLE_MS);
  setTimeout(() => void (isOver(bar) || showSpinner()), SPINNER_AFTER_MS);
}

export function endProgress(): void {
  document.getElementById(SPINNER_ID)?.remove();
  const bar = document.getElementById(ID);
  if (!bar) return;
  bar.dataset.ended = '';
  bar.style.setProperty('--done', '1');
  setTimeout(() => bar.remove(), SPEED_MS);
}

function isOver(bar: HTMLElement): boolean {
  return !bar.isConnected || bar.dataset.ended !== undefined;
}

function showSpinner(): void {
  const spinner = Object.assign(document.createElement('div'), { id: SPINNER_ID });
  spinner.setAttribute('role', 'status');
  document.documentElement.append(spinner);
  const words = Object.assign(document.createElement('span'), { className: 'visually-hidden' });
  spinner.append(words);
  void say('loading').then((label) => (words.textContent = label));
}
