import type { Page } from '@playwright/test';
import { expect, isMarked, markWindow, test } from '../setup/fixtures.ts';

const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Opens a page, waits until its script has taken over the links, and marks the window. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await markWindow(page);
}

test('a link swaps the page without a load: address, title, text and top of the page', async ({ page }) => {
  await open(page, '/docs/intro');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('main').getByRole('link', { name: 'birinci rehberde' }).click();
  await expect(h1(page)).toHaveText('Birinci rehber');
  await expect(page).toHaveURL(/\/docs\/rehber\/birinci$/);
  await expect(page).toHaveTitle(/^Birinci rehber/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test('focus moves to the new page and its title is announced', async ({ page }) => {
  await open(page, '/docs/intro');
  await page.getByRole('main').getByRole('link', { name: 'birinci rehberde' }).click();
  await expect(h1(page)).toHaveText('Birinci rehber');
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body && document.activeElement?.isConnected))
    .toBe(true);
  await expect(page.locator('[aria-live]').filter({ hasText: 'Birinci rehber' })).toHaveCount(1);
  // The next Tab goes on from the content, not from the top of the document.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, [data-region=main]') !== null)).toBe(true);
});

test('back and forward restore page and scroll position', async ({ page }) => {
  await open(page, '/docs/rehber/birinci');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.locator('a[rel=next]').evaluate((link: HTMLElement) => link.click());
  await expect(h1(page)).toHaveText('İkinci rehber');
  await page.goBack();
  await expect(h1(page)).toHaveText('Birinci rehber');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(650);
  expect(await scrollTop(page)).toBeLessThan(750);
  await page.goForward();
  await expect(h1(page)).toHaveText('İkinci rehber');
  expect(await isMarked(page)).toBe(true);
});

test('a link with a hash lands on its heading, and a change of query alone does not scroll', async ({ page }) => {
  await open(page, '/docs/rehber/birinci');
  await page.getByRole('main').getByRole('link', { name: 'bölümü' }).click();
  await expect(h1(page)).toHaveText('İkinci rehber');
  await expect(page.locator('[id="uzak-bölüm"]')).toBeInViewport();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(100);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '?tur=1';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page).toHaveURL(/\?tur=1/);
  expect(await scrollTop(page)).toBe(before);
  expect(await isMarked(page)).toBe(true);
});

test('a region that is the same stays in place: the sidebar keeps its element, only the active item moves', async ({
  page,
}) => {
  await open(page, '/docs/rehber/birinci');
  const sidebar = page.locator('[data-region=sidebar]');
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Birinci rehber');
  await sidebar.evaluate((element) => Reflect.set(element, 'yaprakSame', true));
  await sidebar.getByRole('link', { name: 'Üçüncü rehber' }).click();
  await expect(h1(page)).toHaveText('Üçüncü rehber');
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Üçüncü rehber');
  expect(await sidebar.evaluate((element) => Reflect.get(element, 'yaprakSame'))).toBe(true);
});

test('opening a closed category shows its pages', async ({ page }) => {
  await open(page, '/docs/intro');
  const sidebar = page.locator('[data-region=sidebar]');
  await sidebar.getByRole('link', { name: 'Derin' }).click();
  await expect(sidebar.getByRole('link', { name: 'Derinde bir' })).toBeVisible();
  await expect(sidebar.locator('[aria-current=page]')).toHaveCount(1);
  expect(await isMarked(page)).toBe(true);
});

test('islands of the next page hydrate, and come back to life after back', async ({ page }) => {
  await open(page, '/docs/adalar/sade');
  await page.locator('[data-region=sidebar]').getByRole('link', { name: 'Yuvalar' }).click();
  const counter = page.locator('[data-sayac=ic]');
  await expect(page.locator('y-island').filter({ has: counter }).last()).toHaveAttribute('data-hydrated', /.*/);
  await counter.click();
  await expect(counter).toHaveText('Sayaç: 1');
  await page.goBack();
  await expect(h1(page)).toHaveText('Sade');
  expect(await isMarked(page)).toBe(true);
});

test('a link to another site or in a new tab is the browser’s own', async ({ page, context }) => {
  await open(page, '/docs/intro');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'birinci rehberde' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Birinci rehber');
  await expect(h1(page)).toHaveText('Giriş');
});

test.describe('when the fetch fails', () => {
  test.use({ expectedErrors: [/ERR_|Failed to (load|fetch)/] });

  test('an error box with Retry shows, and Retry goes on', async ({ page }) => {
    const target = (url: URL) => url.pathname === '/docs/rehber/birinci';
    await page.route(target, (route) => route.abort());
    await open(page, '/docs/intro');
    await page.getByRole('main').getByRole('link', { name: 'birinci rehberde' }).click();
    const box = page.getByRole('alert');
    await expect(box).toBeVisible();
    await page.unroute(target);
    await box.getByRole('button', { name: /retry|try again/i }).click();
    await expect(h1(page)).toHaveText('Birinci rehber');
    await expect(box).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });
});

test('an old address of the config leads to its page, also by a click', async ({ page }) => {
  await page.goto('/eski');
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/eski', textContent: 'eski' });
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await expect(h1(page)).toHaveText('Giriş');
});
