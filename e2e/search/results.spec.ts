import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { box, options } from './search-site.ts';
import { useTinySite } from '../setup/use-site.ts';

/** What a result shows, what stands in place of one, and what is reported. */

const EVENTS = 'window.sent = []; window.searchEvents = (event) => window.sent.push(event);';
const site = useTinySite(
  {
    'package.json': '{"type":"module"}',
    'yaprak.config.mjs': `export default { title: 'Site', url: 'https://example.com', i18n: { defaultLocale: 'tr', locales: ['tr'] },
      search: { help: { label: '#sor', href: '/docs/kanal' }, events: { script: '/events.js' } } };`,
    'static/events.js': EVENTS,
    'docs/kanal.md': '# Kanallar\n\nNereye sorulur.\n',
    'docs/alarm.md':
      '---\nlast_reviewed: 2020-05-31\n---\n\n# Alarmlar\n\n| Alarm | Eşik |\n|---|---|\n| `DiskDolu` | yüzde 90 |\n\nÖnce bak. Sonra `systemctl restart api` çalıştır.\n',
    'docs/yeni.md': '---\nlast_reviewed: 2999-01-01\n---\n\n# Yeni\n\nKurye iadeyi kapıda alır.\n',
    'docs/ikiz.md':
      '# İkizler\n\n## İade\n\nMetin.\n\n### Örnek\n\nBirinci kavanoz.\n\n## İptal\n\nMetin.\n\n### Örnek\n\nİkinci kavanoz.\n',
  },
  'results',
);
test.use({ expectedErrors: [/favicon/] });

async function ask(page: Page, query: string): Promise<void> {
  if (!page.url().startsWith(`${site.url}`)) await page.goto(`${site.url}/docs/kanal`);
  await box(page).click();
  await box(page).fill(query);
}
const panel = (page: Page) => page.locator('.search-panel');
const sent = (page: Page, type: string) =>
  page.evaluate(
    (wanted) =>
      (Reflect.get(window, 'sent') as { type: string }[] | undefined)?.filter((event) => event.type === wanted),
    type,
  );

test('a row of a table is shown with the names of its columns, and code as code', async ({ page }) => {
  await ask(page, 'DiskDolu');
  const hit = options(page).first();
  await expect(hit.locator('.search-hit-text')).toHaveText('Alarm: DiskDolu · Eşik: yüzde 90');
  await expect(hit.locator('code mark')).toHaveText('DiskDolu');
  await ask(page, 'systemctl');
  await expect(options(page).first().locator('code')).toHaveText('systemctl restart api');
});

test('a page that was last reviewed long ago says so, another does not', async ({ page }) => {
  await ask(page, 'DiskDolu');
  await expect(panel(page).locator('time')).toHaveText('En son 31 Mayıs 2020 tarihinde gözden geçirildi');
  await ask(page, 'kurye');
  await expect(options(page).first()).toContainText('Yeni');
  await expect(panel(page).locator('time')).toHaveCount(0);
});

test('headings that a page has twice are told apart', async ({ page }) => {
  await ask(page, 'kavanoz');
  await expect(options(page).locator('.search-hit-title')).toHaveText(['İade › Örnek', 'İptal › Örnek']);
});

test('where nothing is found, related pages and the place to ask are, by keyboard, too', async ({ page }) => {
  await ask(page, '"kapıda kurye"');
  await expect(panel(page)).toContainText('Sonuç bulunamadı.');
  const group = panel(page).getByRole('group', { name: 'İlgili sayfalar' });
  await expect(group.getByRole('option')).toHaveText([/^Yeni/]);
  await expect(options(page).last()).toHaveText('Aradığınızı bulamadınız mı? #sor');
  await box(page).press('ArrowUp');
  await box(page).press('Enter');
  await expect(page).toHaveURL(`${site.url}/docs/kanal`);
  await page.goto(`${site.url}/search?q=${encodeURIComponent('"kapıda kurye"')}`);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'İlgili sayfalar' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Yeni/ })).toBeVisible();
  await main.getByRole('link', { name: /#sor/ }).click();
  await expect(page).toHaveURL(`${site.url}/docs/kanal`);
});

test('filters that leave nothing can be cleared', async ({ page }) => {
  await page.goto(`${site.url}/search?q=kurye&type=blog`);
  await page.locator('main').getByRole('button', { name: 'Süzgeçleri kaldır' }).click();
  await expect(page.locator('main').getByRole('link', { name: /^Yeni/ })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/search?q=kurye`);
});

test('queries that find nothing, and those asked again in other words, are reported', async ({ page }) => {
  await ask(page, 'qqwwxx');
  await expect.poll(() => sent(page, 'none')).toEqual([{ type: 'none', query: 'qqwwxx', objectIds: [] }]);
  await ask(page, 'kurye');
  await expect
    .poll(() => sent(page, 'reformulation'))
    .toEqual([{ type: 'reformulation', query: 'kurye', previous: 'qqwwxx', objectIds: ['/docs/yeni'] }]);
});

test('the search page reports, too', async ({ page }) => {
  await page.goto(`${site.url}/search?q=qqwwxx`);
  await expect.poll(() => sent(page, 'none')).toEqual([{ type: 'none', query: 'qqwwxx', objectIds: [] }]);
});

test('Shift+F1 shows why, until it is pressed again, and loads that only then', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await ask(page, 'iadeler');
  await expect(options(page).first()).toBeVisible();
  expect(loaded.filter((url) => url.includes('search-explanation'))).toEqual([]);
  await box(page).press('Shift+F1');
  await expect(panel(page).locator('.search-why').first()).toContainText('another form');
  await expect(box(page)).toHaveValue('iadeler');
  await ask(page, 'kurye');
  await expect(panel(page).locator('.search-why').first()).toContainText('kurye: the word itself, 1; content');
  await box(page).press('Shift+F1');
  await expect(panel(page).locator('.search-why')).toHaveCount(0);
});
