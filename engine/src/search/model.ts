/** The nouns of search: what is indexed, how it is weighed, what is found. Plain data. */

export type DocumentType = 'docs' | 'blog' | 'page';

/** One section of a page as a search result shows it. */
export interface SearchDocument {
  id: number;
  pageTitle: string;
  sectionTitle: string;
  /** Path of the page, with `#anchor` when the section is not its beginning. */
  sectionRoute: string;
  type: DocumentType;
  tags: string[];
  /** Labels of the sidebar categories above the page, outermost first. */
  sidebarParentCategories: string[];
}

/** A section to be indexed: what is shown of it, and its text. */
export interface SearchSection extends SearchDocument {
  content: string;
}

/** What a word may be looked for in (`title:word`). */
export const FIELDS = ['title', 'content', 'tags', 'sidebarParentCategories'] as const;
export type Field = (typeof FIELDS)[number];

export interface SearchSettings {
  boosts: Record<Field, number>;
  /** Whether the labels of the categories above a page are indexed. */
  indexParentCategories: boolean;
  /** How soon more of the same word stops counting (BM25). */
  k1: number;
  /** How much a long section is held against it (BM25). */
  b: number;
  maxSearchResults: number;
}

export const DEFAULT_SETTINGS: SearchSettings = {
  boosts: { title: 5, content: 1, tags: 3, sidebarParentCategories: 2 },
  indexParentCategories: false,
  k1: 1.2,
  b: 0.75,
  maxSearchResults: 8,
};

/** A part of a text, from `start` up to `end`. */
export interface Range {
  start: number;
  end: number;
}

/** A passage of a section, with what was looked for. Offsets are in `text`. */
export interface Snippet {
  text: string;
  highlights: Range[];
}

export interface SearchResult {
  document: SearchDocument;
  score: number;
  /** The folded words of the section that matched, for highlighting. */
  terms: string[];
  snippet?: Snippet;
}

/** What the reader wrote that cannot be understood. The rest of the query is searched all the same. */
export type QueryError =
  | { code: 'unknown-field'; field: string; fields: readonly Field[] }
  | { code: 'edit-distance'; word: string; value: string }
  | { code: 'boost'; word: string; value: string };

/** A word of the query that did not take part. */
export interface DroppedWord {
  word: string;
  reason: 'common' | 'unknown';
}

export interface SearchResponse {
  results: SearchResult[];
  errors: QueryError[];
  dropped: DroppedWord[];
  /** The query with near words in place of unknown ones, when there are such. */
  didYouMean?: string;
}
