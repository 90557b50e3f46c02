import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Doc, Locale, PageData, PageView, SidebarView, SiteView, VersionSummary } from '../../shared/model.ts';
import { type Article, type HeadCollector, PageContext, type PageContextValue } from '../../client/page-context.ts';
import { ThemePage } from '../index.tsx';

/** The smallest views that are whole, for tests of the theme and of adapters. */

const english: Locale = {
  name: 'en',
  htmlLang: 'en',
  direction: 'ltr',
  label: 'English',
  calendar: 'gregory',
  url: 'https://example.com',
  baseUrl: '/kok/',
};

export const site: SiteView = {
  title: 'Belgeler',
  tagline: '',
  url: 'https://example.com',
  baseUrl: '/kok/',
  rootUrl: '/kok/',
  noIndex: false,
  titleDelimiter: '|',
  locale: english,
  locales: [english],
  defaultLocale: 'en',
  texts: {},
  navbar: { title: 'Belgeler', hideOnScroll: false, items: [] },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  fonts: true,
  docs: {
    sidebar: { hideable: false, autoCollapseCategories: false },
    versionPersistence: 'localStorage',
    versions: { default: ['current'] },
  },
  hasHomePage: true,
  customFields: { renk: 'yeşil' },
};

/** The same in Turkish. */
export const turkish: Partial<SiteView> = { locale: { ...site.locale, htmlLang: 'tr' } };

export const version: VersionSummary = {
  instance: 'default',
  name: 'current',
  label: 'Next',
  isLast: true,
  path: '/kok/docs',
  banner: 'none',
  badge: false,
  noIndex: false,
  siblings: 1,
};

export const doc: Doc = {
  id: 'a',
  instance: 'default',
  version: 'current',
  source: 'docs/a.md',
  digest: '',
  format: 'md',
  title: 'Belge a',
  description: '',
  permalink: '/kok/docs/a',
  frontMatter: {},
  tags: [],
  draft: false,
  unlisted: false,
};

export const article: Article = { html: '<p>Metin</p>', toc: [], startsWithH1: false };

export function docData(changes: Partial<Doc> = {}): PageData {
  return {
    kind: 'doc',
    doc: { ...doc, ...changes },
    version,
    breadcrumbs: [],
    showToc: true,
    tocLevels: { min: 2, max: 3 },
  };
}

interface Options {
  page?: PageData;
  articles?: Article[];
  url?: string;
  site?: Partial<SiteView>;
  sidebar?: SidebarView;
  highlight?: PageContextValue['highlight'];
  diagram?: PageContextValue['diagram'];
}

export function createContext(options: Options = {}): PageContextValue {
  const view: PageView = {
    site: { ...site, ...options.site },
    url: options.url ?? '/kok/docs/a',
    documentTitle: '',
    canonical: '',
    noIndex: false,
    page: options.page ?? docData(),
    sidebar: options.sidebar,
    headTags: [],
  };
  const head: HeadCollector = { htmlAttributes: {}, bodyAttributes: {}, tags: [] };
  const { highlight, diagram } = options;
  return { view, url: view.url, articles: options.articles ?? [article], head, highlight, diagram };
}

export function renderPage(options: Options = {}): string {
  const context = createContext(options);
  return renderIn(<ThemePage view={context.view} articles={context.articles} />, context);
}

export function renderIn(element: ReactNode, context: PageContextValue = createContext()): string {
  return renderToStaticMarkup(<PageContext value={context}>{element}</PageContext>);
}
