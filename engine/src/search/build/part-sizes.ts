/** When an index is split into parts, and how large those are. */
export interface PartSizes {
  /** Up to so many sections the words are in the first file; beyond, a first search costs less with parts. */
  termsInOneFile: number;
  /** Up to so many sections are listed for other tools. */
  listedSections: number;
  /** Up to so many characters the sections with their texts are in the first file. A search shows a few of them. */
  textInOneFile: number;
  /** Approximate size of a part of the words, and half of it where that holds so many words: fewer would cut families apart. */
  termBytes: number;
  termWords: number;
  longestList: number;
  /** Sections in a part of the texts, or twice as many of one page. */
  textsPerPart: number;
  /** Approximate number of sections in a group of pages. A change in one of them renames the parts of its group. */
  sectionsPerGroup: number;
}

export const DEFAULT_SIZES: PartSizes = {
  termsInOneFile: 300,
  listedSections: 1500,
  textInOneFile: 10_000,
  termBytes: 16_000,
  termWords: 300,
  longestList: 1024,
  textsPerPart: 5,
  sectionsPerGroup: 64,
};

/** A file of the index, its name relative to the site's base. */
export interface NamedFile {
  name: string;
  text: string;
}

/** Where the files of an index go. */
export interface IndexSink {
  /** Whether the file is there already; it then counts as written. The digest identifies its content, since names are short. */
  has(name: string, digest: string): boolean;
  write(file: NamedFile, digest: string): void;
}
