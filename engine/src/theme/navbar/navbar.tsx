import type { ComponentProps } from 'react';
import ColorModeToggle from '@theme/ColorModeToggle';
import Content from '@theme/Navbar/Content';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem from '@theme/NavbarItem';
import type { ResolvedNavbarItem } from '../../shared/model.ts';
import { usePage } from '../../client/page-context.ts';
import { SearchBox } from '../search/search-box.tsx';
import { DrawerClose, MENU_ID, SIDEBAR_ID } from '../sidebar/drawer.tsx';
import { useText } from '../use-text.ts';
import { isShown, remembersVersion } from './version-target.ts';

/** The top bar. */
export function Navbar({ hasSidebar }: { hasSidebar: boolean }) {
  const { site } = usePage().view;
  const { navbar } = site;
  return (
    <header
      data-region="navbar"
      className={navbar.style ? `navbar navbar-${navbar.style}` : 'navbar'}
      data-hide-on-scroll={navbar.hideOnScroll || undefined}
      data-doc-versions={remembersVersion(site) ? JSON.stringify(site.docs.versions) : undefined}
    >
      <div className="navbar-inner">
        <Content hasSidebar={hasSidebar} />
      </div>
    </header>
  );
}

/**
 * The content of the top bar. Its items are one list: a row on a wide window, a drawer (a popover, so it needs no script) on a narrow one.
 * If the page has a sidebar, the menu button opens the sidebar, which has a button back to this menu.
 */
export function NavbarContent({ hasSidebar }: { hasSidebar: boolean }) {
  const { view } = usePage();
  const { site, url } = view;
  const t = useText();
  const { navbar } = site;
  const items = navbar.items.filter((item) => item.type !== 'search' && isShown(item, view));
  const left = items.filter((item) => item.position === 'left');
  const right = items.filter((item) => item.position !== 'left');
  return (
    <>
      <button
        type="button"
        className="icon-button icon-menu navbar-toggle"
        popoverTarget={hasSidebar ? SIDEBAR_ID : MENU_ID}
        aria-label={t('nav.open')}
      />
      <NavbarLogo />
      <nav id={MENU_ID} popover="auto" className="navbar-menu drawer" aria-label={t('nav.main')}>
        <div className="drawer-head">
          <span>{navbar.title || site.title}</span>
          <DrawerClose id={MENU_ID} />
        </div>
        <Group items={left} url={url} />
        <Group items={right} url={url} />
      </nav>
      {!site.colorMode.disableSwitch && <ColorModeToggle />}
      <SearchBox />
    </>
  );
}

function Group({ items, url }: { items: ResolvedNavbarItem[]; url: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={`navbar-group navbar-${items[0]?.position ?? 'right'}`}>
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
  return <GuardedItem {...docusaurusProps(item)} item={item} url={url} {...inside} />;
}

/** Reports an item that throws with its configuration. It is called as a function, so that the error is caught here. */
function GuardedItem(props: ComponentProps<typeof NavbarItem>) {
  try {
    return NavbarItem(props);
  } catch (error) {
    throw new Error(`A theme navbar item failed to render: ${JSON.stringify(props.item)}.`, { cause: error });
  }
}

/** Props for a NavbarItem written for Docusaurus; the theme's own uses `item` only. */
function docusaurusProps(item: ResolvedNavbarItem): Record<string, unknown> {
  if (item.type === 'custom') return { ...item.fields, type: item.name };
  if (item.type === 'versionDropdown') return { ...item, type: 'docsVersionDropdown', docsPluginId: item.instance };
  // Items that only link somewhere are resolved to links, which have no type in Docusaurus.
  return { ...item, type: item.type === 'link' ? undefined : item.type };
}

/** Its data attribute is the mode of readers who have chosen none. Hidden until client/ starts; CSS reserves its space, so nothing moves. */
export function ColorModeButton() {
  const { defaultMode, respectPrefersColorScheme } = usePage().view.site.colorMode;
  const t = useText();
  return (
    <button
      type="button"
      className="icon-button color-mode"
      data-color-mode-toggle={respectPrefersColorScheme ? 'system' : defaultMode}
      hidden
      aria-label={t('nav.colorMode')}
      title={t('nav.colorMode')}
      // client/ changes the label, maybe before a page that is one island hydrates.
      suppressHydrationWarning
    />
  );
}
