import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, isMarked, leave, markWindow, test as base } from '../setup/fixtures.ts';
import { copySite, startDev, type RunningSite } from '../setup/site-server.ts';

interface DevSite extends RunningSite {
  /** Replaces texts in a file of the copied site. */
  edit: (file: string, from: string | RegExp, to: string | ((found: string) => string)) => void;
  dir: string;
}

/** Each test edits its own copy of the site in three languages. The console must stay quiet: an island that does not match is reported there. */
const test = base.extend<{ dev: DevSite }>({
  dev: async ({ page }, use) => {
    const dir = copySite('diller');
    const running = await startDev(dir);
    const edit: DevSite['edit'] = (file, from, to) => {
      const path = join(dir, file);
      const replacement = typeof to === 'string' ? () => to : to;
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, replacement));
    };
    await use({ ...running, dir, edit });
    expect(running.isAlive(), running.output()).toBe(true);
    await leave(page);
    await running.close();
    rmSync(dir, { recursive: true, force: true });
  },
});

// Each language has modules of its own to load.
test.describe.configure({ timeout: 120_000 });

const button = (page: Page) => page.locator('[data-greeter]').getByRole('button');
/** The dev server's script comes in many files. A click before it runs is nobody's, as on any page. */
const greet = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => customElements.get('y-island') !== undefined);
  await button(page).click();
};
const DOCS = 'i18n/tr/docusaurus-plugin-content-docs/current';

test('serves all languages, with islands that match', async ({ page, dev }) => {
  for (const [path, heading, hello] of [
    ['/', 'Leaves of a tree', 'Hello Ada, said 1 times'],
    ['/tr/', 'Bir ağacın yaprakları', 'Merhaba Ada, 1 kez'],
    ['/ar/', 'أوراق شجرة', 'مرحبا Ada، 1 مرات'],
  ] as const) {
    await page.goto(dev.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await greet(page);
    await expect(button(page)).toHaveText(hello);
  }
  await page.goto(`${dev.url}/tr/docs/next/start/kurulum`);
  await page.locator('[data-chooser=locale] summary').click();
  await page.locator('[data-chooser=locale]').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${dev.url}/docs/next/start/install`);
  await page.waitForLoadState('networkidle');
  const missing = await page.request.get(`${dev.url}/tr/yok`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Sayfa bulunamadı');
  // A page that the language lacks is shown in the default one.
  const lacking = await page.request.get(`${dev.url}/tr/docs/next/notes`, { maxRedirects: 0 });
  expect(lacking.status()).toBe(302);
  expect(lacking.headers()['location']).toBe('/docs/next/notes');
  expect((await page.request.get(`${dev.url}/img/leaf.svg`)).status()).toBe(200);
});

test('an article that is one island matches too', async ({ page, dev }) => {
  await page.goto(`${dev.url}/tr/docs/next/reference/live`);
  await page.locator('[data-live]').click();
  await expect(page.locator('[data-live]')).toHaveText('1 kez basıldı');
  await expect(page.locator('article').getByRole('link', { name: 'installation' })).toHaveAttribute(
    'href',
    '/tr/docs/next/start/kurulum',
  );
});

test('shows an edited translation in its language, in place', async ({ page, context, dev }) => {
  const other = await context.newPage();
  for (const [tab, path] of [
    [page, '/tr/docs/next/intro'],
    [other, '/docs/next/intro'],
  ] as const) {
    await tab.goto(dev.url + path);
    await tab.waitForLoadState('networkidle');
    await markWindow(tab);
  }
  const before = await other.locator('main').innerHTML();
  dev.edit(`${DOCS}/intro.md`, 'Kareden sonrası.', 'Kareden sonrası yenidir.');
  await expect(page.getByText('Kareden sonrası yenidir.')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(await isMarked(other)).toBe(true);
  expect(await other.locator('main').innerHTML()).toBe(before);
  // An original shows where it is not translated.
  dev.edit('docs/intro.md', 'What is behind the hash.', 'What is new behind the hash.');
  await expect(other.getByText('What is new behind the hash.')).toBeVisible();
  await expect(page.getByText('Kareden sonrası yenidir.')).toBeVisible();
  expect(await isMarked(other)).toBe(true);
});

test('shows edited texts, of components, of the navbar and of sidebars', async ({ page, dev }) => {
  await page.goto(`${dev.url}/tr/`);
  await page.waitForLoadState('networkidle');
  dev.edit('i18n/tr/code.json', /yerinde|kez(?=")/g, (word) => (word === 'kez' ? 'kere' : 'dalında'));
  await expect(page.locator('[data-slogan]')).toHaveText('Her yaprak dalında');
  await greet(page);
  await expect(button(page)).toHaveText('Merhaba Ada, 1 kere');
  dev.edit('i18n/tr/docusaurus-theme-classic/navbar.json', 'Belgeler', 'Dokümanlar');
  await expect(page.locator('.navbar-left a').first()).toHaveText('Dokümanlar');
  await page.goto(`${dev.url}/tr/docs/next/start/kurulum`);
  await page.waitForLoadState('networkidle');
  dev.edit('i18n/tr/docusaurus-plugin-content-docs/current.json', '"Başlarken"', '"İlk adım"');
  await expect(page.locator('[data-region=sidebar]').getByRole('link', { name: 'İlk adım' })).toBeVisible();
});

test('follows a translation that comes and goes', async ({ page, dev }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const translation = join(dev.dir, DOCS, 'reference/colors.md');
  await page.goto(`${dev.url}/tr/docs/next/reference/colors`);
  await page.waitForLoadState('networkidle');
  mkdirSync(dirname(translation), { recursive: true });
  writeFileSync(translation, '# Renkler\n\nYeşil ve kırmızı.\n');
  await expect(heading).toHaveText('Renkler');
  await expect(page.locator('[data-region=sidebar]').getByRole('link', { name: 'Renkler' })).toBeVisible();
  rmSync(translation);
  await expect(heading).toHaveText('Colours');
});
