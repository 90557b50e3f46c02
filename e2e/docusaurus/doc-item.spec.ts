import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, leave, test } from '../setup/fixtures.ts';
import { startDev } from '../setup/site-server.ts';
import { useTinySite } from '../setup/use-site.ts';

/**
 * A theme whose `docItemComponent` puts a store around the text of a page, as themes for API references do: components of the text read the
 * store and change it, a panel beside the text shows it. Its files are CommonJS, as compilers write it, and use a name that nobody imports.
 */
const common = (imports: Record<string, string>, code: string): string =>
  [
    '"use strict";',
    'var __importDefault = (this && this.__importDefault) || function (m) { return m && m.__esModule ? m : { default: m }; };',
    'Object.defineProperty(exports, "__esModule", { value: true });',
    ...Object.entries(imports).map(
      ([name, from]) => `const ${name} = __importDefault(require(${JSON.stringify(from)}));`,
    ),
    code,
  ].join('\n');

const FILES = {
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'data:,',
  presets: [['classic', { docs: { routeBasePath: '/', docItemComponent: '@theme/ApiItem' }, blog: false }]],
  themes: ['tema-paket'],
};`,
  'docs/bir.api.mdx': `---
slug: /
api: gizli
---
import Artir from '@theme/Artir';

# Bir

Metin.

<Artir adim={2}>**iki** ekle</Artir>
`,
  'docs/duz.md': '# Düz\n\nYalnız metin, [bire](./bir.api.mdx).\n',
  'docs/adsiz.md': '---\ntitle: Adı başta\n---\n\nMetin.\n',
  'node_modules/tema-paket/package.json': '{ "name": "tema-paket", "main": "index.js" }',
  'node_modules/tema-paket/index.js': `const path = require('path');
class ProvidePlugin { constructor(definitions) { this.definitions = definitions; } }
module.exports = () => ({
  name: 'tema-paket',
  injectHtmlTags: () => ({ preBodyTags: ['<noscript><iframe src="/iz?a=1&amp;b=2"></iframe></noscript>'] }),
  getThemePath: () => path.join(__dirname, 'theme'),
  configureWebpack: () => ({ plugins: [new ProvidePlugin({ birim: [path.join(__dirname, 'birim.js'), 'ad'] })] }),
});`,
  'node_modules/tema-paket/birim.js': "exports.ad = 'adet';",
  'node_modules/tema-paket/theme/depo.js': common(
    { react_1: 'react' },
    'exports.Depo = react_1.default.createContext(null);',
  ),
  'node_modules/tema-paket/theme/Artir/index.js': common(
    { react_1: 'react' },
    `exports.default = function Artir({ adim, children }) {
  const { ekle } = (0, react_1.default.useContext)(require("../depo").Depo);
  return react_1.default.createElement("button", { "data-artir": true, onClick: () => ekle(adim) }, children);
};`,
  ),
  'node_modules/tema-paket/theme/ApiItem/index.js': common(
    { react_1: 'react', useIsBrowser_1: '@docusaurus/useIsBrowser', Layout_1: '@theme/DocItem/Layout' },
    `exports.default = ApiItem;
const react_2 = require("react");
const depo_1 = require("../depo");
function ApiItem(props) {
  const MDXComponent = props.content;
  const isBrowser = (0, useIsBrowser_1.default)();
  const [sayi, setSayi] = (0, react_2.useState)(0);
  return react_1.default.createElement(depo_1.Depo.Provider, { value: { ekle: (adim) => setSayi(sayi + adim) } },
    react_1.default.createElement(Layout_1.default, null,
      react_1.default.createElement(MDXComponent, null),
      react_1.default.createElement("aside", { "data-panel": true, onClick: () => setSayi(0) },
        isBrowser ? sayi + " " + birim : "bekle", " ", MDXComponent.metadata.id, " ", MDXComponent.frontMatter.api)));
}`,
  ),
};

const site = useTinySite(FILES);

async function worksAt(url: string, page: Page): Promise<void> {
  await page.goto(url);
  const panel = page.locator('[data-panel]');
  await expect(panel).toHaveText('0 adet bir.api gizli');
  await page.locator('[data-artir]').click();
  await expect(panel).toHaveText('2 adet bir.api gizli');
  await expect(page.locator('[data-artir] strong')).toHaveText('iki');
  await page.goto(`${url}duz`);
  await expect(panel).toHaveText('0 adet duz');
  await page.locator('[data-region=navbar]').evaluate((navbar) => Object.assign(navbar, { stayed: true }));
  await page.locator('.markdown a[href="/"]').click();
  await expect(panel).toHaveText('0 adet bir.api gizli');
  await page.locator('[data-artir]').click();
  await expect(panel).toHaveText('2 adet bir.api gizli');
  // What is for readers without script stays asleep, and the page around the text stays.
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await page.locator('[data-region=navbar]').evaluate((navbar) => 'stayed' in navbar)).toBe(true);
  await leave(page);
}

test('text and panel are in the page before any script', () => {
  expect(site.output).not.toMatch(/warning/);
  const read = (name: string): string => readFileSync(join(site.outDir, name), 'utf8');
  expect(read('index.html')).toMatch(/<p>Metin\.<\/p>[^]*<strong>iki<\/strong> ekle<\/button>[^]*>bekle/);
  expect(read('duz/index.html')).toMatch(/Yalnız metin[^]*>bekle/);
});

test('a title from front matter stands in an element that looks like a text', async ({ page }) => {
  await page.goto(`${site.url}/adsiz`);
  const title = page.locator('article .markdown header h1');
  await expect(title).toHaveText('Adı başta');
  await expect(page.locator('[data-panel]')).toHaveText('0 adet adsiz');
  await expect(title).toHaveCount(1);
  // What is beside the text is no part of the page as Markdown.
  expect(readFileSync(join(site.outDir, 'adsiz.md'), 'utf8')).toMatch(/\n---\n\n# Adı başta\n\nMetin\.\n$/);
  await leave(page);
});

test('text and panel share a store', async ({ page }) => {
  await worksAt(`${site.url}/`, page);
});

test('they do in dev, too', async ({ page }) => {
  const dev = await startDev(site.dir);
  try {
    await worksAt(`${dev.url}/`, page);
  } finally {
    await dev.close();
  }
});

test.describe('one that keeps a column for the table of contents', () => {
  const columns = useTinySite({
    'package.json': '{ "private": true }',
    'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'data:,',
  presets: [['classic', { docs: { routeBasePath: '/', docItemComponent: '@theme/SutunItem' }, blog: false, theme: { customCss: './src/css/custom.css' } }]],
};`,
    'docs/bir.md': '---\nslug: /\n---\n\n# Bir\n\n## İki\n\nMetin.\n',
    'src/theme/SutunItem/index.js': `import { useState } from 'react';
export default function SutunItem({ content: Icerik }) {
  const [sayi] = useState(1);
  return (
    <div className="row">
      <div className="col sutun"><article data-sayi={sayi}><Icerik /></article></div>
      <div className="col col--3"></div>
    </div>
  );
}
`,
    'src/css/custom.css': '.sutun { max-width: 75% !important; }\n',
  });

  test('has the whole width beside that of the theme', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(columns.url);
    await expect(page.locator('.page-aside').getByRole('link', { name: 'İki' })).toBeVisible();
    const widthOf = async (selector: string): Promise<number> =>
      (await page.locator(selector).boundingBox())?.width ?? 0;
    expect(await widthOf('.sutun')).toBe(await widthOf('.page-body .row'));
    await expect(page.locator('.col--3')).toBeHidden();
    await leave(page);
  });
});
