import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expect, showUp, test } from '../setup/fixtures.ts';

/** The fonts in which an element is drawn. */
async function drawnIn(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** The font files that a page asks for. */
function recordFonts(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.woff2') && fonts.push(request.url())));
  return fonts;
}

/** Holds the font files back for a while. */
const delayFonts = (page: Page): Promise<unknown> =>
  page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });

test('fonts that come late are used from the next page on, by a click and after a full load', async ({ page }) => {
  const fonts = recordFonts(page);
  await delayFonts(page);
  await page.goto('/docs/intro');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect((await drawnIn(page, 'h1')).join()).not.toMatch(/Literata/);
  await showUp(page);
  await page.locator('.sidebar a[href$="/docs/sekmeler"]').click();
  await expect(page.locator('h1')).toHaveText('Sekmeler');
  await expect.poll(async () => (await drawnIn(page, 'h1')).join()).toMatch(/Literata/);
  expect((await drawnIn(page, 'main p')).join()).toMatch(/Inter/);
  await page.unrouteAll();
  await page.goto('/docs/intro');
  expect((await drawnIn(page, 'h1')).join()).toMatch(/Literata/);
  expect((await drawnIn(page, 'main p')).join()).toMatch(/Inter/);
  // The letters of the page are in one file for each face.
  expect(new Set(fonts).size, fonts.join()).toBe(2);
});

test('a page with its fonts is at most 45 KiB, and shows its text before they come', async ({ page }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/docs/intro', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(1);
  release();
  await page.waitForLoadState('networkidle');
  const addresses = await page.evaluate(() => [
    location.href,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  let bytes = 0;
  for (const address of new Set(addresses.filter((name) => /\.(?:css|js|woff2|svg)$|intro$/.test(name)))) {
    const body = await (await page.request.get(address)).body();
    bytes += address.endsWith('.woff2') ? body.length : gzipSync(body).length;
  }
  expect(bytes).toBeGreaterThan(22_000);
  expect(bytes).toBeLessThanOrEqual(45 * 1024);
});

for (const width of [1280, 390]) {
  test(`fonts that come late move nothing, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await delayFonts(page);
    for (const path of ['/docs/intro', '/docs/sekmeler', '/', '/blog', '/blog/tags']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 300);
          }),
      );
      expect(shift.toFixed(3), path).toBe('0.000');
    }
  });
}

test('a site that names its own faces, or wants none, fetches none of ours', async ({ page }) => {
  const fonts = recordFonts(page);
  const change = async (pattern: string, edit: (text: string) => string): Promise<void> => {
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: edit(await response.text()) });
    });
  };
  await change('**/style-*.css', (css) => `${css}:root{--ifm-font-family-base:monospace}`);
  await page.goto('/docs/intro');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).fontFamily)).toBe(
    'monospace',
  );
  await page.unrouteAll();
  await change('**/docs/intro', (html) => html.replace('<html ', '<html data-fonts="system" '));
  await page.goto('/docs/intro');
  await page.waitForLoadState('networkidle');
  expect(fonts).toEqual([]);
});
