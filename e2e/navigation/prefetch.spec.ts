import type { Page } from '@playwright/test';
import { expect, showUp, test } from '../setup/fixtures.ts';

/** Paths of the pages that a page fetches ahead, from now on. */
function recordFetches(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

/** A link that came too late to be seen coming into view. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'sonradan', id: 'sonradan' });
    link.style.cssText = 'position: fixed; top: 50%; left: 50%';
    document.body.append(link);
  }, href);
}

test('pages whose links are in view are fetched ahead, once, and the click needs no further request', async ({
  page,
}) => {
  const fetched = recordFetches(page);
  await page.goto('/docs/intro');
  await expect.poll(() => fetched).toContain('/docs/rehber/birinci');
  await page.waitForLoadState('networkidle');
  expect(fetched).toContain('/blog');
  // At the end of the page, out of sight; and the page itself.
  expect(fetched).not.toContain('/docs/intro');
  expect(new Set(fetched).size).toBe(fetched.length);
  const before = fetched.length;
  await page.getByRole('main').getByRole('link', { name: 'birinci rehberde' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Birinci rehber');
  expect(fetched.slice(before)).not.toContain('/docs/rehber/birinci');
});

test('a link further down is fetched when it comes into view', async ({ page }) => {
  const fetched = recordFetches(page);
  await page.goto('/docs/rehber/birinci');
  await page.waitForLoadState('networkidle');
  const next = page.locator('a[rel=prev]');
  const target = new URL((await next.getAttribute('href')) ?? '', page.url()).pathname;
  const seenBefore = fetched.includes(target);
  await next.scrollIntoViewIfNeeded();
  await expect.poll(() => fetched).toContain(target);
  expect(seenBefore).toBe(false);
});

test('pointing at a link, or reaching it by the keyboard, fetches its page ahead', async ({ page }) => {
  await page.goto('/docs/intro');
  await showUp(page);
  const fetched = recordFetches(page);
  await addLink(page, '/docs/rehber/ucuncu?isaret=1');
  await page.locator('#sonradan').hover();
  await expect.poll(() => fetched).toContain('/docs/rehber/ucuncu');
  await page.mouse.move(5, 5);
  fetched.length = 0;
  await page.locator('#sonradan').evaluate((link: HTMLAnchorElement) => (link.href = '/docs/rehber/ikinci?odak=1'));
  await page.locator('#sonradan').focus();
  await expect.poll(() => fetched).toContain('/docs/rehber/ikinci');
});

for (const [name, connection] of [
  ['2g', { effectiveType: 'slow-2g', saveData: false }],
  ['data-saver', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`nothing is fetched ahead on ${name}, and a click still works`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
    }, connection);
    const fetched = recordFetches(page);
    await page.goto('/docs/intro');
    await showUp(page);
    const link = page.getByRole('main').getByRole('link', { name: 'birinci rehberde' });
    await link.hover();
    await link.focus();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    expect(fetched).toEqual([]);
    await link.click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Birinci rehber');
    expect(fetched).toEqual(['/docs/rehber/birinci']);
  });
}

test.describe('when fetching ahead fails', () => {
  test.use({ expectedErrors: [/ERR_|Failed to (load|fetch)|503/] });

  test('a warning is logged, and following the link is a full load', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const target = (url: URL) => url.pathname === '/docs/rehber/birinci';
    await page.route(target, (route) => route.fulfill({ status: 503, contentType: 'text/html', body: 'yok' }));
    await page.goto('/docs/intro');
    await expect.poll(() => warnings.join('\n')).toMatch(/Preloading .*\/docs\/rehber\/birinci failed/);
    await page.unroute(target);
    await page.evaluate(() => Reflect.set(window, 'yaprakMark', true));
    await page.getByRole('main').getByRole('link', { name: 'birinci rehberde' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Birinci rehber');
    expect(await page.evaluate(() => Reflect.get(window, 'yaprakMark') as boolean | undefined)).toBeUndefined();
  });
});
