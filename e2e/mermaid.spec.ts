import { expect, test } from './fixtures.ts';
import { usePartsSite } from './parts-site.ts';

const base = usePartsSite();

test.describe('a page with diagrams of other kinds', () => {
  test.use({ expectedErrors: [/Mermaid cannot draw a diagram of this page/] });

  test('Mermaid itself draws what the build does not, in the colours of the page', async ({ page }) => {
    await page.goto(`${base()}/docs/mermaid`);
    const pie = page.getByRole('img', { name: 'Diagram: Kanallar' });
    await expect(pie.locator('svg')).toBeVisible();
    await expect(pie).toContainText('Pazaryeri');
    await expect(page.getByRole('img', { name: 'Diagram: Plan' }).locator('svg')).toBeAttached();
    await expect(page.locator('.drawing svg')).toHaveCount(3);
    // The source is closed once there is a drawing, and stays where there is none.
    await expect(page.locator('figure.mermaid details[open]')).toHaveCount(1);
    await expect(page.locator('figure.mermaid details[open] code')).toContainText('bu olmaz');

    const title = pie.locator('.pieTitleText');
    const light = await title.evaluate((element) => getComputedStyle(element).fill);
    await page.getByRole('button', { name: /dark and light/ }).click();
    await expect.poll(() => title.evaluate((element) => getComputedStyle(element).fill)).not.toBe(light);
  });
});

test('no page loads Mermaid that has nothing for it to draw', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${base()}/docs/bloklar`);
  await expect(page.locator('.drawing svg').first()).toBeVisible();
  await page.mouse.wheel(0, 4000);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /(?:mermaid-|diagrams-).*js$/.test(url))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the source of such a diagram is readable', async ({ page }) => {
    await page.goto(`${base()}/docs/mermaid`);
    await expect(page.getByText('pie title Kanallar')).toBeVisible();
  });
});
