import { expect, test } from '../setup/fixtures.ts';
import { useSite } from '../setup/use-site.ts';

const KEY = 'docs-preferred-version-default';
const url = useSite('surumler');
const at = (path: string): string => url() + path;

test('the version menu keeps page, query and hash, and other pages follow the choice', async ({ page }) => {
  await page.goto(at('/docs/rehber/kurulum?q=1#son'));
  const menu = page.locator('[data-chooser=version]').first();
  await expect(menu.locator('summary')).toHaveText(/^1\.0/);
  await menu.locator('summary').click();
  await menu.getByText('Next', { exact: true }).click();
  await expect(page).toHaveURL(at('/docs/next/rehber/kurulum?q=1#son'));
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('current');
  await page.goto(at('/'));
  await expect(page.locator('.navbar-left a').first()).toHaveAttribute('href', '/docs/next/giris');
  await expect(page.locator('[data-chooser=version]').first().locator('summary')).toHaveText(/^Next/);
  // A page of a version shows its own, whatever was chosen.
  await page.goto(at('/docs/giris'));
  await expect(page.locator('.navbar-left a').first()).toHaveAttribute('href', '/docs/giris');
  await expect(page.locator('[data-chooser=version]').first().locator('summary')).toHaveText(/^1\.0/);
});

test('each docs section remembers its own version', async ({ page }) => {
  await page.goto(at('/'));
  const menu = page.locator('[data-chooser=version]').nth(1);
  await menu.locator('summary').click();
  await menu.getByText('Taslak', { exact: true }).click();
  await expect(page).toHaveURL(at('/topluluk/taslak/'));
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored['docs-preferred-version-topluluk']).toBe('current');
  expect(stored[KEY]).toBeUndefined();
  await page.goto(at('/docs/giris'));
  await expect(page.locator('.navbar-left a').nth(2)).toHaveText('Taslak');
  await expect(page.locator('.navbar-left a').nth(2)).toHaveAttribute('href', '/topluluk/taslak/');
});

test('a remembered version that is gone is ignored and cleared', async ({ page }) => {
  await page.goto(at('/docs/giris'));
  await page.evaluate((key) => localStorage.setItem(key, '0.9'), KEY);
  await page.goto(at('/'));
  await expect(page.locator('.navbar-left a').first()).toHaveAttribute('href', '/docs/giris');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('following a banner is a choice too', async ({ page }) => {
  await page.goto(at('/docs/next/giris'));
  await page.locator('.version-banner a').click();
  await expect(page).toHaveURL(at('/docs/giris'));
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('1.0');
});

test('without breadcrumbs the version stands above the title, beside nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(at('/docs/next/giris'));
  const boxOf = (selector: string): Promise<DOMRect> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect());
  const beside = await boxOf('.version-badge');
  expect(beside.top).toBeLessThan((await boxOf('.breadcrumbs')).bottom);
  await page.locator('.breadcrumbs').evaluate((breadcrumbs) => breadcrumbs.remove());
  const badge = await boxOf('.version-badge');
  expect(badge.bottom).toBeLessThan((await boxOf('main h1')).top);
  expect(badge.bottom).toBeLessThan((await boxOf('.page-menu')).top);
  expect(badge.left).toBe((await boxOf('main h1')).left);
});
