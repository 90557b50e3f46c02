import type { Page } from '@playwright/test';
import { expect, showUp, test } from '../setup/fixtures.ts';
import { useSite } from '../setup/use-site.ts';

const url = useSite('okur');

/** One of every kind of page of two sites; docs and posts with and without a table of contents. */
const BASIC = ['/docs/intro', '/docs/category/adalar'];
/** Lists have their title above `<main>`. */
const TITLE = ':is(main, .page-hero) h1';
const OKUR = [
  '/docs/giris',
  '/docs/etiketli',
  '/docs/tags',
  '/docs/tags/rehber',
  '/blog',
  '/blog/ilk',
  '/blog/2023/05/06/eski',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/deneme',
  '/blog/authors',
];

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
};
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const width of [1440, 1280, 1024]) {
  test(`the title stands in the same place on every kind of page, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [site, kinds] of [
      ['', BASIC],
      [url(), OKUR],
    ] as const) {
      const places: Record<string, string> = {};
      for (const kind of kinds) {
        expect((await page.goto(site + kind))?.status(), kind).toBe(200);
        const { x, y } = await boxOf(page, TITLE);
        places[kind] = `${x.toFixed(1)}, ${y.toFixed(1)}`;
      }
      const first = Object.values(places)[0];
      expect(first).toMatch(/^[\d.]+, [\d.]+$/);
      expect(places).toEqual(Object.fromEntries(kinds.map((kind) => [kind, first])));
    }
    // Its text begins with no title.
    const { x } = await boxOf(page, TITLE);
    await page.goto('/hakkinda');
    expect((await boxOf(page, 'main .markdown > *')).x).toBe(x);
  });
}

for (const width of [1440, 1280, 1279, 1024, 997]) {
  test(`a line has room for sixty characters, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${url()}/docs/giris`);
    await expect(page.locator('.toc')).toBeVisible({ visible: width >= 1280 });
    const room = await page.locator('main .markdown').evaluate((text) => {
      const line = document.createElement('span');
      line.textContent = 'Sipariş takıldı, kurye bekliyor; önce kuyruğa bak, sonra ara.';
      line.style.whiteSpace = 'nowrap';
      text.append(line);
      return (text.clientWidth / line.getBoundingClientRect().width) * line.textContent.length;
    });
    expect(room).toBeGreaterThanOrEqual(60);
  });
}

test('the text comes before the table of contents', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(`${url()}/docs/giris`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const reached: string[] = [];
  const links = await page.locator('main article a:visible').count();
  for (let at = 0; at < links + 3; at++) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() =>
        document.activeElement?.closest('.toc') ? 'toc' : document.activeElement?.closest('article') ? 'text' : 'other',
      ),
    );
  }
  expect(reached).toContain('text');
  expect(reached.indexOf('toc') === -1 || reached.indexOf('toc') > reached.lastIndexOf('text')).toBe(true);
});

for (const width of [1024, 768, 390, 320]) {
  for (const path of ['/docs/giris', '/blog/2023/05/06/eski']) {
    test(`the table of contents of ${path} waits closed below the title, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(url() + path);
      const header = await boxOf(page, 'main article header, main h1');
      const button = await boxOf(page, '.toc-button');
      const text = await boxOf(page, 'main .markdown > p');
      expect(button.x).toBeCloseTo(header.x, 0);
      expect(button.y).toBeGreaterThanOrEqual(header.y + header.height);
      expect(button.y + button.height).toBeLessThan(text.y);
      await expect(page.locator('.toc')).toBeHidden();
      await page.locator('.toc-button').click();
      const toc = await boxOf(page, '.toc');
      expect(toc.x).toBeCloseTo(button.x, 0);
      expect(toc.y).toBeGreaterThan(button.y + button.height);
      expect(await overflow(page)).toBe(0);
    });
  }
}

