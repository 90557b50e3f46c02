import type { Locator, Page } from '@playwright/test';
import { expect, isMarked, markWindow, test } from '../setup/fixtures.ts';
import { usePartsSite } from '../setup/parts-site.ts';

const sidebarOf = (page: Page): Locator => page.locator('[data-region=sidebar]');
const toggleOf = (page: Page, name: string): Locator => sidebarOf(page).getByRole('button', { name });
const linkOf = (page: Page, name: string): Locator => sidebarOf(page).getByRole('link', { name, exact: true });

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await markWindow(page);
}

test('the caret of a closed branch shows its pages where the reader is, and hides them again', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/sidebar-[^/]*\.json$/.test(request.url())) fetched.push(request.url());
  });
  await open(page, '/docs/intro');
  const toggle = toggleOf(page, 'Toggle the category Derin');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(linkOf(page, 'Derinde bir')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await toggleOf(page, 'Toggle the category Adalar').click();
  await expect(linkOf(page, 'Sade')).toBeVisible();
  expect(fetched).toHaveLength(1);
  await toggle.click();
  await expect(linkOf(page, 'Derinde bir')).toBeHidden();
});

test('a branch inside a fetched branch opens too, and its links lead on', async ({ page }) => {
  await open(page, '/docs/intro');
  await toggleOf(page, 'Toggle the category Derin').click();
  await toggleOf(page, 'Toggle the category alt').click();
  await linkOf(page, 'Altta iki').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Altta iki');
  await expect(sidebarOf(page).locator('[aria-current=page]')).toHaveText('Altta iki');
  expect(await isMarked(page)).toBe(true);
});

test('the name of a closed branch is still a link', async ({ page }) => {
  await open(page, '/docs/intro');
  await linkOf(page, 'Rehber').click();
  await expect(page).toHaveURL(/\/docs\/rehber\/birinci$/);
  await expect(linkOf(page, 'İkinci rehber')).toBeVisible();
  await expect(sidebarOf(page).locator('[aria-current=page]')).toHaveText('Birinci rehber');
});

test('what the reader opened stays open on the next page, and only the mark moves', async ({ page }) => {
  await open(page, '/docs/intro');
  await toggleOf(page, 'Toggle the category Derin').click();
  await expect(linkOf(page, 'Derinde bir')).toBeVisible();
  await linkOf(page, 'Derinde bir').evaluate((element) => Reflect.set(element, 'yaprakSame', true));
  await linkOf(page, 'Rehber').click();
  await expect(sidebarOf(page).locator('[aria-current=page]')).toHaveText('Birinci rehber');
  await expect(linkOf(page, 'Derinde bir')).toBeVisible();
  expect(await linkOf(page, 'Derinde bir').evaluate((element) => Reflect.get(element, 'yaprakSame'))).toBe(true);
  await linkOf(page, 'Giriş').click();
  await expect(sidebarOf(page).locator('[aria-current=page]')).toHaveText('Giriş');
  await expect(linkOf(page, 'İkinci rehber')).toBeVisible();
  await page.goBack();
  await expect(sidebarOf(page).locator('[aria-current=page]')).toHaveText('Birinci rehber');
  expect(await isMarked(page)).toBe(true);
});

test('a branch that the reader closed opens again for a page inside it', async ({ page }) => {
  await open(page, '/docs/category/adalar');
  const toggle = toggleOf(page, 'Toggle the category Adalar');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(linkOf(page, 'Sade')).toBeHidden();
  await linkOf(page, 'Giriş').click();
  await expect(sidebarOf(page).locator('[aria-current=page]')).toHaveText('Giriş');
  await expect(linkOf(page, 'Sade')).toBeHidden();
  await linkOf(page, 'Adalar').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Adalar');
  await expect(linkOf(page, 'Sade')).toBeVisible();
});

test('the keyboard alone opens a branch', async ({ page }) => {
  await open(page, '/docs/intro');
  await linkOf(page, 'Derin').focus();
  await page.keyboard.press('Tab');
  await expect(toggleOf(page, 'Toggle the category Derin')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(linkOf(page, 'Derinde bir')).toBeVisible();
});

test.describe('when the data does not come', () => {
  test.use({ expectedErrors: [/ERR_|Failed to load/] });

  test('the caret leads into the branch as its link does', async ({ page }) => {
    await page.route(/\/sidebar-[^/]*\.json$/, (route) => route.abort());
    await open(page, '/docs/intro');
    await toggleOf(page, 'Toggle the category Rehber').click();
    await expect(page).toHaveURL(/\/docs\/rehber\/birinci$/);
  });
});

test.describe('with autoCollapseCategories', () => {
  const base = usePartsSite();

  test('opening a branch closes its siblings, and a navigation leaves only its own branch open', async ({ page }) => {
    await open(page, `${base()}/docs/giris`);
    await toggleOf(page, 'Toggle the category Bir').click();
    await expect(linkOf(page, 'Bir A')).toBeVisible();
    await toggleOf(page, 'Toggle the category İki').click();
    await expect(linkOf(page, 'İki A')).toBeVisible();
    await expect(linkOf(page, 'Bir A')).toBeHidden();
    await expect(toggleOf(page, 'Toggle the category Bir')).toHaveAttribute('aria-expanded', 'false');
    await toggleOf(page, 'Toggle the category İç').click();
    await expect(linkOf(page, 'İki A')).toBeVisible();
    await linkOf(page, 'Bir').click();
    await expect(sidebarOf(page).locator('[aria-current=page]')).toHaveText('Bir A');
    await expect(linkOf(page, 'İki A')).toHaveCount(0);
  });
});

test('the table of contents marks the section being read', async ({ page }) => {
  await open(page, '/docs/rehber/birinci');
  const marked = page.locator('.toc-list [aria-current]');
  await expect(marked).toHaveCount(0);
  const links = page.locator('.toc-list a');
  const second = (await links.nth(1).getAttribute('href')) ?? '';
  await links.nth(1).click();
  await expect(marked).toHaveAttribute('href', second);
  await expect(marked).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(marked).toHaveCount(0);
});
