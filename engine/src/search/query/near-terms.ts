import type { Terms } from '../format/read-terms.ts';
import { editDistance } from './edit-distance.ts';

export interface NearTerm {
  /** Place of the word among those it was found in. */
  index: number;
  distance: number;
}

/** How many letters of a word may be wrong: none in short words, where any letter makes another. */
export const allowedEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The words nearest to one that is mistyped, the most common first: those that share the smallest distance, or all within the limit. */
export function findNearTerms(word: string, terms: Terms, options: { limit: number; all?: boolean }): NearTerm[] {
  const letters = letterSet(word);
  let best = options.limit;
  let near: NearTerm[] = [];
  terms.terms.forEach((term, index) => {
    // One edit changes at most two letters of the set; this spares nearly all words the real comparison.
    if (Math.abs(term.length - word.length) > best || countBits(letterSet(term) ^ letters) > 2 * best) return;
    const distance = editDistance(word, term, best);
    if (distance > best || distance === 0) return;
    if (distance < best && !options.all) [best, near] = [distance, []];
    near.push({ index, distance });
  });
  return near.sort((a, b) => (terms.counts[b.index] ?? 0) - (terms.counts[a.index] ?? 0) || a.index - b.index);
}

function letterSet(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index++) set |= 1 << (word.charCodeAt(index) % 32);
  return set;
}

function countBits(bits: number): number {
  let [rest, count] = [bits, 0];
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
