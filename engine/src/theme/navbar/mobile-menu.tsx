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
import { NavbarFrame, NavbarGroups, NavbarSearchBox, type NavbarProps } from './navbar.tsx';

/** The top bar of a site that replaces a piece of the narrow menu: that menu is then drawn apart from the row of a wide window. */
export function NavbarContentInPieces({ hasSidebar }: NavbarProps) {
  const t = useText();
  return (
    <>
      <MobileSidebarToggle hasSidebar={hasSidebar} />
      <NavbarLogo />
      <nav className="navbar-menu wide-only" aria-label={t('nav.main')}>
        <NavbarGroups />
      </nav>
      <MenuDrawer />
      <NavbarColorModeToggle />
      <NavbarSearchBox />
    </>
  );
}

/** The menu of a narrow window, where it is drawn apart. */
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

/** The element around the content of a bar that a site copied from Docusaurus: that has the button for the menu, and its place is here. */
export function NavbarHeaderWithMenu({ children }: { children?: ReactNode }) {
  return (
    <NavbarFrame>
      {children}
      <MenuDrawer />
    </NavbarFrame>
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
  const { site } = usePage().view;
  return (
    <div className="drawer-head">
      <span>{site.navbar.title || site.title}</span>
      <NavbarColorModeToggle />
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
