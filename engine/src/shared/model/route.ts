import type {
  AddressPattern,
  Author,
  BlogPost,
  Doc,
  GeneratedCategory,
  NavLink,
  StandalonePage,
  Tag,
} from './content.ts';
import type { MarkdownFormat } from './source.ts';

/** The page at a url. `kind` selects the page component of the theme. */
export type PageData =
  | {
      kind: 'doc';
      doc: Doc;
      version: VersionSummary;
      breadcrumbs: Breadcrumb[];
      showToc: boolean;
      tocLevels: TocLevels;
      /** Title and category, where another page has the same title. */
      distinctTitle?: string;
      /** Of the category whose page this is. */
      cards?: Card[];
      /** Cards of its own level, for a page that lists them and is no page of a category. */
      siblings?: Card[];
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
  /** The root of a site that has no page there. `start` is where its button leads. */
  | { kind: 'home'; start: string; cards: Card[]; latest: (NavLink & { date: string })[] }
  | { kind: 'search' }
  | { kind: 'notFound'; /** Where the docs and blogs of the site begin. */ ways: NavLink[] };

export interface VersionSummary {
  instance: string;
  name: string;
  label: string;
  /** Language of its docs, where it is not that of the site. */
  lang?: string;
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
  /** Language of its posts, where it is not that of the site. */
  lang?: string;
  description: string;
  path: string;
  tagsPath: string;
  archivePath?: string;
  /** Url of the list of authors, where there is one. */
  authorsPath?: string;
  /** See Blog. */
  authorsFile?: string;
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
  /** See Doc. */
  lang?: string;
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
  /** See Doc. */
  lang?: string;
  href: string;
  description?: string;
  /** Number of items, for a category. */
  count?: number;
  /** Cards inside a category, for parts of the site that list them. */
  items?: Card[];
  docId?: string;
  /** Data of the sidebars file for the site's own components. */
  className?: string;
  customProps?: Record<string, unknown>;
}

export interface TagCount {
  label: string;
  permalink: string;
  description?: string;
  count: number;
}

/** A file that a route shows, and how much of it. */
export interface RouteBody {
  source: string;
  format: MarkdownFormat;
  /** Show only the text before this offset: a blog preview. */
  truncateAt?: number;
  /** The whole text, where there is no file. */
  text?: string;
  /** Leave out the h1 that opens the text: a blog post shows its title itself. */
  dropTitle?: boolean;
  /** Language of the text, where it is not that of the site. */
  lang?: string;
}

export interface Route {
  /** With baseUrl, and with a trailing slash where links have one. */
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
  /** Addresses without a page of their own that it is shown at. */
  matches?: AddressPattern;
  /** This page in every language that has it, itself included; absent on a site of one language. */
  languages?: PageLanguage[];
  /** Language of its text, where that is not the page's: the content has another language, or there is no translation. */
  textLang?: string;
}

/** A page in one language. */
export interface PageLanguage {
  /** The locale. */
  name: string;
  htmlLang: string;
  url: string;
}
