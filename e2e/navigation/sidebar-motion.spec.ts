import type { Locator, Page } from '@playwright/test';
import { expect, isMarked, markWindow, showUp, test } from '../setup/fixtures.ts';
import { useSite } from '../setup/use-site.ts';

const sidebarOf = (page: Page): Locator => page.locator('[data-region=sidebar]');
const toggleOf = (page: Page, name: string): Locator => sidebarOf(page).getByRole('button', { name });
const linkOf = (page: Page, name: string): Locator => sidebarOf(page).getByRole('link', { name, exact: true });

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await markWindow(page);
}

const url = useSite('okur');
/** Durations of the movements that are begun from now on. */
const recordDurations = (page: Page) =>
  page.evaluate(() => {
    const durations: number[] = [];
    Reflect.set(window, 'durations', durations);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      durations.push((options as KeyframeAnimationOptions).duration as number);
      return animate.call(this, frames, options);
    };
  });
const durations = (page: Page) => page.evaluate(() => Reflect.get(window, 'durations') as number[]);

test('the button takes it away and brings it back, on the next page too', async ({ page }) => {
  await open(page, `${url()}/docs/giris`);
  const button = page.locator('[data-sidebar-hide]');
  await expect(button).toHaveAttribute('aria-label', 'Collapse sidebar');
  const width = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width);
  const before = await width();
  await button.click();
  await expect(linkOf(page, 'Giriş')).toBeHidden();
  await expect(button).toHaveAttribute('aria-label', 'Expand sidebar');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(await width()).toBeGreaterThan(before + 150);
  await page.locator('main a[rel=next]').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Resimler');
  await expect(linkOf(page, 'Giriş')).toBeHidden();
  await button.click();
  await expect(linkOf(page, 'Resimler')).toBeVisible();
  expect(await width()).toBe(before);
  expect(await isMarked(page)).toBe(true);
});

test('on a narrow window nothing hides it but the slide-out itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, `${url()}/docs/giris`);
  await page.locator('.navbar-toggle').click();
  await expect(linkOf(page, 'Giriş')).toBeInViewport();
  await expect(page.locator('[data-sidebar-hide]')).toBeHidden();
});

test('the page’s own item is scrolled into view, and the page is not', async ({ page }) => {
  await open(page, `${url()}/docs/uzun/sayfa-38`);
  await expect(linkOf(page, 'Uzun 38')).toBeInViewport();
  expect(await sidebarOf(page).evaluate((sidebar) => sidebar.scrollTop)).toBeGreaterThan(100);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a branch opens in a time that grows with its height', async ({ page }) => {
  await open(page, `${url()}/docs/giris`);
  await showUp(page);
  await recordDurations(page);
  await toggleOf(page, 'Toggle the category Kısa dal').click();
  await expect(linkOf(page, 'Kısa iki')).toBeVisible();
  await toggleOf(page, 'Toggle the category Uzun dal').click();
  await expect(linkOf(page, 'Uzun 2')).toBeVisible();
  await expect.poll(async () => (await durations(page)).length).toBe(2);
  const [short = 0, long = 0] = await durations(page);
  expect(short).toBeGreaterThan(100);
  expect(long).toBeGreaterThan(short * 1.5);
  await toggleOf(page, 'Toggle the category Uzun dal').click();
  await expect(linkOf(page, 'Uzun 2')).toBeHidden();
  expect((await durations(page)).length).toBe(3);
});

test('details of the text move in the same way, and so does an open branch', async ({ page }) => {
  await open(page, `${url()}/docs/resim`);
  await showUp(page);
  await recordDurations(page);
  const [short, long] = [page.locator('.markdown details').first(), page.locator('.markdown details').last()];
  await short.locator('summary').click();
  await expect(short.getByText('Tek satır.')).toBeVisible();
  await long.locator('summary').click();
  const [quick = 0, slow = 0] = await durations(page);
  expect(slow).toBeGreaterThan(quick);
  await expect(long).toHaveAttribute('open', '');
  await expect.poll(() => long.evaluate((details) => details.getAnimations().length)).toBe(0);
  await long.locator('summary').click();
  await expect(long).not.toHaveAttribute('open');
  await page.goto(`${url()}/docs/kisa/bir`);
  await showUp(page);
  const branch = sidebarOf(page).locator('details').first();
  await branch.locator('summary').click();
  await expect(branch).not.toHaveAttribute('open');
  await expect(linkOf(page, 'Kısa iki')).toBeHidden();
});

test.describe('for a reader who wants no movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('branches open at once', async ({ page }) => {
    await open(page, `${url()}/docs/resim`);
    await recordDurations(page);
    await toggleOf(page, 'Toggle the category Kısa dal').click();
    await expect(linkOf(page, 'Kısa iki')).toBeVisible();
    await page.locator('main details').last().locator('summary').click();
    await expect(page.locator('main details').last()).toHaveAttribute('open', '');
    expect(await durations(page)).toEqual([]);
  });
});

test('on a narrow window the table of contents opens over the text, and closes when it is used', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, `${url()}/docs/giris`);
  // A jump within the page never waits for the script: one that comes before it leaves the list open.
  await showUp(page);
  const toc = page.locator('.toc');
  await expect(toc.getByRole('link', { name: 'Bölüm 3' })).toBeHidden();
  await page.locator('.toc-button').click();
  await toc.getByRole('link', { name: 'Bölüm 3' }).click();
  await expect(toc).toBeHidden();
  const heading = page.getByRole('heading', { name: 'Bölüm 3' });
  await expect(heading).toBeInViewport();
  // Below the bar, not behind it.
  expect((await heading.boundingBox())?.y).toBeGreaterThan(55);
  expect((await heading.boundingBox())?.y).toBeLessThan(140);
});
