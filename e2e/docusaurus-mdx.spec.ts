import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, leave, test } from './fixtures.ts';
import { serveSite, startDev, type RunningSite } from './site-server.ts';
import { createTinySite, type TinySite } from './tiny-site.ts';

const DENEME = `import { Sayac } from '@site/src/components';
import metin from './_metin.md';
import Kodlu from './_kodlu.mdx';

<Sayac metinler={{ metin, Kodlu }} yaz={(n) => n + ' kez'} simgeler={[{ simge: <i data-simge /> }]} />
`;
const SAYAC = `import React, { useState } from 'react';
export default function Sayac({ metinler, yaz, simgeler }) {
  const [n, setN] = useState(0);
  const Metin = n < 2 ? metinler.metin : metinler.Kodlu;
  return <div data-sayac>{simgeler[0].simge}<button onClick={() => setN(n + 1)}>{yaz(n)}</button><Metin /></div>;
}
`;

/** What authors of Docusaurus sites write most besides plain Markdown, on one page that runs in the browser as a whole. */
const FILES = {
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'img/yaprak.svg', presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  plugins: [['@docusaurus/plugin-client-redirects', { createRedirects: (path) => path === '/' ? undefined : '/eski' + path, redirects: [{ from: '/sorgu', to: '/ikinci?a=1#b' }] }]],
  themeConfig: { prism: { additionalLanguages: ['hcl'] }, navbar: { title: 'Deneme', items: [
    { to: '/ikinci', label: 'İkinci' },
    { href: 'https://ornek.test/kaynak', className: 'simge', 'aria-label': 'Kaynak', position: 'right' },
  ] } },
};`,
  'docs/giris.mdx': `---
slug: /
---

import BrowserOnly from '@docusaurus/BrowserOnly';
import CodeBlock from '@theme/CodeBlock';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Source from '!!raw-loader!../src/ornek.js';
import Diller from '@site/src/components/Diller';
import Selam from '@site/src/components/Selam';
import Yaprak from '@site/static/img/yaprak.svg';

# Giriş

<BrowserOnly fallback={<i data-yer>bekler</i>}>{() => <i data-yer>{window.location.pathname}</i>}</BrowserOnly>

<CodeBlock language="js" title="ornek.js">{Source}</CodeBlock>

<Tabs><TabItem value="bir">Birinci</TabItem><TabItem value="iki">İkinci</TabItem></Tabs>

<Yaprak width={20} data-svg="" />

<Selam ad="Ayşe" />

<Diller />

<Code>elde</Code> <Kap data-kap>ad</Kap>
`,
  'docs/ikinci.md': '# İkinci\n\n## Kod\n\n```js title="a.js"\nexport const sayi = 1;\n```\n',
  // An island that is given a text, a function and markup in objects.
  'docs/ucuncu.md': "import Deneme from './_deneme.md';\n\n# Üçüncü\n\n<Deneme />\n",
  'docs/_deneme.md': DENEME,
  'docs/_metin.md': 'Verilen **metin**.\n',
  'docs/_kodlu.mdx': 'export const iki = 2;\n\n```js title="b.js"\nconst b = 1;\n```\n\n<b data-iki>{iki}</b>\n',
  'src/components/index.js': "export { default as Sayac } from './Sayac';\n",
  'src/components/Sayac.js': SAYAC,
  // A part that reads the text of a fence, and gives it on.
  'src/theme/MDXComponents.js': `import MDXComponents from '@theme-original/MDXComponents';
import Code from '@theme/MDXComponents/Code';
import Kutu from '@site/src/components/Kutu';
const Guclu = (props) => <mark data-guclu {...props} />;
export default { ...MDXComponents, pre: Kutu, strong: Guclu, Code, Kap: 'mark' };
`,
  'src/theme/TOC/index.js': `import TOCItems from '@theme/TOCItems';
export default function TOC(props) { return <div data-icindekiler><TOCItems {...props} /></div>; }
`,
  'src/components/Kutu.js': `import React, { useState } from 'react';
