import { expect, test } from '../setup/fixtures.ts';
import { useSite } from '../setup/use-site.ts';

const url = useSite('okur');

test('columns have titles and links of every kind, then logo and copyright', async ({ page }) => {
  await page.goto(`${url()}/docs/giris`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer-title')).toHaveText(['Belgeler', 'Başka']);
  await expect(footer.getByRole('link', { name: 'Giriş' })).toHaveAttribute('href', '/docs/giris');
  const away = footer.getByRole('link', { name: 'Kaynak' });
  await expect(away).toHaveAttribute('target', '_blank');
  await expect(away).toHaveAttribute('rel', /noopener/);
  await expect(footer.getByRole('link', { name: 'Ham bağ' })).toHaveAttribute('href', 'https://ornek.test/ham');
  await expect(footer.getByRole('link', { name: 'Yaprak' })).toHaveAttribute('href', '/');
  await expect(footer.locator('.footer-copyright b')).toHaveText('2024');
});

test('plain links stand in one row with middle dots between them', async ({ page }) => {
  await page.goto('/docs/intro');
  await expect(page.getByRole('contentinfo').locator('.footer-row')).toHaveText('Giriş · Günlük');
});

test('a short page has its footer at the bottom of the window', async ({ page }) => {
  await page.goto(`${url()}/hakkinda`);
  const box = await page.getByRole('contentinfo').boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBeGreaterThanOrEqual(800);
});
