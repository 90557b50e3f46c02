import { findSearch, SHORTCUTS_KEY } from './find-search.ts';
import { readStored } from './storage.ts';

const KEYS = new Set(['?', '/', 'n', 'p', 't', 'm']);

/** Single keys that lead around. They do nothing while the reader types, and can be switched off in the list that `?` opens. */
export function startShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (!KEYS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target.isContentEditable || target.closest('input,textarea,select,dialog,[role=textbox],[role=combobox]'))
      return;
    if (event.key !== '?' && readStored(SHORTCUTS_KEY) === 'off') return;
    if (event.key === '/' && !findSearch()) return;
    event.preventDefault();
    void import('./shortcut-actions.ts').then(({ runShortcut }) => runShortcut(event.key));
  });
}
