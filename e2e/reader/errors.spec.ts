import { expect, showUp, test } from '../setup/fixtures.ts';
import { useSite } from '../setup/use-site.ts';

test.describe('a home page under another path than it was built for', () => {
  test.use({ expectedErrors: [/ERR_|Failed to load/] });

  test('says so in plain HTML, and what the path should be', async ({ page, baseURL }) => {
    const html = await (await page.request.get('/')).text();
    await page.route('**/baska/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.route(/\/assets\//, (route) => route.abort());
    await page.goto(`${baseURL}/baska/`);
    const box = page.locator('#y-base-url');
    await expect(box).toBeVisible();
    await expect(box).toContainText('This site did not load properly.');
    await expect(box.locator('code').first()).toHaveText('/');
    await expect(box).toContainText('From this address it should be /baska/.');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('says so too', async ({ page }) => {
      await page.route(/\/assets\//, (route) => route.abort());
      await page.goto('/');
      await expect(page.locator('#y-base-url')).toContainText('It is configured as /.');
    });
  });
});

test('a home page that loads shows no such box', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#y-base-url')).toBeHidden();
});

test.describe('where the browser keeps nothing', () => {
  const url = useSite('parts');
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a warning is logged and everything works without saved settings', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await page.goto(`${url()}/kok/docs/giris`);
    expect(warnings.join('\n')).toContain('Browser storage is unavailable');
    await showUp(page);
    await page.locator('[data-color-mode-toggle]:visible').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('[data-announcement]')).toBeHidden();
    await page.locator('main a[rel=next]').click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Bir A');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('[data-announcement]')).toBeHidden();
    await page.locator('[data-chooser=version] summary').click();
    await page.locator('[data-chooser=version] a').click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Giriş');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
