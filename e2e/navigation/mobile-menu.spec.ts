import type { Locator, Page } from '@playwright/test';
import { expect, isMarked, markWindow, test } from '../setup/fixtures.ts';
import { useSite } from '../setup/use-site.ts';

const url = useSite('okur');
test.use({ viewport: { width: 390, height: 800 } });

const toggleOf = (page: Page): Locator => page.locator('.navbar-toggle');
const primaryOf = (page: Page): Locator => page.locator('#y-menu');
const secondaryOf = (page: Page): Locator => page.locator('#y-sidebar');
const openDrawers = (page: Page): Locator => page.locator(':popover-open');
const path = (page: Page): string => new URL(page.url()).pathname;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(url() + address);
  await page.waitForLoadState('networkidle');
  await markWindow(page);
}

/** Opens the slide-out of a page and waits until it holds the page behind it. */
async function openMenu(page: Page): Promise<void> {
  // Not by the pointer, for which a sticky bar would be scrolled to where it stands in the page.
  await toggleOf(page).evaluate((button: HTMLElement) => button.click());
  await expect(openDrawers(page)).toHaveCount(1);
  await expect(page.locator('footer')).toHaveAttribute('inert', '');
}

test('a docs page opens its own menu first, and `← Back to main menu` leads to that of the site', async ({ page }) => {
  await open(page, '/docs/giris');
  await openMenu(page);
  await expect(secondaryOf(page).getByRole('link', { name: 'Giriş' })).toBeInViewport();
  const back = secondaryOf(page).getByRole('button').first();
  await expect(back).toHaveText('← Back to main menu');
  await back.click();
  await expect(primaryOf(page).getByRole('link', { name: 'Günlük' })).toBeInViewport();
  await expect(primaryOf(page).getByText('Languages', { exact: true })).toBeVisible();
  await expect(primaryOf(page).getByText('Versions', { exact: true })).toBeVisible();
  await primaryOf(page).getByText('Languages', { exact: true }).click();
  await expect(primaryOf(page).getByRole('link', { name: 'English' })).toBeVisible();
});

test('the page’s own item is in view in a long menu', async ({ page }) => {
  await open(page, '/docs/uzun/sayfa-38');
  await openMenu(page);
  await expect(secondaryOf(page).locator('[aria-current=page]')).toHaveText('Uzun 38');
  await expect(secondaryOf(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page without a sidebar opens the menu of the site', async ({ page }) => {
  await open(page, '/hakkinda');
  await openMenu(page);
  await expect(primaryOf(page).getByRole('link', { name: 'Günlük' })).toBeInViewport();
});

test('the focus goes in, stays in, and comes back; nothing behind can be reached', async ({ page }) => {
  await open(page, '/docs/giris');
  await toggleOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(secondaryOf(page)).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await expect(page.locator('footer')).toHaveAttribute('inert', '');
  const inside = () => page.evaluate(() => document.activeElement?.closest('#y-sidebar') !== null);
  expect(await inside()).toBe(true);
  // Forwards once around and a little further, then backwards over the edge.
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  for (let step = 0; step < 16; step++) {
    await page.keyboard.press('Shift+Tab');
    expect(await inside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(openDrawers(page)).toHaveCount(0);
  await expect(toggleOf(page)).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(path(page)).toBe('/docs/giris');
});

test('Escape and the close button close both menus at once', async ({ page }) => {
  await open(page, '/docs/giris');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => primaryOf(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    await openMenu(page);
    await secondaryOf(page).getByRole('button', { name: '← Back to main menu' }).click();
    await expect(primaryOf(page)).toBeInViewport();
    await close();
    await expect(openDrawers(page)).toHaveCount(0);
    await expect(toggleOf(page)).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  }
});

test('going back closes the menu before it leaves the page', async ({ page }) => {
  await open(page, '/hakkinda');
  await page.goto(`${url()}/docs/giris`);
  await page.evaluate(() => window.scrollTo(0, 400));
  await openMenu(page);
  await page.goBack();
  await expect(openDrawers(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(path(page)).toBe('/docs/giris');
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(400);
  await page.goBack();
  await expect(page).toHaveURL(`${url()}/hakkinda`);
});

test('closed by other means, the menu leaves nothing behind in the history', async ({ page }) => {
  await open(page, '/hakkinda');
  await page.goto(`${url()}/docs/giris`);
  for (let times = 0; times < 2; times++) {
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(openDrawers(page)).toHaveCount(0);
  }
  await expect.poll(() => page.evaluate(() => (history.state as { drawer?: boolean }).drawer ?? false)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(`${url()}/hakkinda`);
});

test('a link of the menu closes it and leads on; going back leads to the page before, not to the menu', async ({
  page,
}) => {
  await open(page, '/docs/giris');
  await openMenu(page);
  await secondaryOf(page).getByRole('link', { name: 'Resimler' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Resimler');
  await expect(openDrawers(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(path(page)).toBe('/docs/resim');
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Giriş');
  await expect(openDrawers(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('the menu closes when the window grows past 996 pixels, and not before', async ({ page }) => {
  await open(page, '/docs/giris');
  await openMenu(page);
  await page.setViewportSize({ width: 996, height: 800 });
  await page.waitForTimeout(100);
  await expect(openDrawers(page)).toHaveCount(1);
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(openDrawers(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(secondaryOf(page).getByRole('link', { name: 'Giriş' })).toBeVisible();
});

test('the page behind an open menu does not scroll', async ({ page }) => {
  await open(page, '/docs/giris');
  await openMenu(page);
  await page.mouse.move(380, 600);
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
