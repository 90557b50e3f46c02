import { useState, type ReactNode } from 'react';
import CollapseButton from '@theme/DocSidebar/Desktop/CollapseButton';
import type { PageData, SidebarCategory, SidebarCut, SidebarItem, SidebarRest } from '../../shared/model.ts';
import type { TextFunction } from '../../shared/texts.ts';
import { usePage } from '../../client/page-context.ts';
import { isSameUrl } from '../urls.ts';
import { type TextLanguage, useInterfaceLanguage, useSectionLanguage, useText } from '../use-text.ts';
import { DrawerClose, MENU_ID, SIDEBAR_ID } from './drawer.tsx';

interface FrameProps {
  /** Unique across versions. */
  name: string;
  /** Where client/ loads the branches that are not in the page. */
  source?: string;
  /** The frame is there already: see SidebarPlace. */
  isFramed?: boolean;
  children: ReactNode;
}

export function SidebarFrame({
  label,
  hideable = false,
  kept,
  children,
  ...frame
}: FrameProps & {
  label: string;
  /** Markup of the rows that are there, in place of children. */
  kept?: string | undefined;
  /** Adds a button that hides the sidebar on a wide window. */
  hideable?: boolean;
}) {
  return (
    <SidebarBox {...frame}>
      {kept === undefined ? (
        <nav aria-label={label}>{children}</nav>
      ) : (
        <nav aria-label={label} dangerouslySetInnerHTML={{ __html: kept }} suppressHydrationWarning />
      )}
      {hideable && <CollapseButton />}
    </SidebarBox>
  );
}

/** The frame of a sidebar: beside the page on a wide window, a drawer (a popover, so it needs no script) on a narrow one. */
export function SidebarBox({ name, source, isFramed = false, children }: FrameProps) {
  const t = useText();
  const { autoCollapseCategories } = usePage().view.site.docs.sidebar;
  if (isFramed) return <>{children}</>;
  return (
    <aside
      data-region="sidebar"
      id={SIDEBAR_ID}
      popover="auto"
      className="sidebar drawer"
      data-sidebar={name}
      data-sidebar-url={source}
      data-toggle-label={source && t('sidebar.toggle')}
      data-auto-collapse={autoCollapseCategories || undefined}
    >
      <div className="drawer-head">
        <button type="button" className="drawer-back" popoverTarget={MENU_ID}>
          {t('nav.back')}
        </button>
        <DrawerClose id={SIDEBAR_ID} />
      </div>
      {children}
    </aside>
  );
}

/** Hides the sidebar on a wide window. client/ does it, whatever else a site does on a click. */
export function HideButton(_props: { onClick?: unknown }) {
  const t = useText();
  return (
    <button
      type="button"
      className="sidebar-hide icon-collapse needs-js"
      data-sidebar-hide={`${t('sidebar.collapse')}|${t('sidebar.expand')}`}
      aria-expanded="true"
      aria-label={t('sidebar.collapse')}
      title={t('sidebar.collapse')}
    />
  );
}

/** Of parts written for Docusaurus. The theme's own reads the page. */
export interface SidebarProps {
  path?: string;
  sidebar?: readonly SidebarItem[];
  isHidden?: boolean;
  /** The frame is there already: see SidebarPlace. */
  isFramed?: boolean;
}

/** The docs sidebar: the open branch as nested lists, closed categories as links. */
export function Sidebar({ isFramed }: SidebarProps) {
  const { sidebar, url, page, site } = usePage().view;
  const t = useText();
  const language = useSectionLanguage();
  const more = useInterfaceLanguage();
  const [kept] = useState(keepRows);
  if (!sidebar) return null;
  return (
    <SidebarFrame
      name={sidebarName(sidebar, page)}
      isFramed={isFramed}
      label={t('sidebar.docs')}
      source={sidebar.dataUrl}
      hideable={site.docs.sidebar.hideable}
      kept={kept}
    >
      <Items items={sidebar.items} cut={sidebar.cut} url={url} t={t} language={language} more={more} />
    </SidebarFrame>
  );
}

