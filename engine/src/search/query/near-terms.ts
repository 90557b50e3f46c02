import type { Terms } from '../format/read-terms.ts';

export interface NearTerm {
  /** Place of the word among those it was found in. */
  index: number;
  /** How many letters are wrong. */
  edits: number;
}

const MOST_NEAR_TERMS = 8;

/** How many letters of a word may be wrong: none in short words, where any letter makes another word. */
export const allowedEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * Whether one word becomes another by so many edits: a letter added, left out, replaced, or swapped with its neighbour. With the one or
 * two edits that are allowed, trying each is faster than filling a table.
 */
export function isWithin(edits: number, from: string, to: string): boolean {
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  const [a, b] = [from.slice(same), to.slice(same)];
  if (a === b || edits === 0) return a === b;
  return (
    isWithin(edits - 1, a.slice(1), b.slice(1)) ||
    isWithin(edits - 1, a.slice(1), b) ||
    isWithin(edits - 1, a, b.slice(1)) ||
    (a[0] === b[1] && a[1] === b[0] && isWithin(edits - 1, a.slice(2), b.slice(2)))
  );
}

/** The words most similar to a mistyped one: those with the fewest edits first, then the most common. */
export function findNearTerms(word: string, { terms, counts }: Terms, limit: number): NearTerm[] {
  const letters = letterSet(word);
  const near: NearTerm[] = [];
  terms.forEach((term, index) => {
    // One edit changes at most two letters of the set; this skips the real comparison for nearly all words.
    if (Math.abs(term.length - word.length) > limit || countBits(letterSet(term) ^ letters) > 2 * limit) return;
    if (term !== word && isWithin(limit, word, term)) near.push({ index, edits: isWithin(1, word, term) ? 1 : 2 });
  });
  const rank = ({ index, edits }: NearTerm): number => (counts[index] ?? 0) / 1e6 ** edits;
  return near.sort((a, b) => rank(b) - rank(a)).slice(0, MOST_NEAR_TERMS);
}

function letterSet(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index++) set |= 1 << (word.charCodeAt(index) % 32);
  return set;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
