import { expect, leave, test } from '../setup/fixtures.ts';
import { useTinySite } from '../setup/use-site.ts';

/** Search boxes among the items of a bar, and elements of a site's own that have names of the theme's. */
const config = (items: string): string => `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'data:,',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, theme: { customCss: './custom.css' } }]],
  themeConfig: { algolia: { appId: 'a', apiKey: 'a', indexName: 'a' }, navbar: { title: 'Deneme', items: [${items}] } },
};`;
const LEFT = "{ to: '/', label: 'Önce', position: 'left' }";
const RIGHT = "{ to: '/', label: 'Sonra', position: 'right' }";
const files = (items: string): Record<string, string> => ({
  'package.json': '{ "private": true }',
  'docusaurus.config.js': config(items),
  'custom.css': `.kendi .sidebar { position: fixed; right: 0; transform: translateX(100%) }
ul { margin: 0 }
.theme-doc-sidebar-item-category-level-1 > .menu__list-item-collapsible > .menu__link--sublist { color: rgb(1, 2, 3) }`,
  'docs/a.mdx':
    '---\nslug: /\n---\n\n# Birinci\n\n<div className="kendi"><div className="sidebar">Kapalı</div></div>\n',
  'docs/grup/b.md': '# İkinci\n',
});
const left = useTinySite(files(`${LEFT}, { type: 'search', position: 'left' }, ${RIGHT}`));
const right = useTinySite(files(`{ type: 'search', position: 'right' }, ${RIGHT}`));

test('a search box on the left stands after the items before it, and the rest at the other end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(`${left.url}/`);
  const box = await page.locator('.search-place').boundingBox();
  const before = await page.locator('.navbar').getByText('Önce').boundingBox();
  const after = await page.locator('.navbar').getByText('Sonra').boundingBox();
  expect(box?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
  expect(box?.x).toBeLessThan(500);
  expect(after?.x).toBeGreaterThan(1000);
  await leave(page);
});

test('items after a search box on the right stand after it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(`${right.url}/`);
  const box = await page.locator('.search-place').boundingBox();
  const after = await page.locator('.navbar').getByText('Sonra').boundingBox();
  expect(box?.x).toBeGreaterThan(700);
  expect(after?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  await leave(page);
});

test('rules of rows of the sidebar find categories without a page of their own', async ({ page }) => {
  await page.goto(`${left.url}/grup/b`);
  await expect(page.locator('.sidebar summary')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await leave(page);
});

test('an element of the site’s own with a name of the theme’s is none of its drawers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${left.url}/`);
  await expect(page.getByText('Kapalı')).toHaveCSS('translate', 'none');
  await expect(page.getByText('Kapalı')).not.toBeInViewport();
  await leave(page);
});
