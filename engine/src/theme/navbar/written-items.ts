import type { ReactNode } from 'react';
import type { ResolvedNavbarItem, SiteView } from '../../shared/model.ts';
import { withBaseUrl } from '../urls.ts';

export type ItemOf<T extends ResolvedNavbarItem['type']> = Extract<ResolvedNavbarItem, { type: T }>;

/** An item as the theme hands it on, or with the fields of Docusaurus alone, as parts written for it do. */
export interface ItemProps<Item extends ResolvedNavbarItem = ResolvedNavbarItem> extends WrittenItem {
  item?: Item;
  /** Address of the page. */
  url?: string;
  /** Nested items as elements: before and after those that the item lists itself. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Fields of an item in a Docusaurus config. */
interface WrittenItem {
  type?: string;
  label?: ReactNode;
  to?: string;
  href?: string;
  html?: string;
  value?: string;
  position?: 'left' | 'right';
  className?: string;
  items?: readonly WrittenItem[];
  docsPluginId?: string;
  /** Set in the menu of a narrow window. */
  mobile?: boolean;
  [field: string]: unknown;
}

/** An item that a part of the site wrote by itself, or took from `useThemeConfig()`. */
export function readItem(props: WrittenItem, site: SiteView): ResolvedNavbarItem | undefined {
  if (props.type === 'html' || props.value !== undefined) return undefined;
  if (props.items) return { ...readLink(props, site), type: 'dropdown', items: [] };
  if (props.type === 'localeDropdown') return localeItem(site);
  if (props.type === 'docsVersionDropdown' || props.type === 'versionDropdown') return versionItem(props, site);
  if (props.type === 'custom') return props as ItemOf<'custom'>;
  if (props.type === 'search') return { type: 'search', position: 'right' };
  return readLink(props, site);
}

export function readLink(props: WrittenItem, site: SiteView): ItemOf<'link'> {
  const { to, href, label, position = 'right', ...rest } = props;
  return {
    ...(rest as object),
    type: 'link',
    label: typeof label === 'string' ? label : '',
    href: href ?? withBaseUrl(to ?? '', site),
    position,
  };
}

export function localeItem(site: SiteView): ItemOf<'localeDropdown'> {
  return { type: 'localeDropdown', label: site.locale.label, position: 'right', before: [], after: [] };
}

/** The dropdown of the config for a docs section. */
export function versionItem(
  { docsPluginId = 'default' }: WrittenItem,
  site: SiteView,
): ItemOf<'versionDropdown'> | undefined {
  return site.navbar.items.find(
    (item): item is ItemOf<'versionDropdown'> => item.type === 'versionDropdown' && item.instance === docsPluginId,
  );
}