test('the list opens from the keyboard, and the next stop is inside it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(`${url()}/docs/giris`);
  await page.locator('.toc-button').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.toc-list a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.toc')).toBeHidden();
  await expect(page.locator('.toc-button')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list opens, leads to its heading and is out of the way there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(`${url()}/docs/giris`);
    await page.locator('.toc-button').click();
    await page.locator('.toc-list').getByRole('link', { name: 'Bölüm 3' }).click();
    await expect(page.getByRole('heading', { name: 'Bölüm 3' })).toBeInViewport();
    await expect(page.locator('.toc')).not.toBeInViewport();
  });
});

test('on paper the title keeps no place for a button', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${url()}/docs/giris`);
  await expect(page.locator('.toc-button')).toBeHidden();
  const title = await boxOf(page, TITLE);
  expect((await boxOf(page, 'main .markdown > p')).y - title.y - title.height).toBeLessThan(40);
});

test('a drawing lies on paper in dark mode, a photograph does not', async ({ page }) => {
  await page.goto(`${url()}/docs/resim`);
  const groundOf = async (theme: string, src: string) => {
    await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme);
    return page
      .locator('main .markdown img')
      .first()
      .evaluate((img, src) => {
        img.setAttribute('src', src);
        return getComputedStyle(img).backgroundColor;
      }, src);
  };
  expect(await groundOf('dark', '/img/yaprak.svg')).toBe('rgb(244, 239, 226)');
  expect(await groundOf('dark', 'data:image/png;base64,')).toBe('rgba(0, 0, 0, 0)');
  expect(await groundOf('light', '/img/yaprak.svg')).toBe('rgba(0, 0, 0, 0)');
});

test('where colours are forced, the page is told from an open category', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${url()}/docs/kisa/bir`);
  await showUp(page);
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((row) => getComputedStyle(row).backgroundColor);
  const open = await groundOf('.sidebar .menu-open, .sidebar .menu-row > .menu-link');
  expect(await groundOf('.sidebar [aria-current=page]')).not.toBe(open);
});

test('the footer lies on the paper of the page, its columns as wide as their words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/docs/intro');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme);
    const [paper, footer] = await page.evaluate(() =>
      [document.body, document.querySelector('footer.footer')].map(
        (element) => element && getComputedStyle(element).backgroundColor,
      ),
    );
    expect(footer).toBe(paper);
  }
  await page.goto(`${url()}/docs/giris`);
  for (const column of await page.locator('.footer-columns > div').all())
    expect((await column.boundingBox())?.width).toBeLessThan(160);
});

test.describe('the page for addresses that do not exist', () => {
  test.use({ expectedErrors: [/status of 404/] });
  test('has its title where other pages have it', async ({ page }) => {
    for (const [width, height] of [
      [1440, 800],
      [390, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${url()}/blog/archive`);
      const { x, y } = await boxOf(page, TITLE);
      await page.goto(`${url()}/docs/giriss`);
      await expect(page.locator('[data-near] a').first()).toBeVisible();
      expect(await boxOf(page, TITLE)).toMatchObject({ x, y });
      expect(await overflow(page)).toBe(0);
    }
  });
});

test('breadcrumbs are one line on a phone, so that no font moves the title', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/docs/derin/alt/iki');
  const list = page.locator('.breadcrumbs ol');
  await list
    .locator('li')
    .nth(1)
    .evaluate((item) => item.firstElementChild?.replaceChildren('Çok uzun bir ad '.repeat(4)));
  const { height, width, scrollWidth } = await list.evaluate((element) => ({
    height: element.clientHeight,
    width: element.clientWidth,
    scrollWidth: element.scrollWidth,
  }));
  expect(height).toBeLessThan(32);
  expect(scrollWidth).toBeLessThanOrEqual(width);

  // Deeper than a phone is wide: the page does not scroll sideways for it.
  await list.evaluate((element) =>
    element.append(...Array.from({ length: 6 }, () => element.lastElementChild?.cloneNode(true) ?? '')),
  );
  expect(await overflow(page)).toBe(0);
});
