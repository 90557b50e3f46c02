/** Where the reader's wish for no shortcuts of a single key is kept. */
export const SHORTCUTS_KEY = 'yaprak.shortcuts';

export function findSearch(): HTMLElement | null {
  return document.querySelector('[data-search] :is(input,button)');
}
