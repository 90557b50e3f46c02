import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, loadsReact, recordScripts, test } from './fixtures.ts';
import { buildSite, serveSite, startDev, siteDir, type RunningSite } from './site-server.ts';

let out = '';
let served: RunningSite | undefined;
test.beforeAll(async () => {
  out = await buildSite('arama');
  served = await serveSite('arama', out);
});
test.afterAll(async () => {
  await served?.close();
  rmSync(dirname(out), { recursive: true, force: true });
});

const at = (path: string): string => `${served?.url ?? ''}/kok${path}`;
const box = (page: Page) => page.locator('[data-search]').getByRole('combobox');
const options = (page: Page) => page.locator('[data-search]').getByRole('option');
const status = (page: Page) => page.locator('[data-search] [role=status]');

async function searchFor(page: Page, query: string): Promise<void> {
  await page.goto(at('/docs/giris'));
  await box(page).click();
  await box(page).fill(query);
}

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
    await searchFor(page, query);
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
  expect(loadsReact(scripts)).toBe(false);
  await page.route(/\/assets\/js\/react-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('ödeme');
  await expect(box(page)).toHaveValue('ödeme');
  await expect(options(page).filter({ hasText: 'Kartla ödeme' }).first()).toBeVisible();
  await expect(box(page)).toHaveValue('ödeme');
});

test('hits stand under their page, with the way to it, a passage and marks', async ({ page }) => {
  await searchFor(page, 'odeme');
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
  await searchFor(page, 'ödeme');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await box(page).fill('sipariş');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(options(page)).toHaveCount(0);
  await box(page).click();
  await expect(options(page).first()).toBeVisible();
  await page.locator('h1').click();
  await expect(options(page)).toHaveCount(0);
});

test('Ctrl opens a hit in a new tab, Shift in a new window', async ({ page, context }) => {
  for (const key of ['Control+Enter', 'Shift+Enter']) {
    await searchFor(page, 'kartla');
    await expect(options(page).first()).toBeVisible();
    const opened = context.waitForEvent('page');
    await page.keyboard.press(key);
    const other = await opened;
    await expect(other).toHaveURL(at('/docs/odeme/kart'));
    await other.close();
    await expect(page).toHaveURL(at('/docs/giris'));
  }
});

test('what is not there is said calmly, with a nearer word', async ({ page }) => {
  await searchFor(page, 'qqwwxx');
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
  await searchFor(page, 'baslik:kart');
  const panel = page.locator('.search-panel');
  await expect(panel).toContainText('“baslik” diye bir alan yok');
  await box(page).fill('kart~çok');
  await expect(panel).toContainText('“kart~”');
  await box(page).fill('kart^çok');
  await expect(panel).toContainText('“kart^”');
});

test('unlisted pages and lists are not found, and the box takes 512 characters', async ({ page }) => {
  await searchFor(page, 'zırhlıbalık');
  await expect(page.locator('.search-panel')).toContainText('Sonuç bulunamadı.');
  await expect(box(page)).toHaveAttribute('maxlength', '512');
});

test('Clear empties the box, and recent searches stand there then', async ({ page }) => {
  await searchFor(page, 'kartla');
  await options(page).first().click();
  await expect(page).toHaveURL(at('/docs/odeme/kart'));
  await box(page).click();
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
  await searchFor(page, 'ödeme');
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
    await searchFor(page, 'ödeme');
    await expect(options(page).filter({ hasText: 'İlk yazı' }).first()).toBeVisible();
    expect(warnings.join()).toContain('search-index-docs-default-current.json could not be loaded');
  });
});

test('where workers fail, the page searches by itself', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await searchFor(page, 'siparis');
  await expect(options(page).filter({ hasText: 'Sipariş akışı' }).first()).toBeVisible();
});

test('the words are marked on the page that a hit leads to, until the reader does not want them', async ({ page }) => {
  await searchFor(page, 'iade');
  await options(page).filter({ hasText: 'İade' }).first().click();
  await expect(page).toHaveURL(/\/docs\/odeme\/kart#iade$/);
  const button = page.getByRole('button', { name: 'Vurguları kaldır' });
  await expect(button).toBeVisible();
  expect(await page.evaluate(() => CSS.highlights.get('yaprak-search')?.size)).toBeGreaterThan(1);
  await button.click();
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
});

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
  await searchFor(page, 'ödeme');
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
  await searchFor(page, 'ödeme');
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
      await searchFor(page, 'ödeme');
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
