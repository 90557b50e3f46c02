import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

/** Where client/ keeps the reader's choice. */
const STORAGE_KEY = 'theme';

/** The mode of the document, followed as it changes; `light` on the server. */
export function useDocumentColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, readColorMode, () => 'light');
}

function readColorMode(): ColorMode {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export function writeColorMode(mode: ColorMode): void {
  document.documentElement.dataset['theme'] = mode;
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Storage can be closed to a page (private window, frame); the choice then lasts as long as the page.
  }
}
