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

test.describe('copies of parts with state', () => {
  const copies = useTinySite({
    'package.json': '{ "private": true }',
    'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'data:,',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, theme: { customCss: './src/ozel.css' } }]],
  themeConfig: { navbar: { items: [{ type: 'dropdown', label: 'Menü', items: [{ to: '/', label: 'İçte' }] }] } },
};`,
    'src/ozel.css': `.menu__caret::before { transform: rotate(90deg); background: var(--ifm-breadcrumb-separator) center; }
.menu__list-item--collapsed .menu__caret::before { transform: rotate(0deg); }
`,
    'src/theme/DocRoot/Layout/Main/index.js': `import React, { useState } from 'react';
import styles from './styles.module.css';
export default function Main({ children }) {
  const [name] = useState('container padding-top--md');
  return <main className={styles.docMainContainer}><div className={name}>{children}</div></main>;
}
`,
    'src/theme/DocRoot/Layout/Main/styles.module.css': `.docMainContainer { display: flex; width: 100%; }
@media (min-width: 997px) { .docMainContainer { flex-grow: 1; max-width: calc(100% - var(--doc-sidebar-width)); } }
`,
    'src/theme/DocItem/Layout/index.js': `import React, { useState } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import DocItemContent from '@theme/DocItem/Content';
export default function Layout({ children }) {
  const [toc] = useState(useDoc().toc);
  return <div className="row">
    <div className="col"><TOCCollapsible toc={toc} className="theme-doc-toc-mobile" /><DocItemContent>{children}</DocItemContent></div>
    <div className="col col--3"><TOC toc={toc} /></div>
  </div>;
}
`,
    'src/theme/NavbarItem/DropdownNavbarItem.js': `import React, { useState } from 'react';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import NavbarItem from '@theme/NavbarItem';
export default function Dropdown({ items, position, mobile, ...props }) {
  const [open] = useState(false);
  return mobile ? null : <div className={'navbar__item dropdown dropdown--hoverable' + (open ? ' dropdown--show' : '')}>
    <NavbarNavLink role="button" href="#" className="navbar__link" {...props} />
    <ul className="dropdown__menu">{items.map((item, i) => <NavbarItem isDropdownItem {...item} key={i} />)}</ul>
  </div>;
}
`,
    'src/theme/DocSidebarItem/index.js': `import React from 'react';
import Item from '@theme-original/DocSidebarItem';
export default (props) => <Item {...props} />;
`,
    'docs/giris.md': '---\nslug: /\n---\n\n# Giriş\n\n## Bölüm\n\nMetin.\n',
    'docs/grup/index.md': '# Grup\n\nMetin.\n',
    'docs/grup/alt.md': '# Alt\n\nMetin.\n',
  });

  test('a main region fills what the sidebar leaves', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(copies.url);
    const main = await page.locator('main').boundingBox();
    expect(main?.width).toBe(1280 - 300);
    await leave(page);
  });

  test('a dropdown has a mark', async ({ page }) => {
    await page.goto(copies.url);
    const mark = (element: Element): string => getComputedStyle(element, '::after').borderTopWidth;
    expect(await page.locator('.dropdown > .navbar__link').first().evaluate(mark)).toBe('6px');
    await leave(page);
  });

  test('a tap on it in the menu of a phone opens it there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(copies.url);
    await page.locator('.navbar-toggle').first().click();
    const back = page.locator('.drawer-back');
    if (await back.isVisible()) await back.click();
    const label = page.locator('#y-menu .dropdown > .navbar__link');
    await label.click();
    const item = page.locator('#y-menu .dropdown__menu a');
    await expect(item).toBeVisible();
    // Below its label, and above what comes after it.
    expect((await page.locator('#y-menu .dropdown').boundingBox())?.height).toBeGreaterThan(60);
    await leave(page);
  });

  test('marks of the sidebar turn and look as the site says', async ({ page }) => {
    await page.goto(copies.url);
    const mark = (element: Element): string[] => {
      const { rotate, transform, backgroundImage } = getComputedStyle(element, '::before');
      return [rotate, transform, backgroundImage.slice(0, 5)];
    };
    const caret = page.locator('.menu__caret').first();
    expect(await caret.evaluate(mark)).toEqual(['none', 'matrix(1, 0, 0, 1, 0, 0)', 'url("']);
    await caret.click();
    expect(await caret.evaluate(mark)).toEqual(['none', 'matrix(0, 1, -1, 0, 0, 0)', 'url("']);
    await leave(page);
  });

  test('the button of a table of contents is no button of a text', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(copies.url);
    const button = page.locator('.theme-doc-toc-mobile > button');
    await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(button).toHaveCSS('font-weight', '400');
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThan(340);
    await button.click();
    await expect(page.locator('.theme-doc-toc-mobile a')).toHaveText('Bölüm');
    await leave(page);
  });
});
