import type { Locator, Page } from '@playwright/test';
import { expect, isMarked, markWindow, showUp, test } from '../setup/fixtures.ts';
import { LONG_PAGES, LONG_SECTION, SECTIONS, useLongSidebarSite } from './long-sidebar-site.ts';

const url = useLongSidebarSite();
const sidebarOf = (page: Page): Locator => page.locator('[data-region=sidebar]');
const linkOf = (page: Page, name: string): Locator => sidebarOf(page).getByRole('link', { name, exact: true });
const rowsOf = (page: Page): Locator => sidebarOf(page).locator('nav > .menu > li');
const currentOf = (page: Page): Locator => sidebarOf(page).locator('[aria-current=page]');
const topOf = (link: Locator): Promise<number> => link.evaluate((element) => element.getBoundingClientRect().top);
const earlier = 'Show earlier';
const more = 'Show more';
/** The introduction and all sections. */
const ALL = SECTIONS + 1;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(url() + path);
  await page.waitForLoadState('networkidle');
  await markWindow(page);
}

function recordData(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/sidebar-[^/]*\.json$/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link where rows are missing walks on to the end, and back to the start', async ({ page }) => {
    await page.goto(`${url()}/docs/giris`);
    await expect(linkOf(page, 'Bölüm 49')).toBeVisible();
    await expect(linkOf(page, 'Bölüm 50')).toHaveCount(0);
    await expect(linkOf(page, earlier)).toHaveCount(0);
    await linkOf(page, more).click();
    await expect(page).toHaveURL(/\/docs\/bolum-50\/sayfa-1$/);
    await expect(linkOf(page, 'Bölüm 99')).toBeVisible();
    await linkOf(page, more).click();
    await expect(page).toHaveURL(/\/docs\/bolum-100\/sayfa-1$/);
    await expect(linkOf(page, `Bölüm ${SECTIONS}`)).toBeVisible();
    await expect(linkOf(page, more)).toHaveCount(0);
    await linkOf(page, earlier).click();
    await linkOf(page, earlier).click();
    await expect(linkOf(page, 'Giriş')).toBeVisible();
    await expect(linkOf(page, earlier)).toHaveCount(0);
  });
});

test('the rest comes where the reader is, and only when it is reached for', async ({ page }) => {
  const asked = recordData(page);
  const pages: string[] = [];
  page.on('request', (request) => pages.push(new URL(request.url()).pathname));
  await open(page, '/docs/bolum-60/sayfa-1');
  await linkOf(page, earlier).scrollIntoViewIfNeeded();
  await showUp(page);
  await linkOf(page, more).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const top = await topOf(linkOf(page, 'Bölüm 99'));
  await linkOf(page, more).hover();
  await linkOf(page, more).click();
  await expect(rowsOf(page)).toHaveCount(ALL);
  expect(asked).toHaveLength(1);
  await expect(sidebarOf(page).locator('.menu-more')).toHaveCount(0);
  expect(Math.abs((await topOf(linkOf(page, 'Bölüm 99'))) - top)).toBeLessThan(2);
  await expect(linkOf(page, 'Bölüm 100')).toBeFocused();
  await expect(page).toHaveURL(/\/docs\/bolum-60\/sayfa-1$/);
  await expect(currentOf(page)).toHaveText('Sayfa 60.1');
  // What the links lead to was not fetched ahead: with script nobody goes there.
  expect(pages).not.toContain('/docs/bolum-24/sayfa-1');
  // Rows that came are like the others.
  await sidebarOf(page).getByRole('button', { name: 'Toggle the category Bölüm 140' }).click();
  await linkOf(page, 'Sayfa 140.2').click();
  await expect(currentOf(page)).toHaveText('Sayfa 140.2');
  expect(await isMarked(page)).toBe(true);
});

test('what came above moves nothing, and the keyboard goes on from there', async ({ page }) => {
  await open(page, '/docs/bolum-60/sayfa-1');
  await linkOf(page, earlier).focus();
  const top = await topOf(linkOf(page, 'Bölüm 25'));
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(ALL);
  await expect(linkOf(page, 'Bölüm 24')).toBeFocused();
  expect(Math.abs((await topOf(linkOf(page, 'Bölüm 25'))) - top)).toBeLessThan(2);
  await expect(linkOf(page, 'Bölüm 24')).toBeInViewport();
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  await expect(linkOf(page, 'Bölüm 25')).toBeFocused();
});

test('a level that was filled stays so on the next pages', async ({ page }) => {
  await open(page, '/docs/bolum-60/sayfa-1');
  await linkOf(page, more).click();
  await expect(rowsOf(page)).toHaveCount(ALL);
  const rows = (await rowsOf(page).allTextContents()).map((text) => new RegExp(`^${text.slice(0, 8)}`));
  await linkOf(page, 'Bölüm 120').scrollIntoViewIfNeeded();
  const top = await topOf(linkOf(page, 'Bölüm 120'));
  await linkOf(page, 'Bölüm 120').click();
  await expect(currentOf(page)).toHaveText('Sayfa 120.1');
  await expect(rowsOf(page)).toHaveCount(ALL);
  const branch = rowsOf(page)
    .filter({ has: page.locator('[aria-current=page]') })
    .locator('summary');
  expect(Math.abs((await topOf(branch)) - top)).toBeLessThan(2);
  await page.locator('main a[rel=next]').click();
  await expect(currentOf(page)).toHaveText('Sayfa 120.2');
  await expect(rowsOf(page)).toHaveCount(ALL);
  await page.goBack();
  await page.goBack();
  await expect(currentOf(page)).toHaveText('Sayfa 60.1');
  await expect(currentOf(page)).toBeInViewport();
  await expect(rowsOf(page)).toHaveCount(ALL);
  await expect(rowsOf(page)).toHaveText(rows);
  expect(await isMarked(page)).toBe(true);
});

