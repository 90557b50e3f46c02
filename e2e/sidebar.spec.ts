import type { Locator, Page } from '@playwright/test';
import { expect, isMarked, markWindow, showUp, test } from './fixtures.ts';
import { usePartsSite } from './parts-site.ts';
import { useSite } from './use-site.ts';

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

test.describe('a sidebar that hides, with a long branch', () => {
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

  test('on a narrow window the table of contents opens above the text, and closes when it is used', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, `${url()}/docs/giris`);
    const toc = page.locator('.toc details');
    await expect(toc.getByRole('link', { name: 'Bölüm 3' })).toBeHidden();
    await toc.locator('summary').click();
    await toc.getByRole('link', { name: 'Bölüm 3' }).click();
    await expect(toc).not.toHaveAttribute('open');
    const heading = page.getByRole('heading', { name: 'Bölüm 3' });
    await expect(heading).toBeInViewport();
    // Below the bar, not behind it.
    expect((await heading.boundingBox())?.y).toBeGreaterThan(55);
    expect((await heading.boundingBox())?.y).toBeLessThan(140);
  });
});
