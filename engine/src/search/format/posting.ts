import { FIRST_CODE, createNumberWriter } from './numbers.ts';

/**
 * A word in a section, packed into a small number. Common cases are small: a word that is only in the text takes three bits.
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

/** Counts and title lengths are stored in eight steps each. */
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

/** The length of a section in sixteen steps, each about 1.4 times the one before: exact enough for weights. */
export function packLength(words: number): number {
  return Math.max(0, Math.min(15, Math.round(2 * Math.log2(Math.max(1, words) / 4))));
}

/** In place of a length: this is a phrase of readers, which has no text. It belongs to the section before it that has one. */
export const PHRASE = 16;

export const unpackLength = (code: number): number => 4 * 2 ** (code / 2);

/** How many sections have a text. */
export const countTexts = (lengths: Uint8Array): number =>
  lengths.reduce((sum, code) => sum + (code === PHRASE ? 0 : 1), 0);

/** Lengths are one digit for each section. */
export function writeNumbers(values: Iterable<number>): string {
  const numbers = createNumberWriter();
  for (const value of values) numbers.write(value);
  return numbers.finish();
}

export const readLengths = (digits = ''): Uint8Array =>
  Uint8Array.from(digits, (digit) => digit.charCodeAt(0) - FIRST_CODE);
