import { expect, leave, test } from '../setup/fixtures.ts';
import { useTinySite } from '../setup/use-site.ts';

/** Rules of a Docusaurus site that name elements as Docusaurus has them. */
const site = useTinySite({
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'data:,', markdown: { mermaid: true },
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false, theme: { customCss: './src/css/custom.css' } }]],
  themeConfig: { algolia: { appId: 'a', apiKey: 'b', indexName: 'c' }, announcementBar: { id: 'd', content: '<b>Duyuru</b>' }, navbar: { title: 'Deneme', items: [
    { to: '/', label: 'Bağ', position: 'left' },
    { type: 'dropdown', label: 'Menü', position: 'left', items: [{ to: '/', label: 'İçte' }] },
    { href: 'https://ornek.test', label: 'Sağda', position: 'right' },
  ] }, footer: { copyright: 'Son' }, prism: { theme: { plain: { color: 'rgb(4, 5, 6)' }, styles: [] } } },
};`,
  'sidebars.js': `module.exports = { ana: [{ type: 'category', label: 'Konu', items: [{ type: 'doc', id: 'a', className: 'yontem' }, { type: 'doc', id: 'b', className: 'yontem' }] }, { type: 'category', label: 'Bağlı', link: { type: 'doc', id: 'c' }, items: ['d'] }] };`,
  // As sites write it over a dark hero, and as the theme for OpenAPI asks for its badges.
  'src/css/custom.css': `:root { --ifm-navbar-background-color: #222; --ifm-navbar-link-color: rgb(16, 17, 18); }
.navbar__items a, .navbar__items button { color: rgb(1, 2, 3); }
.navbar__items--right { flex-direction: row-reverse; justify-content: flex-end; }
.markdown h1:first-child { margin-bottom: 1rem; }
div.theme-announcement-bar b { color: rgb(10, 11, 12); }
.markdown pre, .markdown code { color: rgb(7, 8, 9); }
.admonition, .admonition .admonition-heading { color: rgb(13, 14, 15); }
.yontem > .menu__link { align-items: center; justify-content: start; }
.yontem > .menu__link::before { content: 'post'; width: 50px; height: 20px; margin-right: 8px; flex-shrink: 0; background: teal; }
.menu__link--active { color: rgb(19, 20, 21); }
.menu__list-item-collapsible--active { outline: 1px solid teal; }
.menu__link.menu__link--sublist.menu__link--active { color: rgb(22, 23, 24); }
`,
  'docs/a.md': '---\nslug: /\n---\n# Birinci sayfa\n\n`kısa`\n\n```\nkod\n```\n',
  'docs/b.md':
    '# İkinci sayfa\n\n```mermaid\ngraph TD; A-->B;\n```\n\n<details>\n<summary>Ayrıntı</summary>\n\nİçte.\n\n</details>\n',
  'docs/c.md': '# Üçüncü sayfa\n\nMetin.\n\n## Bölüm\n',
  'docs/d.md':
    '&nbsp;\n\n# Dördüncü sayfa\n\n:::tip\n\nKutuda.\n\n:::\n\n<div className="admonition">Sitenin.</div>\n\n# Bir daha\n',
});

test('title, label of a dropdown and switch have the colour of links and buttons in the bar', async ({ page }) => {
  await page.goto(`${site.url}/`);
  for (const one of ['.navbar-brand', '.navbar-left > li > a', '.navbar-left summary', '.navbar .color-mode'])
    await expect(page.locator(one), one).toHaveCSS('color', 'rgb(1, 2, 3)');
  await page.locator('.navbar-left summary').press('Enter');
  await expect(page.getByRole('link', { name: 'İçte' })).toBeVisible();
  await leave(page);
});

test('the magnifying glass of a phone has the colour of the links, the one in the open field has not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${site.url}/`);
  const icon = page.locator('.navbar .search-icon');
  await expect(icon).toHaveCSS('color', 'rgb(16, 17, 18)');
  await page.locator('.navbar .search-input').focus();
  await expect(icon).not.toHaveCSS('color', 'rgb(16, 17, 18)');
  await leave(page);
});

test('a group on the right whose order a site turns around stays on the right', async ({ page }) => {
  await page.goto(`${site.url}/`);
  const link = await page.getByRole('link', { name: 'Sağda' }).boundingBox();
  const colors = await page.locator('.navbar .color-mode').boundingBox();
  expect((colors?.x ?? 0) - (link?.x ?? 0) - (link?.width ?? 0)).toBeLessThan(50);
  await leave(page);
});

test('rules for the announcement as Docusaurus has it hold, and it is a landmark', async ({ page }) => {
  await page.goto(`${site.url}/`);
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await expect(bar.getByText('Duyuru')).toHaveCSS('color', 'rgb(10, 11, 12)');
  await leave(page);
});

test('the button of the table of contents keeps its place below a title with a margin of the site’s own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${site.url}/c`);
  const button = await page.locator('.toc-button').boundingBox();
  const text = await page.getByText('Metin.').boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(text?.y ?? 0);
  await leave(page);
});

