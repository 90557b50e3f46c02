import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, isMarked, leave, markWindow, test as base } from '../setup/fixtures.ts';
import { freePort, isOpen, startYaprak } from '../setup/site-server.ts';
import { createTinySite, type TinyFiles, type TinySite } from '../setup/tiny-site.ts';

const CONFIG = `{ title: 'Büyük site', url: 'https://ornek.test', blog: false, customCss: ['src/site.css'] }`;

/** Many pages, in folders of fifty. */
function manyPages(): TinyFiles {
  const files: TinyFiles = {};
  for (let number = 0; number < 2500; number++) {
    const folder = `bolum-${Math.floor(number / 50)}`;
    files[`docs/${folder}/sayfa-${number}.md`] = `# Sayfa ${number}\n\nBu ${number}. sayfanın metnidir.\n`;
  }
  return files;
}

const FILES: TinyFiles = {
  ...manyPages(),
  'package.json': '{ "private": true }',
  // It takes its time, so that whoever asks at once has been waiting when the pages are read.
  'yaprak.config.mjs': `export default async () => { await new Promise((done) => setTimeout(done, 1000)); return ${CONFIG}; };`,
  'src/site.css': 'h1 { color: rgb(1, 2, 3); }\n',
  'docs/bolum-3/bag.md': '# Bağ\n\n[Uzaktaki](../bolum-30/sayfa-1500.md)\n',
};

interface StartingSite {
  output: () => string;
  site: TinySite;
  /** Addresses that have been answered so far. */
  answered: string[];
}

/** A dev server that has been asked for a page before it has read its site. */
const test = base.extend<{ starting: StartingSite }>({
  expectedErrors: [/favicon\.ico/],
  starting: async ({ page }, use) => {
    const site = createTinySite(FILES);
    site.write({});
    const port = await freePort();
    const { child, output } = startYaprak(['dev', site.dir, '--port', String(port), '--host', '127.0.0.1']);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const answered: string[] = [];
    page.on('response', (response) => answered.push(response.url()));
    // Each document as it came, before its scripts have run.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive' || !location.href.startsWith('http')) return;
        const earlier = JSON.parse(sessionStorage.getItem('arrived') ?? '[]') as string[];
        sessionStorage.setItem('arrived', JSON.stringify([...earlier, document.documentElement.outerHTML]));
      });
    });
    await expect.poll(() => isOpen(port), { intervals: [20] }).toBe(true);
    await page.goto(`http://127.0.0.1:${port}/docs/bolum-3/bag`, { waitUntil: 'commit' });
    await use({ output, site, answered });
    await leave(page);
    child.kill('SIGTERM');
    await ended;
    site.remove();
  },
});

test('the first page of a large site is complete, and does not wait for Vite', async ({ page, starting }) => {
  const sidebar = page.locator('[data-region=sidebar]');
  await expect(sidebar.getByText('bolum-30')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Uzaktaki' })).toHaveAttribute('href', '/docs/bolum-30/sayfa-1500');
  const heading = page.getByRole('heading', { name: 'Bağ', exact: true });
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  const names = (): string[] => starting.answered.map((url) => url.split('/').at(-1) ?? '');
  await expect.poll(() => names().includes('client')).toBe(true);
  await page.waitForLoadState('networkidle');
  const [first, ...others] = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('arrived') ?? '[]') as string[],
  );
  // Nothing of it has been replaced later.
  expect(others).toEqual([]);
  expect(first).toContain('Sayfa 151');
  expect(first).toContain('>bolum-30<');
  expect(first).toContain('href="/docs/bolum-30/sayfa-1500"');
  expect(names().indexOf('site.css')).toBeGreaterThan(0);
  expect(names().indexOf('site.css')).toBeLessThan(names().indexOf('client'));
  expect(starting.output()).not.toMatch(/warning|error/);
});

test('a stylesheet that came before Vite is replaced when it is saved', async ({ page, starting }) => {
  await page.waitForLoadState('networkidle');
  await markWindow(page);
  writeFileSync(join(starting.site.dir, 'src/site.css'), 'h1 { color: rgb(4, 5, 6); }\n');
  await expect(page.getByRole('heading', { name: 'Bağ', exact: true })).toHaveCSS('color', 'rgb(4, 5, 6)');
  expect(await isMarked(page)).toBe(true);
});
