/** The length of a section in sixteen steps, each about 1.4 times the one before: exact enough to weigh its words by. */
export function packLength(words: number): number {
  return Math.max(0, Math.min(15, Math.round(2 * Math.log2(Math.max(1, words) / 4))));
}

export const unpackLength = (code: number): number => 4 * 2 ** (code / 2);
