import type { Page } from '@playwright/test';
import { createAxe, expect, showUp, test } from '../setup/fixtures.ts';
import { useSite } from '../setup/use-site.ts';

const BASIC = [
  '/',
  '/docs/intro',
  '/docs/kod',
  '/docs/sekmeler',
  '/docs/adalar/yuvalar',
  '/docs/category/adalar',
  '/blog',
  '/hakkinda',
];
/** One of every further kind of page. */
const OKUR = [
  '/',
  '/docs/giris',
  '/docs/resim',
  '/docs/etiketli',
  '/docs/gizli',
  '/docs/tags',
  '/docs/tags/rehber',
  '/blog',
  '/blog/ilk',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/deneme',
  '/blog/authors',
  '/blog/authors/ayse',
  '/yok',
];
const SURUMLER = ['/docs/next/giris', '/docs/giris'];
const PARTS = ['/kok/docs/bloklar'];

/** `within` is the one part that can be reached, where all else is inert. */
async function findViolations(page: Page, within = 'html'): Promise<string[]> {
  // Movement is over when it is looked at.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await createAxe(page).include(within).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

test.describe('axe', () => {
  const okur = useSite('okur');
  const surumler = useSite('surumler');
  const parts = useSite('parts');
  // The page for addresses that do not exist is one of the kinds.
  test.use({ expectedErrors: [/404/] });

  for (const mode of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      test(`finds nothing on any kind of page in ${mode} mode at ${width} pixels`, async ({ page, baseURL }) => {
        test.slow();
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        const pages = [
          ...BASIC.map((path) => baseURL + path),
          ...OKUR.map((path) => okur() + path),
          ...PARTS.map((path) => parts() + path),
          ...(mode === 'light' ? SURUMLER.map((path) => surumler() + path) : []),
        ];
        const found: string[] = [];
        for (const url of pages) {
          await page.goto(url);
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          await showUp(page);
          found.push(...(await findViolations(page)).map((violation) => `${url} ${violation}`));
        }
        expect(found).toEqual([]);
      });
    }

    test(`finds nothing in what opens over a page in ${mode} mode`, async ({ page }) => {
      test.slow();
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.goto(`${okur()}/docs/resim`);
      await showUp(page);
      await page.locator('.dropdown summary').first().click();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('[data-zoom]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Collapse sidebar' }).click();
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.locator('.navbar-toggle').click();
      await expect(page.locator('footer')).toHaveAttribute('inert', '');
      expect(await findViolations(page, '#y-sidebar')).toEqual([]);
      await page.getByRole('button', { name: '← Back to main menu' }).click();
      await page.locator('#y-menu').getByText('Languages').click();
      expect(await findViolations(page, '#y-menu')).toEqual([]);
    });

    test.describe('when something fails', () => {
      test.use({ expectedErrors: [/battı|500/] });

      test(`finds nothing in what says so in ${mode} mode`, async ({ page }) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        for (const path of ['/docs/cokme', '/kancali']) {
          await page.goto(okur() + path);
          await page.locator('y-island[data-hydrated] [data-patlat]').click();
          await expect(page.getByRole('alert')).toBeVisible();
          expect(await findViolations(page)).toEqual([]);
        }
        await page.goto(`${okur()}/docs/giris`);
        await showUp(page);
        await page.route('**/hakkinda?x', (route) => route.fulfill({ status: 500, body: '' }));
        await page.evaluate(() => {
          const link = Object.assign(document.createElement('a'), { href: '/hakkinda?x' });
          document.querySelector('main')?.append(link);
          link.click();
        });
        await expect(page.getByRole('alert')).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
      });
    });
  }
});

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/docs/intro');
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('header, aside') === null)).toBe(true);
});

test('at 400 % zoom nothing is lost and nothing scrolls sideways', async ({ page }) => {
  // What is left of 1280 by 1024 pixels.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', '/docs/intro', '/docs/kod', '/blog']) {
    await page.goto(path);
    const { width, scroll } = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      scroll: document.documentElement.scrollWidth,
    }));
    expect(scroll, path).toBeLessThanOrEqual(width);
  }
  await page.goto('/docs/intro');
  await page.locator('.navbar-toggle').click();
  const link = page.locator('#y-sidebar').getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
});

test('icons are seen where colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const path of ['/docs/intro', '/docs/kod']) {
    await page.goto(path);
    const { icons, hidden } = await page.evaluate(() => {
      const canvas = getComputedStyle(document.body).backgroundColor;
      const drawn = [...document.querySelectorAll('body *')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const { content, maskImage, clipPath, backgroundColor } = getComputedStyle(element, part);
          const isDrawn = (maskImage !== 'none' || clipPath.startsWith('polygon')) && (!part || content !== 'none');
          return isDrawn ? { name: `${element.className}${part ?? ''}`, backgroundColor } : [];
        }),
      );
      return {
        icons: drawn.length,
        hidden: drawn.flatMap(({ name, backgroundColor }) => (backgroundColor === canvas ? name : [])),
      };
    });
    expect(icons, path).toBeGreaterThan(5);
    expect(hidden, path).toEqual([]);
  }
});