/** In the browser, where a site's own layout draws the sidebar, the rows belong to client/: it adds buttons and branches to them. */
function keepRows(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector(`#${SIDEBAR_ID} > nav`)?.innerHTML;
}

Sidebar.drawsFrame = true;

/** Tells one sidebar from another, across versions. */
export function sidebarName({ name }: { name: string }, page: PageData): string {
  return `${'version' in page ? page.version.path : ''} ${name}`;
}

interface Surroundings {
  url: string;
  t: TextFunction;
  /** Language of the links that show further rows. */
  more: TextLanguage;
}

interface ItemsProps extends Surroundings {
  items: SidebarItem[];
  cut?: SidebarCut;
  /** Of the whole sidebar; a row says its own where it has another. */
  language?: TextLanguage;
}

function Items({ items, cut, language, ...around }: ItemsProps) {
  return (
    <ul className="menu" {...language}>
      {cut?.before && <More rest={cut.before} label={around.t('sidebar.before')} language={around.more} />}
      {items.map((item, index) => (
        <Item key={index} item={item} {...around} />
      ))}
      {cut?.after && <More rest={cut.after} label={around.t('sidebar.after')} language={around.more} />}
    </ul>
  );
}

/** Placeholder for the rows of a long level that are not in the page. Its link goes to the nearest of them; client/ replaces it by the rows. */
function More({ rest, label, language }: { rest: SidebarRest; label: string; language: TextLanguage }) {
  return (
    <li className="menu-more">
      <a className="menu-link" href={rest.href} data-sidebar-more={rest.at} {...language}>
        {label}
      </a>
    </li>
  );
}

function Item({ item, ...around }: Surroundings & { item: SidebarItem }) {
  if (item.type === 'html') {
    const className = item.defaultStyle ? `menu-html${item.className ? ` ${item.className}` : ''}` : item.className;
    return <li className={className} dangerouslySetInnerHTML={{ __html: item.value }} />;
  }
  if (item.type === 'category') return <Category category={item} {...around} />;
  const away = /^(?:https?:)?\/\//.test(item.href);
  return (
    <li className={item.className}>
      <a
        className="menu-link"
        href={item.href}
        lang={item.lang}
        aria-current={isSameUrl(item.href, around.url) ? 'page' : undefined}
        target={away ? '_blank' : undefined}
        rel={away ? 'noopener noreferrer' : undefined}
      >
        {item.label}
      </a>
    </li>
  );
}

function Category({ category, ...around }: Surroundings & { category: SidebarCategory }) {
  const { url, t } = around;
  const { label, lang, href, items, cut, className, collapsible } = category;
  const current = href !== undefined && isSameUrl(href, url) ? 'page' : undefined;
  if (category.closed) {
    return (
      <li className={className}>
        <a className="menu-link menu-closed" href={href} lang={lang} data-sidebar-closed>
          {label}
        </a>
      </li>
    );
  }
  const list = <Items items={items} cut={cut} {...around} />;
  if (href === undefined && collapsible) {
    return (
      <li className={className}>
        <details open>
          <summary className="menu-link menu-open" lang={lang}>
            {label}
          </summary>
          {list}
        </details>
      </li>
    );
  }
  return (
    <li className={className}>
      <div className="menu-row">
        {href === undefined ? (
          <span className="menu-link menu-title" lang={lang}>
            {label}
          </span>
        ) : (
          <a className="menu-link" href={href} lang={lang} aria-current={current}>
            {label}
          </a>
        )}
        {collapsible && (
          <button
            type="button"
            className="menu-toggle needs-js"
            data-sidebar-toggle
            aria-expanded="true"
            aria-label={t('sidebar.toggle', { label })}
          />
        )}
      </div>
      {list}
    </li>
  );
}
