import { expect, test } from '../setup/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/docs/kod');
});

test('blocks are highlighted at build time, with title, marked line and numbers', async ({ page }) => {
  const blocks = page.locator('.code-block');
  await expect(blocks.first().locator('.code-block-title')).toHaveText('src/sepet.ts');
  await expect(blocks.first().locator('.token.keyword').first()).toHaveText('const');
  await expect(blocks.first().locator('.theme-code-block-highlighted-line')).toHaveCount(2);
  await expect(blocks.first()).not.toContainText('highlight-start');
  await expect(blocks.nth(2).locator('.codeLinesWithNumbering')).toHaveCount(1);
});

test('copy puts the bare code on the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = page.locator('.code-block').nth(2);
  await block.hover();
  await block.locator('[data-code-copy]').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('{\n  "ad": "sepet",\n  "adet": 3\n}');
});

test('wrap is offered only where a line runs over, and wraps it', async ({ page }) => {
  const [short, long] = [page.locator('.code-block').first(), page.locator('.code-block').nth(1)];
  await short.hover();
  await expect(short.locator('[data-code-wrap]')).toBeHidden();
  const overflow = () => long.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await long.hover();
  await long.locator('[data-code-wrap]').click();
  await expect.poll(overflow).toBeLessThanOrEqual(1);
  await long.locator('[data-code-wrap]').click();
  await expect.poll(overflow).toBeGreaterThan(0);
});

test('the page itself never scrolls sideways, on a phone either', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBeLessThanOrEqual(0);
});

for (const width of [1280, 390]) {
  test(`the buttons never cover code, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const covered = await page.locator('.code-block').evaluateAll(
      (blocks) =>
        blocks.filter((block) => {
          const code = block.querySelector('pre')?.getBoundingClientRect();
          return [...block.querySelectorAll<HTMLElement>('button')].some((button) => {
            button.hidden = false;
            const { bottom } = button.getBoundingClientRect();
            return !code || bottom > code.top + 1;
          });
        }).length,
    );
    expect(covered).toBe(0);
    await expect(page.locator('[data-code-copy]').first()).toBeVisible();
  });
}

test('the colour of a line that is added or removed reaches both edges, scrolled sideways too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const pre = page.locator('.language-diff pre');
  expect(await pre.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(0);
  for (const left of [0, 10_000]) {
    const gaps = await pre.evaluate((element, to) => {
      element.scrollLeft = to;
      const box = element.getBoundingClientRect();
      return [...element.querySelectorAll('.code-line-added,.code-line-removed')].map((line) => {
        const { left: start, right: end } = line.getBoundingClientRect();
        return Math.max(start - box.left, box.right - end);
      });
    }, left);
    expect(gaps).toHaveLength(2);
    for (const gap of gaps) expect(gap).toBeLessThanOrEqual(1);
  }
});

test('a comment that marks a line is not copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = page.locator('.code-block', { has: page.locator('.code-line-error') });
  await block.locator('[data-code-copy]').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('const adet = 0;\nsepet.bol(adet);');
});

test('code runs from left to right on a page that does not', async ({ page }) => {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const code of ['main pre', 'main pre > code'])
    await expect(page.locator(code).first()).toHaveCSS('direction', 'ltr');
});

test('a marked line has its edge where colours are the reader’s', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const line = page.locator('.theme-code-block-highlighted-line').first();
  await expect(line).toHaveCSS('border-inline-start-width', '3px');
});
