import { expect, leave, test } from '../setup/fixtures.ts';
import { useTinySite } from '../setup/use-site.ts';

/** A site with a copy of Docusaurus's Layout, which moves the bar above the text, and with rules by the id of the element around a page. */
const FILES = {
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'data:,',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, theme: { customCss: './src/ozel.css' } }]],
  themeConfig: {
    algolia: { appId: 'a', apiKey: 'b', indexName: 'c' },
    navbar: { items: Array.from({ length: 6 }, (_, n) => ({ to: '/', label: 'Uzunetiket' + n })) },
  },
};`,
  'src/ozel.css':
    '#__docusaurus .markdown > h2 { color: rgb(1, 2, 3); }\n#__docusaurus .navbar__brand { display: none; }\n',
  'src/theme/Layout/index.tsx': `import React from 'react';
import clsx from 'clsx';
import { PageMetadata, SkipToContentFallbackId, ThemeClassNames } from '@docusaurus/theme-common';
import SkipToContent from '@theme/SkipToContent';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
export default function Layout({ children, noFooter, wrapperClassName, title, description }) {
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <div id={SkipToContentFallbackId} className={clsx(ThemeClassNames.layout.main.container, ThemeClassNames.wrapper.main, wrapperClassName)}>
        {children}
      </div>
      {!noFooter && <Footer />}
    </LayoutProvider>
  );
}
`,
  'src/theme/DocRoot/Layout/Main/index.tsx': `import React from 'react';
import Main from '@theme-original/DocRoot/Layout/Main';
import Navbar from '@theme/Navbar';
export default function MainWrapper(props) { return <div><Navbar /><Main {...props} /></div>; }
`,
  'docs/giris.md': '---\nslug: /\n---\n\n# Giriş\n\n## Bölüm\n\nMetin.\n\n<b className="kutu__icon-dugme">x</b>\n',
};

const site = useTinySite(FILES);

test('a copy of Layout has the columns of docs inside of it, and rules of the site hold', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site.url);
  const title = await page.locator('article h1').boundingBox();
  const sidebar = await page.locator('.sidebar').boundingBox();
  expect(title?.x).toBeGreaterThan((sidebar?.x ?? 0) + (sidebar?.width ?? 0) - 1);
  expect(title?.width).toBeGreaterThan(400);
  expect((await page.locator('.navbar').boundingBox())?.x).toBeGreaterThan((sidebar?.width ?? 0) - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  await expect(page.locator('article h2')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('.navbar-brand')).toBeHidden();
  // The bar is full: the box of the search is narrower than elsewhere.
  const box = await page.locator('.navbar .search').boundingBox();
  expect(box?.width).toBeLessThan(220);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  const before = (element: Element): string => getComputedStyle(element, '::before').content;
  expect(await page.locator('.kutu__icon-dugme').evaluate(before)).toBe('none');
  await leave(page);
});
