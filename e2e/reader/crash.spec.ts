import type { Page } from '@playwright/test';
import { expect, isMarked, markWindow, test } from '../setup/fixtures.ts';
import { useSite } from '../setup/use-site.ts';

const url = useSite('okur');
// React logs what a boundary caught.
test.use({ expectedErrors: [/battı/] });

async function crash(page: Page, address: string): Promise<void> {
  await page.goto(url() + address);
  const button = page.locator('[data-patlat]');
  await expect(page.locator('y-island').filter({ has: button })).toHaveAttribute('data-hydrated', /.*/);
  await markWindow(page);
  await button.click();
}

const repair = (page: Page) => page.evaluate(() => Reflect.set(window, 'onarildi', true));

test('a part that crashes says so in its place, with its causes, and leaves the rest alone', async ({ page }) => {
  await crash(page, '/docs/cokme');
  const box = page.getByRole('alert');
  await expect(box).toContainText('This part of the page crashed.');
  await expect(box.locator('pre')).toHaveText('Ada battı\n\nCause:\nSu aldı\n\nCause:\nDibi delik');
  await expect(page).toHaveTitle(/^Çökme/);
  await expect(page.getByText('Metin yerinde durur.')).toBeVisible();
  const counter = page.locator('[data-sayac=saglam]');
  await counter.click();
  await expect(counter).toHaveText('Sayaç: 1');
});

test('Try again draws the part anew', async ({ page }) => {
  await crash(page, '/docs/cokme');
  await expect(page.getByRole('alert')).toBeVisible();
  await repair(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-patlat]')).toBeVisible();
});

test('a page that crashes as a whole says so under the title Page Error, and keeps its navbar', async ({ page }) => {
  await crash(page, '/kancali');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('alert').locator('pre')).toHaveText('Sayfa battı\n\nCause:\nKaptan uyudu');
  await expect(page.getByRole('contentinfo')).toContainText('Okur 2024');
  await page.getByRole('banner').getByRole('link', { name: 'Günlük' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'İlk yazı' })).toBeVisible();
  await expect(page).not.toHaveTitle('Page Error');
  expect(await isMarked(page)).toBe(true);
});

test('Try again brings the page and its title back', async ({ page }) => {
  await crash(page, '/kancali');
  await expect(page).toHaveTitle('Page Error');
  await repair(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kancalı sayfa');
  await expect(page).toHaveTitle(/^Kancalı/);
});

test.describe('when the file of a part does not come', () => {
  test.use({ expectedErrors: [/ERR_|failed to load|Failed to (load|fetch)/] });

  test('what the server drew stays, and reaching for the part again loads it', async ({ page }) => {
    await page.route(/\/assets\/js\/Sayac-/, (route) => route.abort());
    const failed = page.waitForEvent('console', (message) => /failed to load/.test(message.text()));
    await page.goto(`${url()}/docs/cokme`);
    await failed;
    const counter = page.locator('[data-sayac=saglam]');
    await expect(counter).toHaveText('Sayaç: 0');
    await page.unroute(/\/assets\/js\/Sayac-/);
    await expect(async () => {
      await page.mouse.move(5, 5);
      await counter.hover();
      await expect(page.locator('y-island').filter({ has: counter })).toHaveAttribute('data-hydrated', /.*/, {
        timeout: 1000,
      });
    }).toPass();
  });
});
