import type { Page } from '@playwright/test';
import { expect, loadsReact, recordScripts, test } from '../setup/fixtures.ts';
import { box, options, searchFor, status, useSearchSite } from './search-site.ts';

const at = useSearchSite();

for (const [what, query, title] of [
  ['letters without their marks', 'siparis', 'Sipariş akışı'],
  ['capitals', 'SİPARİŞ', 'Sipariş akışı'],
  ['an inflected form', 'faturalarının', 'İade'],
  ['an identifier', 'getUserById', 'Kimlik'],
  ['a part of an identifier', 'order status', 'Sipariş akışı'],
  ['a phrase', '"kurye teslim"', 'Sipariş akışı'],
  ['a slip of the finger', 'sipraiş', 'Sipariş akışı'],
] as const) {
  test(`${what} finds it`, async ({ page }) => {
    await searchFor(page, query, at('/docs/giris'));
    await expect(options(page).filter({ hasText: title }).first()).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  });
}

test('no script is loaded before the box is reached for, and what is typed before it is ready is not lost', async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await page.goto(at('/docs/giris'));
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /search/.test(path))).toEqual([]);
  await delayBox(page);
  await page.keyboard.press('/');
  await page.keyboard.type('ödeme');
  await expect(box(page)).toHaveValue('ödeme');
  await expect(options(page).filter({ hasText: 'Kartla ödeme' }).first()).toBeVisible();
  await expect(box(page)).toHaveValue('ödeme');
});

test('Enter and Cancel count before the box is ready', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(at('/docs/giris'));
  await delayBox(page);
  await box(page).click();
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(box(page)).not.toBeFocused();
  await page.goto(at('/docs/giris'));
  await box(page).click();
  await page.keyboard.type('ödeme');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/search?q=%C3%B6deme'));
  // The address comes first, and the page takes the box that it replaces with it.
  await expect(page.locator('[data-search-page]')).toBeVisible();
  await box(page).fill('');
  await expect(options(page).filter({ hasText: 'ödeme' })).toHaveCount(1);
});

test('the box works without React, and a redraw leaves the panel where it is scrolled to', async ({ page }) => {
  const scripts = recordScripts(page);
  await page.setViewportSize({ width: 1280, height: 320 });
  await searchFor(page, 'ödeme', at('/docs/giris'));
  await expect(options(page).first()).toBeVisible();
  const panel = page.locator('.search-scroll');
  await panel.evaluate((element) => element.scrollTo({ top: 40 }));
  await options(page).nth(1).hover();
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await box(page).press('End');
  await page.keyboard.type('l');
  await expect(page.locator('.search-all')).toHaveAttribute('href', /l$/);
  expect(await panel.evaluate((element) => element.scrollTop)).toBe(40);
  await expect(status(page)).toHaveText(/^\d+ sonuç$/);
  expect(loadsReact(scripts)).toBe(false);
});

