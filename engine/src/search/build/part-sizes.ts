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
  documentsPerPart: number;
  textsPerPart: number;
}

export const DEFAULT_SIZES: PartSizes = {
  termsInOneFile: 300,
  documentsInOneFile: 1500,
  textInOneFile: 150_000,
  termBytes: 16_000,
  longestList: 1024,
  documentsPerPart: 32,
  textsPerPart: 8,
};

/** A file of the index, its name relative to the site's base. The first one is the file that a reader asks for. */
export interface NamedFile {
  name: string;
  text: string;
}
