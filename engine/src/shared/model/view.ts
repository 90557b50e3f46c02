import type { LinkAttributes, ResolvedNavbarItem } from './navbar.ts';
import type { SidebarCut, SidebarItem } from './sidebar.ts';
import type { PageData, PageLanguage } from './route.ts';

export interface Logo {
  src: string;
  srcDark?: string;
  alt?: string;
  width?: string | number;
  height?: string | number;
  href?: string;
  target?: string;
  className?: string;
  style?: Record<string, string | number>;
}

export interface FooterLink {
  label?: string;
  href?: string;
  html?: string;
  external?: boolean;
  className?: string;
  target?: string;
  rel?: string;
  ariaLabel?: string;
  attributes?: LinkAttributes;
}

export interface Locale {
  name: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  label: string;
  /** A calendar of Unicode's, such as `gregory`. */
  calendar: string;
  /** Scheme and host. */
  url: string;
  /** Where the language's pages start. */
  baseUrl: string;
}

/** Data that all pages of one language share. */
export interface SiteView {
  title: string;
  tagline: string;
  url: string;
  /** Of this language. */
  baseUrl: string;
  /** Of the whole site. */
  rootUrl: string;
  favicon?: string;
  noIndex: boolean;
  titleDelimiter: string;
  locale: Locale;
  /** Every language of the site, in its order. */
  locales: Locale[];
  defaultLocale: string;
  /** Texts of the engine that the site overrides, by text id. */
  texts: Record<string, string>;
  navbar: {
    title: string;
    logo?: Logo;
    style?: 'dark' | 'primary';
    hideOnScroll: boolean;
    items: ResolvedNavbarItem[];
  };
  footer?: {
    style: 'light' | 'dark';
    logo?: Logo;
    copyright?: string;
    columns: { title?: string; className?: string; items: FooterLink[] }[];
    row: FooterLink[];
  };
  announcementBar?: { id: string; content: string; backgroundColor?: string; textColor?: string; isCloseable: boolean };
  colorMode: { defaultMode: 'light' | 'dark'; disableSwitch: boolean; respectPrefersColorScheme: boolean };
  /** Whether the faces of the theme are used. */
  fonts: boolean;
  docs: {
    sidebar: { hideable: boolean; autoCollapseCategories: boolean };
    versionPersistence: 'localStorage' | 'none';
    /** Names of the versions of each docs section, by its id. */ versions: Record<string, string[]>;
  };
  /** Whether there is a page at baseUrl. */
  hasHomePage: boolean;
  /** Whether the home page shows a warning when it is served under another path than baseUrl. */
  baseUrlIssueBanner?: boolean;
  /** Absent where there is no search. */
  search?: SearchView;
  /** Absent where pages have no Markdown twins. */
  machines?: MachinesView;
  /** Author's own `customFields`, for components. */
  customFields: Record<string, unknown>;
  trailingSlash?: boolean;
}

/** Options of the menu for the twin of a page. */
export interface MachinesView {
  menu: boolean;
  assistants: { label: string; href: string }[];
}

/** Options of the search box and the search page. */
export interface SearchView {
  /** Url of the search page. */
  url: string;
  /** Docs sections with their versions, the last one first. */
  docs: { instance: string; versions: { name: string; label: string; tag: string }[] }[];
  /** Mark what was looked for on the page that a result leads to. */
  highlight: boolean;
  /** See the config. */
  reviewAfter: number;
  help?: { label?: string; href: string };
  /** The analytics service that receives search events; absent: none. */
  events?: { script: string; global: string };
}

/** The sidebar of one page: only the branch that is open for it, and where the rest can be fetched. */
export interface SidebarView {
  name: string;
  items: SidebarItem[];
  /** Where the first level is long, what is left out of it. */
  cut?: SidebarCut;
  /** Url of the whole sidebar as JSON (`SidebarItem[]`), absent when nothing was left out. */
  dataUrl?: string;
}

export interface HeadTag {
  tagName: string;
  attributes: Record<string, string | boolean>;
  innerHTML?: string;
}

/** Tags at the two ends of `<body>`. */
export interface BodyTags {
  start: HeadTag[];
  end: HeadTag[];
  attributes?: PageAttributes;
}

/** Attributes that every page has on the elements around it. */
export interface PageAttributes {
  html?: Readonly<Record<string, string | boolean>>;
  body?: Readonly<Record<string, string | boolean>>;
}

/** Urls of the built client files, with baseUrl. */
export interface ClientAssets {
  /** Stylesheets of every page. */
  styles: string[];
  /** Stylesheets of pages that have one of their classes, or a class with one of the endings: see findExtraStyles. */
  extraStyles?: { href: string; classes: string[]; endings?: string[] }[];
  /** Module scripts of every page: client/boot. */
  scripts: string[];
  /** Extra head of the dev server. */
  devHead?: string;
}

/** The data of one page for the theme. */
export interface PageView {
  site: SiteView;
  url: string;
  /** Whole `<title>`. */
  documentTitle: string;
  title?: string;
  description?: string;
  keywords?: string[];
  image?: string;
  /** Absolute, percent-encoded. */
  canonical: string;
  noIndex: boolean;
  page: PageData;
  sidebar?: SidebarView;
  headTags: HeadTag[];
  /** This page in every language that has it; absent on a site of one language. */
  languages?: PageLanguage[];
  /** Language of the text, where that is not the page's. */
  textLang?: string;
}
