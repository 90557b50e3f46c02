/** A click in the sidebar until the new heading is painted, whether the engine swaps the page or loads another one. */
import { THROTTLE, withPage } from './browser.mjs';
import { summarise } from './statistics.mjs';

/**
 * @typedef {import('./reader.mjs').Subject} Subject
 * @typedef {import('./statistics.mjs').Summary | undefined} MaybeSummary
 */

const LOST_AFTER_MS = 20_000;
const LONGEST_MS = 60_000;

/**
 * @param {Subject} subject
 * @param {{ clicks: number }} options
 * @returns {Promise<{ quickMs: MaybeSummary, stillMs: MaybeSummary, slowMs?: MaybeSummary, bytesPerClick: MaybeSummary }>}
 */
export async function measureClicks(subject, { clicks }) {
  const quick = await clickThrough(subject, { clicks });
  // Movement between pages takes frames of its own.
  const still = await clickThrough(subject, { clicks, isStill: true });
  return {
    quickMs: summarise(quick.map(({ ms }) => ms)),
    stillMs: summarise(still.map(({ ms }) => ms)),
    bytesPerClick: summarise(quick.map(({ bytes }) => bytes)),
  };
}

/**
 * Apart from the others: on a slow network some engines never answer.
 * @param {Subject} subject
 * @param {{ clicks: number }} options
 */
export async function measureSlowClicks(subject, { clicks }) {
  const slow = await clickThrough(subject, { clicks, throttle: THROTTLE });
  return summarise(slow.map(({ ms }) => ms));
}

/**
 * Each page is visited once in a context; where the links run out, a new one begins.
 * @param {Subject} subject
 * @param {{ clicks: number, throttle?: import('./browser.mjs').Throttle, isStill?: boolean }} options
 */
async function clickThrough(subject, { clicks, throttle, isStill }) {
  /** @type {{ ms: number, bytes: number }[]} */
  const samples = [];
  while (samples.length < clicks) {
    const before = samples.length;
    await withPage(subject.browser, {
      throttle,
      isStill,
      prepare: watchHeading,
      use: async (page) => {
        const { served, selectors } = subject;
        await page.goto(served.url + subject.page, { waitUntil: 'load' });
        await page.evaluate((heading) => sessionStorage.setItem('bench-heading', heading), selectors.heading);
        // Some engines wait for a sign of the reader.
        await page.mouse.move(640, 480);
        await page.mouse.move(660, 500);
        const visited = [subject.page];
        while (samples.length < clicks) {
          await page.waitForLoadState('networkidle');
          await served.settle(500);
          const next = await page.evaluate(findNextLink, { selector: selectors.sidebarLink, visited });
          if (!next) return;
          visited.push(next.path);
          const from = served.sent.length;
          // A place, not an element: some engines make the sidebar anew when the pointer comes.
          const click = async (/** @type {number} */ timeout) => {
            await page.mouse.click(next.x, next.y);
            const readPainted = () => sessionStorage.getItem('bench-painted');
            return page.waitForFunction(readPainted, undefined, { polling: 50, timeout });
          };
          // One that comes while an engine wakes up may be lost, and a reader clicks again.
          const painted = await click(LOST_AFTER_MS).catch(() => click(LONGEST_MS));
          const ms = Number(await painted.jsonValue());
          const bytes = served.sent.slice(from).reduce((sum, sent) => sum + sent.bytes, 0);
          samples.push({ ms, bytes });
        }
      },
    });
    if (samples.length === before) throw new Error('There is no sidebar link that can be clicked.');
  }
  return samples;
}

/**
 * Runs in the browser: finds the next link of the sidebar that leads to a page not seen yet.
 * @param {{ selector: string, visited: string[] }} options
 * @returns {{ path: string, x: number, y: number } | undefined} where it leads, and where it is
 */
function findNextLink({ selector, visited }) {
  const plain = (/** @type {string} */ path) => path.replace(/(\/|\.html)$/, '');
  const seen = new Set([...visited, location.pathname].map(plain));
  const links = [...document.querySelectorAll(selector)].filter(
    (link) =>
      link instanceof HTMLAnchorElement &&
      link.origin === location.origin &&
      link.checkVisibility() &&
      !seen.has(plain(link.pathname)) &&
      !link.getAttribute('href')?.startsWith('#'),
  );
  // Before one that must be scrolled to; one under a bar that stays cannot be clicked.
  const middleOf = (/** @type {Element} */ link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isInSight = (/** @type {Element} */ link) => {
    const { x, y } = middleOf(link);
    return link.contains(document.elementFromPoint(x, y));
  };
  // Nor one in a branch that is closed by having no height.
  const comesInSight = (/** @type {Element} */ link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    return isInSight(link);
  };
  const link = links.find(isInSight) ?? links.find(comesInSight);
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  sessionStorage.removeItem('bench-painted');
  return { path: link.pathname, ...middleOf(link) };
}

/** Runs in the browser, in every document, so that a full load is timed from the click on the page before. */
function watchHeading() {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => {
    const selector = sessionStorage.getItem('bench-heading');
    return (selector && document.querySelector(selector)?.textContent?.trim()) || '';
  };
  addEventListener(
    'click',
    (event) => {
      sessionStorage.setItem('bench-before', heading());
      sessionStorage.setItem('bench-clicked', String(performance.timeOrigin + event.timeStamp));
    },
    true,
  );
  const look = () => {
    const clicked = sessionStorage.getItem('bench-clicked');
    const text = heading();
    if (clicked && text !== '' && text !== sessionStorage.getItem('bench-before')) {
      sessionStorage.removeItem('bench-clicked');
      const { port1, port2 } = new MessageChannel();
      // A message sent in a frame's callback arrives after that frame is painted.
      port1.addEventListener('message', () => sessionStorage.setItem('bench-painted', String(now() - Number(clicked))));
      port1.start();
      port2.postMessage(0);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
