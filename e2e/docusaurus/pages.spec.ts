import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, leave, test } from '../setup/fixtures.ts';
import { serveSite, startDev, type RunningSite } from '../setup/site-server.ts';
import { createTinySite, type TinySite } from '../setup/tiny-site.ts';

/** Pages and components of Docusaurus sites that look at the address, change it, keep things in the browser, and bring in what only runs there. */
const FILES = {
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'data:,', organizationName: 'biz', projectName: 'is',
  presets: [['classic', { docs: {}, blog: false }]],
};`,
  'docs/sekme.mdx': `
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import { Canli } from 'canli-paket';
import Uzanti from '@site/src/components/Uzanti';

<Tabs groupId="dil"><TabItem value="js">Bir</TabItem><TabItem value="ts">İki</TabItem></Tabs>

<Uzanti>**yalnız ts**</Uzanti>

<Canli />
`,
  'docs/tarayici.mdx': `
import BrowserOnly from '@docusaurus/BrowserOnly';

<BrowserOnly>{() => { const Pencere = require('@site/src/components/Pencere').default; return <Pencere />; }}</BrowserOnly>

<b data-veri>{require('./veri.json').ad}</b>
`,
  'docs/_parca.mdx': "export const kendi = 'parça';\n\n## Bölüm\n",
  'docs/veri.json': '{ "ad": "yaprak" }',
  'src/components/Uzanti.tsx': `import { useStorageSlot } from '@docusaurus/theme-common';
export default function Uzanti({ children }) {
  const [dil] = useStorageSlot('docusaurus.tab.dil');
  return <div data-uzanti>{dil ?? 'yok'}{dil === 'ts' && children}</div>;
}
`,
  'src/pages/index.js': `import { Redirect } from 'react-router-dom';
export default function Home() { return <Redirect to="/liste" />; }
`,
  'src/pages/liste.jsx': `import React, { useEffect, useState } from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { useQueryString } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const hepsi = ['elma', 'armut', 'ayva'];

function useSecili() {
  const location = useLocation();
  const [secili, setSecili] = useState([]);
  const [kez, setKez] = useState(0);
  useEffect(() => {
    setSecili(new URLSearchParams(location.search).getAll('tag'));
    setKez((n) => n + 1);
  }, [location]);
  return { secili, kez, location };
}

function Liste() {
  const history = useHistory();
  const [ad, setAd] = useQueryString('ad');
  const { secili, kez, location } = useSecili();
  const degis = (tag) => history.push({ ...location, search: 'tag=' + tag, state: { tag } });
  const gorunen = hepsi.filter((each) => (secili.length === 0 || secili.includes(each)) && each.includes(ad));
  return (
    <>
      <input aria-label="Ad" value={ad} onChange={(event) => setAd(event.target.value)} />
      {hepsi.map((each) => <button key={each} onClick={() => degis(each)}>{each}</button>)}
      <p data-liste>{gorunen.join(' ')}</p>
      <p data-durum data-kez={kez}>{location.state?.tag ?? '-'} {kez < 9 ? 'sakin' : 'durmadan'}</p>
    </>
  );
}

export default function Sayfa() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title="Liste">
      <main>
        <Liste />
        <Link to="/docs/sekme">{siteConfig.organizationName}/{siteConfig.projectName}</Link>
      </main>
    </Layout>
  );
}
`,
  'src/pages/oyun.js': `import Layout from '@theme/Layout';
import BrowserOnly from '@docusaurus/BrowserOnly';
import { Canli } from 'canli-paket';
import Kart from '@site/src/components/Kart';
import Sorular from '@site/src/components/Sorular';
import Parca, { kendi, toc } from '@site/docs/_parca.mdx';
export default function Oyun() {
  return (
    <Layout>
      <main>
        <BrowserOnly>{() => { const Pencere = require('../components/Pencere').default; return <Pencere />; }}</BrowserOnly>
        <Canli />
        <Kart><Kart.Baslik ad="yaprak" /></Kart>
        <Sorular sorular={[{ soru: 'Ne?', yanit: <>Bir <b>yaprak</b></> }, { soru: 'Kim?', yanit: <Kart.Baslik ad="yaprak" /> }]} />
        <Parca /><i data-kendi>{kendi} {toc[0].value}</i>
      </main>
    </Layout>
  );
}
`,
  // Browsers close a paragraph before a block, so React draws the page anew.
  'src/pages/bozuk.js': `import { useEffect, useState } from 'react';
import Layout from '@theme/Layout';
export default function Bozuk() {
  const [kez, setKez] = useState(0);
  useEffect(() => setKez(1), []);
  return <Layout><main><link rel="preload" as="font" href="/a.woff2" /><p><div data-kez>{kez}</div></p></main></Layout>;
}
`,
  'src/components/Pencere.js': `const ad = window.location.pathname;
export default function Pencere() { return <p data-pencere>{ad}</p>; }
`,
  'src/components/Sorular.js': `import { useState } from 'react';
export default function Sorular({ sorular }) {
  const [acik, setAcik] = useState(-1);
  return <ul>{sorular.map(({ soru, yanit }, i) => <li key={i}><button onClick={() => setAcik(i)}>{soru}</button>{i === acik && <b data-yanit>{yanit}</b>}</li>)}</ul>; }
