import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, loadsReact, recordScripts, showUp, test } from '../setup/fixtures.ts';

const KB = 1024;

/**
 * Bytes of script and style that a page has loaded, compressed as they travel. The page itself is asked what it has loaded: it knows of a script
 * before the script runs, while the events of the network may come after.
 */
async function weigh(page: Page): Promise<{ script: number; stylesheet: number; font: number; html: number }> {
  await page.waitForLoadState('networkidle');
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  const weights = { script: 0, stylesheet: 0, font: 0, html: 0 };
  const kinds: Record<string, keyof typeof weights> = { js: 'script', css: 'stylesheet', woff2: 'font' };
  for (const address of new Set([page.url(), ...addresses])) {
    const kind = address === page.url() ? 'html' : kinds[new URL(address).pathname.split('.').at(-1) ?? ''];
    if (!kind) continue;
    const body = await (await page.request.get(address)).body();
    weights[kind] += kind === 'font' ? body.length : gzipSync(body).length;
  }
  return weights;
}

const READ = ['/', '/docs/intro', '/docs/kod', '/docs/category/adalar', '/blog', '/blog/archive', '/hakkinda'];
/** They have more blocks, or a script that they are there for. */
const USED = ['/docs/sekmeler', '/blog/tags'];

for (const path of READ) {
  test(`${path} loads at most 5 KB of script before the reader reaches for anything`, async ({ page }) => {
    await page.goto(path);
    const { script } = await weigh(page);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(5 * KB);
  });
}

for (const path of [...READ, ...USED]) {
  test(`${path} has at most 11 KB of style, in all its stylesheets`, async ({ page }) => {
    await page.goto(path);
    let bytes = 0;
    for (const link of await page.locator('head link[rel=stylesheet]').all())
      bytes += gzipSync(await (await page.request.get((await link.getAttribute('href')) ?? '')).body()).length;
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(11 * KB);
  });
}

test('a doc is there with 45 KB in all, fonts included', async ({ page }) => {
  await page.goto('/docs/intro');
  const weights = await weigh(page);
  expect(weights.font).toBeGreaterThan(0);
  expect(Object.values(weights).reduce((sum, each) => sum + each)).toBeLessThanOrEqual(45 * KB);
});

test('a sidebar that brings its current row into view is no sign of the reader', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.goto('/docs/derin/alt/iki');
  await expect.poll(() => page.evaluate(() => document.querySelector('.sidebar')?.scrollTop)).toBeGreaterThan(0);
  expect((await weigh(page)).script).toBeLessThanOrEqual(5 * KB);
});

test('a mouse that lies still is no sign of the reader', async ({ page }) => {
  const move = (movementX: number) =>
    page.evaluate((x) => window.dispatchEvent(new PointerEvent('pointermove', { movementX: x })), movementX);
  await page.goto('/docs/intro');
  await move(0);
  expect((await weigh(page)).script).toBeLessThanOrEqual(5 * KB);
  await move(1);
  await expect.poll(async () => (await weigh(page)).script).toBeGreaterThan(5 * KB);
});

test('the first sign of the reader brings at most 13.3 KB more, and no React', async ({ page }) => {
  const scripts = recordScripts(page);
  await page.goto('/docs/intro');
  const before = await weigh(page);
  await showUp(page);
  const after = await weigh(page);
  expect(after.script).toBeGreaterThan(before.script);
  expect(after.script - before.script).toBeLessThanOrEqual(13.3 * KB);
  expect(loadsReact(scripts)).toBe(false);
});

for (const width of [1280, 390]) {
  test(`nothing moves by itself, and the largest paint is text, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/docs/intro', '/docs/sekmeler', '/blog', '/']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const seen = await page.evaluate(
        () =>
          new Promise<{ shift: number; largest: string }>((resolve) => {
            let shift = 0;
            let largest = '';
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            new PerformanceObserver((list) => {
              const { element } = list.getEntries().at(-1) as unknown as { element: Element | null };
              largest = element?.localName ?? '';
            }).observe({ type: 'largest-contentful-paint', buffered: true });
            setTimeout(() => resolve({ shift, largest }), 300);
          }),
      );
      // Fractions of a pixel, where a font comes after the first paint: see fonts.spec.ts.
      expect(seen.shift.toFixed(3), path).toBe('0.000');
      expect(['p', 'h1', 'h2', 'li', 'a', 'span', 'div'], path).toContain(seen.largest);
    }
  });
}

test('no script holds up the page', async ({ page }) => {
  await page.goto('/docs/intro');
  const blocking = await page.evaluate(() =>
    [...document.querySelectorAll('script[src]')].filter(
      (script) => !(script as HTMLScriptElement).defer && (script as HTMLScriptElement).type !== 'module',
    ),
  );
  expect(blocking).toEqual([]);
});

// Each is looked up in the system before the first paint: see decisions/0017.
test('a page asks for few fonts', async ({ page }) => {
  for (const path of ['/docs/intro', '/docs/kod', '/docs/derin/alt/iki']) {
    await page.goto(path);
    const fonts = await page.evaluate(() => {
      const hasText = (element: Element): boolean =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      const fontOf = (element: Element): string => {
        const { fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(element);
        return [fontFamily, fontSize, fontWeight, fontStyle].join();
      };
      const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
      return [...new Set(shown.filter(hasText).map(fontOf))];
    });
    expect(fonts.length, `${path}: ${fonts.join('\n')}`).toBeLessThanOrEqual(12);
    expect(fonts.length).toBeGreaterThan(3);
  }
});