import MDXPre from '@theme-original/MDXComponents/Pre';
export default function Kutu({ children, ...rest }) {
  const [uzun, setUzun] = useState(false);
  const { children: kod } = React.Children.only(children).props;
  return <div data-kutu><MDXPre {...rest}>{children}</MDXPre><button onClick={() => setUzun(true)}>{uzun ? kod.trim().length : '?'}</button></div>;
}
`,
  'src/ornek.js': 'export const ornek = 1;\n',
  'src/components/Selam.js': `import React from 'react';
import clsx from 'clsx';
import selamla, { unlem } from 'eski-paket';
export default function Selam({ ad }) {
  return <p data-selam className={clsx('a', false, 'b')}>{selamla(ad)}{unlem}</p>;
}
`,
  // Code that highlights by itself knows the languages of the config.
  'src/components/Diller.js': `import React, { useState } from 'react';
import { Prism } from 'prism-react-renderer';
export default function Diller() {
  const [n, setN] = useState(0);
  return <button data-diller onClick={() => setN(n + 1)}>{Object.keys(Prism.languages).join()} {n}</button>;
}
`,
  'node_modules/prism-react-renderer/package.json':
    '{ "name": "prism-react-renderer", "type": "module", "main": "index.js" }',
  'node_modules/prism-react-renderer/index.js': 'export const Prism = { languages: { js: {} } };\n',
  'node_modules/prismjs/package.json': '{ "name": "prismjs", "version": "1.0.0" }',
  'node_modules/prismjs/components/prism-hcl.js': 'Prism.languages.hcl = {};\n',
  'static/eski-site/index.html': '<link rel="icon" href="data:,"><h1>Eski site</h1>',
  'static/img/yaprak.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>',
  'node_modules/eski-paket/package.json': '{ "name": "eski-paket", "version": "1.0.0", "main": "index.js" }',
  'node_modules/eski-paket/index.js': `const React = require('react');
