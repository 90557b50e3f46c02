import type { Page } from '@playwright/test';
import { expect, isMarked, markWindow, showUp, test } from '../setup/fixtures.ts';

const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await showUp(page);
  await page.waitForLoadState('networkidle');
  await markWindow(page);
}

/** Puts a link into the page and follows it as a reader would. */
async function follow(page: Page, attributes: Record<string, string>, modifiers: ('Shift' | 'Alt')[] = []) {
  await page.evaluate((given) => {
    document.getElementById('eklenen')?.remove();
    const link = Object.assign(document.createElement('a'), { id: 'eklenen', textContent: 'eklenen bağ' });
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    link.style.cssText = 'position: fixed; inset: 50% auto auto 50%; z-index: 99';
    document.querySelector('main')?.append(link);
  }, attributes);
  await page.locator('#eklenen').click({ modifiers, noWaitAfter: true });
}

test('addresses that end in .html or /index.html become the plain path', async ({ page }) => {
  await open(page, '/docs/intro');
  await follow(page, { href: '/docs/kod.html?a=1#son' });
  await expect(h1(page)).toHaveText('Kod');
  await expect(page).toHaveURL(/\/docs\/kod\?a=1#son$/);
  await follow(page, { href: '/docs/sekmeler/index.html' });
  await expect(h1(page)).toHaveText('Sekmeler');
  await expect(page).toHaveURL(/\/docs\/sekmeler\/?$/);
  expect(await isMarked(page)).toBe(true);
  // The same for a page that is opened at such an address on a host that does not send it on.
  await page.route('**/docs/kod.html', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${new URL(page.url()).origin}/docs/kod` }) }),
  );
  await page.goto('/docs/kod.html');
  await expect(page).toHaveURL(/\/docs\/kod$/);
});

test('where the server sends the reader on, the address follows', async ({ page }) => {
  await open(page, '/docs/intro');
  await page.route('**/tasindi', (route) =>
    route.fulfill({ status: 302, headers: { location: '/docs/rehber/ikinci' } }),
  );
  await follow(page, { href: '/tasindi' });
  await expect(h1(page)).toHaveText('İkinci rehber');
  await expect(page).toHaveURL(/\/docs\/rehber\/ikinci$/);
});

test('a link to the page itself goes to its top, and one to a heading of it there', async ({ page }) => {
  await open(page, '/docs/rehber/birinci');
  await page.evaluate(() => window.scrollTo(0, 500));
  await follow(page, { href: '/docs/rehber/birinci' });
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.locator('.toc-list a').last().click();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  const hash = new URL(page.url()).hash;
  expect(hash).not.toBe('');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(decodeURIComponent(hash.slice(1)));
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test('only the query changes: the view stays, also on the way back', async ({ page }) => {
  await open(page, '/docs/rehber/birinci');
  await page.evaluate(() => window.scrollTo(0, 500));
  await follow(page, { href: '?tur=2' });
  await expect(page).toHaveURL(/\?tur=2$/);
  await page.waitForLoadState('networkidle');
  expect(await scrollTop(page)).toBe(500);
  await page.goBack();
  await expect(page).toHaveURL(/birinci$/);
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test('a reload keeps the place, and so does coming back from another site', async ({ page }) => {
  await open(page, '/docs/rehber/birinci');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.waitForTimeout(200);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(600);
  await page.goto('data:text/html,baska');
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(600);
});

test('going back right after a reload shows the page before, though nothing was touched', async ({ page }) => {
  await open(page, '/docs/intro');
  await page.getByRole('main').getByRole('link', { name: 'birinci rehberde' }).click();
  await expect(h1(page)).toHaveText('Birinci rehber');
  await page.reload();
  await page.goBack();
  await expect(h1(page)).toHaveText('Giriş');
});

test('downloads, files, other targets and held keys are the browser’s own', async ({ page, context }) => {
  await open(page, '/docs/intro');
  const download = page.waitForEvent('download');
  await follow(page, { href: '/docs/kod', download: 'kod.html' });
  expect((await download).suggestedFilename()).toBe('kod.html');
  await expect(h1(page)).toHaveText('Giriş');
  for (const run of [
    () => follow(page, { href: '/docs/kod', target: '_blank' }),
    () => follow(page, { href: '/docs/kod' }, ['Shift']),
  ]) {
    const opened = context.waitForEvent('page');
    await run();
    await (await opened).close();
    await expect(h1(page)).toHaveText('Giriş');
    expect(await isMarked(page)).toBe(true);
  }
});

test.describe('a file', () => {
  // Chromium asks for an icon of a picture that stands alone.
  test.use({ expectedErrors: [/favicon\.ico/] });

  test('is opened by the browser', async ({ page }) => {
    await open(page, '/docs/intro');
    await follow(page, { href: '/img/yaprak.svg' });
    await expect(page).toHaveURL(/yaprak\.svg$/);
  });
});

test('a link that a script of the page answers itself is left to it', async ({ page }) => {
  await open(page, '/docs/intro');
  await page.evaluate(() =>
    document.querySelector('main')?.addEventListener('click', (event) => event.preventDefault()),
  );
  await follow(page, { href: '/docs/kod' });
  await page.waitForTimeout(200);
  await expect(page).toHaveURL(/\/docs\/intro$/);
});

test.describe('movement between pages', () => {
  /** How often the page begins a view transition, from now on. */
  const countTransitions = (page: Page) =>
    page.evaluate(() => {
      Reflect.set(window, 'transitions', 0);
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        Reflect.set(window, 'transitions', (Reflect.get(window, 'transitions') as number) + 1);
        return start(change);
      };
    });
  const transitions = (page: Page) => page.evaluate(() => Reflect.get(window, 'transitions') as number);

  const goHome = async (page: Page) => {
    await page.locator('.navbar-brand').click();
    await expect(page).toHaveURL(/\d\/$/);
    await expect(page.locator('.sidebar')).toHaveCount(0);
  };

  test('a page of another layout fades in, one of the same is there at once', async ({ page }) => {
    await open(page, '/docs/intro');
    await countTransitions(page);
    await page.getByRole('main').getByRole('link', { name: 'birinci rehberde' }).click();
    await expect(h1(page)).toHaveText('Birinci rehber');
    expect(await transitions(page)).toBe(0);
    await goHome(page);
    expect(await transitions(page)).toBe(1);
  });

  test.describe('for a reader who wants none', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('there is none', async ({ page }) => {
      await open(page, '/docs/intro');
      await countTransitions(page);
      await goHome(page);
      expect(await transitions(page)).toBe(0);
    });
  });

  test('a browser without them just shows the next page', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
    await open(page, '/docs/intro');
    await goHome(page);
    expect(await isMarked(page)).toBe(true);
  });
});

test('a resize is heard once, 20 ms after the last of many', async ({ page }) => {
  await page.goto('/docs/kod');
  await page.waitForLoadState('networkidle');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  // What a resize makes the page do: look again which code runs over.
  const wrap = page.locator('[data-code-wrap]').first();
  await wrap.evaluate((button: HTMLButtonElement) => {
    Reflect.set(window, 'measured', 0);
    Object.defineProperty(button, 'hidden', {
      set: () => {
        Reflect.set(window, 'measured', (Reflect.get(window, 'measured') as number) + 1);
      },
    });
    window.requestIdleCallback = (run) => {
      run({ didTimeout: false, timeRemaining: () => 1 });
      return 0;
    };
  });
  const measured = () => page.evaluate(() => Reflect.get(window, 'measured') as number);
  for (let time = 0; time < 4; time++) {
    await page.evaluate(() => window.dispatchEvent(new Event('resize')));
    await page.clock.runFor(15);
  }
  expect(await measured()).toBe(0);
  await page.clock.runFor(10);
  expect(await measured()).toBe(1);
});
