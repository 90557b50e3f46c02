import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

const PAGES = [
  '/',
  '/docs/intro',
  '/docs/kod',
  '/docs/sekmeler',
  '/docs/adalar/yuvalar',
  '/docs/category/adalar',
  '/blog',
  '/hakkinda',
];

for (const mode of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`axe finds nothing in ${mode} mode at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      for (const url of PAGES) {
        await page.goto(url);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${url} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        expect(found).toEqual([]);
      }
    });
  }
}

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/docs/intro');
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('header, aside') === null)).toBe(true);
});
