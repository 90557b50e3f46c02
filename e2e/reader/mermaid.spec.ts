import { expect, test } from '../setup/fixtures.ts';
import { usePartsSite } from '../setup/parts-site.ts';

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

    // Dates that would run into each other are left out.
    const dates = page.locator('.grid .tick text:visible');
    await expect(dates.first()).toBeAttached();
    const gaps = await dates.evaluateAll((texts) => {
      const boxes = texts.map((text) => text.getBoundingClientRect());
      return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
    });
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThan(0);

    // A drawing stays until the one in the other colours is there.
    await page.evaluate(() => {
      new MutationObserver(() => {
        const count = document.querySelectorAll('.drawing svg').length;
        document.body.dataset.fewest = String(Math.min(count, Number(document.body.dataset.fewest ?? 3)));
      }).observe(document.body, { childList: true, subtree: true });
    });
    const title = pie.locator('.pieTitleText');
    const light = await title.evaluate((element) => getComputedStyle(element).fill);
    await page.getByRole('button', { name: /dark and light/ }).click();
    await expect.poll(() => title.evaluate((element) => getComputedStyle(element).fill)).not.toBe(light);
    await expect.poll(() => page.evaluate(() => document.body.dataset.fewest)).toBe('3');
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
