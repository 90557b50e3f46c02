import { onClick } from './on-click.ts';
import { readStored, store } from './storage.ts';

const KEY = 'theme';
const root = document.documentElement;

/** The toggle, and a change made in another tab. The first colour is set before paint by the inline script. */
export function startColorMode(): void {
  onClick('[data-color-mode-toggle]', () => {
    const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
    setColorMode(mode);
    store(KEY, mode);
  });
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) setColorMode(readStored(KEY) === 'dark' ? 'dark' : 'light');
  });
}

function setColorMode(mode: 'light' | 'dark'): void {
  root.dataset.theme = mode;
  document.dispatchEvent(new CustomEvent('yaprak:color-mode', { detail: mode }));
}
