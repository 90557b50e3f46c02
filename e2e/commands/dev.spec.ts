import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, isMarked, leave, markWindow, test as base } from '../setup/fixtures.ts';
import { copySite, startDev, type RunningSite } from '../setup/site-server.ts';

interface DevSite extends RunningSite {
  /** Rewrites a file of the copied site. */
  edit: (file: string, change: (text: string) => string) => void;
  dir: string;
}

/** Each test edits its own copy of the site, so that what one breaks no other sees. */
const test = base.extend<{ dev: DevSite }>({
  // A broken module makes the browser log errors; what matters here is what the author sees.
  expectedErrors: [/.*/],
  dev: async ({ page }, use) => {
    const dir = copySite('basic');
    const running = await startDev(dir);
    const edit: DevSite['edit'] = (file, change) => {
      const path = join(dir, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    };
    await use({ ...running, dir, edit });
    expect(running.isAlive(), running.output()).toBe(true);
    await leave(page);
    await running.close();
    rmSync(dir, { recursive: true, force: true });
  },
});

const overlay = (page: Page) => page.locator('yaprak-overlay');
const sidebar = (page: Page) => page.locator('[data-region=sidebar]');

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await markWindow(page);
}

test('saving a page shows in place and keeps the scroll position', async ({ page, dev }) => {
  await open(page, `${dev.url}/docs/rehber/birinci`);
  await page.evaluate(() => window.scrollTo(0, 600));
  dev.edit('docs/rehber/birinci.md', (text) => text.replace('## Uzak bölüm', '## Yenilenmiş bölüm'));
  await expect(page.getByRole('heading', { name: 'Yenilenmiş bölüm' })).toHaveCount(1);
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(600);
  expect(await isMarked(page)).toBe(true);
});

test('a component hot-reloads with its state', async ({ page, dev }) => {
  await open(page, `${dev.url}/docs/adalar/ilkeler`);
  const counter = page.locator('[data-sayac=hemen]');
  await expect(page.locator('y-island').filter({ has: counter })).toHaveAttribute('data-hydrated', /.*/);
  await counter.click();
  await counter.click();
  await expect(counter).toHaveText('Sayaç: 2');
  dev.edit('src/components/Sayac.tsx', (text) => text.replace('Sayaç:', 'Yeni sayaç:'));
  await expect(counter).toHaveText('Yeni sayaç: 2');
  expect(await isMarked(page)).toBe(true);
});

test('a pure component shows its change', async ({ page, dev }) => {
  await open(page, `${dev.url}/docs/adalar/sade`);
  dev.edit('src/components/Kutu.tsx', (text) => text.replace('<strong>', '<strong data-yeni>'));
  await expect(page.locator('[data-kutu] [data-yeni]')).toHaveText('Saf bileşen');
});

test('adding, renaming and removing a page update the sidebar', async ({ page, dev }) => {
  await open(page, `${dev.url}/docs/rehber/birinci`);
  const link = (name: string) => sidebar(page).getByRole('link', { name });
  writeFileSync(join(dev.dir, 'docs/rehber/dorduncu.md'), '# Dördüncü rehber\n\nYeni yaprak.\n');
  await expect(link('Dördüncü rehber')).toHaveAttribute('href', '/docs/rehber/dorduncu');
  renameSync(join(dev.dir, 'docs/rehber/dorduncu.md'), join(dev.dir, 'docs/rehber/besinci.md'));
  await expect(link('Dördüncü rehber')).toHaveAttribute('href', '/docs/rehber/besinci');
  await link('Dördüncü rehber').click();
  await expect(page.getByText('Yeni yaprak.')).toBeVisible();
  await page.goto(`${dev.url}/docs/rehber/birinci`);
  rmSync(join(dev.dir, 'docs/rehber/besinci.md'));
  await expect(link('Dördüncü rehber')).toHaveCount(0);
  expect((await page.request.get(`${dev.url}/docs/rehber/besinci`)).status()).toBe(404);
});

test('a broken page shows an overlay with file and line, and recovers', async ({ page, dev }) => {
  await open(page, `${dev.url}/docs/adalar/sade`);
  dev.edit('docs/adalar/sade.mdx', (text) => `${text}\n<Kutu>\n\nkapanmayan\n`);
  await expect(overlay(page)).toContainText('docs/adalar/sade.mdx');
  await expect(overlay(page)).toContainText(/sade\.mdx:\d+/);
  // Other pages go on working.
  expect((await page.request.get(`${dev.url}/docs/intro`)).status()).toBe(200);
  dev.edit('docs/adalar/sade.mdx', (text) => text.replace('\n<Kutu>\n\nkapanmayan\n', '\nOnarıldı.\n'));
  await expect(page.getByText('Onarıldı.')).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});

