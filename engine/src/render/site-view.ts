import type { SiteConfig } from '../config/schema.ts';
import type { FooterColumn, FooterLinkConfig } from '../config/schema/theme.ts';
import type {
  Content,
  DocsVersion,
  FooterLink,
  Locale,
  Logo,
  Problem,
  Route,
  SearchView,
  SiteView,
} from '../shared/model.ts';
import {
  applyTrailingSlash,
  isExternal,
  isOutside,
  joinUrl,
  leaving,
  outsideHref,
  placeInSite,
  urlKey,
} from '../shared/url.ts';
import { resolveNavbarItems } from './navbar/items.ts';
import { searchTagOf } from '../shared/search-defaults.ts';

/** What is the same on every page: the config with every address and every doc it names resolved. */
export function buildSiteView(
  config: SiteConfig,
  content: Pick<Content, 'docs'> & { routes: readonly Route[] },
): { view: SiteView; problems: Problem[] } {
  // Needed only for an address that looks like a file's.
  let urls: ReadonlySet<string> | undefined;
  const isPage = (url: string): boolean =>
    (urls ??= new Set(content.routes.map((route) => urlKey(route.url)))).has(urlKey(url));
  const href = (address: string): string => siteHref(address, { ...config, isPage });
  const problems: Problem[] = [];
  const { currentLocale, locales } = config.i18n;
  const items = resolveNavbarItems(config.navbar.items, {
    config,
    docs: content.docs,
    href,
    problems,
    lenient: currentLocale !== config.i18n.defaultLocale,
  });
  const docsTheme = config.docs[0];
  const logo = (given: LogoConfig | undefined): Logo | undefined => resolveLogo(given, href);
  const view: SiteView = {
    title: config.title,
    tagline: config.tagline,
    url: config.url.replace(/\/$/, ''),
    baseUrl: config.baseUrl,
    rootUrl: config.rootUrl,
    favicon: config.favicon && href(config.favicon),
    noIndex: config.noIndex,
    titleDelimiter: config.titleDelimiter,
    locale: toLocale(currentLocale, config),
    locales: locales.map((name) => toLocale(name, config)),
    defaultLocale: config.i18n.defaultLocale,
    texts: config.i18n.texts,
    navbar: {
      // A bar with neither name nor logo would be empty.
      title: config.navbar.title || (config.navbar.logo ? '' : config.title),
      logo: logo(config.navbar.logo),
      style: config.navbar.style,
      hideOnScroll: config.navbar.hideOnScroll,
      items,
    },
    footer: config.footer && {
      style: config.footer.style,
      logo: logo(config.footer.logo),
      copyright: config.footer.copyright,
      columns: config.footer.links.filter(isColumn).map((column) => ({
        title: column.title ?? undefined,
        className: column.className,
        items: column.items.map((link) => footerLink(link, href)),
      })),
      row: config.footer.links
        .filter((link) => !isColumn(link))
        .map((link) => footerLink(link as FooterLinkConfig, href)),
    },
    announcementBar: config.announcementBar,
    colorMode: config.colorMode,
    fonts: config.fonts,
    docs: {
      sidebar: docsTheme?.sidebar ?? { hideable: false, autoCollapseCategories: false },
      versionPersistence: docsTheme?.versionPersistence ?? 'localStorage',
      versions: listVersionNames(content.docs),
    },
    baseUrlIssueBanner: config.baseUrlIssueBanner,
    hasHomePage: content.routes.some((route) => route.url === config.baseUrl),
    search: buildSearchView(config, { docs: content.docs, href }),
    ...(config.machines === false
      ? {}
      : { machines: { menu: config.machines.menu, assistants: config.machines.assistants } }),
    customFields: config.customFields,
    trailingSlash: config.trailingSlash,
  };
  return { view, problems };
}

function listVersionNames(docs: Content['docs']): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const { instance, name } of docs) (names[instance] ??= []).push(name);
  return names;
}

/** An address of the config as a page writes it: baseUrl before a path of this site. */
export function siteHref(
  address: string,
  config: Pick<SiteConfig, 'baseUrl' | 'rootUrl' | 'trailingSlash'> & { isPage?: (url: string) => boolean },
): string {
  if (isOutside(address)) return outsideHref(address, config);
  if (isExternal(address) || address.startsWith('#')) return address;
  const path = placeInSite(address, config);
  return /\.[a-z0-9]+$/i.test(path) ? path : applyTrailingSlash(path, config);
}

function toLocale(name: string, { i18n, rootUrl, siteUrl }: SiteConfig): Locale {
  const config = i18n.localeConfigs[name];
  return {
    name,
    htmlLang: config?.htmlLang ?? name,
    direction: config?.direction ?? 'ltr',
    label: config?.label ?? name,
    calendar: config?.calendar ?? 'gregory',
    url: config?.url ?? siteUrl,
    baseUrl: config?.baseUrl ?? rootUrl,
  };
}

type LogoConfig = NonNullable<SiteConfig['navbar']['logo']>;

function resolveLogo(logo: LogoConfig | undefined, href: (address: string) => string): Logo | undefined {
  if (!logo) return undefined;
  return {
    ...logo,
    src: href(logo.src),
    srcDark: logo.srcDark && href(logo.srcDark),
    href: logo.href && href(logo.href),
  } as Logo;
}

function isColumn(link: FooterColumn | FooterLinkConfig): link is FooterColumn {
  return 'items' in link;
}

function footerLink(link: FooterLinkConfig, href: (address: string) => string): FooterLink {
  const address = link.to ?? (link.prependBaseUrlToHref && link.href ? `/${link.href.replace(/^\//, '')}` : link.href);
  return {
    label: link.label,
    html: link.html,
    className: link.className,
    href: address && href(address),
    external: isOutside(address) || (link.href !== undefined && isExternal(link.href)),
    ...leaving(address, link),
    ariaLabel: link['aria-label'],
    attributes: link.attributes,
  };
}

/** What pages know of the site's search; nothing where there is none. */
function buildSearchView(
  config: SiteConfig,
  { docs, href }: { docs: readonly DocsVersion[]; href: (address: string) => string },
): SearchView | undefined {
  const { search } = config;
  if (search === false) return undefined;
  const sections = new Map<string, SearchView['docs'][number]>();
  const lastFirst = [...docs].sort((one, other) => Number(other.isLast) - Number(one.isLast));
  for (const { instance, name, label } of lastFirst) {
    const section = sections.get(instance) ?? { instance, versions: [] };
    sections.set(instance, section);
    section.versions.push({ name, label, tag: searchTagOf({ instance, name }) });
  }
  const { events, highlight, reviewAfter, help } = search;
  return {
    url: applyTrailingSlash(joinUrl(config.baseUrl, 'search'), config),
    docs: search.indexDocs ? [...sections.values()] : [],
    highlight,
    reviewAfter,
    ...(help ? { help: { ...help, href: href(help.href) } } : {}),
    ...(events ? { events: { script: events.script, global: events.global } } : {}),
  };
}
