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

/** What is kept in files of their own. Names are made by `partName` and `textPartName`: they change with what the file holds. */
export interface IndexParts {
  /** Folder of the parts under the site's base. */
  folder: string;
  /** What the first word of each part of the words begins with, as much as tells it from the word before; separated by spaces. */
  firstTerms?: string;
  /** Most sections that a list holds in a part of the words; the rest stands in the part of kind `rest` with the same number. */
  longestList?: number;
  /** First letters for which there is a part of kind `spelling`, in order. */
  spellingLetters?: string;
  /** How many sections are in each group of pages: a part of the texts holds so many of one group as said here. */
  groupSizes?: string;
  textsPerPart?: number;
  /** What ends the names of the parts, four letters each: of the words and their rests, of spelling, and of the groups of texts. */
  ends: Partial<Record<'terms' | 'spelling' | 'texts', string>>;
}

export type PartKind = 'terms' | 'rest' | 'spelling';

/** So many letters of a digest tell the parts of one number apart, build after build. */
export const END_LENGTH = 4;

const endOf = (ends: string | undefined, number: number): string =>
  (ends ?? '').slice(number * END_LENGTH, (number + 1) * END_LENGTH);

export const partName = ({ folder, ends }: IndexParts, kind: PartKind, number: number): string =>
  `${folder}${kind}-${number}-${endOf(ends[kind === 'rest' ? 'terms' : kind], number)}.json`;

/** Texts of sections, with all else that is known of them unless that stands in the file that is asked for first. */
export const textPartName = ({ folder, ends }: IndexParts, group: number, part: number): string =>
  `${folder}texts-${group}-${part}-${endOf(ends.texts, group)}.json`;

export const indexFileName = (tag: string): string => `search-index-${tag}.json`;
