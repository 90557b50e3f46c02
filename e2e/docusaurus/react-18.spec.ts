import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, leave, test } from '../setup/fixtures.ts';
import { serveSite, startDev } from '../setup/site-server.ts';
import { createTinySite, type TinySite } from '../setup/tiny-site.ts';

/** React 18 gave all components their `defaultProps`, React 19 classes alone: a site that has React 18 may count on it. */
const FILES = {
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'data:,',
  presets: [['classic', { docs: {}, blog: false }]],
};`,
  'docs/belge.mdx': `import { Selam, Sayac } from 'eski-paket';

<Selam />

<Sayac ad="metin" />
`,
  'src/pages/index.js': `import Layout from '@theme/Layout';
import { Selam, Sayac } from 'eski-paket';
export default function Home() { return <Layout><main><Selam /><Sayac ad={undefined} /></main></Layout>; }
`,
  'src/theme/Root.js': `import { Saran } from 'eski-paket';
export default function Root({ children }) { return <Saran>{children}</Saran>; }
`,
  'node_modules/react/package.json': '{ "name": "react", "version": "18.3.1" }',
  'node_modules/eski-paket/package.json': '{ "name": "eski-paket", "version": "1.0.0", "module": "index.js" }',
  'node_modules/eski-paket/index.js': `import { createContext, createElement, useState } from 'react';
import { jsxs } from 'react/jsx-runtime';
const Ad = createContext('kimse');
const Ic = ({ soz }) => createElement('span', null, soz);
export const Selam = ({ soz: Soz }) => createElement('p', { 'data-selam': '' }, createElement(Soz));
const Iyi = ({ soz }) => createElement('b', null, soz);
Iyi.defaultProps = { soz: 'iyi günler' };
Selam.defaultProps = { soz: Iyi };
export const Saran = ({ children, context: Context }) => createElement(Context.Provider, { value: 'herkes' }, children);
Saran.defaultProps = { context: Ad };
export function Sayac({ ad, ilk }) {
  const [n, setN] = useState(ilk);
  return jsxs('button', { onClick: () => setN(n + 1), children: [ad, ' ', createElement(Ic, { soz: n, key: 'n' })] });
}
Sayac.defaultProps = { ad: 'sayaç', ilk: 3 };
`,
};

let site: TinySite;
// The tests may be run one by one, each between these two.
test.beforeAll(() => {
  site = createTinySite(FILES);
  site.write({});
});
test.afterAll(() => site.remove());

async function expectDefaults(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-selam]')).toHaveText('iyi günler');
  const button = page.getByRole('button', { name });
  await expect(button).toHaveText(/ 3$/);
  // Once more where Vite has found a package and loads the page again.
  await expect(async () => {
    await button.click();
    await expect(button).toHaveText(/ [4-9]$/, { timeout: 1000 });
  }).toPass();
}

test('functions have their defaultProps in a build', async ({ page }) => {
  const out = join(site.dir, 'build');
  const { code, output } = await site.build(out);
  expect(code, output).toBe(0);
  const running = await serveSite(site.dir, out);
  try {
    await expectDefaults(page, `${running.url}/`, 'sayaç');
    await expectDefaults(page, `${running.url}/docs/belge`, 'metin');
  } finally {
    await leave(page);
    await running.close();
  }
});

// In dev, what Markdown draws itself has none, nor what a package draws by the JSX runtime: both use React's own.
test('and in dev', async ({ page }) => {
  const running = await startDev(site.dir);
  try {
    await expectDefaults(page, `${running.url}/`, 'sayaç');
  } finally {
    await leave(page);
    await running.close();
  }
});
