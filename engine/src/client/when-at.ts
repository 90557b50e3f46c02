export const DEFAULT_WAIT_MS = 8000;
const LOOK_EVERY_MS = 50;

/** The main part of the page at an address, once the reader is there; nothing if they never get there in this window. */
export async function whenAt(href: string, wait: number): Promise<Element | undefined> {
  const { pathname } = new URL(href, location.href);
  const before = document.querySelector('main');
  const stays = location.pathname === pathname;
  for (let waited = 0; waited < wait; waited += LOOK_EVERY_MS) {
    const main = document.querySelector('main');
    if (main && location.pathname === pathname && (stays || main !== before)) return main;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return undefined;
}
