/** The writer's side: from the start of the dev server to the first heading on the screen, and from a save to the screen. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser, withPage } from './browser.mjs';
import { measuredEnv } from './measured-env.mjs';
import { putAside } from './put-aside.mjs';
import { summarise, summariseRuns } from './statistics.mjs';

/**
 * @typedef {import('./browser.mjs').Browser} Browser
 * @typedef {import('./browser.mjs').Page} Page
 * @typedef {Record<string, import('./statistics.mjs').Summary>} Summaries
 *
 * @typedef {object} DevSite
 * @property {string} dir
 * @property {(port: number) => string[]} command
 * @property {string[]} caches what a cold start does not have, relative to dir
 * @property {string} page address of the page that is looked at
 * @property {string} [file] its source, relative to dir, if saves are to be measured
 * @property {string} heading selector
 * @property {NodeJS.ProcessEnv} [env]
 *
 * @typedef {{ cold: Summaries, warm: Summaries, saveMs: import('./statistics.mjs').Summary | undefined }} DevResult
 */

const START_TIMEOUT_MS = 300_000;
const BROWSER_SETTLES_MS = 1500;

/**
 * @param {DevSite} site
 * @param {{ runs?: number }} [options]
 * @returns {Promise<DevResult>}
 */
export async function measureDev(site, { runs = 5 } = {}) {
  const browser = await openBrowser();
  try {
    /** @type {{ cold: Record<string, number>[], warm: Record<string, number>[] }} */
    const starts = { cold: [], warm: [] };
    /** @type {number[]} */
    let saves = [];
    for (let run = 0; run < runs; run++) {
      for (const cache of site.caches) putAside(join(site.dir, cache));
      starts.cold.push(await runDev(site, { browser }));
    }
    for (let run = 0; run < runs; run++)
      starts.warm.push(
        await runDev(site, {
          browser,
          onShown: async (page) => {
            if (site.file && run === runs - 1) saves = await measureSaves(join(site.dir, site.file), { page, runs });
          },
        }),
      );
    return { cold: summariseRuns(starts.cold), warm: summariseRuns(starts.warm), saveMs: summarise(saves) };
  } finally {
    await browser.close();
  }
}

/**
 * The browser asks as soon as the port is open: what is measured is what the author waits for.
 * @param {DevSite} site
 * @param {{ browser: Browser, onShown?: (page: Page) => Promise<void> }} options
 * @returns {Promise<{ openMs: number, answersMs: number, headingMs: number }>}
 */
function runDev(site, { browser, onShown }) {
  return withPage(browser, {
    prepare: watchScreen,
    given: site.heading,
    use: async (page) => {
      // An author's browser has been open for a while; a new one keeps a processor busy for half a second, which is not the server's doing.
      await sleep(BROWSER_SETTLES_MS);
      const port = await findPort();
      const url = `http://localhost:${port}${site.page}`;
      const server = startServer(site, port);
      try {
        const openMs = await server.untilOpen();
        const patience = { timeout: START_TIMEOUT_MS };
        const answered = page
          .waitForResponse((response) => response.url().startsWith(url), patience)
          .then(() => Date.now() - server.startedAt);
        // What goes wrong is reported by the next line.
        answered.catch(() => undefined);
        // Some open the port to see whether it is free, and close it again.
        while (!(await canReach(page, url))) if (!server.isAlive()) throw new Error('The dev server has ended.');
        const answersMs = await answered;
        const headingMs = (await readMark(page, 'bench-heading-at')) - server.startedAt;
        // What the server does once the page is shown is not the next run's to pay, and what it keeps is written then.
        await page.waitForLoadState('networkidle');
        await sleep(500);
        await onShown?.(page);
        return { openMs, answersMs, headingMs };
      } finally {
        await server.stop();
      }
    },
  });
}

/**
 * @param {Page} page
 * @param {string} url
 */
async function canReach(page, url) {
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: START_TIMEOUT_MS });
    return true;
  } catch (error) {
    // The browser's own page that says so may still be on its way.
    if (!/ERR_CONNECTION|interrupted by another navigation/.test(String(error))) throw error;
    await sleep(20);
    return false;
  }
}

/**
 * @param {DevSite} site
 * @param {number} port
 */
function startServer(site, port) {
  const [program = '', ...args] = site.command(port);
  const startedAt = Date.now();
  // Its own group, since some servers leave children behind.
  const child = spawn(program, args, {
    cwd: site.dir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: measuredEnv(site.env),
    detached: true,
  });
  /** @type {string[]} */
  const output = [];
  child.stdout.setEncoding('utf8').on('data', (chunk) => output.push(chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk) => output.push(chunk));
  const exited = once(child, 'exit');
  const elapsed = () => Date.now() - startedAt;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    startedAt,
    isAlive,
    async untilOpen() {
      while (!(await isOpen(port))) {
        if (!isAlive()) throw new Error(`The dev server ended before it answered:\n${output.join('')}`);
        if (elapsed() > START_TIMEOUT_MS) throw new Error(`The dev server did not answer:\n${output.join('')}`);
        await sleep(5);
      }
      return elapsed();
    },
    async stop() {
      if (!isAlive() || child.pid === undefined) return;
      const group = -child.pid;
      // As Ctrl-C ends it, so that it keeps what it wants to keep.
      process.kill(group, 'SIGINT');
      const force = setTimeout(() => process.kill(group, 'SIGKILL'), 5000);
      await exited;
      clearTimeout(force);
    },
  };
}

/**
 * Changes the page on disk and waits until the new words have been painted.
 * @param {string} path its file
 * @param {{ page: Page, runs: number }} options
 * @returns {Promise<number[]>} milliseconds
 */
async function measureSaves(path, { page, runs }) {
  const text = readFileSync(path, 'utf8');
  const times = [];
  for (let run = 0; run < runs; run++) {
    const token = `kaydedildi${run}x${process.pid}`;
    await page.evaluate((token) => sessionStorage.setItem('bench-token', token), token);
    const savedAt = Date.now();
    writeFileSync(path, `${text}\n${token}\n`);
    times.push((await readMark(page, token)) - savedAt);
    await sleep(700);
  }
  writeFileSync(path, text);
  return times;
}

/**
 * Waits for a moment that the page has noted.
 * @param {Page} page
 * @param {string} name
 * @returns {Promise<number>}
 */
async function readMark(page, name) {
  const options = { polling: 20, timeout: START_TIMEOUT_MS };
  const found = await page.waitForFunction((name) => sessionStorage.getItem(name), name, options);
  return Number(await found.jsonValue());
}

/**
 * Runs in the browser, in every document: notes when the heading, and later the awaited words, have been painted. Both clocks are the
 * machine's, and a note made in the page is not late as a question from outside would be.
 * @param {string} heading selector
 */
function watchScreen(heading) {
  /** @type {(name: string) => void} */
  const note = (name) => {
    const { port1, port2 } = new MessageChannel();
    // A message sent in a frame's callback arrives after that frame is painted.
    port1.addEventListener('message', () => sessionStorage.setItem(name, String(Date.now())));
    port1.start();
    port2.postMessage(0);
  };
  const look = () => {
    const token = sessionStorage.getItem('bench-token');
    if (token && !sessionStorage.getItem(token) && document.body?.textContent?.includes(token)) note(token);
    if (!sessionStorage.getItem('bench-heading-at') && document.querySelector(heading)?.textContent?.trim())
      note('bench-heading-at');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** @returns {Promise<number>} */
async function findPort() {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.');
  return address.port;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
