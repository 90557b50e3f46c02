import type { ReactNode } from 'react';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import MobileSidebar from '@theme/Navbar/MobileSidebar';
import MobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import MobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import MobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import { usePage } from '../../client/page-context.ts';
import { DrawerClose, DrawerContext, MENU_ID } from '../sidebar/drawer.tsx';
import { useText } from '../use-text.ts';
import { NavbarGroups, NavbarFrame, NavbarSearchBox, type NavbarProps } from './navbar.tsx';

/** The top bar of a site that replaces a piece of the narrow menu: that menu is then drawn apart from the row of a wide window. */
export function NavbarContentInPieces({ hasSidebar }: NavbarProps) {
  return <ContentWithRow hasSidebar={hasSidebar} menu={<MenuDrawer />} />;
}

/** The same in a bar of the site's own, which draws the narrow menu itself and has no element around its content. */
export function NavbarContentBesideMenu({ hasSidebar }: NavbarProps) {
  return (
    <div className="navbar-inner">
      <ContentWithRow hasSidebar={hasSidebar} />
    </div>
  );
}

function ContentWithRow({ hasSidebar, menu }: NavbarProps & { menu?: ReactNode }) {
  const t = useText();
  return (
    <>
      <MobileSidebarToggle hasSidebar={hasSidebar} />
      <NavbarLogo />
      <nav className="navbar-menu wide-only" aria-label={t('nav.main')}>
        <NavbarGroups />
      </nav>
      {menu}
      <NavbarColorModeToggle />
      <NavbarSearchBox />
    </>
  );
}

/** The element around the bar where the site draws its content: that of Docusaurus has no narrow menu, which stands beside it there. */
export function NavbarHeaderWithMenu({ children }: { children?: ReactNode }) {
  return (
    <NavbarFrame>
      {children}
      <MenuDrawer />
    </NavbarFrame>
  );
}

/** The narrow menu in its drawer, which the buttons of bar and sidebar open. It is also what a bar of the site's own draws for it. */
export function MenuDrawer() {
  const t = useText();
  return (
    <nav id={MENU_ID} popover="auto" className="navbar-menu drawer narrow-only" aria-label={t('nav.main')}>
      <DrawerContext value={true}>
        <MobileSidebar />
      </DrawerContext>
    </nav>
  );
}

export function MobileMenu() {
  return (
    <MobileSidebarLayout
      header={<MobileSidebarHeader />}
      primaryMenu={<PrimaryMenu />}
      secondaryMenu={<SecondaryMenu />}
    />
  );
}

interface MobileMenuLayoutProps {
  header?: ReactNode;
  primaryMenu?: ReactNode;
  secondaryMenu?: ReactNode;
}

export function MobileMenuLayout({ header, primaryMenu, secondaryMenu }: MobileMenuLayoutProps) {
  return (
    <>
      {header}
      {primaryMenu}
      {secondaryMenu}
    </>
  );
}

export function MobileMenuHeader() {
  return <MenuHead />;
}

/** With the switch of the color mode, which a copied bar shows on wide windows only. */
export function MobileMenuHeaderWithSwitch() {
  return <MenuHead colorMode={<NavbarColorModeToggle />} />;
}

function MenuHead({ colorMode }: { colorMode?: ReactNode }) {
  const { site } = usePage().view;
  return (
    <div className="drawer-head">
      <span>{site.navbar.title || site.title}</span>
      {colorMode}
      <DrawerClose id={MENU_ID} />
    </div>
  );
}

export function MobileMenuItems() {
  return <NavbarGroups />;
}

/** Nothing: the sidebar of the docs has a drawer of its own, with a way back to this menu. */
export function NoSecondaryMenu() {
  return null;
}