test('plain code has the colour of its scheme, whatever a site says of pre and code', async ({ page }) => {
  await page.goto(`${site.url}/`);
  await expect(page.locator('.markdown p > code')).toHaveCSS('color', 'rgb(7, 8, 9)');
  await expect(page.locator('.code-block code')).toHaveCSS('color', 'rgb(4, 5, 6)');
  await leave(page);
});

test('what sticks to the bar in a block of code is moved by the page alone', async ({ page }) => {
  await page.goto(`${site.url}/`);
  const block = page.locator('.code-block');
  await block.evaluate((element) =>
    element.insertAdjacentHTML('afterbegin', '<b data-bas style="position: sticky; top: 40px; display: block">Baş</b>'),
  );
  const top = async (of: string): Promise<number> => Math.round((await page.locator(of).boundingBox())?.y ?? 0);
  expect(await top('[data-bas]')).toBe(await top('.code-block'));
  await leave(page);
});

test('the footer of a short page is at the end of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(`${site.url}/`);
  const footer = await page.locator('footer.footer').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeCloseTo(1000, 0);
  const sidebar = await page.locator('aside.sidebar').boundingBox();
  expect((sidebar?.y ?? 0) + (sidebar?.height ?? 0)).toBeCloseTo(footer?.y ?? 0, 0);
  await leave(page);
});

test('rules for admonitions as they were named before Docusaurus 3 mean elements of the site alone', async ({
  page,
}) => {
  await page.goto(`${site.url}/d`);
  const old = 'rgb(13, 14, 15)';
  await expect(page.getByText('Sitenin.')).toHaveCSS('color', old);
  for (const one of ['.theme-admonition', '.theme-admonition > :first-child'])
    await expect(page.locator(one), one).not.toHaveCSS('color', old);
  await leave(page);
});

test('a title is one though a text without headings stands before it', async ({ page }) => {
  await page.goto(`${site.url}/d`);
  await expect(page.getByRole('heading', { name: 'Dördüncü sayfa' })).toHaveCSS('font-size', '48px');
  await expect(page.getByRole('heading', { name: 'Bir daha' })).toHaveCSS('font-size', '32px');
  await leave(page);
});

test('details are boxes as in Docusaurus, but not the source of a diagram', async ({ page }) => {
  await page.goto(`${site.url}/b`);
  await expect(page.locator('details', { hasText: 'Ayrıntı' })).toHaveCSS('border-top-width', '1px');
  await expect(page.locator('figure.mermaid > details')).toHaveCSS('border-top-width', '0px');
  await leave(page);
});

test('what a site puts before the title of a row stands there on the row of the page, too', async ({ page }) => {
  await page.goto(`${site.url}/`);
  const rows = page.locator('.sidebar .yontem > a');
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

test('rules for the rows on the way to the page hold for categories that are pages, too', async ({ page }) => {
  const category = page.locator('.sidebar .menu-row', { hasText: 'Bağlı' });
  const link = category.getByRole('link');
  await page.goto(`${site.url}/d`);
  await expect(page.locator('.sidebar a[href="/d"]')).toHaveCSS('color', 'rgb(19, 20, 21)');
  await expect(link).toHaveCSS('color', 'rgb(22, 23, 24)');
  await expect(category).toHaveCSS('outline-style', 'none');
  await page.goto(`${site.url}/c`);
  await expect(link).toHaveCSS('color', 'rgb(22, 23, 24)');
  await expect(category).toHaveCSS('outline-style', 'solid');
  await leave(page);
});

test('a bar that is too full makes its search box narrower, then cuts the title, and never the page wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto(`${site.url}/`);
  const titleIsCut = () => page.locator('.navbar-brand b').evaluate((title) => title.scrollWidth > title.clientWidth);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const write = (selector: string, text: string) =>
    page.locator(selector).evaluate((element, words) => void (element.textContent = words), text);
  await write('.navbar-brand b', 'Uzun adlı bir deneme sitesi');
  await write('.navbar-left > li > a', 'm'.repeat(12));
  expect(await overflow()).toBe(0);
  expect(await titleIsCut()).toBe(false);
  await write('.navbar-left > li > a', 'm'.repeat(26));
  expect(await overflow()).toBe(0);
  expect(await titleIsCut()).toBe(true);
  await leave(page);
});

test('a logo and a search button of a site’s own stand at the two ends of the bar', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${site.url}/`);
    // As parts of the site draw them: with no class of ours inside.
    await page.locator('.navbar-inner').evaluate((bar) => {
      bar.querySelector('.navbar-brand')?.replaceWith(document.createElement('div'));
      bar.insertAdjacentHTML('beforeend', '<div class="search-place search-right"><button>Ara</button></div>');
    });
    const bar = await page.locator('.navbar-inner').boundingBox();
    const button = await page.getByRole('button', { name: 'Ara' }).boundingBox();
    expect((bar?.width ?? 0) - (button?.x ?? 0) - (button?.width ?? 0), `${width}`).toBeLessThan(30);
  }
  await leave(page);
});
