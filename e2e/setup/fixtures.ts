import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface SiteFixtures {
  /** Console errors that a test provokes on purpose. */
  expectedErrors: RegExp[];
  /** Fails the test for any other console error: a hydration mismatch, a refused script, an uncaught exception. */
  quietConsole: void;
}

export const test = base.extend<SiteFixtures>({
  baseURL: process.env.YAPRAK_E2E_URL,
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      await use();
      expect(errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Leaves a mark on the window that a full page load wipes away. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'yaprakMark', true));
}

/** Whether the window marked earlier is still the same one, that is, nothing reloaded the page. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'yaprakMark') === true);
}

/** Paths of the scripts a page asks for, from now on. */
export function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

export const loadsReact = (scripts: string[]): boolean => scripts.some((path) => /react/i.test(path));

/** Gives a page a sign of its reader and waits until all that waits for one is there. */
export async function showUp(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.locator('#y-announcer').waitFor({ state: 'attached' });
}

/**
 * Takes the page away from a server that is about to end. Closing it instead hung now and then: Chromium does not always close a page that is
 * being loaded.
 */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

/** Looks for what assistive technology would trip over. No page has frames, so that axe need not open another page to put its answers together. */
export const createAxe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();
