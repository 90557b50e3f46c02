import type { Page } from '@playwright/test';
import { expect, isMarked, markWindow, showUp, test } from '../setup/fixtures.ts';
import { useSite } from '../setup/use-site.ts';

const url = useSite('okur');
const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const spoken = (page: Page) => page.locator('#y-announcer');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(url() + path);
  await showUp(page);
  await markWindow(page);
}

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('code is copied with feedback to be seen and heard', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/docs/kod`);
    await showUp(page);
    const block = page.locator('.code-block').nth(2);
    await block.hover();
    const button = block.getByRole('button', { name: 'Copy code to clipboard' });
    await button.click();
    await expect(button).toHaveClass(/is-copied/);
    await expect(spoken(page)).toHaveText('Copied');
    expect(await clipboard(page)).toContain('"ad": "sepet"');
    await expect(button).not.toHaveClass(/is-copied/);
  });

  test('the mark beside a heading copies its address and leads there', async ({ page }) => {
    await open(page, '/docs/giris');
    const heading = page.getByRole('heading', { name: 'Bölüm 2' });
    await heading.hover();
    const mark = heading.getByRole('link', { name: 'Direct link to Bölüm 2' });
    await mark.click();
    await expect(page).toHaveURL(/#b%C3%B6l%C3%BCm-2$/);
    expect(await clipboard(page)).toBe(page.url());
    await expect(mark).toHaveClass(/is-copied/);
    await expect(spoken(page)).toHaveText('Copied');
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe('pictures', () => {
  test('one that is shown smaller than it is opens in full, and closes by Escape, by its button and by a click', async ({
    page,
  }) => {
    await open(page, '/docs/resim');
    const image = page.getByRole('button', { name: 'Enlarge the image: Geniş resim' });
    await expect(image).toBeVisible();
    const before = (await image.boundingBox())?.width ?? 0;
    const dialog = page.getByRole('dialog', { name: 'Geniş resim' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => dialog.getByRole('img').click(),
    ]) {
      await image.click();
      await expect(dialog).toBeVisible();
      expect((await dialog.getByRole('img').boundingBox())?.width).toBeGreaterThan(before * 1.3);
      await close();
      await expect(dialog).toHaveCount(0);
    }
  });

  test('the page loads a file that fits, the enlarged view the original', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/docs/resim');
    const image = page.getByRole('button', { name: 'Enlarge the image: Geniş resim' });
    const chosen = await image.evaluate((shown: HTMLImageElement) => shown.currentSrc);
    expect(chosen).toMatch(/\/genis-480-[0-9a-f]{10}\.webp$/);
    await image.click();
    const large = page.getByRole('dialog').getByRole('img');
    await expect(large).toHaveJSProperty('naturalWidth', 1600);
    expect(await large.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toMatch(/\/genis-[0-9a-f]{10}\.png$/);
  });

  test('it is reached and opened by the keyboard, which then returns to it', async ({ page }) => {
    await open(page, '/docs/resim');
    const image = page.getByRole('button', { name: 'Enlarge the image: Geniş resim' });
    await image.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(image).toBeFocused();
  });

  test('a small one, and one that is a link, are left as they are', async ({ page }) => {
    await open(page, '/docs/resim');
    await expect(page.getByRole('button', { name: /Geniş resim/ })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Küçük resim' })).toBeVisible();
    await page.getByRole('img', { name: 'Bağlı resim' }).click();
    await expect(h1(page)).toHaveText('Giriş');
  });
});

test('a button leads back to the top once the reader is far down', async ({ page }) => {
  await open(page, '/docs/giris');
  const button = page.getByRole('link', { name: 'Scroll back to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(button).toBeVisible();
  const before = page.url();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(page.url()).toBe(before);
  await expect(page.locator('main')).toBeFocused();
});

test.describe('keyboard shortcuts', () => {
  test('lead to the next page and back, to the top, and change the colours', async ({ page }) => {
    await open(page, '/docs/giris');
    await page.keyboard.press('n');
    await expect(h1(page)).toHaveText('Resimler');
    await page.keyboard.press('p');
    await expect(h1(page)).toHaveText('Giriş');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.keyboard.press('t');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const choice = () => page.locator('html').getAttribute('data-theme-choice');
    expect(await choice()).toBe('system');
    await page.keyboard.press('m');
    await expect.poll(choice).toBe('light');
    expect(await isMarked(page)).toBe(true);
  });

  test('are listed by `?`, and can be switched off there', async ({ page }) => {
    await open(page, '/docs/giris');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toContainText('Next page');
    // There is no page before this one, and no search on this site.
    await expect(dialog).not.toContainText('Previous page');
    await expect(dialog).not.toContainText('Search');
    await dialog.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('n');
    await page.waitForTimeout(300);
    await expect(h1(page)).toHaveText('Giriş');
    await page.reload();
    await showUp(page);
    await page.keyboard.press('?');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('n');
    await expect(h1(page)).toHaveText('Resimler');
  });

  test('stay out of the way of typing and of the browser’s own', async ({ page }) => {
    await open(page, '/docs/giris');
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('input')));
    await page.locator('main input').pressSequentially('nt?');
    await expect(page.locator('main input')).toHaveValue('nt?');
    await page.locator('main input').blur();
    await page.keyboard.press('Alt+n');
    await page.waitForTimeout(200);
    await expect(h1(page)).toHaveText('Giriş');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
