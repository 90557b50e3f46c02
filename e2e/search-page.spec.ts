import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { box, options, searchFor, useSearchSite } from './search-site.ts';
import { siteDir, startDev } from './site-server.ts';

const at = useSearchSite();

test('the search page keeps query and filters in its address, back and forth', async ({ page }) => {
  await page.goto(at('/search?q=%C3%B6deme'));
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'Kartla ödeme' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'İlk yazı' })).toBeVisible();
  await main.getByLabel('Nerede').selectOption('blog');
  await expect(page).toHaveURL(at('/search?q=%C3%B6deme&type=blog'));
  await expect(main.getByRole('link', { name: 'Kartla ödeme' })).toHaveCount(0);
  await page.goBack();
  await expect(main.getByRole('link', { name: 'Kartla ödeme' })).toBeVisible();
  await page.goForward();
  await expect(main.getByLabel('Nerede')).toHaveValue('blog');
  await page.reload();
  await expect(main.getByRole('link', { name: 'İlk yazı' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Kartla ödeme' })).toHaveCount(0);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
});

test('all results are one step from the panel, also on the search page itself', async ({ page }) => {
  await searchFor(page, 'ödeme', at('/docs/giris'));
  await options(page).filter({ hasText: 'Tüm sonuçları gör' }).click();
  await expect(page).toHaveURL(at('/search?q=%C3%B6deme'));
  await expect(page.locator('main').getByRole('link', { name: 'Kartla ödeme' })).toBeVisible();
  await box(page).fill('sipariş');
  await expect(options(page).filter({ hasText: 'Sipariş akışı' }).first()).toBeVisible();
  await options(page).filter({ hasText: 'Tüm sonuçları gör' }).click();
  await expect(page.locator('main').getByRole('link', { name: 'Sipariş akışı' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form leads to the search page, which says what it needs', async ({ page }) => {
    await page.goto(at('/docs/giris'));
    await box(page).fill('ödeme');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/kok\/search\/?\?q=/);
    await expect(page.locator('main')).toContainText('Arama için JavaScript gerekir.');
  });
});

test('on a phone the box is a sheet of its own, and Cancel leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await searchFor(page, 'ödeme', at('/docs/giris'));
  await expect(options(page).first()).toBeVisible();
  const sheet = await page.locator('.search').boundingBox();
  expect(sheet).toMatchObject({ x: 0, y: 0, width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(options(page)).toHaveCount(0);
  expect((await page.locator('.search').boundingBox())?.width).toBeLessThan(60);
});

for (const mode of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`axe finds nothing in ${mode} mode at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      const check = async (what: string): Promise<void> => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => `${what} ${id}: ${nodes.map(({ html }) => html).join(', ')}`);
        expect(found).toEqual([]);
      };
      await searchFor(page, 'ödeme', at('/docs/giris'));
      await expect(options(page).first()).toBeVisible();
      await check('hits');
      await box(page).fill('qqwwxx');
      await expect(page.locator('.search-panel')).toContainText('Sonuç bulunamadı.');
      await check('none');
      await page.goto(at('/search?q=ödeme'));
      await expect(page.locator('main').getByRole('link', { name: 'Kartla ödeme' })).toBeVisible();
      await check('page');
    });
  }
}

test('the dev server searches, too', async ({ page }) => {
  const dev = await startDev(siteDir('arama'));
  try {
    await page.goto(`${dev.url}/kok/docs/giris`);
    await box(page).click();
    await box(page).fill('siparis');
    await expect(options(page).filter({ hasText: 'Sipariş akışı' }).first()).toBeVisible();
  } finally {
    await dev.close();
  }
});
