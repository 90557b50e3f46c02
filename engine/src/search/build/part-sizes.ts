/** When an index is cut in parts, and how large those are. */
export interface PartSizes {
  /** Up to so many sections the words stay in the file that a reader asks for: beyond it a first search in parts costs less. */
  termsInOneFile: number;
  /** Up to so many sections the list of them stays there, too. */
  documentsInOneFile: number;
  /** Up to so many characters the texts stay in that file, too. */
  textInOneFile: number;
  /** Bytes of a part of the words, about. */
  termBytes: number;
  longestList: number;
  textsPerPart: number;
  /** Sections of a group of pages, about. What changes in one of them renames the parts of its group. */
  sectionsPerGroup: number;
}

export const DEFAULT_SIZES: PartSizes = {
  termsInOneFile: 300,
  documentsInOneFile: 1500,
  textInOneFile: 150_000,
  termBytes: 16_000,
  longestList: 1024,
  textsPerPart: 5,
  sectionsPerGroup: 128,
};

/** A file of the index, its name relative to the site's base. */
export interface NamedFile {
  name: string;
  text: string;
}

/** Where the files of an index go. */
export interface IndexSink {
  /** Whether a file is there already. Names are short, so the digest says whether it is the same. It counts as written then. */
  has(name: string, digest: string): boolean;
  write(file: NamedFile, digest: string): void;
}
