import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { buildSite, serveSite, type RunningSite } from '../setup/site-server.ts';

/** Builds and serves the site of the search specs; returns an address of it. */
export function useSearchSite(): (path: string) => string {
  let out = '';
  let served: RunningSite | undefined;
  test.beforeAll(async () => {
    out = await buildSite('arama');
    served = await serveSite('arama', out);
  });
  test.afterAll(async () => {
    await served?.close();
    rmSync(dirname(out), { recursive: true, force: true });
  });
  return (path) => `${served?.url ?? ''}/kok${path}`;
}

export const box = (page: Page) => page.locator('[data-search]').getByRole('combobox');
export const options = (page: Page) => page.locator('[data-search]').getByRole('option');
export const status = (page: Page) => page.locator('[data-search] [role=status]');

export async function searchFor(page: Page, query: string, url: string): Promise<void> {
  await page.goto(url);
  await box(page).click();
  await box(page).fill(query);
}
