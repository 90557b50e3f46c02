import { expect, leave, test } from '../setup/fixtures.ts';
import type { TinyFiles } from '../setup/tiny-site.ts';
import { useTinySite } from '../setup/use-site.ts';

/** Sites that copied pieces of Docusaurus's bar: its element, what stands in it, and the menu of a narrow window. */
const SITE: TinyFiles = {
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'data:,',
  presets: [['classic', { docs: {}, blog: false }]],
  themeConfig: {
    algolia: { appId: 'a', apiKey: 'b', indexName: 'c' },
    navbar: { items: [{ to: '/', label: 'Ev', position: 'left' }, { label: 'Daha', items: [{ to: '/', label: 'Alt' }] }] },
  },
};`,
  'src/pages/index.jsx': `import Layout from '@theme/Layout';
export default function Ev() { return <Layout><h1>Ev</h1></Layout>; }
`,
  'docs/giris.md': '# Giriş\n',
};

const LAYOUT = {
  'src/theme/Navbar/Layout/index.js': `import { useNavbarMobileSidebar, useHideableNavbar } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
export default function NavbarLayout({ children }) {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { navbarRef } = useHideableNavbar(false);
  return (
    <nav ref={navbarRef} className={shown ? 'navbar navbar--fixed-top navbar-sidebar--show' : 'navbar navbar--fixed-top'}>
      {children}
      <div role="presentation" onClick={toggle} className="navbar-sidebar__backdrop" />
      <NavbarMobileSidebar />
    </nav>
  );
}
`,
};

const CONTENT = {
  'src/theme/Navbar/Content/index.js': `import { useThemeConfig } from '@docusaurus/theme-common';
import { splitNavbarItems, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';
export default function NavbarContent() {
  const { disabled } = useNavbarMobileSidebar();
  const [left, right] = splitNavbarItems(useThemeConfig().navbar.items);
  return (
    <div className="navbar__inner">
      <div className="navbar__items">
        {!disabled && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        {left.map((item, i) => <NavbarItem {...item} key={i} />)}
      </div>
      <div className="navbar__items navbar__items--right">
        {right.map((item, i) => <NavbarItem {...item} key={i} />)}
        <NavbarSearch><SearchBar /></NavbarSearch>
      </div>
    </div>
  );
}
`,
};

const MENU = {
  'src/theme/Navbar/MobileSidebar/index.js': `import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
export default function NavbarMobileSidebar() {
  const { shouldRender, toggle } = useNavbarMobileSidebar();
  if (!shouldRender) return null;
  return (
    <div className="navbar-sidebar">
      <button type="button" className="navbar-sidebar__close" onClick={() => toggle()}>Kapat</button>
      <div className="navbar-sidebar__items">
        <div className="navbar-sidebar__item menu"><PrimaryMenu /></div>
        <div className="navbar-sidebar__item menu">Geri</div>
      </div>
    </div>
  );
}
`,
  'src/theme/Navbar/MobileSidebar/Toggle/index.js': `import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
export default function Toggle() {
  const { toggle } = useNavbarMobileSidebar();
  return <button type="button" className="navbar__toggle clean-btn" onClick={toggle}>Aç</button>;
}
`,
};

/** A place for the search box. */
const SEARCH = {
  'src/theme/Navbar/Search/index.js': 'export default ({ children }) => <div data-place>{children}</div>;\n',
};

const BUTTON = CONTENT['src/theme/Navbar/Content/index.js']
  .replace(/^import NavbarMobileSidebarToggle .*$/m, '')
  .replace('disabled }', 'toggle }')
  .replace(
    '{!disabled && <NavbarMobileSidebarToggle />}',
    '<button type="button" className="navbar__toggle" onClick={toggle}>Aç</button>',
  );

/** The same files, which name each other and the theme's own parts by their files. */
const BY_FILES: TinyFiles = Object.fromEntries(
  Object.entries({ ...LAYOUT, ...CONTENT, ...MENU }).map(([file, code]) => [
    file,
    code
      .replace("'@theme/Navbar/MobileSidebar'", "'../MobileSidebar'")
      .replace("'@theme/Navbar/MobileSidebar/Toggle'", "'@site/src/theme/Navbar/MobileSidebar/Toggle'")
      .replace("'@theme/Navbar/Logo'", "'@docusaurus/theme-classic/lib/theme/Navbar/Logo'"),
  ]),
);

const COPIES: Record<string, TinyFiles> = {
  'its element': LAYOUT,
  'its content': CONTENT,
  'its content, with a button of its own': { 'src/theme/Navbar/Content/index.js': BUTTON },
  'both of them': { ...LAYOUT, ...CONTENT },
  'all with the menu, by their files': BY_FILES,
  'all with the menu': { ...LAYOUT, ...CONTENT, ...MENU, ...SEARCH },
};

test.describe('a bar that is wholly the site’s own', () => {
  const site = useTinySite({
    ...SITE,
    'src/theme/Navbar/index.js':
      "export default () => <nav><button popoverTarget='y-sidebar'>Belgeler</button></nav>;\n",
  });

  test('has no menu that the one of the docs leads back to', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${site.url}/docs/giris`);
    await page.getByText('Belgeler').click();
    await expect(page.locator('#y-sidebar')).toBeVisible();
    await expect(page.locator('.drawer-back')).toBeHidden();
    await leave(page);
  });
});

