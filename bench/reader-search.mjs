/** What the first search costs the reader, and how long a keystroke takes to change the results. */
import { setTimeout as sleep } from 'node:timers/promises';
import { slowDown, THROTTLE, withPage } from './browser.mjs';
import { sumSent } from './serve-folder.mjs';
import { summarise, summariseRuns } from './statistics.mjs';

/**
 * @typedef {import('./reader.mjs').Subject} Subject
 * @typedef {import('./statistics.mjs').Summary | undefined} MaybeSummary
 */

/** Words of the generated pages that every keyboard can type. */
const FIRST_WORD = 'teslimat';
const MORE_WORDS = ['kampanya', 'kurye', 'sepet', 'fatura'];
const BETWEEN_KEYS_MS = 80;
/** Longer than any peer waits for the next key before it searches. */
const SETTLED_AFTER_MS = 700;

/**
 * @param {Subject} subject
 * @param {{ runs: number }} options
 * @returns {Promise<{ first: Record<string, import('./statistics.mjs').Summary>, keyMs: MaybeSummary, keyChangeMs: MaybeSummary, againKeyMs: MaybeSummary, slowKeyMs: MaybeSummary }>}
 */
export async function measureSearch(subject, { runs }) {
  const first = [];
  for (let run = 0; run < runs; run++) first.push(await searchOnce(subject, { words: [] }));
  const quick = await searchOnce(subject, { words: MORE_WORDS });
  const slow = await searchOnce(subject, { words: MORE_WORDS, cpu: THROTTLE.cpu });
  return {
    first: summariseRuns(first.map(({ figures }) => figures)),
    keyMs: summarise(quick.keys.map(({ paintedMs }) => paintedMs)),
    keyChangeMs: summarise(quick.keys.map(({ changedMs }) => changedMs)),
    againKeyMs: summarise(quick.again.map(({ paintedMs }) => paintedMs)),
    slowKeyMs: summarise(slow.keys.map(({ paintedMs }) => paintedMs)),
  };
}

/**
 * @param {Subject} subject
 * @param {{ words: string[], cpu?: number }} options `words` are typed once the index is there, letter by letter.
 */
function searchOnce({ browser, served, page: path, selectors }, { words, cpu }) {
  return withPage(browser, {
    prepare: watchResults,
    use: async (page) => {
      await page.goto(served.url + path, { waitUntil: 'load' });
      await page.waitForLoadState('networkidle');
      await served.settle();
      await page.evaluate((result) => sessionStorage.setItem('bench-result', result), selectors.searchResult);
      const loaded = served.sent.length;
      // Some engines wait for a sign of the reader; what comes then is not the search's.
      await page.mouse.move(640, 480);
      await page.mouse.move(660, 500);
      await served.settle();
      const from = served.sent.length;
      const input = page.locator(selectors.searchInput).first();
      if (selectors.searchOpener) await page.locator(selectors.searchOpener).first().click();
      await input.click();
      await page.waitForLoadState('networkidle');
      await served.settle();
      const opened = served.sent.slice(from);
      await page.evaluate(() => Reflect.set(window, 'benchKeys', []));
      await page.keyboard.type(FIRST_WORD, { delay: BETWEEN_KEYS_MS });
      await page.locator(selectors.searchResult).first().waitFor();
      await page.waitForLoadState('networkidle');
      await served.settle();
      const searched = served.sent.slice(from);
      const typed = /** @type {Key[]} */ (await page.evaluate(() => Reflect.get(window, 'benchKeys')));
      const shownAt = typed.flatMap(({ firstAt }) => firstAt ?? [])[0];
      const sums = sumSent(searched);
      const figures = {
        signBytes: sumSent(served.sent.slice(loaded, from)).total,
        openBytes: sumSent(opened).total,
        openScriptBytes: sumSent(opened).js,
        openReactBytes: sumSent(opened.filter((sent) => /react/i.test(sent.path))).total,
        bytes: sums.total,
        scriptBytes: sums.js,
        requests: sums.requests,
        firstResultsMs: shownAt === undefined || !typed[0] ? undefined : shownAt - typed[0].at,
      };
      if (cpu) await slowDown(page, { cpu });
      const typeWords = async () => {
        const keys = [];
        for (const word of words) {
          await input.fill('');
          await sleep(SETTLED_AFTER_MS);
          for (const letter of word) {
            await page.evaluate(() => Reflect.set(window, 'benchKeys', []));
            await page.keyboard.type(letter);
            await sleep(SETTLED_AFTER_MS);
            const [key] = /** @type {Key[]} */ (await page.evaluate(() => Reflect.get(window, 'benchKeys')));
            // A key that leaves the list as it was has nothing to show.
            if (key?.changedAt !== undefined && key.lastAt !== undefined)
              keys.push({ changedMs: key.changedAt - key.at, paintedMs: key.lastAt - key.at });
          }
        }
        return keys;
      };
      return { figures, keys: await typeWords(), again: await typeWords() };
    },
  });
}

/** @typedef {{ at: number, firstAt?: number, changedAt?: number, lastAt?: number }} Key when it was pressed, when the list was first painted, last changed and last painted */

/** Runs in the browser. */
function watchResults() {
  /** @type {Key[]} */
  const none = [];
  Reflect.set(window, 'benchKeys', none);
  const keys = () => /** @type {Key[]} */ (Reflect.get(window, 'benchKeys'));
  const list = () => {
    const selector = sessionStorage.getItem('bench-result');
    return selector ? [...document.querySelectorAll(selector)].map((result) => result.textContent).join('\n') : '';
  };
  let shown = '';
  addEventListener('keydown', (event) => keys().push({ at: event.timeStamp }), true);
  new MutationObserver(() => {
    const now = list();
    if (now === shown) return;
    shown = now;
    const key = keys().at(-1);
    if (!key) return;
    key.changedAt = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // A message sent in a frame's callback arrives after that frame is painted.
      port1.addEventListener('message', () => {
        key.lastAt = performance.now();
        if (now !== '') key.firstAt ??= key.lastAt;
      });
      port1.start();
      port2.postMessage(0);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
