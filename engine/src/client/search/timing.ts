export const DEFAULT_WAIT_MS = 8000;
const CHECK_EVERY_MS = 50;
const SETTLED_AFTER_MS = 500;

/** The `<main>` of the page at an address, once the reader is there; nothing if that does not happen in this window. */
export async function whenAt(href: string, wait: number): Promise<Element | undefined> {
  const { pathname } = new URL(href, location.href);
  const before = document.querySelector('main');
  const stays = location.pathname === pathname;
  for (let waited = 0; waited < wait; waited += CHECK_EVERY_MS) {
    const main = document.querySelector('main');
    if (main && location.pathname === pathname && (stays || main !== before)) return main;
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
  }
  return undefined;
}

/**
 * Reports a number that has not changed for a while, so that a screen reader does not talk over the typing. Returns a function that cancels.
 * That there is none is reported at once: later it would cost the browser a frame of its own, and the results would wait for the next.
 */
export function whenSettled(count: number | undefined, report: (count: number | undefined) => void): () => void {
  if (count === undefined) {
    report(count);
    return () => undefined;
  }
  const timer = setTimeout(() => report(count), SETTLED_AFTER_MS);
  return () => clearTimeout(timer);
}
