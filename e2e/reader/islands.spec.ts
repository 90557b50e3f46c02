import type { Page } from '@playwright/test';
import { expect, loadsReact, recordScripts, test } from '../setup/fixtures.ts';

const counter = (page: Page, name: string) => page.locator(`[data-sayac=${name}]`);
const islandOf = (page: Page, name: string) =>
  page
    .locator('y-island')
    .filter({ has: counter(page, name) })
    .last();
const hydrated = /.*/;

test('a page without islands loads no React, pure components included', async ({ page }) => {
  const scripts = recordScripts(page);
  for (const url of ['/docs/intro', '/docs/adalar/sade', '/docs/sekmeler', '/blog', '/']) {
    await page.goto(url);
    await page.mouse.move(300, 300);
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/docs/adalar/sade');
  await expect(page.locator('[data-kutu]')).toContainText('Kutunun içi.');
  await expect(page.locator('y-island')).toHaveCount(0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(loadsReact(scripts)).toBe(false);
});

test('load and idle hydrate by themselves', async ({ page }) => {
  const scripts = recordScripts(page);
  await page.goto('/docs/adalar/ilkeler');
  for (const name of ['hemen', 'bosta']) {
    await expect(islandOf(page, name)).toHaveAttribute('data-hydrated', hydrated);
    await counter(page, name).click();
    await expect(counter(page, name)).toHaveText('Sayaç: 1');
  }
  expect(loadsReact(scripts)).toBe(true);
});

test('visible waits until the island comes into view; it is the default, and hooks alone make an island', async ({
  page,
}) => {
  await page.goto('/docs/adalar/ilkeler');
  await expect(islandOf(page, 'hemen')).toHaveAttribute('data-hydrated', hydrated);
  for (const name of ['gorunur', 'kancali']) {
    await expect(islandOf(page, name)).toHaveAttribute('data-hydrate', 'visible');
    await expect(islandOf(page, name)).not.toHaveAttribute('data-hydrated', hydrated);
  }
  for (const name of ['gorunur', 'kancali']) {
    await counter(page, name).scrollIntoViewIfNeeded();
    await expect(islandOf(page, name)).toHaveAttribute('data-hydrated', hydrated);
    await counter(page, name).click();
    await expect(counter(page, name)).toHaveText('Sayaç: 1');
  }
});

test('intent loads React only when the reader reaches for it, and replays the click that came first', async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await page.goto('/docs/adalar/niyet');
  await page.waitForLoadState('networkidle');
  await expect(islandOf(page, 'yalniz')).toHaveAttribute('data-hydrate', 'intent');
  expect(loadsReact(scripts)).toBe(false);
  // A click without any pointer movement before it: the island is still plain HTML when it arrives.
  await counter(page, 'yalniz').dispatchEvent('pointerdown');
  await counter(page, 'yalniz').evaluate((button: HTMLElement) => button.click());
  await expect(counter(page, 'yalniz')).toHaveText('Sayaç: 1');
  await expect(islandOf(page, 'yalniz')).toHaveAttribute('data-hydrated', hydrated);
  expect(loadsReact(scripts)).toBe(true);
  await counter(page, 'yalniz').click();
  await expect(counter(page, 'yalniz')).toHaveText('Sayaç: 2');
});

test('intent answers to the keyboard', async ({ page }) => {
  await page.goto('/docs/adalar/niyet');
  await counter(page, 'yalniz').focus();
  await expect(islandOf(page, 'yalniz')).toHaveAttribute('data-hydrated', hydrated);
  await expect(counter(page, 'yalniz')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(counter(page, 'yalniz')).toHaveText('Sayaç: 1');
});

test('server-drawn children are a slot: they keep their state when the island around them changes', async ({
  page,
}) => {
  await page.goto('/docs/adalar/yuvalar');
  const panel = page.locator('[data-panel=dis]');
  await expect(islandOf(page, 'ic')).toHaveAttribute('data-hydrated', hydrated);
  await page.locator('[data-not]').fill('yazdım');
  await counter(page, 'ic').click();
  await counter(page, 'ic').click();
  await page.locator('[data-panel-dugme=dis]').click();
  await expect(panel).toHaveAttribute('data-acik', 'evet');
  await expect(counter(page, 'ic')).toHaveText('Sayaç: 2');
  await expect(page.locator('[data-not]')).toHaveValue('yazdım');
  await expect(panel.locator('[data-kutu] strong')).toHaveText('Sunucuda çizildi');
});

test('islands inside an island read what it provides, and show what the server has drawn', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto('/docs/adalar/secenekler');
  const group = page.locator('y-island').first();
  await expect(group).toHaveAttribute('data-hydrated', hydrated);
  await expect(group.locator('output')).toHaveText('nakit');
  await expect(group.locator('[data-secenek=nakit] strong')).toHaveText('ödenir');
  await counter(page, 'nakit').click();
  await expect(counter(page, 'nakit')).toHaveText('Sayaç: 1');
  await group.getByRole('button', { name: 'kart' }).click();
  await expect(group.locator('output')).toHaveText('kart');
  await expect(group.locator('[data-secenek=nakit] strong')).toHaveCount(0);
  await expect(group.getByRole('link', { name: 'çekilir' })).toHaveAttribute('href', '/docs/adalar/yuvalar');
  // Behind a block of the theme it is an island of its own.
  await counter(page, 'kart').click();
  await expect(counter(page, 'kart')).toHaveText('Sayaç: 1');
  expect(problems).toEqual([]);
});

test('useId agrees between server and browser', async ({ page }) => {
  await page.goto('/docs/adalar/yuvalar');
  await expect(islandOf(page, 'ic')).toHaveAttribute('data-hydrated', hydrated);
  const label = await page.locator('[data-panel=dis]').getAttribute('aria-labelledby');
  expect(await page.locator('[data-panel-dugme=dis]').getAttribute('id')).toBe(label);
});

test('hooks written in the page make its article one island', async ({ page }) => {
  await page.goto('/docs/adalar/satir-ici');
  const button = page.locator('[data-canli]');
  await expect(page.locator('y-island').filter({ has: button })).toHaveAttribute('data-hydrated', hydrated);
  await button.click();
  await expect(button).toHaveText('Tıklandı: 1');
  await expect(page.getByRole('heading', { name: 'Sonrası' })).toHaveAttribute('id', 'sonrası');
  await expect(page.getByText('Başlık ve metin yerinde durur.')).toBeVisible();
});
