import type { SidebarCut, SidebarItem } from './sidebar.ts';
import type { PageData, PageLanguage } from './route.ts';

/** The targets of a navbar item in several docs versions. The version of the page decides, then the version that the reader chose. */
export interface NavbarTargets {
  instance: string;
  /** By the version's name; those that lack the page are left out. `label` only where it differs from the last version's. */
  byVersion: Record<string, { href: string; label?: string; activeSidebar?: string; unlisted?: boolean }>;
}

/** Of a link that a component draws: its `style` is an object of properties. */
export type LinkAttributes = Record<string, string | boolean | Record<string, string | number>>;

export interface VersionChoice {
  name: string;
  label: string;
  /** The version's main page; the same page in that version, where there is one, is in VersionSummary.alternates. */
  href: string;
}

export type ResolvedNavbarItem =
  | {
      type: 'link';
      /** Only when the docs have several versions. */ targets?: NavbarTargets;
      label: string;
      href: string;
      position: 'left' | 'right';
      className?: string;
      external?: boolean;
      target?: string;
      rel?: string;
      /** Further HTML attributes, as the author wrote them. */ attributes?: LinkAttributes;
      html?: string;
      activeBasePath?: string;
      activeBaseRegex?: string;
      /** Active on every page that shows this sidebar: `<docs instance>/<name>`. */ activeSidebar?: string;
      /** Leads to an unlisted doc: shown on that doc's own page alone. */ unlisted?: boolean;
      ariaLabel?: string;
    }
  | {
      type: 'dropdown';
      label: string;
      href?: string;
      position: 'left' | 'right';
      className?: string;
      items: ResolvedNavbarItem[];
    }
  | { type: 'html'; value: string; position: 'left' | 'right'; className?: string }
  | { type: 'search'; position: 'left' | 'right'; className?: string }
  | {
      /** Rendered by a component of the site, which gets all fields of the config. */
      type: 'custom';
      /** `custom-…` */ name: string;
      position: 'left' | 'right';
      className?: string;
      fields: Record<string, unknown>;
    }
  | {
      type: 'versionDropdown';
      instance: string;
      /** Of the last version: pages of another show theirs. */ label: string;
      /** Author's own, shown on every page. */ fixedLabel?: string;
      position: 'left' | 'right';
      className?: string;
      marksActive: boolean;
      versions: VersionChoice[];
      before: ResolvedNavbarItem[];
      after: ResolvedNavbarItem[];
    }
  | {
      type: 'localeDropdown';
      label: string;
      position: 'left' | 'right';
      className?: string;
      before: ResolvedNavbarItem[];
      after: ResolvedNavbarItem[];
      /** Author's own, added to the links. */ queryString?: string;
    };

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
