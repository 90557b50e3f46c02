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
export interface WrittenItem {
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
  activeBasePath?: string;
  queryString?: string;
  /** Author's own around those that a dropdown lists. */
  dropdownItemsBefore?: readonly WrittenItem[];
  dropdownItemsAfter?: readonly WrittenItem[];
  /** Set in the menu of a narrow window. */
  mobile?: boolean;
  [field: string]: unknown;
}

/** An item that a part of the site wrote by itself, or took from `useThemeConfig()`. */
export function readItem(props: WrittenItem, site: SiteView): ResolvedNavbarItem | undefined {
  if (props.type === 'html' || props.value !== undefined) return undefined;
  if (props.items) return { ...readLink(props, site), type: 'dropdown', items: [] };
  if (props.type === 'localeDropdown') return { ...localeItem(site), queryString: props.queryString };
  if (props.type === 'docsVersionDropdown' || props.type === 'versionDropdown') return versionItem(props, site);
  if (props.type === 'custom') return props as ItemOf<'custom'>;
  if (props.type === 'search') return { type: 'search', position: 'right' };
  return findNamed(props, site) ?? readLink(props, site);
}

/**
 * The item of the config that names the same doc, sidebar or version. It is resolved already: looking the target up would need the
 * list of all docs, and a page that reads it is made again with every change there.
 */
export function findNamed(named: WrittenItem, site: SiteView): ItemOf<'link'> | undefined {
  const found = linksIn(site.navbar.items).filter(
    ({ named: own }) =>
      own?.type === named.type &&
      own?.docId === named['docId'] &&
      own?.sidebarId === named['sidebarId'] &&
      own?.to === named.to &&
      (own?.docsPluginId ?? 'default') === (named.docsPluginId ?? 'default'),
  );
  const same = found.find(({ named: own }) => own?.label === named.label);
  // Without a label it has the name of its target, which an item with a label does not know.
  return same ?? (named.label === undefined ? undefined : found[0]);
}

function linksIn(items: readonly ResolvedNavbarItem[]): ItemOf<'link'>[] {
  return items.flatMap((item) => {
    if (item.type === 'link') return item.named ? [item] : [];
    if (item.type === 'dropdown') return linksIn(item.items);
    return 'before' in item ? linksIn([...item.before, ...item.after]) : [];
  });
}

export function readLink(props: WrittenItem, site: SiteView): ItemOf<'link'> {
  const { to, href, label, position = 'right', activeBasePath, ...rest } = props;
  return {
    ...(rest as object),
    type: 'link',
    label: typeof label === 'string' ? label : '',
    href: href ?? withBaseUrl(to ?? '', site),
    position,
    ...(activeBasePath !== undefined && { activeBasePath: withBaseUrl(activeBasePath, site) }),
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
