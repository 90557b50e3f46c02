import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../setup/fixtures.ts';
import { createScratchDir, runYaprak, serveSite, type RunningSite } from '../setup/site-server.ts';
import { createTinySite } from '../setup/tiny-site.ts';

/** Two sites on one origin: one at the root, one in a folder of it. */
const sites = [
  { name: 'kok', baseUrl: '/' },
  { name: 'alt', baseUrl: '/alt/' },
].map(({ name, baseUrl }) => ({
  baseUrl,
  site: createTinySite(
    {
      'yaprak.config.mjs': `export default { title: 'T', url: 'https://x.test', baseUrl: '${baseUrl}', favicon: 'data:,' };\n`,
      'docs/a.md': '# A\n\nMetin.\n',
      // The policy of the one would forbid the script of the other.
      'static/_headers': '# none\n',
    },
    name,
  ),
}));
let served: RunningSite;

test.beforeAll(async () => {
  const root = join(createScratchDir('settings'), 'site');
  for (const { site, baseUrl } of sites) {
    site.write({});
    const out = join(root, baseUrl);
    if (baseUrl === '/') mkdirSync(root, { recursive: true });
    const { code, output } = await runYaprak(['build', site.dir, '--out-dir', out]);
    if (code !== 0) throw new Error(output);
  }
  served = await serveSite(sites[0]?.site.dir ?? '', root);
});
test.afterAll(async () => {
  await served?.close();
  for (const { site } of sites) site.remove();
});

test('two sites on one origin do not share the colour mode', async ({ page }) => {
  const toggle = () => page.locator('[data-color-mode-toggle]').first().click();
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  await page.goto(`${served.url}/docs/a`);
  await toggle();
  expect(await theme()).toBe('dark');
  // Its first visit takes over what was chosen before keys had a path; from then on it has its own.
  await page.goto(`${served.url}/alt/docs/a`);
  expect(await theme()).toBe('dark');
  await toggle();
  expect(await theme()).toBe('light');
  await page.reload();
  expect(await theme()).toBe('light');
  await page.goto(`${served.url}/docs/a`);
  expect(await theme()).toBe('dark');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ theme: 'dark', 'theme@/alt/': 'light' });
});

test('a redirect page keeps query and hash, under the policy of the site', async ({ page }) => {
  await page.goto(`/eski?a=1#kod`);
  await expect(page).toHaveURL(/\/docs\/intro\?a=1#kod$/);
  await page.goto(`/eski`);
  await expect(page).toHaveURL(/\/docs\/intro$/);
});