test('a page that is broken when first asked for shows the overlay too', async ({ page, dev }) => {
  dev.edit('docs/intro.md', (text) => text.replace('sidebar_position: 1', 'sidebar_position: [1'));
  await page.goto(`${dev.url}/docs/intro`);
  await expect(overlay(page)).toContainText('docs/intro.md');
  dev.edit('docs/intro.md', (text) => text.replace('sidebar_position: [1', 'sidebar_position: 1'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giriş');
  await expect(overlay(page)).toHaveCount(0);
});

test('a component that throws shows an overlay and recovers', async ({ page, dev }) => {
  await open(page, `${dev.url}/docs/adalar/sade`);
  dev.edit('src/components/Kutu.tsx', (text) =>
    text.replace('  return (', "  if (baslik) throw new Error('kutu kırıldı');\n  return ("),
  );
  await expect(overlay(page)).toContainText('kutu kırıldı');
  dev.edit('src/components/Kutu.tsx', (text) => text.replace("  if (baslik) throw new Error('kutu kırıldı');\n", ''));
  await expect(page.locator('[data-kutu]')).toContainText('Kutunun içi.');
  await expect(overlay(page)).toHaveCount(0);
});

test('a component with a syntax error shows an overlay and recovers', async ({ page, dev }) => {
  await open(page, `${dev.url}/docs/adalar/sade`);
  dev.edit('src/components/Kutu.tsx', (text) => text.replace('</section>', '</section'));
  await expect(overlay(page)).toContainText('Kutu.tsx');
  dev.edit('src/components/Kutu.tsx', (text) => text.replace('</section', '</section>'));
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('[data-kutu]')).toContainText('Kutunun içi.');
});

test('a broken island shows the same overlay, which Escape hides and a fix removes', async ({ page, dev }) => {
  const island = 'src/components/Sayac.tsx';
  await open(page, `${dev.url}/docs/adalar/ilkeler`);
  dev.edit(island, (text) => text.replace('</button>', '</button'));
  await expect(overlay(page)).toContainText(/^Error in src\/components\/Sayac\.tsx/m);
  await expect(overlay(page)).toContainText(/Sayac\.tsx:\d+:\d+/);
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await expect(overlay(page).getByRole('alertdialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  dev.edit(island, (text) => `${text}\n`);
  await expect(overlay(page)).toHaveCount(1);
  dev.edit(island, (text) => text.replace('</button', '</button>'));
  await expect(overlay(page)).toHaveCount(0);
});

test('an island that crashes in the browser shows the overlay with the line that threw', async ({ page, dev }) => {
  const crash = `if (sayi > 0) throw new Error('Ada battı', { cause: new Error('Su aldı') });\n  return (`;
  dev.edit('src/components/Sayac.tsx', (text) => text.replace('return (', crash));
  await open(page, `${dev.url}/docs/adalar/ilkeler`);
  const counter = page.locator('[data-sayac=hemen]');
  await expect(page.locator('y-island').filter({ has: counter })).toHaveAttribute('data-hydrated', /.*/);
  await counter.click();
  await expect(overlay(page).getByRole('heading')).toHaveText('Error in src/components/Sayac.tsx');
  await expect(overlay(page).locator('pre')).toContainText('Su aldı');
  await expect(overlay(page).locator('.y-place')).toHaveText(/^ {2}src\/components\/Sayac\.tsx:\d+:\d+$/);
  await expect(overlay(page).locator('pre')).toContainText(`throw new Error('Ada battı'`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('Ada battı');
});

test('a broken link shows in the terminal once and as a badge, until it is fixed', async ({ page, dev }) => {
  await open(page, `${dev.url}/docs/intro`);
  await expect(page.locator('yaprak-links')).toHaveCount(0);
  dev.edit('docs/intro.md', (text) => `${text}\n[bozuk](/docs/rehber/birinciii)\n`);
  const badge = page.locator('yaprak-links');
  await expect(badge).toContainText('1 broken link');
  await badge.locator('summary').press('Enter');
  await expect(badge.locator('code')).toHaveText(/^docs\/intro\.md:\d+:\d+$/);
  await expect(badge.locator('li')).toContainText('Did you mean /docs/rehber/birinci?');
  await page.reload();
  await expect(badge).toContainText('1 broken link');
  const reports = () => dev.output().match(/there is no page or file at \/docs\/rehber\/birinciii/g)?.length;
  expect(reports()).toBe(1);
  await page.getByRole('link', { name: 'birinci rehberde' }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Birinci rehber');
  await expect(badge).toHaveCount(0);
  await page.goBack();
  await expect(badge).toContainText('1 broken link');
  dev.edit('docs/intro.md', (text) => text.replace('birinciii', 'birinci'));
  await expect(badge).toHaveCount(0);
});

test('the badge has every link of the page that leads nowhere, however it is written', async ({ page, dev }) => {
  const added =
    '\n[a](/yok-bir) [b](/yok-bir) [c](./yok-iki.md) [d](#yok-uc) <a href="/yok-dort">e</a> ![f](./yok.png)\n';
  dev.edit('docs/intro.md', (text) => text + added);
  await open(page, `${dev.url}/docs/intro`);
  const badge = page.locator('yaprak-links');
  await expect(badge).toContainText('6 broken links');
  await badge.locator('summary').press('Enter');
  for (const name of ['yok-bir', 'yok-iki.md', 'yok-uc', 'yok-dort', 'yok.png'])
    await expect(badge.locator('li').filter({ hasText: name }).first()).toBeVisible();
  for (const place of await badge.locator('code').allTextContents()) expect(place).toMatch(/^docs\/intro\.md:\d+:\d+$/);
});

test('a config change shows, a wrong key or a throw shows an overlay and recovers', async ({ page, dev }) => {
  await open(page, `${dev.url}/docs/intro`);
  dev.edit('yaprak.config.mjs', (text) => text.replace("title: 'Deneme'", "title: 'Yeni ad'"));
  await expect(page.getByRole('banner')).toContainText('Yeni ad');
  dev.edit('yaprak.config.mjs', (text) => text.replace('tagline:', 'taglin:'));
  await expect(overlay(page)).toContainText('taglin');
  await expect(overlay(page)).toContainText('tagline');
  dev.edit('yaprak.config.mjs', (text) => `throw new Error('ayar bozuk');\n${text.replace('taglin:', 'tagline:')}`);
  await expect(overlay(page)).toContainText('ayar bozuk');
  dev.edit('yaprak.config.mjs', (text) => text.replace("throw new Error('ayar bozuk');\n", ''));
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giriş');
});

test('an old address of the config leads to its page', async ({ page, dev }) => {
  await page.goto(`${dev.url}/çok eski`);
  await expect(page).toHaveURL(`${dev.url}/docs/intro`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giriş');
});
