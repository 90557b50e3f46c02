/** The list of a site's pages that a build writes for machines, by which `yaprak mcp` reads a site. */

/** Its file, at the base of each language. */
export const PAGE_LIST = 'page-list.json';

export interface PageList {
  format: 1;
  site: { title: string; tagline: string; url: string; baseUrl: string; language: string };
  /** After so many months a review is old. 0: never. */
  reviewAfter: number;
  /** All languages of the site. */
  languages: { name: string; language: string; url: string; baseUrl: string }[];
  /** Names of the search indexes of this language. */
  indexes: string[];
  /** Versions of the docs, where there are several. */
  versions: { label: string; index: string; isLast: boolean }[];
  pages: ListedPage[];
}

export interface ListedPage {
  /** With baseUrl, decoded. */
  url: string;
  title: string;
  description?: string;
  kind: 'docs' | 'blog' | 'page';
  /** Labels of the sidebar categories above it, outermost first. */
  section?: string[];
  /** Where the docs have several. */
  version?: string;
  /** Where it is not that of the site. */
  language?: string;
  owner?: string;
  /** Days, as `2024-05-31`. */
  reviewed?: string;
  updated?: string;
  /** The search index that it is in, if that is not the one of blog and pages. */
  index?: string;
}
