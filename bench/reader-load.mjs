/** The first load of one page: bytes and requests, and how it feels on a slow machine and network. */
import { THROTTLE, withPage } from './browser.mjs';
import { sumSent } from './serve-folder.mjs';
import { summariseRuns } from './statistics.mjs';

/**
 * @typedef {import('./reader.mjs').Subject} Subject
 * @typedef {Record<string, import('./statistics.mjs').Summary>} Summaries
 */

/** Long tasks that come later than this after the network is quiet are not the load's. */
const AFTER_IDLE_MS = 1500;
/** A window of layout shifts ends after a second without one, or after five. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;

/**
 * @param {Subject} subject
 * @param {{ runs: number }} options
 * @returns {Promise<{ bytes: Summaries, quick: Summaries, slow: Summaries }>}
 */
export async function measureLoad(subject, { runs }) {
  const bytes = [];
  const quick = [];
  const slow = [];
  for (let run = 0; run < runs; run++) {
    const { weight, vitals } = await loadOnce(subject);
    bytes.push(weight);
    quick.push(vitals);
  }
  for (let run = 0; run < runs; run++) slow.push((await loadOnce(subject, THROTTLE)).vitals);
  return { bytes: summariseRuns(bytes), quick: summariseRuns(quick), slow: summariseRuns(slow) };
}

/**
 * @param {Subject} subject
 * @param {import('./browser.mjs').Throttle} [throttle]
 */
function loadOnce({ browser, served, page: path }, throttle) {
  return withPage(browser, {
    throttle,
    prepare: observeVitals,
    use: async (page) => {
      const before = served.sent.length;
      await page.goto(served.url + path, { waitUntil: 'load' });
      const atLoad = sumSent(served.sent.slice(before));
      await page.waitForLoadState('networkidle');
      await served.settle();
      const atIdle = sumSent(served.sent.slice(before));
      await page.waitForTimeout(AFTER_IDLE_MS);
      const seen = await page.evaluate(() => Reflect.get(window, 'benchVitals'));
      const weight = { ...prefixed('load', atLoad), ...prefixed('idle', atIdle) };
      return { weight, vitals: computeVitals(/** @type {Seen} */ (seen)) };
    },
  });
}

/**
 * @param {string} prefix
 * @param {Record<string, number>} sums
 * @returns {Record<string, number>}
 */
const prefixed = (prefix, sums) =>
  Object.fromEntries(
    Object.entries(sums).map(([name, value]) => [`${prefix}${name[0]?.toUpperCase()}${name.slice(1)}`, value]),
  );

/** @typedef {{ fcp?: number, lcp?: number, loaded?: number, tasks: [start: number, duration: number][], shifts: [at: number, value: number][] }} Seen */

/** Runs in the browser. */
function observeVitals() {
  /** @type {Seen} */
  const seen = { tasks: [], shifts: [] };
  Reflect.set(window, 'benchVitals', seen);
  /** @type {(type: string, note: (entry: any) => void) => void} */
  const observe = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shifts.push([entry.startTime, entry.value]);
  });
  addEventListener('load', () => (seen.loaded = performance.now()));
}

/**
 * @param {Seen} seen
 * @returns {{ fcpMs: number | undefined, lcpMs: number | undefined, loadMs: number | undefined, tbtMs: number, cls: number }}
 */
export function computeVitals({ fcp, lcp, loaded, tasks, shifts }) {
  // As Lighthouse counts it: of a task that the first paint falls into, only what comes after.
  const tbtMs = tasks
    .map(([start, duration]) => start + duration - Math.max(start, fcp ?? 0))
    .reduce((sum, after) => sum + Math.max(0, after - 50), 0);
  let [cls, window, from, last] = [0, 0, 0, -Infinity];
  for (const [at, value] of shifts) {
    if (at - last > SHIFT_GAP_MS || at - from > SHIFT_WINDOW_MS) [window, from] = [0, at];
    window += value;
    last = at;
    cls = Math.max(cls, window);
  }
  return { fcpMs: fcp, lcpMs: lcp, loadMs: loaded, tbtMs, cls };
}
