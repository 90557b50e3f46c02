import { useState, type MouseEvent } from 'react';
import Item from '@theme/DocSidebarItem';
import CategoryItem from '@theme/DocSidebarItem/Category';
import HtmlItem from '@theme/DocSidebarItem/Html';
import LinkItem from '@theme/DocSidebarItem/Link';
import Items from '@theme/DocSidebarItems';
import type { SidebarCategory, SidebarHtml, SidebarItem, SidebarLink } from '../../shared/model.ts';
import { joinClasses } from '../join-classes.ts';
import { isSameUrl } from '../urls.ts';
import { useText } from '../use-text.ts';

/**
 * Rows of the sidebar as components, for sites that replace one of them: see sidebar/sidebar-pieces.tsx. They are in this folder because
 * they go to the browser, where all rows come to the page.
 */

interface RowProps {
  activePath: string;
  level: number;
  onItemClick?: (item: SidebarItem) => void;
  tabIndex?: number;
}

export interface ItemProps<Kind extends SidebarItem = SidebarItem> extends RowProps {
  item: Kind;
  index?: number;
}

export function SidebarItems({ items, ...props }: RowProps & { items: readonly SidebarItem[] }) {
  const keys = keysOf(items);
  return items.map(
    (item, index) =>
      isVisible(item, props.activePath) && <Item key={keys[index]} item={item} index={index} {...props} />,
  );
}

/** By label, not by place: rows that a page lacked may come before it. */
function keysOf(items: readonly SidebarItem[]): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const label = item.type === 'html' ? '' : item.label;
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return `${label} ${count}`;
  });
}

export function SidebarRow({ item, ...props }: ItemProps) {
  if (item.type === 'category') return <CategoryItem item={item} {...props} />;
  return item.type === 'html' ? <HtmlItem item={item} {...props} /> : <LinkItem item={item} {...props} />;
}

export function SidebarHtmlRow({ item, level }: ItemProps<SidebarHtml>) {
  const className = joinClasses(
    'theme-doc-sidebar-item-link',
    `theme-doc-sidebar-item-link-level-${level}`,
    item.defaultStyle && 'menu-html menu__list-item',
    item.className,
  );
  return <li className={className} dangerouslySetInnerHTML={{ __html: item.value }} />;
}

export function SidebarLinkRow({ item, activePath, level, onItemClick, tabIndex }: ItemProps<SidebarLink>) {
  const away = /^(?:https?:)?\/\//.test(item.href);
  const isActive = isSameUrl(item.href, activePath);
  const className = joinClasses(
    'theme-doc-sidebar-item-link',
    `theme-doc-sidebar-item-link-level-${level}`,
    'menu__list-item',
    item.className,
  );
  return (
    <li className={className}>
      <a
        className={joinClasses('menu-link menu__link', isActive && 'menu__link--active')}
        href={item.href}
        lang={item.lang}
        tabIndex={tabIndex}
        aria-current={isActive ? 'page' : undefined}
        {...(away && { target: '_blank', rel: 'noopener noreferrer' })}
        {...(onItemClick && { onClick: () => onItemClick(item) })}
      >
        {item.label}
      </a>
    </li>
  );
}

/** A branch that is not in the page yet is closed; its link leads into it, as without script. */
export function SidebarCategoryRow({ item, activePath, level, onItemClick, tabIndex }: ItemProps<SidebarCategory>) {
  const t = useText();
  const isHere = isActiveItem(item, activePath);
  const [collapsed, setCollapsed] = useState(item.collapsible && !isHere && (item.closed || item.collapsed));
  const [wasHere, setWasHere] = useState(isHere);
  // The branch of the next page opens.
  if (isHere !== wasHere) {
    setWasHere(isHere);
    if (isHere) setCollapsed(false);
  }
  const { label, href, collapsible } = item;
  const isCurrent = href !== undefined && !item.closed && isSameUrl(href, activePath);
  const toggle = (event: MouseEvent): void => {
    event.preventDefault();
    setCollapsed(!collapsed);
  };
  const className = joinClasses('menu-link menu__link', isHere && 'menu__link--active');
  return (
    <li
      className={joinClasses(
        'theme-doc-sidebar-item-category',
        `theme-doc-sidebar-item-category-level-${level}`,
        'menu__list-item',
        collapsed && 'menu__list-item--collapsed',
        item.className,
      )}
    >
      <div className="menu-row menu__list-item-collapsible">
        {href === undefined ? (
          <span className={joinClasses(className, !collapsible && 'menu-title')} lang={item.lang}>
            {label}
          </span>
        ) : (
          <a
            className={className}
            href={href}
            lang={item.lang}
            tabIndex={tabIndex}
            aria-current={isCurrent ? 'page' : undefined}
            {...(onItemClick && { onClick: () => onItemClick(item) })}
          >
            {label}
          </a>
        )}
        {collapsible && (
          <button
            type="button"
            className="menu-toggle needs-js menu__caret"
            aria-expanded={!collapsed}
            aria-label={t('sidebar.toggle', { label })}
            onClick={toggle}
          />
        )}
      </div>
      {!collapsed && (
        <ul className="menu menu__list">
          <Items items={item.items} activePath={activePath} level={level + 1} onItemClick={onItemClick} />
        </ul>
      )}
    </li>
  );
}

/** Whether the page is this item or one inside it. The link of a closed branch may lead to a page elsewhere. */
function isActiveItem(item: SidebarItem, path: string): boolean {
  if (item.type === 'html') return false;
  if (item.href !== undefined && isSameUrl(item.href, path) && !(item.type === 'category' && item.closed)) return true;
  return item.type === 'category' && item.items.some((inside) => isActiveItem(inside, path));
}

/** What is unlisted is shown only where the reader is in it. */
function isVisible(item: SidebarItem, path: string): boolean {
  if (item.type === 'html') return true;
  if (item.type === 'link') return !item.unlisted || isSameUrl(item.href, path);
  if (item.closed || (item.href !== undefined && !item.linkUnlisted) || isActiveItem(item, path)) return true;
  return item.items.some((inside) => isVisible(inside, path));
}
