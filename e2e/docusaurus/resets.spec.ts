import { expect, leave, test } from '../setup/fixtures.ts';
import { useTinySite } from '../setup/use-site.ts';

/** A Docusaurus site with a reset by elements, and with parts of its own that are drawn in Infima's classes. */
const site = useTinySite({
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'data:,',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, theme: { customCss: './src/css/custom.css' } }]],
  themeConfig: { algolia: { appId: 'a', apiKey: 'a', indexName: 'a' }, announcementBar: { id: 'd', content: 'Duyuru', isCloseable: true },
    navbar: { title: 'Deneme', logo: { src: 'img/a.svg', srcDark: 'img/b.svg' }, items: [{ type: 'dropdown', label: 'Menü', items: [{ to: '/', label: 'İçte' }] }] } },
};`,
  'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"></svg>',
  'static/img/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"></svg>',
  // The first as Tailwind has it.
  'src/css/custom.css': `@layer theme, base, components; @layer base { h1, h2 { font-size: inherit; margin: 0 } }
* { margin: 0; padding: 0; border-width: 0 }
.main-wrapper { display: flex }
[hidden] { display: none }
img, svg { display: block }
input, button { padding: 0 }
a, button { all: initial }
a, span, nav, button { display: inline-block }
.theme-announcement-bar { position: fixed; top: var(--ifm-navbar-height); height: 50px; }
.theme-announcement-bar + .navbar + .main-wrapper { margin-top: 50px; }
@media (min-width: 997px) { .theme-doc-sidebar-container { margin-top: calc(-1 * var(--ifm-navbar-height) - 50px); } }
.navbar__items .navbar__title { color: rgb(1, 2, 3); }
`,
  // As Docusaurus copies it.
  'src/theme/DocBreadcrumbs/index.js': `import { ThemeClassNames } from '@docusaurus/theme-common';
export default () => <nav className={ThemeClassNames.docs.docBreadcrumbs}><ul className="breadcrumbs">
  <li className="breadcrumbs__item"><a className="breadcrumbs__link" href="/">Ev</a></li>
  <li className="breadcrumbs__item breadcrumbs__item--active"><span className="breadcrumbs__link">Burası</span></li>
</ul></nav>;
`,
  'src/Acilir.js': `import { useState } from 'react';
export default function Acilir() {
  const [open, setOpen] = useState(false);
  return <div className={'dropdown' + (open ? ' dropdown--show' : '')}><button onClick={() => setOpen(!open)}>Aç</button><div className="dropdown__menu">Açılan</div></div>;
}
`,
  'src/Olcen.js': `import { useEffect, useRef, useState } from 'react';
export default function Olcen() {
  const ref = useRef(null);
  const [sizes, setSizes] = useState('');
  useEffect(() => { const { parentElement: around } = ref.current; setSizes([around.getBoundingClientRect().width, around.clientWidth, around.offsetWidth].join()); }, []);
  return <p ref={ref} data-olcen>{sizes}</p>;
}
`,
  'docs/a.mdx': `---\nslug: /\n---\nimport Acilir from '@site/src/Acilir';\nimport Olcen from '@site/src/Olcen';\nimport Kutusuz from '@site/src/Kutusuz';\n\n# Birinci sayfa\n\n## Alt\n\n<Acilir />\n\n<div style={{ width: 321 }}><Olcen /></div>\n\n<div style={{ height: 3000 }} />\n\n<Kutusuz />\n`,
  // What floats over the page comes with its script, wherever it is written.
  'src/Kutusuz.js': `import React, { useEffect, useState } from 'react';
export default function Kutusuz() {
  const [hazir, setHazir] = useState(false);
  useEffect(() => setHazir(true), []);
  return <div style={{ display: 'contents' }}>{hazir && <button style={{ position: 'fixed', bottom: 0 }}>Sor</button>}</div>;
}
`,
});

test('a layer named like one of the theme’s loses to the look', async ({ page }) => {
  await page.goto(`${site.url}/`);
  await expect(page.locator('h1')).toHaveCSS('font-size', '48px');
  await expect(page.locator('.markdown h2')).toHaveCSS('font-size', '32px');
  await leave(page);
});

test('what a reset says of elements shows nothing that the theme hides, and hides nothing that it shows', async ({
  page,
}) => {
  await page.goto(`${site.url}/`);
  await expect(page.locator('.navbar .color-mode')).toBeVisible();
  await expect(page.locator('.navbar .only-light')).toBeVisible();
  await expect(page.locator('.navbar .only-dark')).toBeHidden();
  await expect(page.locator('#y-menu .icon-close')).toBeHidden();
  await expect(page.locator('.search input')).not.toHaveCSS('padding-left', '0px');
  await expect(page.locator('.sidebar')).toHaveCSS('border-right-width', '1px');
  expect((await page.locator('.sidebar').boundingBox())?.width).toBe(300);
  await expect(page.locator('.markdown h2')).not.toHaveCSS('margin-top', '0px');
  await expect(page.locator('.hash-link')).toHaveCSS('opacity', '0');
  await expect(page.locator('.sidebar .menu-link').first()).not.toHaveCSS('padding-left', '0px');
  await leave(page);
});

test('the bar of an announcement is known by what follows it', async ({ page }) => {
  await page.goto(`${site.url}/`);
  await expect(page.locator('.main-wrapper')).toHaveCSS('margin-top', '50px');
  const row = await page.locator('.sidebar .menu-link').boundingBox();
  const bar = await page.getByText('Duyuru').boundingBox();
  expect(row?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.locator('[data-announcement-close]').click();
  await expect(page.getByText('Duyuru')).toBeHidden();
  await expect(page.locator('.navbar__title')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await leave(page);
});

test('a dropdown and breadcrumbs of the site’s own look as Infima has them', async ({ page }) => {
  await page.goto(`${site.url}/`);
  await expect(page.getByText('Açılan')).toBeHidden();
  await page.getByRole('button', { name: 'Aç' }).click();
  await expect(page.getByText('Açılan')).toBeVisible();
  const home = await page.getByRole('link', { name: 'Ev' }).boundingBox();
  const here = await page.getByText('Burası').boundingBox();
  // The reset of links takes their font, too.
  expect(Math.abs((here?.y ?? 0) - (home?.y ?? 99))).toBeLessThan(5);
  expect(here?.x).toBeGreaterThan((home?.x ?? 0) + (home?.width ?? 0));
  await leave(page);
});

test('a component that measures its parent gets the element around its island', async ({ page }) => {
  await page.goto(`${site.url}/`);
  await expect(page.locator('[data-olcen]')).toHaveText('321,321,321');
  await leave(page);
});

test('a component that has no box yet does not wait until it is in view', async ({ page }) => {
  await page.goto(`${site.url}/`);
  await expect(page.getByRole('button', { name: 'Sor' })).toBeVisible();
  await leave(page);
});
