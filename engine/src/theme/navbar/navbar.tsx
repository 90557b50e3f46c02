import type { ComponentProps, ReactNode } from 'react';
import ColorModeToggle from '@theme/ColorModeToggle';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import Content from '@theme/Navbar/Content';
import NavbarLayout from '@theme/Navbar/Layout';
import NavbarLogo from '@theme/Navbar/Logo';
import MobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem from '@theme/NavbarItem';
import SearchItem from '@theme/NavbarItem/SearchNavbarItem';
import type { PageView, ResolvedNavbarItem } from '../../shared/model.ts';
import { usePage } from '../../client/page-context.ts';
import { SearchBox } from '../search/search-box.tsx';
import { DrawerClose, MENU_ID, SIDEBAR_ID } from '../sidebar/drawer.tsx';
import { joinClasses } from '../join-classes.ts';
import { useText } from '../use-text.ts';
import { asWritten } from './as-written.ts';
import { isShown, remembersVersion } from './version-target.ts';

/** The top bar. */
export function Navbar({ hasSidebar }: NavbarProps) {
  return (
    <NavbarLayout>
      <Content hasSidebar={hasSidebar} />
    </NavbarLayout>
  );
}

export interface NavbarProps {
  /** Whether the menu button of a narrow window opens a sidebar. By default: where the page has one. */
  hasSidebar?: boolean;
}

/** The element around it. */
export function NavbarHeader({ children }: { children?: ReactNode }) {
  return <NavbarFrame>{children}</NavbarFrame>;
}

export function NavbarFrame({ children }: { children?: ReactNode }) {
  const { site } = usePage().view;
  const { navbar } = site;
  return (
    <header
      data-region="navbar"
      className={navbar.style ? `navbar navbar-${navbar.style}` : 'navbar'}
      data-hide-on-scroll={navbar.hideOnScroll || undefined}
      data-doc-versions={remembersVersion(site) ? JSON.stringify(site.docs.versions) : undefined}
    >
      <div className="navbar-inner">{children}</div>
    </header>
  );
}

/**
 * The content of the top bar. Its items are one list: a row on a wide window, a drawer (a popover, so it needs no script) on a narrow one.
 * If the page has a sidebar, the menu button opens the sidebar, which has a button back to this menu.
 */
export function NavbarContent({ hasSidebar }: NavbarProps) {
  const { site } = usePage().view;
  const t = useText();
  const { navbar } = site;
  return (
    <>
      <MobileSidebarToggle hasSidebar={hasSidebar} />
      <NavbarLogo />
      <nav id={MENU_ID} popover="auto" className="navbar-menu drawer" aria-label={t('nav.main')}>
        <div className="drawer-head">
          <span>{navbar.title || site.title}</span>
          <DrawerClose id={MENU_ID} />
        </div>
        <NavbarGroups />
      </nav>
      <NavbarColorModeToggle />
      <NavbarSearchBox />
    </>
  );
}

/** The search box, as an item where the config has one. */
export function NavbarSearchBox() {
  const item = usePage().view.site.navbar.items.find(({ type }) => type === 'search');
  return item ? <SearchItem className={item.className} /> : <SearchBox />;
}

/** The button that opens the menu of a narrow window. */
export function MenuToggle({ hasSidebar }: NavbarProps) {
  const { view } = usePage();
  const t = useText();
  return (
    <button
      type="button"
      className="icon-button icon-menu navbar-toggle"
      popoverTarget={(hasSidebar ?? hasOwnSidebar(view)) ? SIDEBAR_ID : MENU_ID}
      aria-label={t('nav.open')}
    />
  );
}

function hasOwnSidebar({ sidebar, page }: PageView): boolean {
  return sidebar !== undefined || ('blog' in page && page.blog.recent.length > 0);
}

/** The place of the switch, where there is one. */
export function ColorModePlace({ className }: { className?: string }) {
  const { disableSwitch } = usePage().view.site.colorMode;
  return disableSwitch ? null : <ColorModeToggle className={className} />;
}

/** All items of the navbar, by their side. */
export function NavbarGroups() {
  const { view } = usePage();
  const items = view.site.navbar.items.filter((item) => isShown(item, view));
  const left = splitAtSearch(items.filter(({ position }) => position === 'left'));
  const right = splitAtSearch(items.filter(({ position }) => position !== 'left'));
  return (
    <>
      <Group items={left.before} url={view.url} />
      <Group items={left.after} url={view.url} isAfter />
      <Group items={right.before} url={view.url} isAfter={left.hasSearch} />
      <Group items={right.after} url={view.url} isAfter />
    </>
  );
}

/** Where the config has the search box among the items of one side. */
function splitAtSearch(items: ResolvedNavbarItem[]) {
  const at = items.findIndex(({ type }) => type === 'search');
  if (at < 0) return { before: items, after: [], hasSearch: false };
  return { before: items.slice(0, at), after: items.slice(at + 1), hasSearch: true };
}

interface GroupProps {
  items: ResolvedNavbarItem[];
  url: string;
  /** Stands after the search box on a wide window. */
  isAfter?: boolean | undefined;
}

function Group({ items, url, isAfter }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <ul className={joinClasses(`navbar-group navbar-${items[0]?.position ?? 'right'}`, isAfter && 'navbar-after')}>
      {items.map((item, index) => (
        <li key={index}>
          <NavbarEntry item={item} url={url} />
        </li>
      ))}
    </ul>
  );
}

interface NavbarEntryProps {
  item: ResolvedNavbarItem;
  url: string;
}

/** An item with its nested items. They are passed as elements, so that a site's NavbarItem renders them too. */
export function NavbarEntry({ item, url }: NavbarEntryProps) {
  const { view } = usePage();
  const draw = (items: ResolvedNavbarItem[]) =>
    items
      .filter((inner) => isShown(inner, view))
      .map((inner, index) => (
        <li key={index}>
          <NavbarEntry item={inner} url={url} />
        </li>
      ));
  const inside =
    item.type === 'dropdown'
      ? { after: draw(item.items) }
      : 'before' in item && { before: draw(item.before), after: draw(item.after) };
  return <GuardedItem {...asWritten(item, view.site)} item={item} url={url} {...inside} />;
}

/** Reports an item that throws with its configuration. It is called as a function, so that the error is caught here. */
function GuardedItem(props: ComponentProps<typeof NavbarItem>) {
  try {
    return NavbarItem(props);
  } catch (error) {
    throw new Error(`A theme navbar item failed to render: ${JSON.stringify(props.item)}.`, { cause: error });
  }
}

/** Its data attribute is the mode of readers who have chosen none. Until client/ starts CSS hides it and reserves its space, so nothing moves. */
export interface ColorModeProps {
  className?: string;
  /** For a switch of the site's own, as Docusaurus gives them. */
  value?: 'light' | 'dark';
  onChange?: (mode: 'light' | 'dark' | null) => void;
  respectPrefersColorScheme?: boolean;
}

export function ColorModeButton({ className }: ColorModeProps) {
  const { defaultMode, respectPrefersColorScheme } = usePage().view.site.colorMode;
  const t = useText();
  return (
    <button
      type="button"
      className={joinClasses('icon-button color-mode', className)}
      data-color-mode-toggle={respectPrefersColorScheme ? 'system' : defaultMode}
      aria-label={t('nav.colorMode')}
      title={t('nav.colorMode')}
      // client/ changes the label, maybe before a page that is one island hydrates.
      suppressHydrationWarning
    />
  );
}
