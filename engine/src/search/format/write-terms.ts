import { createNumberWriter } from './number-writer.ts';
import { MOST_ENDINGS } from './most-endings.ts';
import { orderLists } from './order-lists.ts';

/** Sections, ascending, and the packed posting of each. */
export interface TermList {
  sections: ArrayLike<number>;
  postings: ArrayLike<number>;
  /** Where the list begins when others stand before it, and how long it is when others follow. */
  start?: number;
  length?: number;
}

/** A word of the index with what is known of it. */
export interface TermEntry extends TermList {
  term: string;
  /** The stem that its family shares, when it is another word. */
  family?: string;
  /** In how many sections it stands, those that are kept elsewhere included. */
  count: number;
}

/**
 * Words in order with their lists, column by column, since like stands beside like and compression sees it: the words, each as the letters
 * that it adds to the one before; its family as letters to cut and an ending to put on; in how many sections it stands; the lists.
 */
export function writeTerms(entries: readonly TermEntry[]): string[] {
  const [families, counts] = [createNumberWriter(), createNumberWriter()];
  const endings: string[] = [''];
  let words = '';
  let previous = '';
  for (const { term, family = term, count } of entries) {
    const kept = countShared(previous, term);
    words += writeDropped(previous.length - kept) + term.slice(kept);
    previous = term;
    families.write(packFamily(term, family, endings));
    counts.write(count);
  }
  return [words, endings.join(' '), families.finish(), counts.finish(), ...writeLists(entries)];
}

/** How many letters a word drops from the one before, as capitals: A is none, B is one; more than 25 take several. Words have no capitals. */
function writeDropped(letters: number): string {
  return 'Z'.repeat(Math.floor(letters / 25)) + String.fromCharCode(65 + (letters % 25));
}

/** Letters to cut from the word and the ending to put on, in one number; 0 when the word is filed under itself. */
function packFamily(term: string, family: string, endings: string[]): number {
  const stem = countShared(family, term);
  const ending = family.slice(stem);
  if (!endings.includes(ending)) {
    if (endings.length === MOST_ENDINGS) return 0;
    endings.push(ending);
  }
  return (term.length - stem) * MOST_ENDINGS + endings.indexOf(ending);
}

/** The lists alone: gaps between sections, then postings. */
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
