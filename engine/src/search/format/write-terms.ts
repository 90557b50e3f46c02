import { createNumberWriter } from './numbers.ts';

/** Most endings that the families of one block may add; in practice there are about ten. */
export const MOST_ENDINGS = 64;

/**
 * The order in which lists are written: by length in powers of two, since lists of similar length have similar gaps and compress better
 * side by side; within that, the order of the words.
 */
export function orderLists(lengths: readonly number[]): number[] {
  const zeros = lengths.map((length) => Math.clz32(length));
  return [...lengths.keys()].sort((a, b) => (zeros[b] as number) - (zeros[a] as number));
}

/** Sections, ascending, and the packed posting of each. */
export interface TermList {
  sections: ArrayLike<number>;
  postings: ArrayLike<number>;
  /** The range of the list in the arrays; by default all. */
  start?: number;
  length?: number;
}

/** A word of the index with its list. */
export interface TermEntry extends TermList {
  term: string;
  /** The common stem of its family, if that is another word. */
  family?: string;
  /** Number of sections that contain it, including those stored elsewhere. */
  count: number;
}

/**
 * Writes sorted words with their lists, column by column, which compresses better: the words, each as the letters that it adds to the one
 * before; its family as letters to cut and an ending to add; the number of its sections; the lists.
 */
export function writeTerms(entries: readonly TermEntry[]): string[] {
  const [families, counts] = [createNumberWriter(), createNumberWriter()];
  const endings: string[] = [''];
  let words = '';
  let previous = '';
  for (const { term, family = term, count } of entries) {
    const shared = countShared(previous, term);
    words += writeDropped(previous.length - shared) + term.slice(shared);
    previous = term;
    families.write(packFamily(term, family, endings));
    counts.write(count);
  }
  return [words, endings.join(' '), families.finish(), counts.finish(), ...writeLists(entries)];
}

/** Number of letters to drop from the previous word, as capitals: A is none, B is one; more than 25 take several. Words have no capitals. */
function writeDropped(letters: number): string {
  return 'Z'.repeat(Math.floor(letters / 25)) + String.fromCharCode(65 + (letters % 25));
}

/** Letters to cut from the word and the ending to add, in one number; 0 for a word that is its own family. */
function packFamily(term: string, family: string, endings: string[]): number {
  const stem = countShared(family, term);
  const ending = family.slice(stem);
  if (!endings.includes(ending)) {
    if (endings.length === MOST_ENDINGS) return 0;
    endings.push(ending);
  }
  return (term.length - stem) * MOST_ENDINGS + endings.indexOf(ending);
}

/** Writes only the lists: gaps between sections, then postings. */
export function writeLists(lists: readonly TermList[]): string[] {
  const [gaps, packed] = [createNumberWriter(), createNumberWriter()];
  for (const list of orderLists(lists.map(({ sections, length = sections.length }) => length))) {
    const { sections, postings, start = 0, length = sections.length } = lists[list] as TermList;
    let last = -1;
    for (let at = start; at < start + length; at++) {
      const section = sections[at] as number;
      gaps.write(section - last - 1);
      packed.write(postings[at] as number);
      last = section;
    }
  }
  return [gaps.finish(), packed.finish()];
}

function countShared(a: string, b: string): number {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1;
  return count;
}
