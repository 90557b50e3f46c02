import type { DropdownItem, NavbarItem } from '../../config/schema/navbar.ts';
import type { ResolvedNavbarItem } from '../../shared/model.ts';
import { isExternal, isOutside, leaving } from '../../shared/url.ts';
import type { KeyPath, NavbarContext } from './context.ts';
import { docItem, sidebarItem, versionDropdown, versionItem } from './docs-items.ts';

/** Items that name a doc, a sidebar or a version become plain links; a draft doc shows nothing. */
export function resolveNavbarItems(
  items: readonly (NavbarItem | DropdownItem)[],
  context: NavbarContext,
  at: KeyPath = ['navbar', 'items'],
): ResolvedNavbarItem[] {
  return items.flatMap((item, index) => {
    const resolved = resolveItem(item, context, [...at, index]);
    return resolved ? [resolved] : [];
  });
}

function resolveItem(
  item: NavbarItem | DropdownItem,
  context: NavbarContext,
  at: KeyPath,
): ResolvedNavbarItem | undefined {
  const { position, className } = item;
  switch (item.type) {
    case 'html':
      return { type: 'html', value: item.value, position, className };
    case 'search':
      return { type: 'search', position, className };
    case 'custom':
      return { type: 'custom', name: item.name, position, className, fields: item.fields };
    case 'doc':
      return docItem(item, context, at);
    case 'docSidebar':
      return sidebarItem(item, context, at);
    case 'docsVersion':
      return versionItem(item, context);
    case 'docsVersionDropdown':
      return versionDropdown(item, context, {
        at,
        before: resolveNavbarItems(item.dropdownItemsBefore, context, [...at, 'dropdownItemsBefore']),
        after: resolveNavbarItems(item.dropdownItemsAfter, context, [...at, 'dropdownItemsAfter']),
      });
    case 'localeDropdown': {
      const { localeConfigs, currentLocale } = context.config.i18n;
      return {
        type: 'localeDropdown',
        label: localeConfigs[currentLocale]?.label ?? currentLocale,
        position,
        className,
        queryString: item.queryString,
        before: resolveNavbarItems(item.dropdownItemsBefore, context, [...at, 'dropdownItemsBefore']),
        after: resolveNavbarItems(item.dropdownItemsAfter, context, [...at, 'dropdownItemsAfter']),
      };
    }
    default:
      return linkItem(item, context, at);
  }
}

type LinkItem = Extract<NavbarItem, { type?: 'default' | 'link' | 'dropdown' }>;

function linkItem(
  item: LinkItem | Extract<DropdownItem, { type?: 'default' | 'link' }>,
  context: NavbarContext,
  at: KeyPath,
): ResolvedNavbarItem {
  const address = item.to ?? (item.prependBaseUrlToHref && item.href ? `/${item.href.replace(/^\//, '')}` : item.href);
  const link = {
    label: item.label ?? '',
    position: item.position,
    className: item.className,
    external: isOutside(address) || (item.href !== undefined && isExternal(item.href)),
    ...leaving(address, item),
    attributes: item.attributes,
    html: item.html,
    ariaLabel: item['aria-label'],
    activeBasePath: item.activeBasePath && context.href(item.activeBasePath),
    activeBaseRegex: item.activeBaseRegex,
  };
  if ('items' in item && item.items) {
    const items = resolveNavbarItems(item.items, context, [...at, 'items']);
    return { type: 'dropdown', ...link, href: address && context.href(address), items };
  }
  return { type: 'link', ...link, href: context.href(address ?? '/') };
}
