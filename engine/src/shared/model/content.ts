import type { SidebarItem } from './sidebar.ts';
import type { Problem, FrontMatter, MarkdownFormat } from './source.ts';

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

export interface Doc {
  id: string;
  /** Docs instance, `default` unless configured. */
  instance: string;
  version: string;
  source: string;
  digest: string;
  format: MarkdownFormat;
  title: string;
  /** Language of the text, where it is not that of its section. */
  lang?: string;
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
  /** Whether the page lists cards: its text does, or a part of the site may. */
  hasCardList?: boolean;
  editUrl?: string;
  lastUpdate?: LastUpdate;
  /** Neighbours as the sidebar and the front matter give them. */
  previous?: NavLink;
  next?: NavLink;
}

export interface NavLink {
  title: string;
  permalink: string;
  /** See Doc. */
  lang?: string;
  /** See BlogPost. */
  untranslated?: true;
}

/** A generated category index page. */
export interface GeneratedCategory {
  title: string;
  /** See Doc. */
  lang?: string;
  description?: string;
  permalink: string;
  keywords?: string[];
  image?: string;
  /** The file that asks for the page: a category file or the sidebars file. */
  source?: string;
  sidebar: string;
  /** The position of the category in its sidebar: indexes from the root. */
  path: number[];
  previous?: NavLink;
  next?: NavLink;
}

export interface DocsVersion {
  instance: string;
  name: string;
  label: string;
  /** Language of its docs. Absent: that of the site. */
  lang?: string;
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
  /** Whether titles that several docs have are followed by the category. */
  parentInTitle?: boolean;
  /** Whether cards of categories have the cards inside them. */
  nestedCards?: boolean;
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
  /** The author's page, where there is one; as in Docusaurus. */
  page?: { permalink: string };
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
  /** The h1 at the start of the text. A post does not show it: the layout has the title. */
  contentTitle?: string;
  /** Minutes, unrounded; absent when switched off. */
  readingTime?: number;
  hasTruncateMarker: boolean;
  unlisted: boolean;
  /** See Doc. */
  lang?: string;
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
  /** Language of its posts. Absent: that of the site. */
  lang?: string;
  description: string;
  path: string;
  sidebarTitle: string;
  sidebarCount: number | 'ALL';
  postsPerPage: number | 'ALL';
  /** Newest first; drafts left out. */
  posts: BlogPost[];
  authors: Author[];
  /** The authors file. */
  authorsFile?: string;
  archivePath?: string;
  tagsPath: string;
  authorsPath: string;
  /** Part of the url of further list pages, also of a tag's and an author's: `page` in `/blog/page/2`. */
  pageBasePath: string;
  groupSidebarByYear: boolean;
}

/** A regular expression as data, for addresses below the base URL that begin with a slash. */
export type AddressPattern = readonly [source: string, flags: string];

export interface StandalonePage {
  kind: 'react' | 'markdown';
  source: string;
  digest: string;
  format?: MarkdownFormat;
  permalink: string;
  title?: string;
  /** Language of the text. Absent: that of the site. */
  lang?: string;
  description?: string;
  frontMatter: FrontMatter;
  unlisted: boolean;
  editUrl?: string;
  lastUpdate?: LastUpdate;
  /** Of a page that a plugin made: its Markdown, where there is no file. */
  text?: string;
  /** Of a page that a plugin made: what its component is given. */
  props?: Record<string, unknown>;
  /** Of a page that a plugin made: see Route. */
  matches?: AddressPattern;
  /** Of a page that a plugin made: what messages name in place of a source that is not the author's. */
  origin?: string;
}

/** A link outside of pages: in a sidebars file or in the config. */
export interface WrittenLink {
  /** What shows it, for messages: `The sidebar "main"`. */
  holder: string;
  /** As pages show it, with baseUrl. */
  href: string;
  /** As it is spelled in its file. */
  written: string;
  /** Its file, or its key in the config. */
  at: Pick<Problem, 'file' | 'configKey'>;
  /** Part of raw HTML. */
  isRaw?: true;
  /** Set for links that are not checked, such as `pathname://`. */
  isUnchecked?: true;
}

/** The metadata of all content. Texts stay in their SourceFiles. */
export interface Content {
  docs: DocsVersion[];
  blogs: Blog[];
  pages: StandalonePage[];
  problems: Problem[];
}
