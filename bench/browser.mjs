/** Chromium for the measurements: found as the tests find it, one fresh context for each run. */
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '../e2e/chromium.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ cpu?: number, slowNetwork?: boolean }} Throttle
 */

/** What Lighthouse calls slow 4G. Throughput is in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
export const THROTTLE = { cpu: 4, slowNetwork: true };

export const openBrowser = () => chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });

/**
 * One page in a context of its own, so that nothing is kept from the run before.
 * @template T
 * @param {Browser} browser
 * @param {{ use: (page: Page) => Promise<T>, throttle?: Throttle, prepare?: (given: string) => void, given?: string, isStill?: boolean }} options
 * `prepare` runs in every document, before its scripts, with what is given; `isStill` is a reader who wants no movement.
 * @returns {Promise<T>}
 */
export async function withPage(browser, { use, throttle, prepare, given = '', isStill = false }) {
  const context = await browser.newContext({
    viewport: { width: 1350, height: 940 },
    bypassCSP: true,
    reducedMotion: isStill ? 'reduce' : 'no-preference',
  });
  try {
    if (prepare) await context.addInitScript(prepare, given);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    if (throttle) await slowDown(page, throttle);
    return await use(page);
  } finally {
    await context.close();
  }
}

/**
 * @param {Page} page
 * @param {Throttle} throttle
 */
export async function slowDown(page, { cpu, slowNetwork }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  if (cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
