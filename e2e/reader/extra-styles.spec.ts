import type { Page } from '@playwright/test';
import { expect, isMarked, markWindow, showUp, test } from '../setup/fixtures.ts';

/** Names of the stylesheets that a page links besides that of every page, as in engine/src/theme/styles/extra. */
const linked = (page: Page): Promise<string[]> =>
  page
    .locator('head link[data-extra]')
    .evaluateAll((links) => links.map((link) => /([a-z]+)-[^/]*$/.exec((link as HTMLLinkElement).href)?.[1] ?? ''));

test('a page links a stylesheet of few pages only where it has what it styles', async ({ page }) => {
  await page.goto('/hakkinda');
  expect(await linked(page)).toEqual([]);
  await page.goto('/docs/intro');
  expect(await linked(page)).toEqual(['code', 'prose']);
  await page.goto('/docs/sekmeler');
  expect(await linked(page)).toEqual(['tabs']);
  await page.goto('/blog');
  expect(await linked(page)).toEqual(['blog']);
});

test('navigation shows a page when its stylesheets apply', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/tabs-[^/]+\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/docs/intro');
  await showUp(page);
  await markWindow(page);
  // How the tabs are laid out in the moment they are there.
  await page.evaluate(() => {
    const look = new MutationObserver(() => {
      const tabs = document.querySelector('.tab-list');
      if (!tabs) return;
      look.disconnect();
      Reflect.set(window, 'firstDisplay', getComputedStyle(tabs).display);
    });
    look.observe(document.body, { childList: true, subtree: true });
  });
  const asked = page.waitForRequest(/\/tabs-[^/]+\.css$/);
  await page.locator('.sidebar a[href$="/docs/sekmeler"]').click();
  await asked;
  expect(await page.locator('.tab-list').count()).toBe(0);
  release();
  await expect(page.locator('.tab-list').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'firstDisplay'))).toBe('flex');
  expect(await isMarked(page)).toBe(true);
});

test.describe('where a stylesheet cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('navigation shows the page all the same', async ({ page }) => {
    await page.route(/\/tabs-[^/]+\.css$/, (route) => route.abort());
    await page.goto('/docs/intro');
    await showUp(page);
    await page.locator('.sidebar a[href$="/docs/sekmeler"]').click();
    await expect(page.locator('h1')).toHaveText('Sekmeler');
  });
});

test('an island brings the stylesheets of what it may render later', async ({ page }) => {
  await page.goto('/docs/adalar/ilkeler');
  await page.locator('y-island').first().hover();
  await expect.poll(async () => (await linked(page)).includes('blog')).toBe(true);
  const display = (): Promise<string> =>
    page.evaluate(() => {
      const tabs = Object.assign(document.createElement('div'), { className: 'tab-list' });
      document.querySelector('y-island')?.append(tabs);
      return getComputedStyle(tabs).display;
    });
  await expect.poll(display).toBe('flex');
});
