import { useContext, useMemo } from 'react';
import bundledSite from 'virtual:yaprak/site';
import {
  currentLanguage,
  DEFAULT_MAGIC_COMMENTS,
  decodePath,
  footerLinks,
  PageContext,
  writtenNavbarItem,
  type FooterLinkList,
  type Locale,
  type PageView,
  type SiteView,
} from 'yaprak/client';
import { OWN_FIELDS, type OwnFields } from '../own-fields.ts';

/** The fields of Docusaurus's `siteConfig` that follow from the site's view. */
export interface SiteConfigLike {
  title: string;
  tagline: string;
  url: string;
  baseUrl: string;
  favicon?: string;
  noIndex: boolean;
  titleDelimiter: string;
  organizationName?: string;
  projectName?: string;
  trailingSlash?: boolean;
  customFields: Record<string, unknown>;
  themeConfig: ThemeConfigLike;
  i18n: { defaultLocale: string; locales: string[] };
}

/** Beside these, what the author's own config has. */
export interface ThemeConfigLike extends Record<string, unknown> {
  navbar: Omit<SiteView['navbar'], 'items'> & { items: Record<string, unknown>[] };
  footer?: NonNullable<SiteView['footer']> & { links: FooterLinkList };
  announcementBar?: SiteView['announcementBar'];
  colorMode: SiteView['colorMode'];
  docs: { sidebar: SiteView['docs']['sidebar']; versionPersistence: SiteView['docs']['versionPersistence'] };
}

export interface SiteContextLike {
  siteConfig: SiteConfigLike;
  i18n: {
    currentLocale: string;
    defaultLocale: string;
    locales: string[];
    localeConfigs: Record<string, Locale>;
  };
  siteMetadata: { docusaurusVersion: string; pluginVersions: Record<string, unknown> };
  globalData: Record<string, Record<string, unknown>>;
}

/** What a component may know of the site and its page, on the server and inside an island. */
export interface Surroundings {
  site: SiteView;
  /** Path of the page, with the base url. */
  pathname: string;
  /** The page itself. An island that reads it on the server gets what it reads with its props; one that does not has none. */
  readonly view?: PageView;
}

/** The page being rendered on the server; in the browser, where an island has no context, the document and what was bundled. */
export function useSurroundings(): Surroundings {
  const page = useContext(PageContext);
  if (!page) return { site: currentSite(), pathname: browserPath() };
  if (!page.inIsland) return { site: page.view.site, pathname: page.url, view: page.view };
  // An island takes what is the same on every page from its own files, rather than have the page's view sent along.
  return {
    site: currentSite(),
    pathname: page.url,
    get view() {
      return page.view;
    },
  };
}

/** The site as it is in the bundle, in the language of the page. */
export function currentSite(): SiteView {
  return currentLanguage()?.site ?? bundledSite;
}

function browserPath(): string {
  return typeof window === 'undefined' ? bundledSite.baseUrl : decodePath(window.location.pathname);
}

export function toSiteContext(site: SiteView): SiteContextLike {
  const { locale, locales, defaultLocale } = site;
  const { [OWN_FIELDS]: _own, ...customFields } = site.customFields;
  const i18n = { defaultLocale, locales: locales.map(({ name }) => name) };
  return {
    siteConfig: {
      ...ownFields(site).others,
      title: site.title,
      tagline: site.tagline,
      url: site.url,
      baseUrl: site.baseUrl,
      favicon: site.favicon,
      noIndex: site.noIndex,
      titleDelimiter: site.titleDelimiter,
      organizationName: ownFields(site).organizationName,
      projectName: ownFields(site).projectName,
      trailingSlash: site.trailingSlash,
      customFields,
      themeConfig: toThemeConfig(site),
      i18n,
    },
    i18n: {
      ...i18n,
      currentLocale: locale.name,
      localeConfigs: Object.fromEntries(locales.map((each) => [each.name, each])),
    },
    siteMetadata: { docusaurusVersion: '3', pluginVersions: {} },
    globalData: {},
  };
}

function toThemeConfig(site: SiteView): ThemeConfigLike {
  const { blog, prism, tableOfContents, ...own } = (ownFields(site).themeConfig ?? {}) as Record<string, object>;
  return {
    // Docusaurus's defaults, which its parts rely on.
    metadata: [],
    blog: { sidebar: { groupByYear: true }, ...blog },
    prism: { additionalLanguages: [], magicComments: DEFAULT_MAGIC_COMMENTS, ...prism },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3, ...tableOfContents },
    ...own,
    navbar: { ...site.navbar, items: site.navbar.items.map((item) => writtenNavbarItem(item, site)) },
    footer: site.footer && { ...site.footer, links: footerLinks(site.footer) },
    announcementBar: site.announcementBar,
    colorMode: site.colorMode,
    docs: site.docs,
  };
}

function ownFields(site: SiteView): OwnFields {
  return (site.customFields[OWN_FIELDS] ?? {}) as OwnFields;
}

/** The same object in each drawing, and so is the next: effects depend on them. */
export function useThemeConfig(): ThemeConfigLike {
  const { site } = useSurroundings();
  return useMemo(() => toThemeConfig(site), [site]);
}

export function useDocusaurusContext(): SiteContextLike {
  const { site } = useSurroundings();
  return useMemo(() => toSiteContext(site), [site]);
}
