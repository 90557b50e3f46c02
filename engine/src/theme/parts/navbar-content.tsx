import type { ResolvedNavbarItem } from '../../shared/model.ts';
import { usePage } from '../context.ts';
import { useText } from '../use-text.ts';
import { ColorModeToggle } from './color-mode-toggle.tsx';
import { MENU_ID, SIDEBAR_ID } from './menu-ids.ts';
import { NavbarEntry } from './navbar-entry.tsx';
import { NavbarLogo } from './navbar-logo.tsx';
import { isShown } from './version-target.ts';
import { SearchBox } from './search-box.tsx';

/**
 * What stands in the top bar. Its items are one list: in a row on a wide window, in a slide-out menu (a popover, so it needs no script) on
 * a narrow one. Where the page has a sidebar, the button opens that instead, and the sidebar leads back here.
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
          <button
            type="button"
            className="icon-button icon-close"
            autoFocus
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={t('close')}
          />
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
