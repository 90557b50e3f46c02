import type { Page } from '@playwright/test';
import { expect, isMarked, markWindow, showUp, test } from '../setup/fixtures.ts';

const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const target = (url: URL) => url.pathname === '/docs/rehber/birinci';
const link = (page: Page) => page.getByRole('main').getByRole('link', { name: 'birinci rehberde' });
const done = (page: Page) =>
  page.locator('#y-progress').evaluate((bar) => Number(getComputedStyle(bar).getPropertyValue('--done')));

/** Opens a page on a line where the next one comes when the answer is let go. */
async function openSlow(page: Page): Promise<{ letGo: () => void }> {
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await page.route(target, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/docs/intro');
  await showUp(page);
  await markWindow(page);
  return { letGo };
}

test('a bar appears when the next page takes over 200 ms, starts at 0.08, creeps on, and goes', async ({ page }) => {
  const { letGo } = await openSlow(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await link(page).click();
  await page.clock.runFor(190);
  await expect(page.locator('#y-progress')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(1);
  expect(await done(page)).toBe(0.08);
  await page.clock.runFor(700);
  expect(await done(page)).toBe(0.08);
  await page.clock.runFor(100);
  expect(await done(page)).toBeCloseTo(0.1);
  await page.clock.runFor(800);
  expect(await done(page)).toBeCloseTo(0.12);
  await page.clock.resume();
  letGo();
  await expect(h1(page)).toHaveText('Birinci rehber');
  await expect(page.locator('#y-progress')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('a spinner appears only after a longer wait, and goes with the page that comes', async ({ page }) => {
  const { letGo } = await openSlow(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await link(page).click();
  await page.clock.runFor(1100);
  await expect(page.locator('#y-spinner')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(1);
  // Until then the old page can be read.
  await expect(h1(page)).toHaveText('Giriş');
  await page.clock.resume();
  letGo();
  await expect(h1(page)).toHaveText('Birinci rehber');
  await expect(page.locator('#y-spinner')).toHaveCount(0);
});

test('a quick page shows neither', async ({ page }) => {
  await page.goto('/docs/intro');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Reflect.set(window, 'seen', []);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) (Reflect.get(window, 'seen') as string[]).push((node as Element).id);
    }).observe(document.documentElement, { childList: true });
  });
  await link(page).click();
  await expect(h1(page)).toHaveText('Birinci rehber');
  await page.waitForTimeout(400);
  expect(await page.evaluate(() => Reflect.get(window, 'seen') as string[])).not.toContain('y-progress');
});

test('a later click overtakes one that is still waiting', async ({ page }) => {
  const { letGo } = await openSlow(page);
  await link(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Günlük' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'İkinci yazı' })).toBeVisible();
  letGo();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('heading', { level: 2, name: 'İkinci yazı' })).toBeVisible();
  await expect(page.locator('#y-progress')).toHaveCount(0);
});

test.describe('when the page does not come', () => {
  test.use({ expectedErrors: [/ERR_|Failed to (load|fetch)|500/] });

  test('a red box says why, its button has the focus, and Retry goes on', async ({ page }) => {
    await page.route(target, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'x' }));
    await page.goto('/docs/intro');
    await showUp(page);
    await markWindow(page);
    await link(page).click();
    const box = page.getByRole('alert');
    await expect(box).toContainText('/docs/rehber/birinci returned 500');
    await expect(box.getByRole('button', { name: 'Retry' })).toBeFocused();
    const [red = 0, green = 0, blue = 0] = await box.evaluate((element) =>
      (getComputedStyle(element).borderTopColor.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(green + 60);
    expect(red).toBeGreaterThan(blue + 60);
    await expect(page).toHaveURL(/\/docs\/rehber\/birinci$/);
    // Answered before the way is free, or this first try would succeed.
    const answered = page.waitForResponse((response) => target(new URL(response.url())));
    await box.getByRole('button', { name: 'Retry' }).click();
    await answered;
    await expect(box).toBeVisible();
    await page.unroute(target);
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(h1(page)).toHaveText('Birinci rehber');
    await expect(box).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('without any network the box comes all the same, and going back brings the page that was there', async ({
    page,
    context,
  }) => {
    await page.goto('/docs/rehber/ikinci');
    await showUp(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.evaluate(() => {
      const away = Object.assign(document.createElement('a'), { href: '/docs/kod?cevrim=disi', id: 'away' });
      document.querySelector('main')?.append(away);
      away.click();
    });
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    await context.setOffline(false);
    await page.goBack();
    await expect(h1(page)).toHaveText('İkinci rehber');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
