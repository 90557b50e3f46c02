import type { Page } from '@playwright/test';
import { expect, isMarked, markWindow, showUp, test } from '../setup/fixtures.ts';
import { usePartsSite } from '../setup/parts-site.ts';
import { useSite } from '../setup/use-site.ts';

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
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default@/kok/'))).toBe('current');
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

test.describe('with every kind of item', () => {
  const url = useSite('okur');
  const item = (page: Page, name: string) => page.locator('#y-menu').getByRole('link', { name, exact: true });
  const isActive = /navbar-link-active/;

  test('items stand in their order, left and right, and lead where they say', async ({ page }) => {
    await page.goto(`${url()}/docs/giris`);
    const texts = (side: string) => page.locator(`.navbar-${side} > li`).allInnerTexts();
    expect(await texts('left')).toEqual(['Belge', 'Kenar', 'Günlük', 'Düzenli', 'Açılır']);
    expect(await texts('right')).toEqual(['Ham', 'Sürüm', 'Next', 'English', 'Kaynak']);
    await expect(item(page, 'Kenar')).toHaveAttribute('href', '/docs/giris');
    await expect(item(page, 'Kenar')).toHaveClass(/kenar-ogesi/);
    await expect(item(page, 'Sürüm')).toHaveAttribute('href', '/docs/giris');
    await expect(page.locator('[data-ham]')).toBeVisible();
  });

  test('a link that leaves the site is marked and opens in its own tab', async ({ page }) => {
    await page.goto(`${url()}/docs/giris`);
    const away = item(page, 'Kaynak');
    await expect(away).toHaveAttribute('target', '_blank');
    await expect(away).toHaveAttribute('rel', /noopener/);
    await expect(away).toHaveAttribute('data-takim', 'kaynak');
    const mark = (name: string) => item(page, name).evaluate((link) => getComputedStyle(link, '::after').maskImage);
    expect(await mark('Kaynak')).toContain('svg');
    expect(await mark('Günlük')).toBe('none');
  });

  test('an item is active by its page, its sidebar, its base path or its pattern', async ({ page }) => {
    await page.goto(`${url()}/docs/kisa/bir`);
    await expect(item(page, 'Kenar')).toHaveClass(isActive);
    await expect(item(page, 'Belge')).toHaveClass(isActive);
    await expect(item(page, 'Günlük')).not.toHaveClass(isActive);
    await page.goto(`${url()}/blog/ilk`);
    await expect(item(page, 'Günlük')).toHaveClass(isActive);
    await expect(item(page, 'Kenar')).not.toHaveClass(isActive);
    await expect(page.locator('.dropdown summary').first()).not.toHaveClass(/navbar-link-within/);
    await page.goto(`${url()}/kancali`);
    await expect(item(page, 'Düzenli')).toHaveClass(isActive);
    await page.goto(`${url()}/hakkinda`);
    await expect(page.locator('.dropdown summary').first()).toHaveClass(/navbar-link-within/);
    await expect(item(page, 'Düzenli')).toHaveAttribute('aria-current', 'page');
  });

  test('arrow keys open a dropdown and walk through it; opening another closes it', async ({ page }) => {
    await page.goto(`${url()}/docs/giris`);
    await showUp(page);
    const first = page.locator('details.dropdown').first();
    await first.locator('summary').focus();
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('open', '');
    await expect(first.getByRole('link', { name: 'Açılır' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(first.getByRole('link', { name: 'Resimler' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(first.getByRole('link', { name: 'Hakkında' })).toBeFocused();
    await page.locator('[data-chooser=version] summary').click();
    await expect(first).not.toHaveAttribute('open');
    await expect(page.locator('details.dropdown[open]')).toHaveCount(1);
  });
});

test.describe('of a site with a logo', () => {
  const url = useSite('okur');

  test('a logo has its size before it is there', async ({ page }) => {
    await page.route('**/yaprak.svg', () => undefined);
    await page.goto(`${url()}/docs/giris`, { waitUntil: 'domcontentloaded' });
    const size = await page.locator('.navbar .logo').evaluate((logo: HTMLImageElement) => {
      const { width, height } = logo.getBoundingClientRect();
      return { width, height, isThere: logo.complete };
    });
    expect(size).toEqual({ width: 28, height: 28, isThere: false });
  });
});