test('else the rows around the next page are shown, and the one that was clicked stays in its place', async ({
  page,
}) => {
  await open(page, '/docs/bolum-60/sayfa-1');
  await linkOf(page, 'Bölüm 90').scrollIntoViewIfNeeded();
  await showUp(page);
  const top = await topOf(linkOf(page, 'Bölüm 90'));
  await linkOf(page, 'Bölüm 90').click();
  await expect(currentOf(page)).toHaveText('Sayfa 90.1');
  await expect(linkOf(page, 'Bölüm 124')).toHaveCount(1);
  await expect(linkOf(page, 'Bölüm 49')).toHaveCount(0);
  const branch = rowsOf(page)
    .filter({ has: page.locator('[aria-current=page]') })
    .locator('summary');
  expect(Math.abs((await topOf(branch)) - top)).toBeLessThan(2);
  await expect(linkOf(page, earlier)).toHaveAttribute('href', '/docs/bolum-49/sayfa-1');
  expect(await isMarked(page)).toBe(true);
});

test('a long level inside a branch is filled by itself, and is whole where the reader opens it', async ({ page }) => {
  const inner = sidebarOf(page).locator('.menu .menu > li');
  await open(page, `/docs/bolum-${LONG_SECTION}/sayfa-90`);
  await expect(currentOf(page)).toBeInViewport();
  await expect(inner).toHaveCount(77);
  await inner.last().getByRole('link', { name: more }).click();
  await expect(inner).toHaveCount(LONG_PAGES);
  await expect(linkOf(page, `Sayfa ${LONG_SECTION}.126`)).toBeFocused();
  await expect(rowsOf(page)).toHaveCount(77);
  await open(page, `/docs/bolum-${LONG_SECTION + 1}/sayfa-1`);
  await sidebarOf(page)
    .getByRole('button', { name: `Toggle the category Bölüm ${LONG_SECTION}`, exact: true })
    .click();
  await linkOf(page, `Sayfa ${LONG_SECTION}.30`).click();
  await expect(currentOf(page)).toHaveText(`Sayfa ${LONG_SECTION}.30`);
  await expect(linkOf(page, `Sayfa ${LONG_SECTION}.${LONG_PAGES}`)).toHaveCount(1);
});

test('on a phone the slide-out stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/docs/bolum-60/sayfa-1');
  await page.locator('.navbar-toggle').click();
  await expect(currentOf(page)).toBeInViewport();
  await linkOf(page, earlier).click();
  await expect(rowsOf(page)).toHaveCount(ALL);
  await expect(linkOf(page, 'Bölüm 24')).toBeInViewport();
  await expect(linkOf(page, 'Bölüm 24')).toBeFocused();
  await linkOf(page, 'Bölüm 23').click();
  await expect(currentOf(page)).toHaveText('Sayfa 23.1');
  await expect(currentOf(page)).toBeHidden();
});

test.describe('when the data does not come', () => {
  test.use({ expectedErrors: [/ERR_|Failed to load/] });

  test('the link leads on as it does without script', async ({ page }) => {
    await page.route(/\/sidebar-[^/]*\.json$/, (route) => route.abort());
    await open(page, '/docs/bolum-60/sayfa-1');
    await linkOf(page, more).click();
    await expect(page).toHaveURL(/\/docs\/bolum-100\/sayfa-1$/);
    await expect(currentOf(page)).toHaveText('Sayfa 100.1');
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe('with autoCollapseCategories', () => {
  const base = useLongSidebarSite({ sidebar: { autoCollapseCategories: true } });

  test('only the branch of the page is open, and the row that was clicked stays in its place', async ({ page }) => {
    await page.goto(`${base()}/docs/bolum-60/sayfa-1`);
    await page.waitForLoadState('networkidle');
    await linkOf(page, 'Bölüm 90').scrollIntoViewIfNeeded();
    await showUp(page);
    const top = await topOf(linkOf(page, 'Bölüm 90'));
    await linkOf(page, 'Bölüm 90').click();
    await expect(currentOf(page)).toHaveText('Sayfa 90.1');
    await expect(linkOf(page, 'Bölüm 124')).toHaveCount(1);
    await expect(linkOf(page, 'Sayfa 60.1')).toHaveCount(0);
    const branch = rowsOf(page)
      .filter({ has: page.locator('[aria-current=page]') })
      .locator('summary');
    expect(Math.abs((await topOf(branch)) - top)).toBeLessThan(2);
    await linkOf(page, more).click();
    await expect(rowsOf(page)).toHaveCount(ALL);
  });
});
