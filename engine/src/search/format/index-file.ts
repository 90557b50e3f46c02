import type { SearchDocument, SearchSettings } from '../model.ts';
import type { TextPart } from './text-part.ts';

/** `search-index-{tag}.json`: for other tools, which get all of a section. Readers do not load it. */
export interface DocumentsFile {
  /** Sections of docs and posts; none on a large site. */
  documents: ListedDocument[];
  /** Where the index begins. */
  index: { version: number; sections: number; file: string };
}

export interface ListedDocument extends SearchDocument {
  /** That of the section. */
  title: string;
  /** Without marks. */
  content: string;
}

/** `search-index-{tag}.first.json`: what a reader loads first. */
export interface IndexFile {
  index: IndexHeader;
}

/** The index itself, or for a large site what is needed to load its parts. */
export interface IndexHeader {
  version: number;
  /** How many sections there are, with the phrases of readers. */
  sections: number;
  settings: SearchSettings;
  /** Words in a title, on average. */
  averageTitleLength: number;
  /** The packed length of each section, or what marks a phrase. */
  lengths: SealedColumns;
  /** How many sections each page has. */
  pages: SealedColumns;
  /** Factors of the scores of some pages, by their numbers. */
  boosts?: Record<number, number>;
  /** All words and their lists, when they are not in parts. */
  terms?: SealedColumns;
  /** All sections with their texts, when they are not in parts. */
  texts?: TextPart;
  parts?: IndexParts;
}

/** What is stored in files of their own. `partName` and `textPartName` give their names, which change with the content. */
export interface IndexParts {
  /** Folder of the parts under the site's base. */
  folder: string;
  /** Beginning of the first word of each part of the words, long enough to differ from the word before; separated by spaces. */
  firstTerms?: string;
  /** Maximum length of a list in a part of the words; the rest is in the part of kind `rest` with the same number. */
  longestList?: number;
  /** First letters for which there is a part of kind `spelling`, in order. */
  spellingLetters?: string;
  /** Number of sections in each group of pages. A part of the texts has about `textsPerPart` sections of one group: see startParts. */
  groupSizes?: string;
  textsPerPart?: number;
  /** Name suffixes of the parts, four letters each: of the words and their rests, of spelling, and of the groups of texts. */
  ends: Partial<Record<'terms' | 'spelling' | 'texts', string>>;
}

export type PartKind = 'terms' | 'rest' | 'spelling';

/** Letters of a digest in a name, to distinguish the versions of a part. */
export const END_LENGTH = 4;

const endOf = (ends: string | undefined, number: number): string =>
  (ends ?? '').slice(number * END_LENGTH, (number + 1) * END_LENGTH);

export const partName = ({ folder, ends }: IndexParts, kind: PartKind, number: number): string =>
  `${folder}${kind}-${number}-${endOf(ends[kind === 'rest' ? 'terms' : kind], number)}.json`;

/** Sections with their texts: see text-part.ts. */
export const textPartName = ({ folder, ends }: IndexParts, group: number, part: number): string =>
  `${folder}texts-${group}-${part}-${endOf(ends.texts, group)}.json`;

export const indexFileName = (tag: string): string => `search-index-${tag}.first.json`;
export const documentsFileName = (tag: string): string => `search-index-${tag}.json`;

/** Incremented when the meaning of the columns changes. An index of another version is not read. */
export const FORMAT_VERSION = 6;

/** Columns with the format version and a checksum. */
export type SealedColumns = readonly [version: number, checksum: number, ...columns: string[]];

/** FNV-1a. It detects damaged and half-written files; it is no protection against an attacker. */
function checksum(columns: readonly string[]): number {
  const text = columns.join('\n');
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

export const sealColumns = (columns: readonly string[]): SealedColumns => [
  FORMAT_VERSION,
  checksum(columns),
  ...columns,
];

/** The columns of sealColumns. Throws when the value is anything else. */
export function openColumns(sealed: unknown): string[] {
  const [version, sum, ...columns] = sealed as SealedColumns;
  if (version !== FORMAT_VERSION || sum !== checksum(columns)) throw new Error('It is damaged, or of another version.');
  return columns;
}
