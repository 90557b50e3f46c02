import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, isMarked, loadsReact, markWindow, recordScripts, test as base } from '../setup/fixtures.ts';
import { buildSite, copySite, serveSite } from '../setup/site-server.ts';

/** The site in three languages, built and served once for the tests of a worker that read it. */
const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
    async ({}, use) => {
      const dir = copySite('diller');
      const out = await buildSite(dir);
      const served = await serveSite(dir, out);
      await use(served.url);
      await served.close();
      for (const folder of [dir, dirname(out)]) rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const menu = (page: Page) => page.locator('[data-chooser=locale]');
const greeter = (page: Page) => page.locator('[data-greeter]');
const button = (page: Page) => greeter(page).getByRole('button');
const hydrated = /.*/;
const text = (page: Page) => page.locator('article').first();

async function choose(page: Page, language: string): Promise<void> {
  await menu(page).locator('summary').click();
  await menu(page).getByText(language, { exact: true }).last().click();
}

/** Files with texts of a language that a page asks for, from now on. */
function recordLanguages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/language/')) asked.push(pathname);
  });
  return asked;
}

test('the menu of languages keeps the page, the query and the hash', async ({ page, site }) => {
  await page.goto(`${site}/docs/intro?q=1#details`);
  await expect(menu(page).locator('summary')).toHaveText(/English/);
  await choose(page, 'Türkçe');
  await expect(page).toHaveURL(`${site}/tr/docs/intro?q=1#details`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr-TR');
  await choose(page, 'العربية');
  await expect(page).toHaveURL(`${site}/ar/docs/intro?q=1#details`);
  await choose(page, 'English');
  await expect(page).toHaveURL(`${site}/docs/intro?q=1#details`);
});

test('it leads to the address that the page has in the other language', async ({ page, site }) => {
  await page.goto(`${site}/docs/next/start/install`);
  await choose(page, 'Türkçe');
  await expect(page).toHaveURL(`${site}/tr/docs/next/start/kurulum`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kurulum');
  await choose(page, 'English');
  await expect(page).toHaveURL(`${site}/docs/next/start/install`);
});

test('it leads to the start of a language that lacks the page', async ({ page, site }) => {
  await page.goto(`${site}/docs/next/notes`);
  await choose(page, 'Türkçe');
  await expect(page).toHaveURL(`${site}/tr/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bir ağacın yaprakları');
});

test('it knows the page that was come to without a full load', async ({ page, site }) => {
  await page.goto(`${site}/docs/next/intro`);
  await markWindow(page);
  await text(page).getByRole('link', { name: 'installation' }).click();
  await expect(page).toHaveURL(`${site}/docs/next/start/install`);
  expect(await isMarked(page)).toBe(true);
  // The address changes first. The page that follows brings a navbar of its own, with its menu closed.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await choose(page, 'Türkçe');
  await expect(page).toHaveURL(`${site}/tr/docs/next/start/kurulum`);
});

test('at 996 pixels and below it is called languages, above by the language', async ({ page, site }) => {
  for (const [path, narrow, wide] of [
    ['/', 'Languages', 'English'],
    ['/tr/', 'Diller', 'Türkçe'],
    ['/ar/', 'اللغات', 'العربية'],
  ] as const) {
    await page.setViewportSize({ width: 996, height: 800 });
    await page.goto(site + path);
    await page.locator('.navbar-toggle').click();
    const label = menu(page).locator('summary');
    await expect(label.getByText(narrow)).toBeVisible();
    await expect(label.getByText(wide)).toBeHidden();
    await label.click();
    await expect(menu(page).getByRole('link', { name: 'Türkçe' })).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    // The menu closes, and its entry in the history goes with it.
    await page.waitForFunction(() => !(history.state as { drawer?: boolean } | null)?.drawer);
    await page.goto(site + path);
    await expect(label.getByText(wide)).toBeVisible();
    await expect(label.getByText(narrow)).toBeHidden();
  }
});

test('going to another language loads the page anew, and its islands speak that language', async ({ page, site }) => {
  // The address changes before the page does.
  const isIn = (language: string) => expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.goto(`${site}/`);
  await button(page).click();
  await expect(button(page)).toHaveText('Hello Ada, said 1 times');
  await markWindow(page);
  await choose(page, 'Türkçe');
  await isIn('tr-TR');
  await expect(page).toHaveURL(`${site}/tr/`);
  expect(await isMarked(page)).toBe(false);
  await button(page).click();
  await expect(button(page)).toHaveText('Merhaba Ada, 1 kez');
  await choose(page, 'العربية');
  await isIn('ar');
  await button(page).click();
  await expect(button(page)).toHaveText('مرحبا Ada، 1 مرات');
  // So does going back, and following any other link between two languages.
  await page.goBack();
  await isIn('tr-TR');
  await expect(page).toHaveURL(`${site}/tr/`);
  await button(page).click();
  await expect(button(page)).toHaveText(/^Merhaba Ada, \d kez$/);
  await markWindow(page);
  await page.locator('main h1').evaluate((heading) => (heading.innerHTML = '<a href="/help">Help</a>'));
  await page.locator('main h1 a').click();
  await isIn('en');
  await expect(page).toHaveURL(`${site}/help`);
  expect(await isMarked(page)).toBe(false);
  await button(page).click();
  await expect(button(page)).toHaveText('Hello Mai, said 1 times');
});

test('pages of one language are swapped, and islands go on speaking it', async ({ page, site }) => {
  await page.goto(`${site}/tr/about`);
  await markWindow(page);
  await text(page).getByRole('link', { name: 'Yardım' }).click();
  await expect(page).toHaveURL(`${site}/tr/help`);
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator('y-island')).toHaveAttribute('data-hydrated', hydrated);
  await expect(greeter(page)).toContainText('Bu parça uzanınca uyanır.');
  await expect(greeter(page).getByRole('link')).toHaveAttribute('href', '/tr/docs/intro');
  await button(page).click();
  await expect(button(page)).toHaveText('Merhaba Mai, 1 kez');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an island is in the language of its page', async ({ page, site }) => {
    await page.goto(`${site}/tr/`);
    await expect(button(page)).toHaveText('Merhaba de');
    await expect(greeter(page)).toContainText('Bu parça uzanınca uyanır.');
    await expect(greeter(page).getByRole('link', { name: 'Devamını oku' })).toHaveAttribute('href', '/tr/docs/intro');
  });
});

test('an article that is one island keeps the words and links of its page', async ({ page, site }) => {
  for (const [path, words, link] of [
    ['/docs/next/reference/live', 'Pressed 1 times', '/docs/next/start/install'],
    ['/tr/docs/next/reference/live', '1 kez basıldı', '/tr/docs/next/start/kurulum'],
  ] as const) {
    await page.goto(site + path);
    await expect(page.locator('y-island')).toHaveAttribute('data-hydrated', hydrated);
    await page.locator('[data-live]').click();
    await expect(page.locator('[data-live]')).toHaveText(words);
    await expect(text(page).getByRole('link', { name: 'installation' })).toHaveAttribute('href', link);
    // Its text is in English in both, and so is the title of a box in it.
    await expect(page.locator('.admonition-box-heading')).toHaveText('note');
  }
});

test('texts of a language are loaded only where an island of that language wakes up', async ({ page, site }) => {
  const asked = recordLanguages(page);
  const scripts = recordScripts(page);
  await page.goto(`${site}/`);
  await button(page).click();
  await expect(button(page)).toHaveText('Hello Ada, said 1 times');
  await page.waitForLoadState('networkidle');
  expect(loadsReact(scripts)).toBe(true);
  expect(asked).toEqual([]);
  await page.goto(`${site}/tr/docs/intro`);
  await page.waitForLoadState('networkidle');
  await page.goto(`${site}/tr/`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await button(page).click();
  await expect(button(page)).toHaveText('Merhaba Ada, 1 kez');
  expect(asked).toEqual([expect.stringContaining('/tr-')]);
});

test('a language from right to left has its page the other way round', async ({ page, site }) => {
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return { left: box?.x ?? NaN, right: (box?.x ?? NaN) + (box?.width ?? NaN) };
  };
  await page.goto(`${site}/docs/next/intro`);
  expect((await boxOf('[data-region=sidebar]')).right).toBeLessThanOrEqual((await boxOf('article')).left);
  expect((await boxOf('.navbar-brand')).right).toBeLessThanOrEqual((await boxOf('.navbar-right')).left);
  await page.goto(`${site}/ar/docs/next/intro`);
  expect((await boxOf('[data-region=sidebar]')).left).toBeGreaterThanOrEqual((await boxOf('article')).right);
  expect((await boxOf('nav.toc')).right).toBeLessThanOrEqual((await boxOf('article')).left);
  expect((await boxOf('.navbar-brand')).left).toBeGreaterThanOrEqual((await boxOf('.navbar-right')).right);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await menu(page).locator('summary').click();
  const { left, right } = await boxOf('[data-chooser=locale] .dropdown-menu');
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(1280);
});

test('a text that is not translated still runs in the direction of its own language', async ({ page, site }) => {
  await page.goto(`${site}/ar/docs/next/intro`);
  await expect(text(page).getByRole('heading', { level: 2 })).toHaveCSS('direction', 'ltr');
  await page.goto(`${site}/ar/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl');
});

test('an address without a page answers in the language it is in', async ({ page, site }) => {
  for (const [path, title] of [
    ['/none', 'Page Not Found'],
    ['/tr/docs/none', 'Sayfa bulunamadı'],
  ] as const) {
    const answer = await page.request.get(site + path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(title);
  }
});

test('a page that a language lacks is shown in the default one', async ({ page, site }) => {
  await page.goto(`${site}/tr/docs/next/notes`);
  await expect(page).toHaveURL(`${site}/docs/next/notes`);
});
