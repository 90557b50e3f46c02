/** When an index is cut in parts, and how large those are. */
export interface PartSizes {
  /** Up to so many sections the words and the list of sections stay in one file. */
  sectionsInOneFile: number;
  /** Up to so many characters the texts stay in that file, too. */
  textInOneFile: number;
  /** Bytes of a part of the words, about. */
  termBytes: number;
  longestList: number;
  documentsPerPart: number;
  textsPerPart: number;
}

export const DEFAULT_SIZES: PartSizes = {
  sectionsInOneFile: 5000,
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
