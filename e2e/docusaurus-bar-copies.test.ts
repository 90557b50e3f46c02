import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTinySite, type TinyFiles } from './tiny-site.ts';

/** Parts of the bar as sites copy them from Docusaurus: the content has the button of the menu, the layout the menu itself. */
const CONTENT = {
  'src/theme/Navbar/Content/index.js': `import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Toggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';
export default function Content() {
  const { disabled } = useNavbarMobileSidebar();
  return <div className="navbar__inner"><div className="navbar__items">{!disabled && <Toggle />}<NavbarSearch><SearchBar /></NavbarSearch></div></div>;
}
`,
};
const LAYOUT = {
  'src/theme/Navbar/Layout/index.js': `import { useHideableNavbar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme/Navbar/MobileSidebar';
export default function Layout({ children }) {
  const { navbarRef } = useHideableNavbar(false);
  return <nav ref={navbarRef} data-own className="navbar navbar--fixed-top">{children}<MobileSidebar /></nav>;
}
`,
};
const MENU = {
  'src/theme/Navbar/MobileSidebar/index.js': `import Layout from '@theme/Navbar/MobileSidebar/Layout';
export default () => <Layout primaryMenu={<u data-own-menu>Menü</u>} />;
`,
};

const site = createTinySite({
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themeConfig: { navbar: { title: 'Deneme', items: [{ to: '/p', label: 'Bir' }] }, algolia: { appId: 'x', apiKey: 'y', indexName: 'z' } },
};`,
  'docs/a.md': '---\nslug: /\n---\n# A\n',
  'src/pages/p.md': '# P\n',
});
afterAll(() => site.remove());

async function build(files: TinyFiles): Promise<string> {
  site.write(files);
  const out = site.beside('out');
  const { code, output } = await site.build(out);
  if (code !== 0) throw new Error(output);
  return readFileSync(join(out, 'p/index.html'), 'utf8');
}

const DRAWER = /<nav id="y-menu" popover="auto"[^>]*>(.*?)<\/nav>/gs;
const drawers = (html: string): string[] => [...html.matchAll(DRAWER)].map(([, inside = '']) => inside);

describe('the menu of a narrow window, on a site that copied parts of the bar from Docusaurus', () => {
  it.each([
    ['the content alone', { ...CONTENT }],
    ['the layout alone', { ...LAYOUT }],
    ['both', { ...CONTENT, ...LAYOUT }],
  ])(
    'is there once: %s',
    async (_name, files) => {
      const html = await build(files);
      const [menu, ...others] = drawers(html);
      expect(others).toEqual([]);
      expect(menu).toContain('>Bir</a>');
      expect(html.includes('data-own="true"')).toBe('src/theme/Navbar/Layout/index.js' in files);
    },
    60_000,
  );

  it('is the site’s own, where that is copied, too', async () => {
    const html = await build({ ...CONTENT, ...LAYOUT, ...MENU });
    expect(drawers(html)).toEqual(['<u data-own-menu="true">Menü</u>']);
    expect(html.split('data-own-menu')).toHaveLength(2);
  }, 60_000);

  it('has a search box beside it that knows the site', async () => {
    const html = await build(CONTENT);
    expect(html).toContain('action="/search"');
    expect(html).toContain(
      'data-search-box="{&quot;baseUrl&quot;:&quot;/&quot;,&quot;docs&quot;:{&quot;default&quot;:',
    );
  }, 60_000);
});
