import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

const tabs = (page: Page, index: number) => page.locator('[data-tabs]').nth(index);
const tab = (page: Page, index: number, name: string) => tabs(page, index).getByRole('tab', { name });

test('one panel shows, the default first, and a click changes it', async ({ page }) => {
  await page.goto('/docs/sekmeler');
  await expect(tab(page, 0, 'Windows')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Windows için yönerge.')).toBeVisible();
  await expect(page.getByText('Linux için yönerge.')).toBeHidden();
  await tab(page, 0, 'Linux').click();
  await expect(page.getByText('Linux için yönerge.')).toBeVisible();
  await expect(page.getByText('Windows için yönerge.')).toBeHidden();
});

test('arrow keys move between tabs and only the selected one is in the tab order', async ({ page }) => {
  await page.goto('/docs/sekmeler');
  await tab(page, 0, 'Windows').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 0, 'Linux')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 0, 'macOS')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab(page, 0, 'macOS')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('macOS için yönerge.')).toBeVisible();
  await expect(tab(page, 0, 'Linux')).toHaveAttribute('tabindex', '-1');
  await expect(tab(page, 0, 'macOS')).toHaveAttribute('tabindex', '0');
});

test('tabs that an island around them has drawn anew work', async ({ page }) => {
  await page.goto('/docs/sekmeler');
  await expect(tabs(page, 0)).toHaveAttribute('data-started', '');
  await tabs(page, 0).evaluate((element) => element.replaceWith(element.cloneNode(true)));
  await tab(page, 0, 'Linux').click();
  await expect(page.getByText('Linux için yönerge.')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Windows için yönerge.')).toBeVisible();
});

test('tabs of one group change together and are remembered', async ({ page }) => {
  await page.goto('/docs/sekmeler');
  await tab(page, 0, 'macOS').click();
  await expect(tab(page, 1, 'macOS')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('İkinci macOS metni.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.sistem'))).toBe('mac');
  await page.reload();
  await expect(tab(page, 0, 'macOS')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 1, 'macOS')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 0, 'Windows').click();
  await expect(tab(page, 1, 'macOS')).toHaveAttribute('aria-selected', 'true');
});

test('a query string chooses the tab, and choosing one writes it', async ({ page }) => {
  await page.goto('/docs/sekmeler?dil=go');
  await expect(tab(page, 2, 'Go')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Go metni.')).toBeVisible();
  await tab(page, 2, 'TypeScript').click();
  await expect(page).toHaveURL(/\?dil=ts$/);
});

test('in forced colours the selected tab alone is underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/docs/sekmeler');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const widths = await tabs.evaluateAll((all) =>
    all.map((tab) => [tab.getAttribute('aria-selected'), getComputedStyle(tab).borderBlockEndWidth]),
  );
  expect(widths.filter(([, width]) => width !== '0px')).toEqual([['true', '2px']]);
});
