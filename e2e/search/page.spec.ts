import { createAxe, expect, test } from '../setup/fixtures.ts';
import { box, options, searchFor, useSearchSite } from './search-site.ts';
import { siteDir, startDev } from '../setup/site-server.ts';
import { useTinySite } from '../setup/use-site.ts';

const at = useSearchSite();

test('the search page keeps query and filters in its address, back and forth', async ({ page }) => {
  await page.goto(at('/search?q=%C3%B6deme'));
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'Kartla ödeme' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'İlk yazı' })).toBeVisible();
  await main.getByLabel('Nerede').selectOption('blog');
  await expect(page).toHaveURL(at('/search?q=%C3%B6deme&type=blog'));
  await expect(main.getByRole('link', { name: 'Kartla ödeme' })).toHaveCount(0);
  await page.goBack();
  await expect(main.getByRole('link', { name: 'Kartla ödeme' })).toBeVisible();
  await page.goForward();
  await expect(main.getByLabel('Nerede')).toHaveValue('blog');
  await page.reload();
  await expect(main.getByRole('link', { name: 'İlk yazı' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Kartla ödeme' })).toHaveCount(0);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
});

test('all results are one step from the panel, also on the search page itself', async ({ page }) => {
  await searchFor(page, 'ödeme', at('/docs/giris'));
  await options(page).filter({ hasText: 'Tüm sonuçları gör' }).click();
  await expect(page).toHaveURL(at('/search?q=%C3%B6deme'));
  await expect(page.locator('main').getByRole('link', { name: 'Kartla ödeme' })).toBeVisible();
  await box(page).fill('sipariş');
  await expect(options(page).filter({ hasText: 'Sipariş akışı' }).first()).toBeVisible();
  await options(page).filter({ hasText: 'Tüm sonuçları gör' }).click();
  await expect(page.locator('main').getByRole('link', { name: 'Sipariş akışı' })).toBeVisible();
});

test.describe('many results', () => {
  test.use({ expectedErrors: [/favicon/] });
  const many = useTinySite(
    {
      'package.json': '{"type":"module"}',
      'yaprak.config.mjs': "export default { title: 'Site', url: 'https://example.com', search: true };",
      'blog/2024-01-01-bir.md': '---\ntitle: Bir yazı\n---\n\nYaprak üzerine.\n',
      ...Object.fromEntries(
        Array.from({ length: 24 }, (_, index) => [
          `docs/${index < 14 ? 'bahce' : 'orman'}/sayfa-${String(index).padStart(2, '0')}.md`,
          `# Sayfa ${index}\n\nYaprak ${index}.\n\n## Yaprak dökümü\n\nSonbaharda yaprak ${index}.\n`,
        ]),
      ),
    },
    'many',
  );

  test('come ten pages at a time, with the keyboard and in the address', async ({ page }) => {
    await page.goto(`${many.url}/search?q=yaprak`);
    const main = page.locator('main');
    const groups = main.locator('.search-group');
    await expect(groups).toHaveCount(10);
    await expect(main.getByRole('status')).toHaveText('49 results · 10 of 25 pages are shown.');
    await main.getByRole('button', { name: 'Show more' }).press('Enter');
    await expect(groups).toHaveCount(20);
    await expect(groups.nth(10).locator('a').first()).toBeFocused();
    await expect(main.getByRole('status')).toHaveText('49 results · 20 of 25 pages are shown.');
    await expect(page).toHaveURL(/\?q=yaprak&more=1$/);
    await page.reload();
    await expect(groups).toHaveCount(20);
    await main.getByRole('button', { name: 'Show more' }).click();
    await expect(groups).toHaveCount(25);
    await expect(main.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });

  test('are filtered by area and by category, from the beginning', async ({ page }) => {
    await page.goto(`${many.url}/search?q=yaprak&more=1`);
    const main = page.locator('main');
    await main.getByLabel('Category').selectOption({ label: 'orman (20)' });
    await expect(page).toHaveURL(/\?q=yaprak&category=orman$/);
    await expect(main.locator('.search-group')).toHaveCount(10);
    await expect(main.getByRole('status')).toHaveText('20 results');
    await page.goBack();
    await main.getByLabel('Where').selectOption({ label: 'Blog (1)' });
    await expect(main.locator('.search-group')).toHaveCount(1);
    await expect(main.getByRole('link', { name: 'Bir yazı' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form leads to the search page, which says what it needs', async ({ page }) => {
    await page.goto(at('/docs/giris'));
    await box(page).fill('ödeme');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/kok\/search\/?\?q=/);
    await expect(page.locator('main')).toContainText('Arama için JavaScript gerekir.');
    // A form that does nothing is not offered, nor are words about what to type there.
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('main .search-note')).toBeHidden();
  });
});

test('the button of the form is seen where colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(at('/search'));
  const [edge, canvas] = await page
    .locator('.search-submit')
    .evaluate((button) => [getComputedStyle(button).borderTopColor, getComputedStyle(document.body).backgroundColor]);
  await expect(page.locator('.search-submit')).toHaveCSS('border-top-width', '1px');
  expect(edge).not.toBe(canvas);
});

test('on a phone the box is a sheet of its own, and Cancel leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await searchFor(page, 'ödeme', at('/docs/giris'));
  await expect(options(page).first()).toBeVisible();
  const sheet = await page.locator('.search').boundingBox();
  expect(sheet).toMatchObject({ x: 0, y: 0, width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(options(page)).toHaveCount(0);
  expect((await page.locator('.search').boundingBox())?.width).toBeLessThan(60);
});

for (const mode of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`axe finds nothing in ${mode} mode at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      const check = async (what: string): Promise<void> => {
        const { violations } = await createAxe(page).analyze();
        const found = violations.map(({ id, nodes }) => `${what} ${id}: ${nodes.map(({ html }) => html).join(', ')}`);
        expect(found).toEqual([]);
      };
      await searchFor(page, 'ödeme', at('/docs/giris'));
      await expect(options(page).first()).toBeVisible();
      await check('hits');
      await box(page).fill('qqwwxx');
      await expect(page.locator('.search-panel')).toContainText('Sonuç bulunamadı.');
      await check('none');
      await page.goto(at('/search?q=ödeme'));
      await expect(page.locator('main').getByRole('link', { name: 'Kartla ödeme' })).toBeVisible();
      await check('page');
    });
  }
}

test('the dev server searches, too', async ({ page }) => {
  const dev = await startDev(siteDir('arama'));
  try {
    await page.goto(`${dev.url}/kok/docs/giris`);
    await box(page).click();
    await box(page).fill('siparis');
    await expect(options(page).filter({ hasText: 'Sipariş akışı' }).first()).toBeVisible();
  } finally {
    await dev.close();
  }
});
