import { expect, test } from '../setup/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('a page reads whole: title, text, code, table, admonition, task list, footer', async ({ page }) => {
  await page.goto('/docs/intro');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Giriş' })).toBeVisible();
  await expect(main.getByText('Sipariş akışı, müşterinin').first()).toBeVisible();
  await expect(main.locator('pre').first()).toContainText('npm start');
  await expect(main.getByRole('cell', { name: 'Kurye' })).toBeVisible();
  await expect(main.getByText('Bu kutu JavaScript olmadan da okunur.')).toBeVisible();
  await expect(main.getByText('Bilgi notu')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Deneme 2024');
});

test('links of the text and of the neighbours lead on', async ({ page }) => {
  await page.goto('/docs/intro');
  await page.locator('main').getByRole('link', { name: 'birinci rehberde' }).click();
  await expect(page).toHaveURL(/\/docs\/rehber\/birinci$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birinci rehber');
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL(/\/docs\/rehber\/ikinci$/);
  await page.locator('a[rel=prev]').click();
  await expect(page).toHaveURL(/\/docs\/rehber\/birinci$/);
});

test('the sidebar marks the page, and a closed category is a link into it', async ({ page }) => {
  await page.goto('/docs/intro');
  const sidebar = page.locator('[data-region=sidebar]');
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Giriş');
  await expect(sidebar.getByRole('link', { name: 'Altta iki' })).toHaveCount(0);
  await sidebar.getByRole('link', { name: 'Derin' }).click();
  await expect(page).toHaveURL(/\/docs\/derin\//);
  await expect(sidebar.getByRole('link', { name: 'Derinde bir' })).toBeVisible();
});

test('the table of contents jumps to its heading', async ({ page }) => {
  await page.goto('/docs/intro');
  await page.locator('nav.table-of-contents').getByRole('link', { name: 'Son bölüm' }).click();
  await expect(page).toHaveURL(/#son$/);
  await expect(page.locator('#son')).toBeInViewport();
});

test('every tab panel is readable with its label', async ({ page }) => {
  await page.goto('/docs/sekmeler');
  for (const text of [
    'Linux için yönerge.',
    'macOS için yönerge.',
    'Windows için yönerge.',
    'TypeScript metni.',
    'Go metni.',
  ]) {
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  }
});

test('islands show what the server drew', async ({ page }) => {
  await page.goto('/docs/adalar/yuvalar');
  await expect(page.locator('[data-panel=dis]')).toContainText('Paneli çevir');
  await expect(page.locator('[data-sayac=ic]')).toHaveText('Sayaç: 0');
  await page.goto('/docs/adalar/satir-ici');
  await expect(page.locator('[data-canli]')).toHaveText('Tıklandı: 0');
});

test('navbar, home page, blog and standalone page are reachable', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Belgelere geç' }).click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await page.getByRole('banner').getByRole('link', { name: 'Günlük' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'İkinci yazı' })).toBeVisible();
  await page.getByRole('heading', { name: 'İlk yazı' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'İlk yazı' })).toBeVisible();
  await page.goto('/hakkinda');
  await expect(page.getByText('Tek başına duran bir sayfa.')).toBeVisible();
});

test('on a phone the menu opens without script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/docs/intro');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Günlük' })).toBeHidden();
  // A page with a sidebar opens that first, and the sidebar leads back to the menu.
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.locator('[data-region=sidebar]').getByRole('link', { name: 'Rehber' })).toBeInViewport();
  await page.getByRole('button', { name: '← Back to main menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Günlük' })).toBeInViewport();
  await page.goto('/hakkinda');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Günlük' })).toBeInViewport();
});
