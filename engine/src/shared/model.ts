/**
 * The nouns of the house. Plain, serialisable data that flows from stage to stage:
 * SourceFile -> Content -> CompiledPage -> Route -> PageView -> OutputFile.
 * Paths named `source` are relative to the site folder with forward slashes; paths named `url` or `href`
 * start with the site's baseUrl and are decoded (no percent escapes) unless said otherwise.
 */

// ---------------------------------------------------------------------------------------------- problems

export type Severity = 'error' | 'warning';

/** Something wrong with the author's input. Stages return these; commands decide what they mean. */
export interface Problem {
  /** A key of the catalogue in errors/, for example `broken-link`. */
  code: string;
  severity: Severity;
  /** One full sentence in the author's own words. */
  message: string;
  /** Site-relative file, and where in it (1-based). */
  file?: string;
  line?: number;
  column?: number;
  /** What to do about it, one sentence. */
  hint?: string;
  /** The key of the config that asked for it, for a stage that does not see the config's text; settled as file and line by commands. */
  configKey?: readonly (string | number)[];
}

// ---------------------------------------------------------------------------------------------- sources

/** A text file as it was read, decoded from UTF-8, without a byte order mark. */
export interface SourceFile {
  source: string;
  /** Hex digest of the bytes. */
  digest: string;
  /** Of a page it may be read only now: see readParsed. */
  readonly text: string;
  /** Of a doc or a standalone page. */
  head?: PageHead;
}

/** What a page's file says of itself before it is compiled: pure in its bytes. */
export interface PageHead<Fields = FrontMatter> {
  kind: 'doc' | 'page';
  frontMatter: Fields;
  /** The h1 with which the text opens, if it does. */
  contentTitle?: string;
  /** First line of the text, for a page without a description. */
  excerpt?: string;
  /** MDX only: whether a component of the page may list the cards of its neighbours. */
  mayShowCards?: boolean;
  /** MDX only: whether the page may import something or hold a handler. */
  mayNeedModules?: boolean;
}

export type MarkdownFormat = 'md' | 'mdx';

/** A piece of Markdown that some route shows. `text` is the whole file, or for a blog preview the part before the marker. */
export interface BodySource {
  source: string;
  format: MarkdownFormat;
  /** Digest of `text` and `format`: the identity of the compile. */
  digest: string;
  text: string;
}

// ---------------------------------------------------------------------------------------------- compiled Markdown

/** A heading of a page, in document order, h1 included. */
export interface Heading {
  level: number;
  /** Absent for an empty heading and for h1. */
  id?: string;
  /** Inline HTML of the heading without its permalink, for the table of contents. */
  html: string;
  /** Plain text. */
  text: string;
}

/** A place in the table of contents: a heading of this file, or all those of an imported partial. */
export type TocEntry = Heading | { partial: string };

/** The text under one heading (or before the first), for search, feeds and llms.txt. */
export interface Section {
  heading?: string;
  anchor?: string;
  level: number;
  text: string;
}

/**
 * A url that only the route table or the disk can settle. The compiled body holds `holeToken(digest, index)` in its place
 * and render puts the answer there, so that a compile depends on one file's bytes and nothing else.
 */
export interface Hole {
  /** `link`: href of a Markdown link. `image`: src of a Markdown image. `asset`: `require('./x')` or an imported file. */
  kind: 'link' | 'image' | 'asset';
  /** As the author wrote it, decoded by the Markdown parser but otherwise untouched. */
  url: string;
  line: number;
  column: number;
}

/** An `import` of an MDX page. */
export interface ModuleImport {
  /** The specifier as written. */
  specifier: string;
  line: number;
}

export type CompiledBody =
  /** HTML, with hole tokens. */
  | { kind: 'html'; html: string }
  /**
   * The body of a function. It reads `arguments[0]`: `{Fragment, jsx, jsxs, modules}` where `modules[specifier]` is the imported
   * module's namespace, and returns `{default: MDXContent, ...exports}`. `MDXContent` takes `{components}`.
   */
  | { kind: 'mdx'; code: string; needsClient: boolean };

/** What one piece of Markdown compiles to: pure in (text, options). */
export interface CompiledPage {
  digest: string;
  body: CompiledBody;
  imports: ModuleImport[];
  holes: Hole[];
  toc: TocEntry[];
  sections: Section[];
  /** True when the first heading of the body is an h1, so that the layout must not add one. */
  startsWithH1: boolean;
  /** Warnings. Errors are thrown as YaprakError, since there is no body then. */
  problems: Problem[];
}

