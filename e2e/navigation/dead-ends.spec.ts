import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createAxe, expect, test } from '../setup/fixtures.ts';
import { openPlainHost, type PlainHost } from '../setup/plain-host.ts';
import { buildSite } from '../setup/site-server.ts';

/** A wrong address on a host that knows nothing of the site. The host answers 404, which the browser logs. */

test.use({ expectedErrors: [/status of 404/] });

let out = '';
let host: PlainHost | undefined;
test.beforeAll(async () => {
  out = await buildSite('arama');
  host = await openPlainHost(out, '/kok/');
});
test.afterAll(async () => {
  await host?.close();
  rmSync(dirname(out), { recursive: true, force: true });
});
const at = (path: string): string => `${host?.url}/kok${path}`;

for (const path of [
  '/docs/giris.html',
  '/docs/giris/index.html/',
  '/Docs/GIRIS',
  '/docs//giris',
  '/docs/odeme/../Giris',
])
  test(`${path} shows its page under its own address, and never the 404 page`, async ({ page }) => {
    await page.addInitScript(() => {
      // It shows itself after two seconds, for a reader whose network is slow: more than a busy machine needs.
      const patient = new CSSStyleSheet();
      patient.replaceSync('[data-not-found] { animation-duration: 10min !important; }');
      document.adoptedStyleSheets.push(patient);
      const watch = (): void => {
        const heading = document.querySelector('.not-found h1');
        if (heading && getComputedStyle(heading).visibility === 'visible') sessionStorage.setItem('seen', 'yes');
        requestAnimationFrame(watch);
      };
      watch();
    });
    await page.goto(at(`${path}?x=1#adlar`));
    await expect(page.locator('main h1')).toHaveText('Giriş');
    expect(new URL(page.url()).pathname).toMatch(/^\/kok\/docs\/giris\/?$/);
    expect(page.url()).toContain('?x=1#adlar');
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
  });

test('an address with a slip leads to the nearest pages, and to a search for its words', async ({ page }) => {
  await page.goto(at('/docs/odeme/kartt'));
  const main = page.locator('main');
  await expect(main.locator('[data-near] a').first()).toHaveAttribute('href', '/kok/docs/odeme/kart');
  await expect(main.locator('[data-near] a').first()).toContainText('Kartla ödeme');
  // Not listed anywhere.
  await expect(main.locator('[data-near]')).not.toContainText('gizli');
  await main.getByRole('searchbox').fill('ödeme');
  await main.getByRole('button', { name: 'Ara' }).click();
  await expect(page).toHaveURL(/\/kok\/search\/?\?q=/);
  await expect(page.locator('main').getByRole('link', { name: 'Kartla ödeme' }).first()).toBeVisible();
});

test('an unlisted page is neither guessed nor suggested', async ({ page }) => {
  await page.goto(at('/docs/GIZLI'));
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('[data-not-found]')).toHaveAttribute('data-settled', '');
  await expect(page.locator('main')).not.toContainText('/docs/gizli');
  expect(new URL(page.url()).pathname).toBe('/kok/docs/GIZLI');
});

test('a host that sends the 404 page as found does not make it load for ever', async ({ page }) => {
  let loads = 0;
  await page.route(/\/docs\/giris\/?$/, (route) => {
    loads += 1;
    return route.fulfill({ status: 200, path: `${out}/404.html` });
  });
  await page.goto(at('/docs/giris'));
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('[data-not-found]')).toHaveAttribute('data-settled', '');
  expect(loads).toBe(2);
});

test.describe('without the list of addresses', () => {
  test.use({ expectedErrors: [/status of 404|ERR_FAILED/] });
  test('the page shows all the same', async ({ page }) => {
    await page.route(/page-addresses/, (route) => route.abort());
    await page.goto(at('/docs/yok'));
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('[data-near]')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is the search, and where docs and blog begin', async ({ page }) => {
    await page.goto(at('/docs/giris.html'));
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('.not-found-ways a')).toHaveText(['Giriş', 'Blog']);
    await main.getByRole('searchbox').fill('ödeme');
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/kok\/search\/?\?q=/);
  });
});

for (const mode of ['light', 'dark'] as const)
  test(`axe finds nothing in ${mode} mode`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.goto(at('/docs/odeme/kartt'));
    await expect(page.locator('[data-near] a').first()).toBeVisible();
    await expect(page.locator('main .search-form')).toBeInViewport({ ratio: 1 });
    expect((await createAxe(page).analyze()).violations).toEqual([]);
  });
