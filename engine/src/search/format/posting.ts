/**
 * What the index keeps of a word in a section, packed in a small number: how often it stands in the text, whether it is in the title and
 * how long that title is, and whether it is among the tags, in the title of the page, or in the categories above. Common cases are small.
 */
export interface Posting {
  /** Times in the text. */
  count: number;
  /** Words in the title, if it is in the title; else 0. */
  titleLength: number;
  tags: boolean;
  pageTitle: boolean;
  parents: boolean;
}

/** Counts and title lengths are kept in eight steps each; these are what the steps stand for. */
const COUNTS = [0, 1, 2, 3, 4, 6, 10, 20] as const;
const TITLE_LENGTHS = [0, 9, 6, 5, 4, 3, 2, 1] as const;
/** One above the largest packed posting. */
export const PACKED_POSTINGS = 512;

export function packPosting({ count, titleLength, tags, pageTitle, parents }: Posting): number {
  let step = 0;
  while (step < 7 && (COUNTS[step + 1] ?? 0) <= count) step += 1;
  let titleStep = 0;
  if (titleLength > 0) {
    titleStep = 1;
    while (titleStep < 7 && titleLength < (TITLE_LENGTHS[titleStep] ?? 0)) titleStep += 1;
    // Between two steps the shorter one is meant only when it is reached.
    if ((TITLE_LENGTHS[titleStep] ?? 0) < titleLength) titleStep -= 1;
    titleStep = Math.max(1, titleStep);
  }
  return step | (titleStep << 3) | (tags ? 64 : 0) | (pageTitle ? 128 : 0) | (parents ? 256 : 0);
}

export function unpackPosting(packed: number): Posting {
  return {
    count: COUNTS[packed & 7] ?? 0,
    titleLength: TITLE_LENGTHS[(packed >> 3) & 7] ?? 0,
    tags: (packed & 64) !== 0,
    pageTitle: (packed & 128) !== 0,
    parents: (packed & 256) !== 0,
  };
}