// ---------------------------------------------------------------------------------------------- content: metadata only

export interface Tag {
  label: string;
  /** Full url of the tag's page. */
  permalink: string;
  description?: string;
  /** False when it comes from tags.yml. */
  inline: boolean;
}

export interface LastUpdate {
  author?: string;
  /** ISO date and time in UTC. */
  date?: string;
}

/** Front matter after its schema; unknown keys are kept as they are. */
export type FrontMatter = Record<string, unknown>;

export interface Doc {
  id: string;
  /** Docs instance, `default` unless configured. */
  instance: string;
  version: string;
  source: string;
  digest: string;
  format: MarkdownFormat;
  title: string;
  /** The h1 with which the text opens, if it does. */
  contentTitle?: string;
  description: string;
  permalink: string;
  frontMatter: FrontMatter;
  tags: Tag[];
  draft: boolean;
  unlisted: boolean;
  /** Name of the sidebar that shows it. */
  sidebar?: string;
  editUrl?: string;
  lastUpdate?: LastUpdate;
  /** Neighbours as the sidebar and the front matter give them. */
  previous?: NavLink;
  next?: NavLink;
}

export interface NavLink {
  title: string;
  permalink: string;
  /** See BlogPost. */
  untranslated?: true;
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

export interface SidebarLink {
  type: 'link';
  label: string;
  href: string;
  docId?: string;
  unlisted?: boolean;
  className?: string;
  description?: string;
  customProps?: Record<string, unknown>;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  items: SidebarItem[];
  /** The category's own page, if any. */
  href?: string;
  linkUnlisted?: boolean;
  collapsible: boolean;
  collapsed: boolean;
  className?: string;
  description?: string;
  customProps?: Record<string, unknown>;
  /**
   * Only in a SidebarView: this branch is closed and its items are left out of the page. `href` is then where its row leads without
   * script: its own page, else its first doc.
   */
  closed?: boolean;
}

export interface SidebarHtml {
  type: 'html';
  value: string;
  defaultStyle?: boolean;
  className?: string;
}

/** A generated category index page. */
export interface GeneratedCategory {
  title: string;
  description?: string;
  permalink: string;
  keywords?: string[];
  image?: string;
  sidebar: string;
  /** Where the category stands in its sidebar: indexes from the root. */
  path: number[];
  previous?: NavLink;
  next?: NavLink;
}

export interface DocsVersion {
  instance: string;
  name: string;
  label: string;
  isLast: boolean;
  /** Url of the version's root, without last slash unless it is `/`. */
  path: string;
  mainDocId: string;
  banner: 'none' | 'unreleased' | 'unmaintained';
  badge: boolean;
  noIndex: boolean;
  className?: string;
  docs: Doc[];
  draftIds: string[];
  sidebars: Record<string, SidebarItem[]>;
  /** First linkable target of each sidebar, for navbar items. */
  sidebarLinks: Record<string, { path: string; label: string } | undefined>;
  categories: GeneratedCategory[];
  tagsPath: string;
  breadcrumbs: boolean;
}

export interface Author {
  key?: string;
  name?: string;
  title?: string;
  description?: string;
  url?: string;
  imageURL?: string;
  email?: string;
  socials?: Record<string, string>;
  /** Permalink of the author's page, where there is one. */
  page?: string;
}

export interface BlogPost {
  id: string;
  instance: string;
  source: string;
  digest: string;
  format: MarkdownFormat;
  title: string;
  description: string;
  permalink: string;
  /** ISO date and time in UTC. */
  date: string;
  frontMatter: FrontMatter;
  authors: Author[];
  tags: Tag[];
  /** The h1 with which the text opens, if it does. A post never shows it: its title stands in the layout. */
  contentTitle?: string;
  /** Minutes, unrounded; absent when switched off. */
  readingTime?: number;
  hasTruncateMarker: boolean;
  unlisted: boolean;
  /** It is in the default language, not in that of the pages around it. */
  untranslated?: true;
  editUrl?: string;
  lastUpdate?: LastUpdate;
  previous?: NavLink;
  next?: NavLink;
  /** Offset in the file's text at which a preview ends (the marker), when it has one. */
  truncateAt?: number;
}

export interface Blog {
  instance: string;
  title: string;
  description: string;
  path: string;
  sidebarTitle: string;
  sidebarCount: number | 'ALL';
  postsPerPage: number | 'ALL';
  /** Newest first; drafts left out. */
  posts: BlogPost[];
  authors: Author[];
  archivePath?: string;
  tagsPath: string;
  authorsPath: string;
  /** Part of the url of further list pages: `page` in `/blog/page/2`. */
  pageBasePath: string;
  /** Part of the url of an author's further pages: `authors` in `/blog/authors/x/authors/2`. */
  authorsBasePath: string;
  groupSidebarByYear: boolean;
}

export interface StandalonePage {
  kind: 'react' | 'markdown';
  source: string;
  digest: string;
  format?: MarkdownFormat;
  permalink: string;
  title?: string;
  description?: string;
  frontMatter: FrontMatter;
  unlisted: boolean;
  editUrl?: string;
  lastUpdate?: LastUpdate;
}

/** Everything the author wrote, as metadata. Bodies stay in their SourceFiles. */
export interface Content {
  docs: DocsVersion[];
  blogs: Blog[];
  pages: StandalonePage[];
  problems: Problem[];
}

// ---------------------------------------------------------------------------------------------- routes

/** What stands at a url. `kind` chooses the theme's page component. */
export type PageData =
  | {
      kind: 'doc';
      doc: Doc;
      version: VersionSummary;
      breadcrumbs: Breadcrumb[];
      showToc: boolean;
      tocLevels: TocLevels;
      cards?: Card[];
    }
  | { kind: 'category'; category: GeneratedCategory; version: VersionSummary; breadcrumbs: Breadcrumb[]; cards: Card[] }
  | { kind: 'docTags'; title: string; tags: TagCount[]; version: VersionSummary }
  | {
      kind: 'docTag';
      tag: Tag;
      count: number;
      docs: Card[];
      allTagsPath: string;
      version: VersionSummary;
      unlisted: boolean;
    }
  | { kind: 'blogList'; blog: BlogSummary; posts: BlogPost[]; page: Pagination }
  | { kind: 'blogPost'; blog: BlogSummary; post: BlogPost; showToc: boolean; tocLevels: TocLevels }
  | { kind: 'blogTags'; blog: BlogSummary; title: string; tags: TagCount[] }
  | {
      kind: 'blogTag';
      blog: BlogSummary;
      tag: Tag;
      count: number;
      posts: BlogPost[];
      page: Pagination;
      unlisted: boolean;
    }
  | {
      kind: 'blogArchive';
      blog: BlogSummary;
      title: string;
      years: { year: string; posts: (NavLink & { date: string })[] }[];
    }
  | { kind: 'blogAuthors'; blog: BlogSummary; title: string; authors: (Author & { count: number })[] }
  | { kind: 'blogAuthor'; blog: BlogSummary; author: Author; count: number; posts: BlogPost[]; page: Pagination }
  | { kind: 'markdownPage'; page: StandalonePage; showToc: boolean; tocLevels: TocLevels }
  | { kind: 'reactPage'; page: StandalonePage }
  | { kind: 'search' }
  | { kind: 'notFound' };

export interface VersionSummary {
  instance: string;
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  banner: 'none' | 'unreleased' | 'unmaintained';
  badge: boolean;
  noIndex: boolean;
  className?: string;
  /** How many versions the instance has: a badge makes sense from two on. */
  siblings: number;
  /** Where a banner leads: this page in the last version, else that version's main doc. Absent where there is no banner. */
  latest?: { name: string; label: string; href: string };
  /** Only for a doc of several versions: its page in each version that has it, by the version's name. */
  alternates?: Record<string, string>;
}

export interface BlogSummary {
  instance: string;
  title: string;
  description: string;
  path: string;
  tagsPath: string;
  archivePath?: string;
  /** Url of the list of authors, where there is one. */
  authorsPath?: string;
  groupSidebarByYear: boolean;
  sidebarTitle: string;
  /** Recent posts of the blog's sidebar, cut to its count. */
  recent: (NavLink & { date: string; unlisted: boolean })[];
}

export interface Pagination {
  page: number;
  totalPages: number;
  previous?: string;
  next?: string;
}

export interface Breadcrumb {
  label: string;
  href?: string;
}

export interface TocLevels {
  min: number;
  max: number;
}

/** A card of a category page, a tag page or a DocCardList. */
export interface Card {
  type: 'link' | 'category';
  label: string;
  href: string;
  description?: string;
  /** Number of items, for a category. */
  count?: number;
}

export interface TagCount {
  label: string;
  permalink: string;
  count: number;
}

/** A file that a route shows, and how much of it. */
export interface RouteBody {
  source: string;
  format: MarkdownFormat;
  /** Only what stands before this offset: a blog preview. */
  truncateAt?: number;
  /** Leave out the h1 that opens the text: a blog post shows its title itself. */
  dropTitle?: boolean;
}

export interface Route {
  /** With baseUrl, as it is linked: a last slash is kept where the address has one. */
  url: string;
  /** File in the output folder. */
  output: string;
  /** File it comes from, where there is one. */
  source?: string;
  page: PageData;
  /** Markdown it shows: one for a doc, several for a blog list. */
  bodies: RouteBody[];
  /** `<title>` without the site's suffix; absent: the site's title alone. */
  title?: string;
  description?: string;
  keywords?: string[];
  image?: string;
  /** Not for search engines and not in lists. */
  unlisted: boolean;
  /** This page in every language that has it, itself included; absent on a site of one language. */
  languages?: PageLanguage[];
  /** Language of its text, where that is not the page's: it has no translation. */
  textLang?: string;
}

/** A page in one language. */
export interface PageLanguage {
  /** The locale. */
  name: string;
  htmlLang: string;
  url: string;
}

/** A drawing, ready to be placed. */
export interface Diagram {
  svg: string;
  /** In pixels, at which its letters have their full size. */
  width: number;
  /** It may have to scroll on a phone. */
  isWide: boolean;
}

// ---------------------------------------------------------------------------------------------- what the theme sees

/** Where a navbar item leads in each of several versions of the docs it names: the page's own version decides, then the reader's choice. */
export interface NavbarTargets {
  instance: string;
  /** By the version's name; those that lack the page are left out. `label` only where it differs from the last version's. */
  byVersion: Record<string, { href: string; label?: string; activeSidebar?: string; unlisted?: boolean }>;
}

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
      /** Further HTML attributes, as the author wrote them. */ attributes?: Record<string, string | boolean>;
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
      /** Drawn by a component of the site's own, which gets all that the author wrote. */
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
  attributes?: Record<string, string | boolean>;
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

/** What is the same on every page of one language. */
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
  /** The site's own wordings of our texts, by text id. */
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
  docs: {
    sidebar: { hideable: boolean; autoCollapseCategories: boolean };
    versionPersistence: 'localStorage' | 'none';
    /** Names of the versions of each docs section, by its id. */ versions: Record<string, string[]>;
  };
  /** Whether there is a page at baseUrl. */
  hasHomePage: boolean;
  /** Whether that page says so when it stands under another path than it was built for. */
  baseUrlIssueBanner?: boolean;
  /** Absent where there is no search. */
  search?: SearchView;
  /** Author's own `customFields`, for components. */
  customFields: Record<string, unknown>;
}

/** What the search box and the search page know of the site. */
export interface SearchView {
  /** Url of the search page. */
  url: string;
  /** Docs sections with their versions, the last one first. */
  docs: { instance: string; versions: { name: string; label: string; tag: string }[] }[];
  /** Mark what was looked for on the page that a result leads to. */
  highlight: boolean;
  /** Who is told of what was shown and clicked; absent: nobody. */
  events?: { script: string; global: string };
}

/** The sidebar of one page: only the branch that is open for it, and where the rest can be fetched. */
export interface SidebarView {
  name: string;
  items: SidebarItem[];
  /** Url of the whole sidebar as JSON (`SidebarItem[]`), absent when nothing was left out. */
  dataUrl?: string;
}

export interface HeadTag {
  tagName: string;
  attributes: Record<string, string | boolean>;
  innerHTML?: string;
}

/** Urls of the built client files, with baseUrl. */
export interface ClientAssets {
  /** Stylesheets of every page. */
  styles: string[];
  /** Module scripts of every page: client/boot. */
  scripts: string[];
  /** Extra head of the dev server. */
  devHead?: string;
}

/** All that the theme may see for one page. */
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
