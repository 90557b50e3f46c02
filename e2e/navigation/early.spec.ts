import type { Page } from '@playwright/test';
import { expect, isMarked, markWindow, test } from '../setup/fixtures.ts';

/** What a reader does before the script for it has come, or where it never comes. */

const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('a click that comes before the script is done again when it is there', async ({ page }) => {
  await page.route(/\/assets\/js\/interactive-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/docs/intro');
  await page.waitForLoadState('networkidle');
  await markWindow(page);
  await page.locator('[data-color-mode-toggle]:visible').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await markWindow(page);
  await page.getByRole('main').getByRole('link', { name: 'birinci rehberde' }).click();
  await expect(h1(page)).toHaveText('Birinci rehber');
  expect(await isMarked(page)).toBe(true);
});

test('a jump inside the page does not wait for the script, and stays when that comes', async ({ page }) => {
  let letCome = (): void => {};
  const asked = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/js\/interactive-/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/docs/kod');
  await page.waitForLoadState('networkidle');
  await page.locator('.toc-list a').last().click();
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const at = await page.evaluate(() => window.scrollY);
  letCome();
  // It marks the section in the table of contents.
  await expect(page.locator('.toc-list a[aria-current]')).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(at);
});

test.describe('when the script for it does not come', () => {
  test.use({ expectedErrors: [/ERR_|Failed to (load|fetch)/] });

  test('a link is an ordinary page load', async ({ page }) => {
    await page.route(/\/assets\/js\/interactive-/, (route) => route.abort());
    await page.goto('/docs/intro');
    await page.getByRole('main').getByRole('link', { name: 'birinci rehberde' }).click();
    await expect(h1(page)).toHaveText('Birinci rehber');
  });
});
