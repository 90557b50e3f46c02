import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { box, useSearchSite } from '../search/search-site.ts';
import { useSite } from '../setup/use-site.ts';

/** The first key on a fresh page counts, also one that is pressed long before the script for it has come. */

const url = useSite('okur');
const atSearch = useSearchSite();
const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Opens a page whose interactive script comes when the answer is called. */
async function openSlowly(page: Page, address: string): Promise<() => void> {
  let letCome = (): void => {};
  const allowed = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/js\/interactive-/, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(address);
  return letCome;
}

const CASES: readonly { key: string; path: string; done: (page: Page) => Promise<void> }[] = [
  { key: 'n', path: '/docs/giris', done: (page) => expect(h1(page)).toHaveText('Resimler') },
  { key: 'p', path: '/docs/resim', done: (page) => expect(h1(page)).toHaveText('Giriş') },
  {
    key: 'm',
    path: '/docs/giris',
    done: (page) => expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light'),
  },
  { key: '?', path: '/docs/giris', done: (page) => expect(page.getByRole('dialog')).toContainText('Next page') },
  {
    key: 't',
    path: '/docs/giris#bölüm-2',
    done: (page) => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0),
  },
];

for (const { key, path, done } of CASES) {
  test(`${key} counts on a fresh page`, async ({ page }) => {
    await page.goto(url() + path);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press(key);
    await done(page);
  });

  test(`${key} counts before any script of the page is there`, async ({ page }) => {
    let letCome = (): void => {};
    const allowed = new Promise<void>((resolve) => (letCome = resolve));
    await page.route(/\/assets\/js\//, async (route) => {
      await allowed;
      await route.continue();
    });
    await page.goto(url() + path, { waitUntil: 'commit' });
    await expect(h1(page)).toBeVisible();
    await page.keyboard.press(key);
    letCome();
    await done(page);
  });

  test(`${key} counts before its script is there`, async ({ page }) => {
    const letCome = await openSlowly(page, url() + path);
    await page.keyboard.press(key);
    letCome();
    await done(page);
  });
}

for (const key of ['/', 'Control+k'])
  test(`${key} reaches the search box before its script is there, and takes nothing typed away again`, async ({
    page,
  }) => {
    const letCome = await openSlowly(page, atSearch('/docs/giris'));
    await page.keyboard.press(key);
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('nm');
    letCome();
    await page.locator('#y-announcer').waitFor({ state: 'attached' });
    await page.keyboard.type('?');
    await expect(box(page)).toHaveValue('nm?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('an early key is dropped when the reader has moved on to something else', async ({ page }) => {
  const letCome = await openSlowly(page, url() + '/docs/giris');
  await page.keyboard.press('n');
  await page.keyboard.press('Tab');
  letCome();
  await page.locator('#y-announcer').waitFor({ state: 'attached' });
  await expect(h1(page)).toHaveText('Giriş');
});
