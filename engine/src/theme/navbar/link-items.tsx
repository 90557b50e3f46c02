import type { ReactNode } from 'react';
import NavLink from '@theme/NavbarItem/NavbarNavLink';
import type { PageView } from '../../shared/model.ts';
import { usePage } from '../../client/page-context.ts';
import { joinClasses } from '../join-classes.ts';
import { SmartLink } from '../smart-link.tsx';
import { isSameUrl, isUnderUrl } from '../urls.ts';
import { WrittenItems } from './dropdowns.tsx';
import { readLink, type ItemOf, type ItemProps } from './written-items.ts';
import { isShown, resolveTarget } from './version-target.ts';

const LINK = 'navbar-link';
const ACTIVE = 'navbar-link-active';

/** An item that is a link. In a dropdown of the site's own it is an item of a list, as in Docusaurus. */
export function LinkItem({ isDropdownItem, position: _position, url: _url, ...props }: ItemProps<ItemOf<'link'>>) {
  const className = joinClasses(LINK, props.className ?? props.item?.className);
  // One of the site's own often hands all that it is given on to its element.
  const link = (
    <NavLink {...props} {...{ className, activeClassName: ACTIVE, isDropdownLink: isDropdownItem === true }} />
  );
  return isDropdownItem ? <li>{link}</li> : link;
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
    ...targetOf(item),
    ...item.attributes,
    ...handedOn(props),
    ...data,
  } as const;
  if (item.html !== undefined) return <SmartLink {...attributes} dangerouslySetInnerHTML={{ __html: item.html }} />;
  return <SmartLink {...attributes}>{isText(props.label) && given ? item.label : props.label}</SmartLink>;
}

function targetOf({ target, rel }: Pick<ItemOf<'link'>, 'target' | 'rel'>): { target?: string; rel?: string } {
  return { ...(target && { target }), ...(rel && { rel }) };
}

/** What a part around the link sets on its element, such as the handlers of a copied dropdown. Fields of an item are no attributes. */
const HANDED_ON = /^(?:on[A-Z]\w*|aria-.+|data-.+|id|role|style|tabIndex|title)$/;

function handedOn(props: object): object {
  return Object.fromEntries(Object.entries(props).filter(([name]) => HANDED_ON.test(name)));
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
  const { href } = item;
  const active =
    (href !== undefined && isActive({ ...item, href }, view)) ||
    items.some((child) => child.type === 'link' && isActive(resolveTarget(child, view).item, view));
  return (
    <details name="y-navbar" className={joinClasses('dropdown', item.className)}>
      <summary
        className={joinClasses('navbar-link', active && 'navbar-link-within')}
        aria-label={item.ariaLabel}
        {...item.attributes}
        {...(item.html !== undefined && { dangerouslySetInnerHTML: { __html: item.html } })}
      >
        {item.html === undefined ? (given ? item.label : props.label) : undefined}
      </summary>
      <ul className="dropdown-menu">
        {href && (
          <li>
            <SmartLink href={href} className="navbar-link" {...targetOf(item)}>
              {item.label}
            </SmartLink>
          </li>
        )}
        {after}
        <WrittenItems items={after === undefined ? props.items : undefined} />
      </ul>
    </details>
  );
}

function isActive(item: Omit<ItemOf<'link'>, 'type'>, { url, page, sidebar }: PageView): boolean {
  if (item.activeBaseRegex) return new RegExp(item.activeBaseRegex).test(url);
  if (item.external) return false;
  if (item.activeSidebar !== undefined) {
    const shown = sidebar && 'version' in page ? `${page.version.instance}/${sidebar.name}` : undefined;
    return shown === item.activeSidebar || isSameUrl(item.href, url);
  }
  const base = item.activeBasePath ?? item.href;
  return base === '/' ? url === '/' : isUnderUrl(url, base);
}
