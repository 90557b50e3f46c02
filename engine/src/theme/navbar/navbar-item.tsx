import type { ReactNode } from 'react';
import navbarTypes from '@theme/NavbarItem/ComponentTypes';
import type { PageView, ResolvedNavbarItem } from '../../shared/model.ts';
import { usePage } from '../../client/page-context.ts';
import { joinClasses } from '../join-classes.ts';
import { SmartLink } from '../smart-link.tsx';
import { isSameUrl, isUnderUrl } from '../urls.ts';
import { LocaleDropdown, VersionDropdown } from './dropdowns.tsx';
import { isShown, resolveTarget } from './version-target.ts';

type ItemOf<T extends ResolvedNavbarItem['type']> = Extract<ResolvedNavbarItem, { type: T }>;

interface Props {
  item: ResolvedNavbarItem;
  /** Address of the page. */
  url: string;
  /** Nested items as elements: before and after those that the item lists itself. */
  before?: ReactNode;
  after?: ReactNode;
}

export function NavbarItem({ item, url, before, after }: Props) {
  switch (item.type) {
    case 'link':
      return <NavbarLink item={item} url={url} />;
    case 'dropdown':
      return <Dropdown item={item}>{after}</Dropdown>;
    case 'html':
      return (
        <div className={joinClasses('navbar-html', item.className)} dangerouslySetInnerHTML={{ __html: item.value }} />
      );
    case 'versionDropdown':
      return <VersionDropdown item={item} before={before} after={after} />;
    case 'localeDropdown':
      return <LocaleDropdown item={item} before={before} after={after} />;
    case 'custom':
      return renderCustom(item);
    case 'search':
      return null;
  }
}

/** Rendered twice, since only the component knows how it differs in the narrow menu; CSS shows one of them. */
function renderCustom({ name, fields }: ItemOf<'custom'>) {
  const Own = navbarTypes[name];
  if (!Own)
    throw new Error(
      `No NavbarItem component found for type ${JSON.stringify(name)}: src/theme/NavbarItem/ComponentTypes names none.`,
    );
  return (
    <>
      <div className="wide-only">
        <Own {...fields} />
      </div>
      <div className="narrow-only">
        <Own {...fields} mobile />
      </div>
    </>
  );
}

function NavbarLink({ item: written, url }: { item: ItemOf<'link'>; url: string }) {
  const { view } = usePage();
  const { item, data } = resolveTarget(written, view);
  const className = joinClasses('navbar-link', isActive(item, view) && 'navbar-link-active', item.className);
  const current = isSameUrl(item.href, url) ? 'page' : undefined;
  const attributes = {
    href: item.href,
    className,
    'aria-label': item.ariaLabel,
    'aria-current': current,
    ...(item.target && { target: item.target }),
    ...(item.rel && { rel: item.rel }),
    ...item.attributes,
    ...data,
  } as const;
  if (item.html !== undefined) return <SmartLink {...attributes} dangerouslySetInnerHTML={{ __html: item.html }} />;
  return <SmartLink {...attributes}>{item.label}</SmartLink>;
}

/** All dropdowns share one name, so opening one closes the others, without script. */
function Dropdown({ item, children }: { item: ItemOf<'dropdown'>; children: ReactNode }) {
  const { view } = usePage();
  const items = item.items.filter((child) => isShown(child, view));
  const active = items.some((child) => child.type === 'link' && isActive(resolveTarget(child, view).item, view));
  return (
    <details name="y-navbar" className={joinClasses('dropdown', item.className)}>
      <summary className={joinClasses('navbar-link', active && 'navbar-link-active')}>{item.label}</summary>
      <ul className="dropdown-menu">
        {item.href && (
          <li>
            <SmartLink href={item.href} className="navbar-link">
              {item.label}
            </SmartLink>
          </li>
        )}
        {children}
      </ul>
    </details>
  );
}

function isActive(item: ItemOf<'link'>, { url, page, sidebar }: PageView): boolean {
  if (item.activeBaseRegex) return new RegExp(item.activeBaseRegex).test(url);
  if (item.external) return false;
  if (item.activeSidebar !== undefined) {
    const shown = sidebar && 'version' in page ? `${page.version.instance}/${sidebar.name}` : undefined;
    return shown === item.activeSidebar || isSameUrl(item.href, url);
  }
  const base = item.activeBasePath ?? item.href;
  return base === '/' ? url === '/' : isUnderUrl(url, base);
}
