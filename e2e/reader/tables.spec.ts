import type { Page } from '@playwright/test';
import { createAxe, expect, test } from '../setup/fixtures.ts';
import { useSite } from '../setup/use-site.ts';

const url = useSite('parts');

async function open(page: Page, { width }: { width: number }): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${url()}/kok/docs/tablolar`);
}

/** Tables whose text is wider than what shows it, and cells whose text runs over their edge. */
function findCut(page: Page): Promise<string[]> {
  return page.locator('.markdown table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const scroller = table.closest('.table-scroll') ?? table;
      const cells = [...table.querySelectorAll<HTMLElement>('tbody td')];
      const cut = cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
      return [
        ...(scroller.scrollWidth > scroller.clientWidth
          ? [
              `scrolls by ${scroller.scrollWidth - scroller.clientWidth} at ${innerWidth}: ${table.textContent.slice(0, 30)}`,
            ]
          : []),
        ...cut.map((cell) => `cut: ${cell.textContent}`),
      ];
    }),
  );
}

test('a table of three columns scrolls at no width', async ({ page }) => {
  for (const width of [560, 700, 1000, 1280]) {
    await open(page, { width });
    expect((await findCut(page)).filter((cut) => !cut.includes('Ocak'))).toEqual([]);
  }
});

for (const width of [390, 320]) {
  test(`at ${width} pixels no table scrolls and no word is cut`, async ({ page }) => {
    await open(page, { width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findCut(page)).toEqual([]);
  });
}

test('a wide table is stacked rows on a phone, with the names of its columns, and still a table', async ({ page }) => {
  await open(page, { width: 390 });
  const table = page.getByRole('table').filter({ hasText: 'cart_not_found' });
  const [first, second, third, empty] = await table
    .getByRole('row')
    .nth(1)
    .locator('td')
    .evaluateAll((cells) =>
      cells.map((cell) => ({
        top: cell.getBoundingClientRect().top,
        label: getComputedStyle(cell, '::before').content,
        shown: cell.checkVisibility(),
      })),
    );
  expect(first?.label).toContain('HTTP');
  expect(third?.label).toContain('Ne oldu');
  expect(second?.top).toBeGreaterThan(first?.top ?? 0);
  expect(empty?.shown).toBe(false);
  await expect(table.getByRole('columnheader')).toHaveText(['HTTP', 'code', 'Ne oldu', 'Ne yapılır']);
  await expect(table.getByRole('cell').nth(1)).toHaveText('cart_not_found');
});

test('a table of three short columns stays a table on a phone', async ({ page }) => {
  await open(page, { width: 390 });
  const tops = await page
    .getByRole('row')
    .filter({ hasText: 'orders:write' })
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('names in code and long words stay whole on a desktop where there is room, and break on a phone', async ({
  page,
}) => {
  const linesOf = (text: string): Promise<number> =>
    page
      .locator('td, th')
      .filter({ hasText: text })
      .first()
      .evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return Math.round(range.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(cell).lineHeight));
      });
  await open(page, { width: 1280 });
  for (const text of [
    'payment_session_used',
    'teslimatBolgesiDisinda',
    'addresses:read',
    '--out-dir <klasör>',
    'Değerlendirilemeyiş',
  ])
    expect(await linesOf(text), text).toBe(1);
  await open(page, { width: 320 });
  expect(await linesOf('teslimatBolgesiDisinda')).toBeGreaterThan(1);
});

test('a table that is too wide for a tablet says so, and scrolls by the keyboard', async ({ page }) => {
  await open(page, { width: 760 });
  const region = page.getByRole('region', { name: 'Geniş tablolar: Ocak' });
  // The last background but one is the edge on the right, the first two are what hides an edge at either end.
  const edges = await region.evaluate((element) => getComputedStyle(element).backgroundAttachment);
  expect(edges).toMatch(/^local, local, scroll, scroll/);
  await region.focus();
  await expect(region).toBeFocused();
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(20);
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
});

test('a table that fits takes no focus', async ({ page }) => {
  await open(page, { width: 1280 });
  await expect(page.locator('.table-scroll')).toHaveCount(8);
  await expect(page.locator('.table-scroll[tabindex]')).toHaveCount(1);
});

for (const width of [320, 760]) {
  test(`axe has nothing to say of tables at ${width} pixels`, async ({ page }) => {
    await open(page, { width });
    const { violations } = await createAxe(page).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join()}`)).toEqual(
      [],
    );
  });
}
