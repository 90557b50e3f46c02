import type { Page, Route } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { box, options, searchFor, status, useSearchSite } from './search-site.ts';

/** An index that could not be loaded is no empty one. */

test.use({ expectedErrors: [/status of (404|500)|ERR_(FAILED|INTERNET)/] });
const at = useSearchSite();

const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  offline: (route) => route.abort('internetdisconnected'),
  'a missing file': (route) => route.fulfill({ status: 404, body: '' }),
  'broken JSON': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"docu' }),
};

/** Fails all indexes until the answer is called. */
async function failIndexes(page: Page, fail: (route: Route) => Promise<void>): Promise<() => void> {
  let isFailing = true;
  await page.route(/search-index-/, (route) => (isFailing ? fail(route) : route.continue()));
  return () => (isFailing = false);
}

for (const [what, fail] of Object.entries(FAILURES)) {
  test(`${what}: the panel says so, and Retry finds it`, async ({ page }) => {
    const mend = await failIndexes(page, fail);
    await searchFor(page, 'ödeme', at('/docs/giris'));
    const panel = page.locator('.search-panel');
    await expect(panel).toContainText('Arama yüklenemedi.');
    await expect(status(page)).toHaveText('Arama yüklenemedi.');
    await expect(panel).not.toContainText('Sonuç bulunamadı.');
    await expect(panel).not.toContainText('Hiçbir yerde geçmiyor');
    mend();
    await expect(options(page)).toHaveText(['Yeniden dene']);
    await box(page).press('Enter');
    await expect(options(page).filter({ hasText: 'Kartla ödeme' }).first()).toBeVisible();
    await expect(box(page)).toHaveValue('ödeme');
  });

  test(`${what}: the search page says so, and Retry finds it`, async ({ page }) => {
    const mend = await failIndexes(page, fail);
    await page.goto(at('/search?q=ödeme'));
    const main = page.locator('main');
    await expect(main.getByRole('status')).toHaveText('Arama yüklenemedi.');
    await expect(main).not.toContainText('Sonuç bulunamadı.');
    mend();
    await main.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(main.getByRole('link', { name: 'Kartla ödeme' }).first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Yeniden dene' })).toHaveCount(0);
  });
}

test('where one index is missing, the others are searched, and the reader is told', async ({ page }) => {
  let isMissing = true;
  await page.route(/search-index-docs/, (route) =>
    isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto(at('/search?q=ödeme'));
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'İlk yazı' })).toBeVisible();
  await expect(main).toContainText('Aramanın bir bölümü yüklenemedi.');
  isMissing = false;
  await main.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(main.getByRole('link', { name: 'Kartla ödeme' }).first()).toBeVisible();
  await expect(main).not.toContainText('Aramanın bir bölümü yüklenemedi.');
});