`,
  'src/components/Kart.js': `import useSayac from '../hooks/useSayac';
export default function Kart({ children }) { return <section>{children}</section>; }
Kart.Baslik = function Baslik({ ad }) {
  const [n, artir] = useSayac(3);
  return <button onClick={artir}><img src={require(\`@site/static/img/\${ad}.gif\`).default} alt="" />Kart {n}</button>;
};
`,
  'src/hooks/useSayac.js': `import { useState } from 'react';
export default function useSayac(ilk) {
  const [n, setN] = useState(ilk);
  return [n, () => setN(n + 1)];
}
`,
  'static/img/yaprak.gif': Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  'node_modules/canli-paket/package.json': '{ "name": "canli-paket", "version": "1.0.0", "main": "index.js" }',
  'node_modules/canli-paket/index.js': `'use strict';
exports.__esModule = true;
const react = require('react');
exports.Canli = () => {
  const [canli, setCanli] = (0, react.useState)(false);
  (0, react.useEffect)(() => setCanli(true), []);
  return react.createElement('p', { 'data-canli': '' }, canli ? 'canlı' : 'durgun');
};
`,
};

let site: TinySite;
// The tests may be run one by one, each between these two.
test.beforeAll(() => {
  site = createTinySite(FILES);
  site.write({});
});
test.afterAll(() => site.remove());

async function expectAddresses(page: Page, { url }: RunningSite): Promise<void> {
  await page.goto(`${url}/`);
  await expect(page).toHaveURL(`${url}/liste`);
  await expect(page.getByRole('link', { name: 'biz/is' })).toBeVisible();
  const liste = page.locator('[data-liste]');
  // Before React has the page, its buttons do nothing.
  await expect(page.locator('[data-durum]')).not.toHaveAttribute('data-kez', '0');
  await page.getByRole('button', { name: 'ayva' }).click();
  await expect(page).toHaveURL(`${url}/liste?tag=ayva`);
  await expect(liste).toHaveText('ayva');
  await expect(page.locator('[data-durum]')).toHaveText('ayva sakin');
  await page.goBack();
  await expect(liste).toHaveText('elma armut ayva');
  await page.getByLabel('Ad').pressSequentially('arm');
  await expect(page).toHaveURL(`${url}/liste?ad=arm`);
  await expect(liste).toHaveText('armut');
  await page.reload();
  await expect(liste).toHaveText('armut');
}

async function expectKept(page: Page, { url }: RunningSite): Promise<void> {
  await page.goto(`${url}/docs/sekme`);
  const kept = page.locator('[data-uzanti]');
  await expect(kept).toHaveText('yok');
  await expect(page.locator('[data-canli]')).toHaveText('canlı');
  await expect(page.locator('[data-tabs]')).toHaveAttribute('data-started', '');
  await page.getByRole('tab', { name: 'ts' }).click();
  await expect(kept).toHaveText('tsyalnız ts');
  await page.reload();
  await expect(kept).toHaveText('tsyalnız ts');
}

async function expectAlive(page: Page, { url }: RunningSite): Promise<void> {
  await page.goto(`${url}/oyun`);
  await expect(page.locator('[data-pencere]')).toHaveText('/oyun');
  await expect(page.locator('[data-canli]')).toHaveText('canlı');
  await expect(page.locator('[data-kendi]')).toHaveText('parça Bölüm');
  await page.getByRole('button', { name: 'Kart 3' }).click();
  await expect(page.getByRole('button', { name: 'Kart 4' })).toBeVisible();
  await page.getByRole('button', { name: 'Ne?' }).click();
  await expect(page.locator('[data-yanit]')).toHaveText('Bir yaprak');
  await page.getByRole('button', { name: 'Kim?' }).click();
  await page.locator('[data-yanit]').getByRole('button', { name: 'Kart 3' }).click();
  await expect(page.locator('[data-yanit]')).toHaveText('Kart 4');
  await page.goto(`${url}/docs/tarayici`);
  await expect(page.locator('[data-pencere]')).toHaveText('/docs/tarayici');
  await expect(page.locator('[data-veri]')).toHaveText('yaprak');
}

async function expectNames(browser: Browser, { url }: RunningSite): Promise<void> {
  // The page is at fault, and the console says so: in a window whose errors are not counted.
  const tab = await browser.newPage();
  const said = tab.waitForEvent('pageerror');
  await tab.goto(`${url}/bozuk`);
  expect(String(await said)).toContain('418');
  await expect(tab.locator('[data-kez]')).toHaveText('1');
  await expect(tab.locator('.navbar__brand .navbar__title')).toHaveText('Deneme');
  await tab.close();
}

test('work in a build', async ({ browser, page }) => {
  const out = join(site.dir, 'build');
  const { code, output } = await site.build(out);
  expect(output).not.toContain('warning');
  expect(code, output).toBe(0);
  const running = await serveSite(site.dir, out);
  try {
    await expectAddresses(page, running);
    await expectKept(page, running);
    await expectAlive(page, running);
    await expectNames(browser, running);
  } finally {
    await leave(page);
    await running.close();
  }
});

test('work in dev', async ({ page }) => {
  const running = await startDev(site.dir);
  try {
    await expectAddresses(page, running);
    await expectKept(page, running);
    await expectAlive(page, running);
  } finally {
    await leave(page);
    await running.close();
  }
});
