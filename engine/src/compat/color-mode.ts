import { useSyncExternalStore } from 'react';
import type { ColorMode } from '../client/behaviours/color-mode.ts';

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
