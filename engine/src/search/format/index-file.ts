import type { SearchDocument, SearchSettings } from '../model.ts';
import type { SealedColumns } from './sealed-columns.ts';

/** `search-index-{tag}.json`. */
export interface IndexFile {
  /** All sections, or none when they are in parts. */
  documents: SearchDocument[];
  index: IndexHeader;
}

/** The index itself, or for a large site what is needed to find its parts. */
export interface IndexHeader {
  version: number;
  /** How many sections there are. */
  sections: number;
  settings: SearchSettings;
  /** Words in a title, on average. */
  averageTitleLength: number;
  /** The packed length of each section. */
  lengths: SealedColumns;
  /** All words and their lists, when they are not in parts. */
  terms?: SealedColumns;
  /** The text of each section, when it is not in parts. */
  texts?: string[];
  parts?: IndexParts;
}

/** What is kept in files of their own. Names are made by `partName`. */
export interface IndexParts {
  /** Path of the parts under the site's base, with the beginning of their names: it changes with what they hold. */
  prefix: string;
  /** First word of each part of the words, separated by spaces. */
  firstTerms?: string;
  /** Most sections that a list holds in a part of the words; the rest stands in the part of kind `rest` with the same number. */
  longestList?: number;
  /** First letters for which there is a part of kind `spelling`, in order. */
  spellingLetters?: string;
  documentsPerPart?: number;
  textsPerPart?: number;
}

export type PartKind = 'terms' | 'rest' | 'spelling' | 'documents' | 'texts';

export const partName = (parts: IndexParts, kind: PartKind, number: number): string =>
  `${parts.prefix}${kind}-${number}.json`;

export const indexFileName = (tag: string): string => `search-index-${tag}.json`;