/** What the box needs comes late. */
async function delayBox(page: Page): Promise<void> {
  await page.route(/\/assets\/js\/search-box-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
}

test('hits stand under their page, with the way to it, a passage and marks', async ({ page }) => {
  await searchFor(page, 'odeme', at('/docs/giris'));
  const group = page.locator('[data-search] [role=group]').filter({ hasText: 'Kartla ödeme' });
  await expect(group.locator('.search-group-head')).toContainText('Ödemeler');
  await expect(group.getByRole('option')).toHaveCount(2);
  await expect(group.locator('mark').first()).toHaveText('ödeme');
  await expect(group.locator('.search-hit-text').first()).toContainText('Kart bilgisi saklanmaz');
  await expect(status(page)).toHaveText(/^\d sonuç$/);
});

test('the keyboard alone: reach, move, open, close', async ({ page }) => {
  await page.goto(at('/docs/giris'));
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('ödeme');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const first = await box(page).getAttribute('aria-activedescendant');
  expect(first).toBe(await options(page).first().getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/docs/odeme/kart'));
  await expect(options(page)).toHaveCount(0);
});

test('Escape, Tab and a click elsewhere close the panel', async ({ page }) => {
  await searchFor(page, 'ödeme', at('/docs/giris'));
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await box(page).fill('sipariş');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(options(page)).toHaveCount(0);
  await box(page).click();
  await expect(options(page).first()).toBeVisible();
  await page.mouse.click(20, 780);
  await expect(options(page)).toHaveCount(0);
});

test('Ctrl opens a hit in a new tab, Shift in a new window', async ({ page, context }) => {
  for (const key of ['Control+Enter', 'Shift+Enter']) {
    await searchFor(page, 'kartla', at('/docs/giris'));
    await expect(options(page).filter({ hasText: 'Kartla ödeme' })).toHaveAttribute('aria-selected', 'true');
    const opened = context.waitForEvent('page');
    await page.keyboard.press(key);
    const other = await opened;
    await expect(other).toHaveURL(at('/docs/odeme/kart'));
    await other.close();
    await expect(page).toHaveURL(at('/docs/giris'));
  }
});

test('what is not there is said calmly, with a nearer word', async ({ page }) => {
  await searchFor(page, 'qqwwxx', at('/docs/giris'));
  const panel = page.locator('.search-panel');
  await expect(panel).toContainText('Sonuç bulunamadı.');
  await expect(panel).toContainText('Hiçbir yerde geçmiyor: “qqwwxx”');
  await expect(status(page)).toHaveText('Sonuç bulunamadı.');
  await box(page).fill('sipraiş');
  await panel.getByText('Bunu mu demek istediniz').click();
  await expect(box(page)).toHaveValue(/^sipariş$/i);
  await expect(options(page).filter({ hasText: 'Sipariş akışı' }).first()).toBeVisible();
});

test('mistakes of the query language are named', async ({ page }) => {
  await searchFor(page, 'baslik:kart', at('/docs/giris'));
  const panel = page.locator('.search-panel');
  await expect(panel).toContainText('“baslik” diye bir alan yok');
  await box(page).fill('kart~çok');
  await expect(panel).toContainText('“kart~”');
  await box(page).fill('kart^çok');
  await expect(panel).toContainText('“kart^”');
});

test('unlisted pages and lists are not found, and the box takes 512 characters', async ({ page }) => {
  await searchFor(page, 'zırhlıbalık', at('/docs/giris'));
  await expect(page.locator('.search-panel')).toContainText('Sonuç bulunamadı.');
  await expect(box(page)).toHaveAttribute('maxlength', '512');
});

test('Clear empties the box, and recent searches stand there then', async ({ page }) => {
  await searchFor(page, 'kartla', at('/docs/giris'));
  await options(page).first().click();
  await expect(page).toHaveURL(at('/docs/odeme/kart'));
  await box(page).click();
  await box(page).fill('sipariş');
  await expect(options(page).filter({ hasText: 'Sipariş akışı' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Temizle' }).click();
  await expect(box(page)).toHaveValue('');
  await expect(page.locator('.search-panel')).toContainText('Son aramalar');
  await options(page).filter({ hasText: 'kartla' }).click();
  await expect(options(page).filter({ hasText: 'Kartla ödeme' }).first()).toBeVisible();
  await box(page).fill('');
  await page.getByRole('button', { name: 'Son aramaları sil' }).click();
  await expect(options(page)).toHaveCount(0);
});

test('a slow network is said after a while, and the answer comes all the same', async ({ page }) => {
  await page.route(/search-index-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await searchFor(page, 'ödeme', at('/docs/giris'));
  await expect(page.locator('.search-panel')).toContainText('Bağlantı yavaş');
  await expect(options(page).first()).toBeVisible();
  await expect(page.locator('.search-panel')).not.toContainText('Bağlantı yavaş');
});

test.describe('an index that is missing', () => {
  test.use({ expectedErrors: [/404/] });
  test('counts as empty, with a warning', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
    await page.route(/search-index-docs/, (route) => route.fulfill({ status: 404, body: '' }));
    await searchFor(page, 'ödeme', at('/docs/giris'));
    await expect(options(page).filter({ hasText: 'İlk yazı' }).first()).toBeVisible();
    expect(warnings.join()).toContain('A search index could not be read: search-index-docs-default-current.first.json');
  });
});

test('where workers fail, the page searches by itself', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await searchFor(page, 'siparis', at('/docs/giris'));
  await expect(options(page).filter({ hasText: 'Sipariş akışı' }).first()).toBeVisible();
});

test('the words are marked on the page that a hit leads to, until the reader does not want them', async ({ page }) => {
  await searchFor(page, 'iade', at('/docs/giris'));
  await options(page).filter({ hasText: 'İade' }).first().click();
  await expect(page).toHaveURL(/\/docs\/odeme\/kart#i.*ade$/);
  const button = page.getByRole('button', { name: 'Vurguları kaldır' });
  await expect(button).toBeVisible();
  expect(await page.evaluate(() => CSS.highlights.get('yaprak-search')?.size)).toBeGreaterThan(1);
  await button.click();
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
});
