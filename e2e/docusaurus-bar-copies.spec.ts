import { BAR_SITE, CONTENT, LAYOUT } from './docusaurus-bar-site.ts';
import { expect, leave, test } from './fixtures.ts';
import { useTinySite } from './use-site.ts';

/** A bar that is copied from Docusaurus, in a place for the search box that is the site's own. */
const site = useTinySite({
  ...BAR_SITE,
  ...CONTENT,
  ...LAYOUT,
  'src/theme/Navbar/Search/index.js': 'export default ({ children }) => <div data-place>{children}</div>;\n',
});

test('a copied bar is one row on a wide window, with its items and without the button of the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(`${site.url}/p`);
  await expect(page.locator('.navbar__toggle')).toBeHidden();
  await expect(page.locator('#y-menu')).toBeHidden();
  await expect(page.locator('.navbar__inner .navbar__item')).toBeVisible();
  expect((await page.locator('nav.navbar').boundingBox())?.height).toBe(60);
  await leave(page);
});

test('a copied bar has its menu and a small search box on a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${site.url}/p`);
  await expect(page.locator('.navbar__inner .navbar__item')).toBeHidden();
  expect((await page.locator('[data-place] .search').boundingBox())?.width).toBeLessThan(60);
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('#y-menu').getByRole('link', { name: 'Bir' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#y-menu')).toBeHidden();
  await leave(page);
});
