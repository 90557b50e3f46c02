import { expect, test } from '../setup/fixtures.ts';
import { usePartsSite } from '../setup/parts-site.ts';

const base = usePartsSite();

test('closed once, the bar stays closed on every page and is never painted', async ({ page }) => {
  await page.goto(`${base()}/docs/giris`);
  const bar = page.locator('[data-announcement]');
  await expect(bar).toContainText('Bakım bu gece yapılacak.');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    'docusaurus.announcement.dismiss@/kok/': 'true',
    'docusaurus.announcement.id@/kok/': 'ilk-duyuru',
  });
  await page.locator('main a[rel=next]').click();
  await expect(page).toHaveURL(/\/docs\/bir\/a$/);
  await expect(bar).toBeHidden();
  await page.reload();
  // The mark stands before the body is there, so there is nothing that could flash.
  await expect(page.locator('html')).toHaveAttribute('data-announcement-closed', '');
  await expect(bar).toBeHidden();
});

test('an announcement with another id shows again', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.announcement.id', 'eski-duyuru');
  });
  await page.goto(`${base()}/docs/giris`);
  await expect(page.locator('[data-announcement]')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar shows, without a button that would do nothing', async ({ page }) => {
    await page.goto(`${base()}/docs/giris`);
    await expect(page.locator('[data-announcement]')).toBeVisible();
    await expect(page.locator('[data-announcement-close]')).toBeHidden();
  });
});
