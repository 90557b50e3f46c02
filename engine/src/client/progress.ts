/** The bar that appears when a navigation takes over 200 ms. */

const MINIMUM = 0.08;
const SPEED_MS = 200;
const TRICKLE_RATE = 0.02;
const TRICKLE_MS = 800;
const ID = 'y-progress';

export function startProgress(): void {
  const bar =
    document.getElementById(ID) ??
    document.documentElement.appendChild(Object.assign(document.createElement('div'), { id: ID }));
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading');
  let done = MINIMUM;
  const show = (): void => bar.style.setProperty('--done', String(done));
  show();
  const timer = setInterval(() => {
    if (!bar.isConnected || bar.dataset.ended !== undefined) return clearInterval(timer);
    done = Math.min(0.994, done + TRICKLE_RATE);
    show();
  }, TRICKLE_MS);
}

export function endProgress(): void {
  const bar = document.getElementById(ID);
  if (!bar) return;
  bar.dataset.ended = '';
  bar.style.setProperty('--done', '1');
  setTimeout(() => bar.remove(), SPEED_MS);
}
