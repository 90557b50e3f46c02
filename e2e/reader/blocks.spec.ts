import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { usePartsSite } from '../setup/parts-site.ts';

const base = usePartsSite();

const colorOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Sum of red, green and blue. */
const lightness = (color: string): number =>
  (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);

test('task boxes have names', async ({ page }) => {
  await page.goto(`${base()}/docs/bloklar`);
  await expect(page.getByRole('checkbox', { name: 'Completed task' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Incomplete task' })).not.toBeChecked();
});

test('a diagram is dark on light, and light on dark', async ({ page }) => {
  await page.goto(`${base()}/docs/bloklar`);
  const box = 'figure.mermaid .node path';
  const text = 'figure.mermaid .node text';
  expect(lightness(await colorOf(page, box, 'fill'))).toBeGreaterThan(600);
  expect(lightness(await colorOf(page, text, 'fill'))).toBeLessThan(200);
  await page.getByRole('button', { name: /dark and light/ }).click();
  expect(lightness(await colorOf(page, box, 'fill'))).toBeLessThan(200);
  expect(lightness(await colorOf(page, text, 'fill'))).toBeGreaterThan(600);
});

test('a diagram of a component is drawn as that of a fence, or shown as code', async ({ page }) => {
  await page.goto(`${base()}/docs/bloklar`);
  const figure = page.getByRole('img', { name: 'Diagram: A, B' });
  await expect(figure.locator('.node text')).toHaveText(['A', 'B']);
  await expect(page.locator('.language-mermaid code')).toHaveText('nedir bu');
});

test('on a phone a drawing shrinks while it can be read, and scrolls inside itself when it is wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${base()}/docs/bloklar`);
  const [small, middle, wide] = await page.locator('.drawing').evaluateAll((figures) =>
    figures.map((figure) => {
      const svg = figure.querySelector('svg');
      return {
        scale: (svg?.getBoundingClientRect().width ?? 0) / Number(svg?.getAttribute('width')),
        scrolls: figure.scrollWidth > figure.clientWidth,
        stops: figure.getAttribute('tabindex'),
      };
    }),
  );
  expect(small).toMatchObject({ scrolls: false, stops: null });
  expect(small?.scale).toBeCloseTo(1, 1);
  expect(middle?.scrolls).toBe(false);
  expect(middle?.scale).toBeGreaterThanOrEqual(0.6);
  expect(middle?.scale).toBeLessThan(0.95);
  expect(wide).toMatchObject({ scrolls: true, stops: '0' });
  expect(wide?.scale).toBeCloseTo(0.8, 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const figure = page.locator('.drawing').nth(2);
  await figure.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => figure.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('a drawing fades on each side where something is left of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${base()}/docs/bloklar`);
  /** Which sides of the mask are in view. */
  const fades = (index: number): Promise<boolean[]> =>
    page
      .locator('.drawing')
      .nth(index)
      .evaluate((drawing) => {
        const { maskSize, maskPosition } = getComputedStyle(drawing);
        const extra = Number(/\+ ([\d.]+)px/.exec(maskSize)?.[1] ?? 0);
        const before = (extra * Number.parseFloat(maskPosition)) / 100;
        return [before, extra - before].map((hidden) => hidden < 40);
      });
  const scrollTo = (left: number): Promise<void> =>
    page
      .locator('.drawing')
      .nth(2)
      .evaluate((drawing, to) => drawing.scrollTo({ left: to, behavior: 'instant' }), left);
  expect(await fades(0)).toEqual([false, false]);
  await expect.poll(() => fades(2)).toEqual([false, true]);
  await scrollTo(100);
  await expect.poll(() => fades(2)).toEqual([true, true]);
  await scrollTo(9999);
  await expect.poll(() => fades(2)).toEqual([true, false]);
});

test('a dark footer is dark on a light page', async ({ page }) => {
  await page.goto(`${base()}/docs/bloklar`);
  expect(lightness(await colorOf(page, 'body', 'background-color'))).toBeGreaterThan(600);
  expect(lightness(await colorOf(page, 'footer.footer', 'background-color'))).toBeLessThan(200);
  expect(lightness(await colorOf(page, 'footer.footer', 'color'))).toBeGreaterThan(350);
});

test('an image of the text is where it is, not preloaded before the page', async ({ page }) => {
  const response = await page.goto(`${base()}/docs/bloklar`);
  expect(await response?.text()).not.toContain('rel="preload"');
  await expect(page.getByRole('img', { name: 'Yaprak' })).toBeVisible();
});

test('on paper there is the text alone, with nothing cut or closed', async ({ page }) => {
  await page.goto(`${base()}/docs/bloklar`);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.navbar', '[data-region=sidebar]', '.footer', '.breadcrumbs', '.announcement'])
    await expect(page.locator(part).first()).toBeHidden();
  expect(await page.locator('.table-scroll').evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(
    true,
  );
});
