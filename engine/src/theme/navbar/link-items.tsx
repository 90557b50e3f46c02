import type { ReactNode } from 'react';
import Item from '@theme/NavbarItem';
import NavLink from '@theme/NavbarItem/NavbarNavLink';
import type { PageView } from '../../shared/model.ts';
import { usePage } from '../../client/page-context.ts';
import { joinClasses } from '../join-classes.ts';
import { SmartLink } from '../smart-link.tsx';
import { isSameUrl, isUnderUrl } from '../urls.ts';
import { readLink, type ItemOf, type ItemProps } from './written-items.ts';
import { isShown, resolveTarget } from './version-target.ts';

const LINK = 'navbar-link';
const ACTIVE = 'navbar-link-active';

/** An item that is a link. In a dropdown of the site's own it is an item of a list, as in Docusaurus. */
export function LinkItem({ isDropdownItem, ...props }: ItemProps<ItemOf<'link'>>) {
  const className = joinClasses(LINK, props.className ?? props.item?.className);
  const look = { className, activeClassName: ACTIVE, isDropdownLink: isDropdownItem === true };
  const link = <NavLink {...attributesOf(props)} {...look} />;
  return isDropdownItem ? <li>{link}</li> : link;
}

/** A link of the site's own often hands all that it is given on to an element. The theme's own reads the rest in the item. */
function attributesOf({ position: _position, url: _url, ...props }: ItemProps<ItemOf<'link'>>): LinkProps {
  if (!props.item) return props;
  const { attributes: _attributes, ariaLabel, ...rest } = props;
  return { ...props.item.attributes, ...(ariaLabel !== undefined && { 'aria-label': ariaLabel }), ...rest };
}

interface LinkProps extends ItemProps<ItemOf<'link'>> {
  activeClassName?: string;
  isDropdownLink?: boolean;
}

export function NavbarLink({ item: own, activeClassName = ACTIVE, isDropdownLink: _inner, ...props }: LinkProps) {
  const { view } = usePage();
  const given = own?.type === 'link' ? own : undefined;
  const { item, data } = resolveTarget(given ? withChanges(given, props) : readLink(props, view.site), view);
  const further = item.className?.split(' ').filter((name) => name !== LINK) ?? [];
  const className = joinClasses(LINK, isActive(item, view) && activeClassName, ...further);
  const current = isSameUrl(item.href, view.url) ? 'page' : undefined;
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
  return <SmartLink {...attributes}>{isText(props.label) && given ? item.label : props.label}</SmartLink>;
}

const isText = (label: ReactNode): boolean => label === undefined || typeof label === 'string';

/** A part of the site's own may hand an item on with another label or class. */
function withChanges(item: ItemOf<'link'>, { label, className = item.className }: ItemProps): ItemOf<'link'> {
  if (typeof label !== 'string' || label === item.label) return { ...item, className };
  const { targets } = item;
  const versions = Object.entries(targets?.byVersion ?? {}).map(([name, target]) => [name, { ...target, label }]);
  return {
    ...item,
    className,
    label,
    targets: targets && { ...targets, byVersion: Object.fromEntries(versions) as typeof targets.byVersion },
  };
}

/** All dropdowns share one name, so opening one closes the others, without script. */
export function Dropdown({ item: own, after: drawn, ...props }: ItemProps<ItemOf<'dropdown'>>) {
  const { view } = usePage();
  // A part of the site's own for another kind of item may hand on all that it was given.
  const given = own?.type === 'dropdown' ? own : undefined;
  const after = given ? drawn : undefined;
  const item = given ?? { ...readLink(props, view.site), items: [], href: props.href };
  const items = item.items.filter((child) => isShown(child, view));
  const active = items.some((child) => child.type === 'link' && isActive(resolveTarget(child, view).item, view));
  const written = after === undefined ? props.items : undefined;
  return (
    <details name="y-navbar" className={joinClasses('dropdown', item.className)}>
      <summary className={joinClasses('navbar-link', active && 'navbar-link-within')}>
        {given ? item.label : props.label}
      </summary>
      <ul className="dropdown-menu">
        {item.href && (
          <li>
            <SmartLink href={item.href} className="navbar-link">
              {item.label}
            </SmartLink>
          </li>
        )}
        {after}
        {written?.map((inner, index) => (
          <li key={index}>
            <Item {...inner} />
          </li>
        ))}
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
