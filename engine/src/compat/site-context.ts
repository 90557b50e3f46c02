import { useContext } from 'react';
import { PageContext } from '../theme/context.ts';
import type { PageView, SiteView } from '../shared/model.ts';

/** The part of Docusaurus's `siteConfig` that can be told from the site's view. */
export interface SiteConfigLike {
  title: string;
  tagline: string;
  url: string;
  baseUrl: string;
  favicon?: string;
  noIndex: boolean;
  titleDelimiter: string;
  customFields: Record<string, unknown>;
  themeConfig: ThemeConfigLike;
  i18n: { defaultLocale: string; locales: string[] };
}

export interface ThemeConfigLike {
  navbar: SiteView['navbar'];
  footer?: SiteView['footer'];
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
    localeConfigs: Record<string, { label: string; direction: 'ltr' | 'rtl'; htmlLang: string }>;
  };
  siteMetadata: { docusaurusVersion: string; pluginVersions: Record<string, unknown> };
  globalData: Record<string, Record<string, unknown>>;
}

/** What a component may ask about its surroundings, on the server and inside an island. */
export interface Surroundings {
  site: SiteView;
  /** Path of the page, with the base url. */
  pathname: string;
  /** The page itself; only on the server. */
  view?: PageView;
}

/** The page being rendered on the server; the document in the browser, where an island has no context. */
export function useSurroundings(): Surroundings {
  const page = useContext(PageContext);
  if (page) return { site: page.view.site, pathname: page.view.url, view: page.view };
  return readBrowserSurroundings();
}

/** Key of the site's data on `globalThis` in the browser: the `virtual:yaprak/site` module puts it there before the first island hydrates. */
export const SITE_KEY = '__yaprak_site__';

function readBrowserSurroundings(): Surroundings {
  const site = (globalThis as { [SITE_KEY]?: SiteView })[SITE_KEY];
  if (typeof window === 'undefined' || !site) {
    throw new Error('The site is not known here. Render this component inside a page, or load `virtual:yaprak/site` before the island.');
  }
  return { site, pathname: decodeURI(window.location.pathname) };
}

export function toSiteContext({ site }: Surroundings): SiteContextLike {
  const { locale } = site;
  const i18n = { defaultLocale: locale.name, locales: [locale.name] };
  return {
    siteConfig: {
      title: site.title,
      tagline: site.tagline,
      url: site.url,
      baseUrl: site.baseUrl,
      favicon: site.favicon,
      noIndex: site.noIndex,
      titleDelimiter: site.titleDelimiter,
      customFields: site.customFields,
      themeConfig: toThemeConfig(site),
      i18n,
    },
    i18n: { ...i18n, currentLocale: locale.name, localeConfigs: { [locale.name]: { label: locale.label, direction: locale.direction, htmlLang: locale.htmlLang } } },
    siteMetadata: { docusaurusVersion: '3', pluginVersions: {} },
    globalData: {},
  };
}

export function toThemeConfig(site: SiteView): ThemeConfigLike {
  return { navbar: site.navbar, footer: site.footer, announcementBar: site.announcementBar, colorMode: site.colorMode, docs: site.docs };
}
