import type { ResolvedNavbarItem, SiteView } from '../../shared/model.ts';
import { isFilePath, splitHref } from '../../shared/url.ts';

type Fields = Record<string, unknown>;

/** An item with the fields of a Docusaurus config, for parts and components written for it; the theme's own read `item` only. */
export function asWritten(item: ResolvedNavbarItem, site: SiteView): Fields {
  const listOf = (items: ResolvedNavbarItem[]): Fields[] => items.map((inner) => asWritten(inner, site));
  switch (item.type) {
    case 'custom':
      return { ...item.fields, type: item.name };
    case 'link': {
      const { named, targets: _targets, activeSidebar: _sidebar, unlisted: _unlisted, ...rest } = item;
      // Items that only link somewhere have no type; one that names its target has.
      return { ...writtenLink(rest, site), type: undefined, ...named, label: item.label };
    }
    case 'dropdown':
      return { ...writtenLink(item, site), items: listOf(item.items) };
    case 'localeDropdown':
    case 'versionDropdown': {
      const { before, after, ...rest } = item;
      const around = { dropdownItemsBefore: listOf(before), dropdownItemsAfter: listOf(after) };
      if (rest.type === 'localeDropdown') return { ...rest, ...around };
      const versions = Object.fromEntries(rest.versions.map(({ name, label }) => [name, { label }]));
      return { ...rest, ...around, type: 'docsVersionDropdown', docsPluginId: rest.instance, versions };
    }
    default:
      return { ...item };
  }
}

type Link = Pick<
  Extract<ResolvedNavbarItem, { type: 'dropdown' }>,
  'href' | 'external' | 'attributes' | 'ariaLabel' | 'activeBasePath'
>;

/** Attributes stand among the fields, and addresses lack the base url: `to` for pages of the site, `href` for others. */
function writtenLink({ href, external, attributes, ariaLabel, activeBasePath, ...rest }: Link, site: SiteView): Fields {
  const path = href === undefined || external ? undefined : withoutBase(href, site);
  return {
    ...attributes,
    ...(ariaLabel !== undefined && { 'aria-label': ariaLabel }),
    ...rest,
    ...(activeBasePath !== undefined && { activeBasePath: withoutBase(activeBasePath, site) ?? activeBasePath }),
    // A part may have its own address where there is none.
    ...(path !== undefined ? { to: path } : href !== undefined && { href }),
  };
}

/** The path inside the site, if it is one. Files are the same in every language. */
function withoutBase(href: string, { baseUrl, rootUrl }: SiteView): string | undefined {
  const base = isFilePath(splitHref(href).path) ? rootUrl : baseUrl;
  if (href.startsWith(base)) return `/${href.slice(base.length)}`;
  return `${href}/` === base ? '/' : undefined;
}
