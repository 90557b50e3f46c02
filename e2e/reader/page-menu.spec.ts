import { expect, test } from '../setup/fixtures.ts';

const menu = '.page-menu';

test.describe('the menu beside a title', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/kod');
  });

  test('copies the page as Markdown', async ({ page }) => {
    await page.locator(`${menu} summary`).click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^---\ntitle: /);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const twin = await page.request.get('/docs/kod.md');
    expect(copied).toBe(await twin.text());
    await expect(page.locator(menu)).not.toHaveAttribute('open');
    await expect(page.locator(`${menu} summary`)).toBeFocused();
  });

  test('copies the address of the section being read', async ({ page }) => {
    const heading = page.locator('.markdown :is(h2,h3)[id]').first();
    const id = (await heading.getAttribute('id')) ?? '';
    await page.locator(`${menu} summary`).click();
    // The menu scrolls away with the title, and the keyboard still has it.
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page
      .getByRole('button', { name: 'Copy link to this section' })
      .evaluate((button) => (button as HTMLElement).click());
    await expect
      .poll(async () => decodeURIComponent(await page.evaluate(() => navigator.clipboard.readText())))
      .toBe(`${new URL(page.url()).origin}/docs/kod#${id}`);
  });

  test('opens, moves and closes by keyboard', async ({ page }) => {
    const summary = page.locator(`${menu} summary`);
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(menu)).toHaveAttribute('open');
    // The script for it comes with the first key.
    await expect(async () => {
      await summary.press('ArrowDown');
      await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'Open as Markdown' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(menu)).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await page.locator('.markdown').click({ position: { x: 5, y: 200 } });
    await expect(page.locator(menu)).not.toHaveAttribute('open');
  });

  test('opens the twin as a file, not as a page', async ({ page }) => {
    await page.locator(`${menu} summary`).click();
    // An answer without content leaves the page where it is.
    await page.route('**/docs/kod.md', (route) => route.fulfill({ status: 204 }));
    const requested = page.waitForRequest('**/docs/kod.md');
    await page.getByRole('link', { name: 'Open as Markdown' }).click();
    expect((await requested).isNavigationRequest()).toBe(true);
  });

  test('is beside the title at every width, and nothing runs over', async ({ page }) => {
    for (const width of [1440, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator(`${menu} summary`).click();
      const list = await page.locator(`${menu} .dropdown-menu`).boundingBox();
      expect(list?.x ?? -1, String(width)).toBeGreaterThanOrEqual(0);
      expect((list?.x ?? 0) + (list?.width ?? 9999), String(width)).toBeLessThanOrEqual(width);
      const [title, button] = [await page.locator('h1').boundingBox(), await page.locator(menu).boundingBox()];
      expect(Math.abs((title?.y ?? 0) - (button?.y ?? 999)), String(width)).toBeLessThan(24);
      await page.locator(`${menu} summary`).click();
    }
  });
});

test('a post has the menu, a list has none', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.locator(menu)).toHaveCount(0);
  await page.locator('article h2 a').first().click();
  await expect(page.locator(`.post-header ${menu}`)).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and leads to the twin; what copies is not shown', async ({ page }) => {
    await page.goto('/docs/kod');
    await page.locator(`${menu} summary`).click();
    await expect(page.getByRole('link', { name: 'Open as Markdown' })).toBeVisible();
    await expect(page.locator(`${menu} button:visible`)).toHaveCount(0);
  });
});
