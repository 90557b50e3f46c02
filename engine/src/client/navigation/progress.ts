import { loadText } from '../texts.ts';

/** Feedback of a navigation: a progress bar, a spinner when it takes much longer, an error box when it fails. */

const MINIMUM = 0.08;
const SPEED_MS = 200;
const TRICKLE_RATE = 0.02;
const TRICKLE_MS = 800;
const SPINNER_AFTER_MS = 1000;
const ID = 'y-progress';
const SPINNER_ID = 'y-spinner';

export function startProgress(): void {
  // The bar of an earlier navigation may still be fading out.
  document.getElementById(ID)?.remove();
  const bar = document.documentElement.appendChild(Object.assign(document.createElement('div'), { id: ID }));
  bar.setAttribute('role', 'progressbar');
  void loadText('loading').then((label) => bar.setAttribute('aria-label', label));
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
  const label = Object.assign(document.createElement('span'), { className: 'visually-hidden' });
  spinner.append(label);
  void loadText('loading').then((text) => (label.textContent = text));
}

/** Shows a red box with the error and a Retry button in place of a page that failed to load. */
export async function showLoadError(error: unknown, retry: () => void): Promise<void> {
  const title = await loadText('error.load');
  const label = await loadText('error.retry');
  const box = Object.assign(document.createElement('div'), { className: 'load-error' });
  box.setAttribute('role', 'alert');
  const text = document.createElement('div');
  text.append(
    Object.assign(document.createElement('h1'), { textContent: title }),
    Object.assign(document.createElement('p'), { textContent: error instanceof Error ? error.message : String(error) }),
  );
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label || 'Retry' });
  button.addEventListener('click', retry);
  box.append(text, button);
  const main = document.querySelector('main') ?? document.body;
  main.replaceChildren(box);
  button.focus();
}