const { sonek } = require('./sonek');
module.exports = (ad) => React.createElement('b', null, 'Merhaba ' + ad + sonek);
module.exports.unlem = '!';
`,
  'node_modules/eski-paket/sonek.js': "exports.sonek = ', hoş geldin';\n",
};

let site: TinySite;
// The tests may be run one by one, each between these two.
test.beforeAll(() => {
  site = createTinySite(FILES);
  site.write({});
});
test.afterAll(() => site.remove());

async function expectWhole(page: Page, running: RunningSite): Promise<void> {
  await page.goto(`${running.url}/`);
  await expect(page.locator('[data-yer]')).toHaveText('/');
  await expect(page.locator('.code-block .token').first()).toHaveText('export');
  await expect(page.locator('[data-svg] circle')).toHaveCount(1);
  await expect(page.locator('[data-selam].a.b')).toHaveText('Merhaba Ayşe, hoş geldin!');
  await expect(page.locator('.markdown code:not(pre *)')).toHaveText('elde');
  await expect(page.locator('mark[data-kap]')).toHaveText('ad');
  const languages = page.locator('[data-diller]');
  await expect(languages).toHaveText('js,hcl 0');
  await languages.click();
  await expect(languages).toHaveText('js,hcl 1');
  expect(await page.evaluate(() => 'Prism' in window)).toBe(false);
  await page.getByRole('tab', { name: 'iki' }).click();
  await expect(page.getByRole('tabpanel')).toHaveText('İkinci');
}

/** An item at the right stands there; one without a label has no arrow for other sites. */
async function expectNavbar(page: Page): Promise<void> {
  const brand = await page.locator('.navbar-brand').boundingBox();
  const item = await page.locator('.navbar .simge').boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(brand?.x).toBeLessThan(width / 4);
  expect(item?.x).toBeGreaterThan(width / 2);
  const arrow = (link: Element): string => getComputedStyle(link, '::after').content;
  expect(await page.locator('.navbar .simge').evaluate(arrow)).toBe('none');
}

/** A table of contents of the site's own stands beside the text. A phone has the theme's in its place. */
async function expectToc(page: Page): Promise<void> {
  const toc = page.locator('[data-icindekiler]');
  await expect(toc.locator('ul.table-of-contents a')).toHaveText('Kod');
  const text = await page.locator('[data-kutu]').boundingBox();
  const box = await toc.boundingBox();
  expect(box?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0) - 1);
  expect(box?.y).toBeLessThan(text?.y ?? 0);
  await expect(page.locator('.toc-button')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(toc).toBeHidden();
  await page.getByRole('button', { name: 'On this page' }).click();
  await expect(page.locator('#y-toc').getByRole('link', { name: 'Kod' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function expectFence(page: Page, running: RunningSite): Promise<void> {
  await page.goto(`${running.url}/ikinci`);
  const box = page.locator('[data-kutu]');
  await expect(box.locator('.code-block .token').first()).toHaveText('export');
  await expect(box).toContainText('a.js');
  await box.getByRole('button', { name: '?' }).click();
  await expect(box.getByRole('button', { name: '22', exact: true })).toBeVisible();
  await expect(box.locator('.code-block .token').first()).toHaveText('export');
}

async function expectGiven(page: Page, running: RunningSite): Promise<void> {
  await page.goto(`${running.url}/ucuncu`);
  const counter = page.locator('[data-sayac]');
  await expect(counter.locator('[data-simge]')).toHaveCount(1);
  await expect(counter).toContainText('Verilen metin.');
  await counter.getByRole('button', { name: '0 kez' }).click();
  // Elements that the site replaces are the same in the browser.
  await expect(counter).toContainText('Verilen metin.');
  await expect(counter.locator('mark[data-guclu]')).toHaveText('metin');
  await counter.getByRole('button', { name: '1 kez' }).click();
  await expect(counter.locator('[data-iki]')).toHaveText('2');
  await expect(counter.locator('[data-kutu] .token').first()).toHaveText('const');
  await counter.getByRole('button', { name: '?' }).click();
  await expect(counter.getByRole('button', { name: '12', exact: true })).toBeVisible();
  await expect(counter).not.toContainText('Verilen');
}

/** A file that is an island for what it gives is shown as it was saved last, and follows the component. */
async function expectEdits(page: Page): Promise<void> {
  /** The page may be drawn anew after the first click, which then counts for nothing. */
  const click = (word: string): Promise<void> =>
    expect(async () => {
      await page.getByRole('button', { name: new RegExp(`^\\d+ ${word}$`) }).click({ timeout: 2000 });
      await expect(page.getByRole('button', { name: new RegExp(`^[1-9]\\d* ${word}$`) })).toBeVisible({
        timeout: 2000,
      });
    }).toPass({ timeout: 20_000 });
  for (const word of ['defa', 'kere', 'sefer']) {
    writeFileSync(join(site.dir, 'docs/_deneme.md'), DENEME.replace('kez', word));
    await click(word);
  }
  writeFileSync(
    join(site.dir, 'src/components/Sayac.js'),
    'export default function Sayac({ yaz }) { return <b data-sade>{yaz(9)}</b>; }\n',
  );
  await expect(page.locator('[data-sade]')).toHaveText('9 sefer');
  await page.reload();
  await expect(page.locator('article y-island')).toHaveCount(0);
  writeFileSync(join(site.dir, 'src/components/Sayac.js'), SAYAC);
  await click('sefer');
}

async function expectRedirects(page: Page, running: RunningSite): Promise<void> {
  await page.goto(`${running.url}/eski/ikinci`);
  await expect(page).toHaveURL(`${running.url}/ikinci`);
  await page.goto(`${running.url}/sorgu`);
  await expect(page).toHaveURL(`${running.url}/ikinci?a=1#b`);
  await page.goto(`${running.url}/eski-site`);
  await expect(page.locator('h1')).toHaveText('Eski site');
}

test('is whole in a build, and old addresses lead on', async ({ page }) => {
  const out = join(site.dir, 'build');
  const { code, output } = await site.build(out);
  expect(output).not.toContain('warning');
  expect(code).toBe(0);
  const running = await serveSite(site.dir, out);
  try {
    await expectWhole(page, running);
    await expectNavbar(page);
    await expectFence(page, running);
    await expectToc(page);
    await expectGiven(page, running);
    await expectRedirects(page, running);
  } finally {
    await leave(page);
    await running.close();
  }
});

test('is whole in dev', async ({ page }) => {
  const running = await startDev(site.dir);
  try {
    await expectWhole(page, running);
    await expectFence(page, running);
    await expectGiven(page, running);
    await expectEdits(page);
    await expectRedirects(page, running);
  } finally {
    await leave(page);
    await running.close();
  }
});
