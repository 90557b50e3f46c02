/**
 * What the index keeps of a word in a section, packed in a small number. Common cases are small: a word that is only in the text, which
 * most are, takes three bits.
 */
export interface Posting {
  /** Times in the text. */
  count: number;
  /** Words in the title, if it is in the title; else 0. */
  titleLength: number;
  /** 1 if it is among the tags; likewise for the title of the page above the section, and for the categories above the page. */
  tags: number;
  pageTitle: number;
  parents: number;
}

/** Counts and title lengths are kept in eight steps each; these are what the steps stand for. */
const COUNTS = [0, 1, 2, 3, 4, 6, 10, 20];
const TITLE_LENGTHS = [0, 1, 2, 3, 4, 5, 6, 9];
/** One above the largest packed posting. */
export const PACKED_POSTINGS = 512;

function stepOf(value: number, steps: readonly number[]): number {
  let step = 0;
  while (step < 7 && (steps[step + 1] as number) <= value) step += 1;
  return step;
}

export const packPosting = ({ count, titleLength, tags, pageTitle, parents }: Posting): number =>
  stepOf(count, COUNTS) | (stepOf(titleLength, TITLE_LENGTHS) << 3) | (tags << 6) | (pageTitle << 7) | (parents << 8);

export const unpackPosting = (packed: number): Posting => ({
  count: COUNTS[packed & 7] as number,
  titleLength: TITLE_LENGTHS[(packed >> 3) & 7] as number,
  tags: (packed >> 6) & 1,
  pageTitle: (packed >> 7) & 1,
  parents: packed >> 8,
});