for (const [name, copies] of Object.entries(COPIES)) {
  test.describe(`a bar of which a site copied ${name}`, () => {
    const site = useTinySite({ ...SITE, ...copies });

    test('is a row with one menu, which narrow windows open', async ({ page }) => {
      const menu = page.locator('#y-menu');
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(site.url);
      const bar = page.locator('.navbar');
      const shown = bar.locator('a:visible', { hasText: 'Ev' });
      await expect(shown).toHaveCount(1);
      expect((await bar.boundingBox())?.height).toBeLessThan(70);
      expect((await shown.boundingBox())?.x).toBeGreaterThan(15);
      await expect(page.locator('.navbar-toggle, .navbar__toggle').first()).toBeHidden();
      const box = bar.locator('[data-search-box]');
      expect(JSON.parse((await box.getAttribute('data-search-box')) ?? '')).toMatchObject({ baseUrl: '/' });
      await expect(box).toHaveAttribute('action', '/search');

      await page.setViewportSize({ width: 390, height: 800 });
      expect((await box.boundingBox())?.width).toBeLessThan(60);
      await expect(shown).toHaveCount(0);
      await expect(menu).toHaveCount(1);
      expect((await bar.boundingBox())?.height).toBeLessThan(70);
      await page.locator('.navbar-toggle, .navbar__toggle').first().click();
      await expect(menu.getByText('Ev')).toBeVisible();
      await expect(menu.getByText('Geri')).toHaveCount(name.includes('menu') ? 1 : 0);
      await expect(menu.getByText('Geri')).toBeHidden();
      // The bar of a copied content hides its switch.
      await expect(menu.locator('.color-mode')).toHaveCount(/content|both/.test(name) ? 1 : 0);
      const close = menu.locator('.icon-close, .navbar-sidebar__close');
      await close.click();
      await expect(menu).toBeHidden();
      await leave(page);
    });

    test('leads back to its menu from that of the docs', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(`${site.url}/docs/giris`);
      await page.locator('.navbar-toggle, .navbar__toggle').first().click();
      await page.locator('.drawer-back').click();
      await expect(page.locator('#y-menu').getByText('Daha')).toBeVisible();
      await leave(page);
    });
  });
}

test.describe('a dropdown of the site’s own', () => {
  const site = useTinySite({
    ...SITE,
    'docusaurus.config.js': String(SITE['docusaurus.config.js']).replace(
      "{ label: 'Daha'",
      "{ label: 'Daha', to: '/docs/giris', 'data-takim': 'a', position: 'left'",
    ),
    'src/theme/NavbarItem/DropdownNavbarItem.js': `import { useState } from 'react';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import NavbarItem from '@theme/NavbarItem';
export default function Dropdown({ items, position, mobile = false, onClick, ...props }) {
  const [open, setOpen] = useState(false);
  const id = 'acilir' + props.to.replaceAll('/', '-');
  const Box = mobile ? 'li' : 'div';
  return (
    <Box>
      <NavbarNavLink
        role="button"
        aria-expanded={open}
        {...props}
        id={mobile ? undefined : id}
        onClick={(event) => { event.preventDefault(); setOpen(!open); }}
        onKeyDown={(event) => { if (event.key === ' ') { event.preventDefault(); setOpen(!open); } }}
      />
      {open && <ul aria-labelledby={id}>{items.map((item, i) => <NavbarItem isDropdownItem {...item} mobile={mobile} key={i} />)}</ul>}
    </Box>
  );
}
`,
  });

  test('has its address, its attributes and its handlers', async ({ page }) => {
    await page.goto(site.url);
    const label = page.locator('.navbar').getByRole('button', { name: 'Daha' }).first();
    await expect(label).toHaveAttribute('id', 'acilir-docs-giris');
    await expect(label).toHaveAttribute('data-takim', 'a');
    await expect(label).toHaveAttribute('href', '/docs/giris');
    await expect(page.locator('.navbar y-island', { hasText: 'Daha' }).first()).toHaveAttribute('data-hydrated', /.*/);
    await label.press(' ');
    await expect(page.getByRole('link', { name: 'Alt' })).toBeVisible();
    await label.click();
    await expect(page.getByRole('link', { name: 'Alt' })).toHaveCount(0);
    await expect(page).toHaveURL(`${site.url}/`);
    await leave(page);
  });
});
