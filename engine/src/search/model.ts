/** The data of search: what is indexed, how it is weighted, what is found. */

export type DocumentType = 'docs' | 'blog' | 'page';

/** One section of a page as a search result shows it. */
export interface SearchDocument {
  id: number;
  pageTitle: string;
  sectionTitle: string;
  /** Path of the page, with `#anchor` when the section is not its beginning. */
  sectionRoute: string;
  type: DocumentType;
  /** Language of the page, where it is not that of the site. */
  lang?: string;
  /** The headings above a section whose own heading the page has more than once. */
  within?: string;
  /** The day on which the page was last reviewed, as `2024-05-31`. */
  reviewed?: string;
  tags: string[];
  /** Labels of the sidebar categories above the page, outermost first. */
  sidebarParentCategories: string[];
}

/** A section to index: what is shown of it, and its text. */
export interface SearchSection extends SearchDocument {
  /** See marked-text.ts. */
  content: string;
  /** What readers call the page, on the section that opens it. */
  words?: readonly string[];
}

/** Ends the name of a list that is no word of the site: sections that have a synonym of a word, and pages that answer a whole query. */
export const SYNONYM_MARK = '+';
export const PIN_MARK = '=';

/** Fields of a query (`title:word`). */
export const FIELDS = ['title', 'content', 'tags', 'sidebarParentCategories'] as const;
export type Field = (typeof FIELDS)[number];

export interface SearchSettings {
  boosts: Record<Field, number>;
  /** Whether the labels of the categories above a page are indexed. */
  indexParentCategories: boolean;
  /** Term frequency saturation (BM25). */
  k1: number;
  /** Length normalization (BM25). */
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

/** A passage of a section with the matching words. Offsets refer to `text`. */
export interface Snippet {
  text: string;
  highlights: Range[];
  /** What of it is code. */
  codes?: Range[];
}

/** How a word of a section meets a word of the query. */
export type MatchKind = 'word' | 'family' | 'synonym' | 'longer' | 'typo';

export interface Match {
  /** Of the query, folded. */
  word: string;
  /** Of the section, folded. */
  term: string;
  kind: MatchKind;
  /** Quality of the match; 1 is the word itself. */
  weight: number;
  /** Where the section has it. */
  fields: Field[];
}

export interface SearchResult {
  document: SearchDocument;
  score: number;
  /** The folded words of the section that matched, for highlighting. */
  terms: string[];
  /** How the score came about, for those who improve the search. */
  why: string;
  /** The same in detail, if it was asked for. */
  matches?: Match[];
  snippet?: Snippet;
}

/** A mistake in the query. The rest of the query is searched anyway. */
export type QueryError =
  | { code: 'unknown-field'; field: string; fields: readonly Field[] }
  | { code: 'edit-distance'; word: string; value: string }
  | { code: 'boost'; word: string; value: string };

/** A word of the query that was ignored. */
export interface DroppedWord {
  word: string;
  reason: 'common' | 'unknown';
}

export interface SearchResponse {
  results: SearchResult[];
  /** Where there are few results: further pages that have some of the words, one result for each. */
  related?: SearchResult[];
  errors: QueryError[];
  dropped: DroppedWord[];
  /** The query with similar known words in place of unknown ones, if there are any. */
  didYouMean?: string;
  /** Something could not be loaded: there may be more. */
  isPartial?: true;
}
