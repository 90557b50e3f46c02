import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { useSite } from '../setup/use-site.ts';

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

test.describe('where the system has a say', () => {
  const url = useSite('okur');
  const choice = (page: Page) => page.locator('html').getAttribute('data-theme-choice');

  test('it is followed until the reader chooses, and the switch leads back to it', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${url()}/docs/giris`);
    expect([await theme(page), await choice(page)]).toEqual(['dark', 'system']);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => theme(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => theme(page)).toBe('dark');
    const toggle = page.locator('[data-color-mode-toggle]:visible');
    await toggle.click();
    await expect.poll(() => theme(page)).toBe('light');
    expect(await stored(page)).toBe('light');
    await expect(toggle).toHaveAttribute('aria-label', 'Switch between dark and light mode (currently light mode)');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    expect(await theme(page)).toBe('light');
    await toggle.click();
    await expect.poll(() => stored(page)).toBe('dark');
    await toggle.click();
    await expect.poll(() => choice(page)).toBe('system');
    expect(await stored(page)).toBeNull();
    await expect(toggle).toHaveAttribute('aria-label', 'Switch between dark and light mode (currently system mode)');
  });

  test('a choice taken back in another tab is taken back here too', async ({ page, context }) => {
    await page.goto(`${url()}/docs/giris`);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();
    expect(await theme(page)).toBe('dark');
    const other = await context.newPage();
    await other.goto(`${url()}/hakkinda`);
    await other.evaluate(() => localStorage.removeItem('theme'));
    await expect.poll(() => choice(page)).toBe('system');
    expect(await theme(page)).toBe('light');
  });
});

test.describe('without a switch', () => {
  const url = useSite('surumler');

  test('there is none, and what was stored once has no effect, in another tab either', async ({ page, context }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(`${url()}/docs/giris`);
    await expect(page.locator('[data-color-mode-toggle]')).toHaveCount(0);
    expect(await theme(page)).toBe('light');
    const other = await context.newPage();
    await other.goto(`${url()}/docs/giris`);
    await other.evaluate(() => localStorage.setItem('theme', 'light'));
    await other.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.waitForTimeout(300);
    expect(await theme(page)).toBe('light');
  });
});
