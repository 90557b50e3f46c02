import type { SiteConfig } from '../config/schema.ts';
import type { DropdownItem, NavbarItem } from '../config/schema/navbar.ts';
import type { FooterLinkConfig } from '../config/schema/theme.ts';
import { siteHref } from '../render/site-view.ts';
import type { Route, WrittenLink } from '../shared/model.ts';
import { readLinks } from '../shared/html.ts';
import { isOutside, urlKey } from '../shared/url.ts';

type KeyPath = NonNullable<WrittenLink['at']['configKey']>;

/** Adds an address, or the links of a piece of HTML, that stands at a key of the config. */
interface Collector {
  address(written: string | undefined, options: { key: KeyPath; attributes?: object | undefined }): void;
  html(html: string | undefined, options: { key: KeyPath; isRaw?: boolean }): void;
}

/** Lists the links of the navbar, the footer, the search and the announcement bar of one language. */
export function listConfigLinks(language: { config: SiteConfig; routes: readonly Route[] }): WrittenLink[] {
  const { config } = language;
  const links: WrittenLink[] = [];
  const href = createHref(language);
  const collect = (holder: string): Collector => ({
    address(written, { key, attributes }) {
      if (written === undefined) return;
      const isUnchecked = isOutside(written) || UNCHECKED.some((name) => name in (attributes ?? {}));
      const link = { holder, href: href(written), written, at: { configKey: key } };
      links.push(isUnchecked ? { ...link, isUnchecked } : link);
    },
    html(html, { key, isRaw = true }) {
      for (const written of readLinks(html ?? '')) {
        const link = { holder, href: written, written, at: { configKey: key } };
        links.push(isRaw ? { ...link, isRaw } : link);
      }
    },
  });
  const navbar = collect('The navbar');
  navbar.address(config.navbar.logo?.href, { key: ['navbar', 'logo', 'href'] });
  listItems(config.navbar.items, { key: ['navbar', 'items'], collector: navbar });
  const footer = collect('The footer');
  footer.address(config.footer?.logo?.href, { key: ['footer', 'logo', 'href'] });
  for (const [index, link] of (config.footer?.links ?? []).entries()) {
    const key = ['footer', 'links', index];
    if (!('items' in link)) listLink(link, { key, collector: footer });
    else
      for (const [at, item] of link.items.entries()) listLink(item, { key: [...key, 'items', at], collector: footer });
  }
  footer.html(config.footer?.copyright, { key: ['footer', 'copyright'] });
  if (config.search) collect('The search').address(config.search.help?.href, { key: ['search', 'help', 'href'] });
  // It can hold links in no other way than as HTML, so they count like those of a text.
  collect('The announcement bar').html(config.announcementBar?.content, {
    key: ['announcementBar', 'content'],
    isRaw: false,
  });
  return links;
}

/** Attributes with which an author asks for no check. */
const UNCHECKED = ['data-noBrokenLinkCheck', 'data-unchecked-link'];

/** As buildSiteView does it. */
function createHref({ config, routes }: Parameters<typeof listConfigLinks>[0]): (address: string) => string {
  let urls: ReadonlySet<string> | undefined;
  const isPage = (url: string): boolean =>
    (urls ??= new Set(routes.map((route) => urlKey(route.url)))).has(urlKey(url));
  return (address) => siteHref(address, { ...config, isPage });
}

interface Listing {
  key: KeyPath;
  collector: Collector;
}

function listItems(items: readonly (NavbarItem | DropdownItem)[], { key, collector }: Listing): void {
  for (const [index, item] of items.entries()) {
    const own = [...key, index];
    if (item.type === 'html') collector.html(item.value, { key: [...own, 'value'] });
    if ('dropdownItemsBefore' in item) {
      listItems(item.dropdownItemsBefore, { key: [...own, 'dropdownItemsBefore'], collector });
      listItems(item.dropdownItemsAfter, { key: [...own, 'dropdownItemsAfter'], collector });
    }
    if (item.type !== undefined && item.type !== 'default' && item.type !== 'link' && item.type !== 'dropdown')
      continue;
    listLink(item, { key: own, collector });
    if ('items' in item && item.items) listItems(item.items, { key: [...own, 'items'], collector });
  }
}

function listLink(link: FooterLinkConfig, { key, collector }: Listing): void {
  const { to, href, html, attributes } = link;
  const based = link.prependBaseUrlToHref && href !== undefined ? `/${href.replace(/^\//, '')}` : href;
  collector.address(to ?? based, { key: [...key, to === undefined ? 'href' : 'to'], attributes });
  if (to === undefined && href === undefined) collector.html(html, { key: [...key, 'html'] });
}
