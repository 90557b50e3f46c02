import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, leave, test } from '../setup/fixtures.ts';
import { DENEME, FILES, SAYAC } from './mdx-site.ts';
import { serveSite, startDev, type RunningSite } from '../setup/site-server.ts';
import { createTinySite, type TinySite } from '../setup/tiny-site.ts';

let site: TinySite;
// The tests may be run one by one, each between these two.
test.beforeAll(() => {
  site = createTinySite(FILES);
  site.write({});
});
test.afterAll(() => site.remove());

async function expectWhole(page: Page, running: RunningSite): Promise<void> {
  await page.goto(`${running.url}/`);
  await expect(page.locator('[data-yer]')).toHaveText('/');
  await expect(page.locator('.code-block .token').first()).toHaveText('export');
  await expect(page.locator('[data-svg] circle')).toHaveCount(1);
  await expect(page.locator('[data-selam].a.b')).toHaveText('Merhaba Ayşe, hoş geldin!');
  await expect(page.locator('.markdown code:not(pre *)')).toHaveText('elde');
  await expect(page.locator('mark[data-kap]')).toHaveText('ad');
  const languages = page.locator('[data-diller]');
  await expect(languages).toHaveText('js,hcl 0');
  await languages.click();
  await expect(languages).toHaveText('js,hcl 1');
  expect(await page.evaluate(() => 'Prism' in window)).toBe(false);
  await page.getByRole('tab', { name: 'iki' }).click();
  await expect(page.getByRole('tabpanel')).toHaveText('İkinci');
}

/** An item at the right stands there; one without a label has no arrow for other sites. */
async function expectNavbar(page: Page): Promise<void> {
  const brand = await page.locator('.navbar-brand').boundingBox();
  const item = await page.locator('.navbar .simge').boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(brand?.x).toBeLessThan(width / 4);
  expect(item?.x).toBeGreaterThan(width / 2);
  const arrow = (link: Element): string => getComputedStyle(link, '::after').content;
  expect(await page.locator('.navbar .simge').evaluate(arrow)).toBe('none');
}

/** A table of contents of the site's own stands beside the text. A phone has the theme's in its place. */
async function expectToc(page: Page): Promise<void> {
  const toc = page.locator('[data-icindekiler]');
  await expect(toc.locator('ul.table-of-contents a')).toHaveText('Kod');
  const text = await page.locator('[data-kutu]').boundingBox();
  const box = await toc.boundingBox();
  expect(box?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0) - 1);
  expect(box?.y).toBeLessThan(text?.y ?? 0);
  await expect(page.locator('.toc-button')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(toc).toBeHidden();
  await page.getByRole('button', { name: 'On this page' }).click();
  await expect(page.locator('#y-toc').getByRole('link', { name: 'Kod' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function expectFence(page: Page, running: RunningSite): Promise<void> {
  await page.goto(`${running.url}/ikinci`);
  const box = page.locator('[data-kutu]');
  await expect(box.locator('.code-block .token').first()).toHaveText('export');
  await expect(box).toContainText('a.js');
  await box.getByRole('button', { name: '?' }).click();
  await expect(box.getByRole('button', { name: '22', exact: true })).toBeVisible();
  await expect(box.locator('.code-block .token').first()).toHaveText('export');
}

async function expectGiven(page: Page, running: RunningSite): Promise<void> {
  await page.goto(`${running.url}/ucuncu`);
  const counter = page.locator('[data-sayac]');
  await expect(counter.locator('[data-simge]')).toHaveCount(1);
  await expect(counter).toContainText('Verilen metin.');
  await counter.getByRole('button', { name: '0 kez' }).click();
  // Elements that the site replaces are the same in the browser.
  await expect(counter).toContainText('Verilen metin.');
  await expect(counter.locator('mark[data-guclu]')).toHaveText('metin');
  await counter.getByRole('button', { name: '1 kez' }).click();
  await expect(counter.locator('[data-iki]')).toHaveText('2');
  await expect(counter.locator('[data-kutu] .token').first()).toHaveText('const');
  await counter.getByRole('button', { name: '?' }).click();
  await expect(counter.getByRole('button', { name: '12', exact: true })).toBeVisible();
  await expect(counter).not.toContainText('Verilen');
}

/** A file that is an island for what it gives is shown as it was saved last, and follows the component. */
async function expectEdits(page: Page): Promise<void> {
  /** The page may be drawn anew after the first click, which then counts for nothing. */
  const click = (word: string): Promise<void> =>
    expect(async () => {
      await page.getByRole('button', { name: new RegExp(`^\\d+ ${word}$`) }).click({ timeout: 2000 });
      await expect(page.getByRole('button', { name: new RegExp(`^[1-9]\\d* ${word}$`) })).toBeVisible({
        timeout: 2000,
      });
    }).toPass({ timeout: 20_000 });
  for (const word of ['defa', 'kere', 'sefer']) {
    writeFileSync(join(site.dir, 'docs/_deneme.md'), DENEME.replace('kez', word));
    await click(word);
  }
  writeFileSync(
    join(site.dir, 'src/components/Sayac.js'),
    'export default function Sayac({ yaz }) { return <b data-sade>{yaz(9)}</b>; }\n',
  );
  await expect(page.locator('[data-sade]')).toHaveText('9 sefer');
  await page.reload();
  await expect(page.locator('article y-island')).toHaveCount(0);
  writeFileSync(join(site.dir, 'src/components/Sayac.js'), SAYAC);
  await click('sefer');
}

async function expectRedirects(page: Page, running: RunningSite): Promise<void> {
  await page.goto(`${running.url}/eski/ikinci`);
  await expect(page).toHaveURL(`${running.url}/ikinci`);
  await page.goto(`${running.url}/sorgu`);
  await expect(page).toHaveURL(`${running.url}/ikinci?a=1#b`);
  await page.goto(`${running.url}/eski-site`);
  await expect(page.locator('h1')).toHaveText('Eski site');
}

test('is whole in a build, and old addresses lead on', async ({ page }) => {
  const out = join(site.dir, 'build');
  const { code, output } = await site.build(out);
  expect(output).not.toContain('warning');
  expect(code).toBe(0);
  const running = await serveSite(site.dir, out);
  try {
    await expectWhole(page, running);
    await expectNavbar(page);
    await expectFence(page, running);
    await expectToc(page);
    await expectGiven(page, running);
    await expectRedirects(page, running);
  } finally {
    await leave(page);
    await running.close();
  }
});

test('is whole in dev', async ({ page }) => {
  const running = await startDev(site.dir);
  try {
    await expectWhole(page, running);
    await expectFence(page, running);
    await expectGiven(page, running);
    await expectEdits(page);
    await expectRedirects(page, running);
  } finally {
    await leave(page);
    await running.close();
  }
});
