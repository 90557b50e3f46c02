import { FIRST_CODE } from './digits.ts';
import { createNumberWriter } from './number-writer.ts';

/** The length of a section in sixteen steps, each about 1.4 times the one before: exact enough to weigh its words by. */
export function packLength(words: number): number {
  return Math.max(0, Math.min(15, Math.round(2 * Math.log2(Math.max(1, words) / 4))));
}

export const unpackLength = (code: number): number => 4 * 2 ** (code / 2);

/** One digit for each section. */
export function writeLengths(codes: Uint8Array): string {
  const numbers = createNumberWriter();
  for (const code of codes) numbers.write(code);
  return numbers.finish();
}

export const readLengths = (digits = ''): Uint8Array =>
  Uint8Array.from(digits, (digit) => digit.charCodeAt(0) - FIRST_CODE);
