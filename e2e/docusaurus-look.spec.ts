import { expect, leave, test } from './fixtures.ts';
import { useTinySite } from './use-site.ts';

/** Rules of a Docusaurus site that name elements as Docusaurus has them. */
const site = useTinySite({
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'data:,',
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false, theme: { customCss: './src/css/custom.css' } }]],
  themeConfig: { navbar: { title: 'Deneme', items: [
    { to: '/', label: 'Bağ', position: 'left' },
    { type: 'dropdown', label: 'Menü', position: 'left', items: [{ to: '/', label: 'İçte' }] },
  ] } },
};`,
  'sidebars.js': `module.exports = { ana: [{ type: 'category', label: 'Konu', items: [{ type: 'doc', id: 'a', className: 'yontem' }, { type: 'doc', id: 'b', className: 'yontem' }] }] };`,
  // As sites write it over a dark hero, and as the theme for OpenAPI asks for its badges.
  'src/css/custom.css': `.navbar__items a, .navbar__items button { color: rgb(1, 2, 3); }
.yontem > .menu__link { align-items: center; justify-content: start; }
.yontem > .menu__link::before { content: 'post'; width: 50px; height: 20px; margin-right: 8px; flex-shrink: 0; background: teal; }
`,
  'docs/a.md': '---\nslug: /\n---\n# Birinci sayfa\n',
  'docs/b.md': '# İkinci sayfa\n',
});

test('title, label of a dropdown and switch have the colour of links and buttons in the bar', async ({ page }) => {
  await page.goto(`${site.url}/`);
  for (const one of ['.navbar-brand', '.navbar-left > li > a', '.navbar-left summary', '.navbar .color-mode'])
    await expect(page.locator(one), one).toHaveCSS('color', 'rgb(1, 2, 3)');
  await page.locator('.navbar-left summary').press('Enter');
  await expect(page.getByRole('link', { name: 'İçte' })).toBeVisible();
  await leave(page);
});

test('what a site puts before the title of a row stands there on the row of the page, too', async ({ page }) => {
  await page.goto(`${site.url}/`);
  const rows = page.locator('.sidebar .menu .menu a');
  await expect(rows).toHaveCount(2);
  const starts = await rows.evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const { position, width } = getComputedStyle(link, '::before');
      return [position, width, Math.round(range.getBoundingClientRect().left)].join(' ');
    }),
  );
  expect(starts[0]).toBe(starts[1]);
  await leave(page);
});
