import { PARTS_SITE } from './parts-site.ts';
import { expect, leave, test } from '../setup/fixtures.ts';
import { startDev } from '../setup/site-server.ts';
import { useTinySite } from '../setup/use-site.ts';

/** Parts of a Docusaurus site, and hooks in islands, as a reader meets them. */
const site = useTinySite(PARTS_SITE);

test('an island knows its doc, its version and all docs', async ({ page }) => {
  await page.goto(`${site.url}/docs/konu/iki`);
  const button = page.locator('[data-sayac]');
  await expect(button).toHaveText('Next | İki | current | konu/iki | 4 | ana | default | Deneme 0');
  await button.click();
  await expect(button).toHaveText('Next | İki | current | konu/iki | 4 | ana | default | Deneme 1');
  await leave(page);
});

test('it knows them where it asks in the browser only', async ({ page }) => {
  await page.goto(`${site.url}/docs/konu/iki`);
  await expect(page.locator('[data-sonradan]')).toHaveText('/docs/konu/iki İki 1');
  const item = page.locator('[data-oge] a');
  await expect(item).toHaveText('/docs/konu/iki');
  await expect(item).toHaveAttribute('aria-current', 'page');
  await leave(page);
});

test('an island knows all docs in dev too, where its sidebar is made of components', async ({ page }) => {
  const dev = await startDev(site.dir);
  try {
    await page.goto(`${dev.url}/docs/konu/iki`);
    const button = page.locator('[data-sayac]');
    await button.click();
    await expect(button).toHaveText('Next | İki | current | konu/iki | 4 | ana | default | Deneme 1');
    const other = page.locator('[data-kategori=Öteki]');
    await other.getByRole('button').click();
    await expect(other.getByRole('link', { name: 'Üç' })).toBeVisible();
  } finally {
    await leave(page);
    await dev.close();
  }
});

test('a component may look at its children, and show one of them', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() !== 'info' && warnings.push(message.text()));
  await page.goto(`${site.url}/docs/konu/iki`);
  const steps = page.locator('[data-adimlar]');
  await expect(steps.getByRole('button')).toHaveText(['Bir', 'İki', 'Not']);
  await expect(steps.locator('[data-adim]')).toHaveText('ilk adım');
  await expect(steps.locator('[data-adim] section strong')).toHaveText('ilk');
  await steps.getByRole('button', { name: 'İki' }).click();
  await expect(steps.locator('[data-adim] section')).toHaveText('ikinci adım');
  await steps.getByRole('button', { name: 'Not' }).click();
  await expect(steps.locator('[data-adim] > p')).toHaveText('bir not');
  await steps.getByRole('button', { name: 'Bir' }).click();
  await expect(steps.locator('[data-adim] section strong')).toHaveText('ilk');
  expect(warnings).toEqual([]);
  await leave(page);
});

test('rows of the sidebar are components, and stay as the reader left them', async ({ page }) => {
  await page.goto(`${site.url}/docs/giris`);
  await expect(page.locator('[data-sidebar-rows] y-island')).toHaveAttribute('data-hydrated', '');
  const other = page.locator('[data-kategori=Öteki]');
  await other.getByRole('button').click();
  await expect(other.getByRole('link', { name: 'Üç' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('.pagination a').click();
  await expect(page).toHaveURL(`${site.url}/docs/konu/bir`);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(page.locator('[data-kategori=Konu] [aria-current=page]')).toHaveText('Bir');
  await expect(other.getByRole('link', { name: 'Üç' })).toBeVisible();
  await leave(page);
});

test('rows and columns that the site draws look as Infima draws them', async ({ page }) => {
  await page.goto(`${site.url}/docs/giris`);
  const row = page.locator('[data-kategori=Öteki] > .menu__link');
  const look = await row.evaluate((element) => {
    const { display, paddingInlineStart, textDecorationLine } = getComputedStyle(element);
    return { display, paddingInlineStart, textDecorationLine };
  });
  expect(look).toEqual({ display: 'flex', paddingInlineStart: '12px', textDecorationLine: 'none' });
  await page.goto(`${site.url}/docs/konu/bir`);
  const rows = page.locator('[data-kategori=Konu] > .menu__list');
  expect(await rows.evaluate((element) => getComputedStyle(element).listStyleType)).toBe('none');
  await page.goto(`${site.url}/blog`);
  const width = async (selector: string): Promise<number> => (await page.locator(selector).boundingBox())?.width ?? 0;
  // Three of twelve columns would be a quarter of the region.
  expect(await width('[data-sutun]')).toBeGreaterThan((await width('.layout-blog .sidebar')) * 0.8);
  await leave(page);
});

test('a switch of colours of the site’s own works', async ({ page }) => {
  await page.goto(`${site.url}/docs/giris`);
  // The menu of a phone, which the site has replaced, is not here.
  await expect(page.locator('[data-menu]')).toBeHidden();
  await page.locator('[data-renk]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('[data-renk]')).toHaveAttribute('data-renk', 'dark');
  await leave(page);
});

test('a phone has the site’s own menu and table of contents', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${site.url}/blog`);
  await expect(page.locator('[data-menu]')).toBeHidden();
  await page.goto(`${site.url}/docs/giris`);
  await page.locator('[data-katlanir] button').click();
  await expect(page.locator('[data-katlanir] a')).toHaveText('Bölüm');
  await page.locator('.navbar-toggle').click();
  await page.locator('.drawer-back').click();
  await expect(page.locator('[data-menu] a').first()).toBeVisible();
  await leave(page);
});
