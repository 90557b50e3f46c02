/** Takes the README's pictures anew, of the site as it is built: `npm run pictures`. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.mjs';
import { serveFolder } from './serve-folder.mjs';

/**
 * @typedef {import('./browser.mjs').Page} Page
 * @typedef {{ name: string, path: string, width: number, theme: 'light' | 'dark', act?: (page: Page) => Promise<void> }} Picture
 */

const HEIGHT = 900;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @type {Picture[]} */
const PICTURES = [
  { name: 'light', path: '/docs/infrastructure/queueing/rabbitmq-eventbridge', width: 1280, theme: 'light' },
  { name: 'category', path: '/docs/category/api-rehberleri', width: 1280, theme: 'light' },
  { name: 'dark', path: '/docs/api/bisearch/v1/app/suggest', width: 1280, theme: 'dark' },
  { name: 'phone', path: '/docs/infrastructure/queueing/rabbitmq-eventbridge', width: 390, theme: 'light' },
  { name: 'search', path: '/docs/intro', width: 1280, theme: 'light', act: search },
];

/** @param {Page} page */
async function search(page) {
  const input = page.locator('[data-search] [role=combobox]');
  await input.click();
  await input.pressSequentially('siparis iptali', { delay: 60 });
  await page.locator('[data-search] [role=option] mark').first().waitFor();
}

const served = await serveFolder(join(root, 'site', 'build'));
const browser = await openBrowser();
for (const { name, path, width, theme, act } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, colorScheme: theme });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  const answer = await page.goto(served.url + path);
  if (!answer?.ok()) throw new Error(`${path} answered ${answer?.status()}.`);
  // The faces of the theme are used from a reader's second page on.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.reload();
  await act?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(root, 'pictures', `${name}.png`) });
  await page.close();
}
await browser.close();
await served.close();
