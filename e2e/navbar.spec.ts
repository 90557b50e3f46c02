import type { Page } from '@playwright/test';
import { expect, isMarked, markWindow, test } from './fixtures.ts';
import { usePartsSite } from './parts-site.ts';

const base = usePartsSite();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(base() + path);
  await page.waitForLoadState('networkidle');
  await markWindow(page);
}

test('a dropdown closes on Escape, on a click elsewhere, and when a link of it is followed', async ({ page }) => {
  await open(page, '/docs/giris');
  const dropdown = page.locator('details.dropdown').first();
  const summary = dropdown.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(dropdown.getByRole('link', { name: 'Giriş sayfası' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dropdown).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  await summary.click();
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await expect(dropdown).not.toHaveAttribute('open');
  await summary.click();
  await dropdown.getByRole('link', { name: 'Bir A' }).click();
  await expect(page).toHaveURL(/\/docs\/bir\/a$/);
  await expect(page.locator('details.dropdown[open]')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('the version menu keeps query and hash, and the choice is remembered', async ({ page }) => {
  await open(page, '/docs/bir/a?q=1#x');
  await page.locator('[data-chooser=version] summary').click();
  await page.locator('[data-chooser=version] a').click();
  await expect(page).toHaveURL(/\/docs\/giris\?q=1#x$/);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
});

test('the navbar gives way on scroll down and returns on the way up, near the top and after a jump', async ({
  page,
}) => {
  await open(page, '/docs/giris');
  const navbar = page.getByRole('banner');
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, 600);
  await expect(navbar).toHaveAttribute('data-hidden', '');
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(navbar).toBeInViewport();
  await page.mouse.wheel(0, 200);
  await expect(navbar).not.toBeInViewport();
  await page.locator('.toc-list').getByRole('link', { name: 'Bölüm 3' }).click();
  await expect(page).toHaveURL(/#b/);
  await expect(navbar).toBeInViewport();
  await page.mouse.wheel(0, 300);
  await expect(navbar).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(navbar).toBeInViewport();
});

test('on a phone the slide-outs close on a wider window and when a link is followed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/docs/giris');
  const sidebar = page.locator('[data-region=sidebar]');
  const toggle = page.getByRole('button', { name: 'Open the menu' });
  await toggle.click();
  await expect(sidebar).toBeInViewport();
  await page.getByRole('button', { name: '← Back to main menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Kaynaklar')).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await toggle.click();
  await sidebar.getByRole('link', { name: 'Bir', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Bir A');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});
