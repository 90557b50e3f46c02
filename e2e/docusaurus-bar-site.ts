/** Parts of the bar as sites copy them from Docusaurus: the content has the button of the menu, the layout the menu itself. */
export const CONTENT = {
  'src/theme/Navbar/Content/index.js': `import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Toggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem from '@theme/NavbarItem';
import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';
export default function Content() {
  const { disabled } = useNavbarMobileSidebar();
  return <div className="navbar__inner"><div className="navbar__items">{!disabled && <Toggle />}<NavbarItem to="/p" label="Bir" /></div><div className="navbar__items navbar__items--right"><NavbarSearch><SearchBar /></NavbarSearch></div></div>;
}
`,
};
export const LAYOUT = {
  'src/theme/Navbar/Layout/index.js': `import { useHideableNavbar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme/Navbar/MobileSidebar';
export default function Layout({ children }) {
  const { navbarRef } = useHideableNavbar(false);
  return <nav ref={navbarRef} data-own className="navbar navbar--fixed-top">{children}<MobileSidebar /></nav>;
}
`,
};
export const MENU = {
  'src/theme/Navbar/MobileSidebar/index.js': `import Layout from '@theme/Navbar/MobileSidebar/Layout';
export default () => <Layout primaryMenu={<u data-own-menu>Menü</u>} />;
`,
};

export const BAR_SITE = {
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = {
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/', favicon: 'data:,',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themeConfig: { navbar: { title: 'Deneme', items: [{ to: '/p', label: 'Bir' }] }, algolia: { appId: 'x', apiKey: 'y', indexName: 'z' } },
};`,
  'docs/a.md': '---\nslug: /\n---\n# A\n',
  'src/pages/p.md': '# P\n',
};
