import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the switch changes the mode, keeps it over a reload and over navigation', async ({ page }) => {
  await page.goto('/docs/intro');
  expect(await theme(page)).toBe('light');
  const light = await paper(page);
  await page.locator('[data-color-mode-toggle]:visible').click();
  await expect.poll(() => theme(page)).toBe('dark');
  expect(await stored(page)).toBe('dark');
  await expect.poll(() => paper(page)).not.toBe(light);
  await page.reload();
  expect(await theme(page)).toBe('dark');
  await page.getByRole('main').getByRole('link', { name: 'birinci rehberde' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birinci rehber');
  expect(await theme(page)).toBe('dark');
  await page.locator('[data-color-mode-toggle]:visible').click();
  await expect.poll(() => stored(page)).toBe('light');
});

test.describe('without any script file', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] });

  test('the saved mode is set before the first paint, by the page alone', async ({ page }) => {
    await page.goto('/docs/intro');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    const light = await paper(page);
    await page.route(/\.m?js(\?|$)/, (route) => route.abort());
    await page.goto('/docs/kod');
    expect(await theme(page)).toBe('dark');
    expect(await paper(page)).not.toBe(light);
  });
});

test('a change in another tab is picked up', async ({ page, context }) => {
  await page.goto('/docs/intro');
  const other = await context.newPage();
  await other.goto('/docs/kod');
  await other.locator('[data-color-mode-toggle]:visible').click();
  await expect.poll(() => theme(page)).toBe('dark');
});

test('nonsense in storage is ignored', async ({ page }) => {
  await page.goto('/docs/intro');
  await page.evaluate(() => localStorage.setItem('theme', 'mor'));
  await page.reload();
  expect(await theme(page)).toBe('light');
});
