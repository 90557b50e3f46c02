import { MOST_ENDINGS, orderLists } from './write-terms.ts';
import { createNumberReader } from './numbers.ts';

/** Lists of sections. They are decoded once: a reader who types asks for the same lists with every key. */
export interface Lists {
  /** The sections of all lists, one list after the other, and what is known of the word in each. */
  sections: Uint32Array;
  postings: Uint16Array;
  /** Where each list begins and ends in them. */
  starts: readonly number[];
  ends: readonly number[];
}

/** Sorted words with their families and lists. */
export interface Terms extends Lists {
  terms: readonly string[];
  /** The stem of the family of each word; for most the word itself. */
  families: readonly string[];
  /** Number of sections that contain each word. */
  counts: readonly number[];
  /** Place of a word, or of the first one after it. */
  place(term: string): number;
  /** Place of a word, or -1. */
  find(term: string): number;
  /** Places of the words of a family, including the stem itself. */
  members(family: string): readonly number[];
}

export const NO_TERMS: Terms = createTerms([], [], [], readLists([], []));

/** Reads the output of writeTerms. `longest` is the maximum length of a list; the rest of longer ones is stored elsewhere. Throws on damage. */
export function readTerms(columns: readonly string[], options: { longest: number }): Terms {
  const [words = '', endings = '', familyColumn = '', countColumn = '', ...listColumns] = columns;
  const suffixes = endings.split(' ');
  const [filed, counted] = [createNumberReader(familyColumn), createNumberReader(countColumn)];
  const terms: string[] = [];
  const families: string[] = [];
  const counts: number[] = [];
  let term = '';
  for (const [, dropped = '', added = ''] of words.matchAll(/([A-Z]+)([^A-Z]+)/g)) {
    let shared = term.length;
    for (let index = 0; index < dropped.length; index++) shared -= dropped.charCodeAt(index) - 65;
    term = term.slice(0, shared) + added;
    terms.push(term);
    const packed = filed.read();
    const stem = term.slice(0, term.length - Math.floor(packed / MOST_ENDINGS));
    families.push(packed === 0 ? term : stem + suffixes[packed % MOST_ENDINGS]);
    counts.push(counted.read());
  }
  filed.end();
  counted.end();
  const lengths = counts.map((count) => Math.min(count, options.longest));
  return createTerms(terms, families, counts, readLists(listColumns, lengths));
}

/** Reads the output of writeLists, given the lengths of the lists. Throws on damage. */
export function readLists([gapColumn = '', packedColumn = '']: readonly string[], lengths: readonly number[]): Lists {
  const [gaps, packed] = [createNumberReader(gapColumn), createNumberReader(packedColumn)];
  // A posting has a digit at least, whatever damaged lengths say.
  const sections = new Uint32Array(gapColumn.length);
  const postings = new Uint16Array(gapColumn.length);
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const list of orderLists(lengths)) {
    starts[list] = at;
    let section = -1;
    // `end` below detects a list that is too long.
    for (let left = lengths[list] as number; left > 0 && gaps.at < gapColumn.length; left--) {
      section += gaps.read() + 1;
      sections[at] = section;
      postings[at++] = packed.read();
    }
    ends[list] = at;
  }
  gaps.end();
  packed.end();
  return { sections: sections.slice(0, at), postings: postings.slice(0, at), starts, ends };
}

/** Binary search: the place of an item in a sorted list, or of the first one after it. */
export function findPlace<Item extends string | number>(items: ArrayLike<Item>, item: Item): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle] as Item) < item) low = middle + 1;
    else high = middle;
  }
  return low;
}

function createTerms(terms: string[], families: string[], counts: number[], lists: Lists): Terms {
  const members = new Map<string, number[]>();
  families.forEach((family, index) => {
    const known = members.get(family);
    if (known) known.push(index);
    else members.set(family, [index]);
  });
  const place = (term: string): number => findPlace(terms, term);
  return {
    terms,
    families,
    counts,
    ...lists,
    place,
    find(term) {
      const index = place(term);
      return terms[index] === term ? index : -1;
    },
    members: (family) => members.get(family) ?? [],
  };
}
