/**
 * The words of all sections, page by page: what an index is made from. It is kept from build to build, so that only pages that changed
 * are read again. A word is a number here, its place in `words`.
 */
export interface WordTable {
  /** In order, without those that no page uses. */
  words: string[];
  /** Changes with anything that is searched of a page. */
  pageKeys: string[];
  /** How many sections each page has, and how many words their titles have. */
  pageSections: Uint32Array;
  pageTitleWords: Uint32Array;
  /** Packed length of each section's text. */
  lengths: Uint8Array;
  /** Where the postings of each section end. */
  ends: Uint32Array;
  /** Each posting: the word and what is known of it in its section. */
  numbers: Uint32Array;
  postings: Uint16Array;
}

export const EMPTY_TABLE: WordTable = {
  words: [],
  pageKeys: [],
  pageSections: new Uint32Array(),
  pageTitleWords: new Uint32Array(),
  lengths: new Uint8Array(),
  ends: new Uint32Array(),
  numbers: new Uint32Array(),
  postings: new Uint16Array(),
};

/** The lists of a table: the sections in which each word stands, ascending, one list after the other. */
export interface InvertedTable {
  /** Where the list of each word begins, and where the last one ends. */
  starts: Uint32Array;
  sections: Uint32Array;
  postings: Uint16Array;
}

export function invertTable({ words, ends, numbers, postings }: WordTable): InvertedTable {
  const starts = countUses(numbers, words.length + 1);
  // Sums, and then one place to the right.
  for (let word = 1; word < starts.length; word++) starts[word] = (starts[word] as number) + (starts[word - 1] as number);
  starts.copyWithin(1, 0);
  starts[0] = 0;
  const next = starts.slice();
  const inverted = { starts, sections: new Uint32Array(numbers.length), postings: new Uint16Array(numbers.length) };
  let at = 0;
  for (let section = 0; section < ends.length; section++)
    for (const end = ends[section] as number; at < end; at++) {
      const word = numbers[at] as number;
      const place = next[word] as number;
      next[word] = place + 1;
      inverted.sections[place] = section;
      inverted.postings[place] = postings[at] as number;
    }
  return inverted;
}

/** Put the words in order and leave out those that are not used. The first `ordered` of them are in order. The numbers are changed in place. */
export function orderWords(table: WordTable, ordered: number): WordTable {
  const { words, numbers } = table;
  const uses = countUses(numbers, words.length);
  const isUsed = (_: string, word: number): boolean => (uses[word] as number) > 0;
  const fresh = [...words.keys()].slice(ordered).sort((one, other) => ((words[one] as string) < (words[other] as string) ? -1 : 1));
  if (fresh.length === 0 && words.every(isUsed)) return table;
  const renumber = new Uint32Array(words.length);
  const used: string[] = [];
  const add = (word: number): void => {
    if ((uses[word] as number) > 0) renumber[word] = used.push(words[word] as string) - 1;
  };
  let next = 0;
  for (const word of fresh) {
    while (next < ordered && (words[next] as string) < (words[word] as string)) add(next++);
    add(word);
  }
  while (next < ordered) add(next++);
  for (let at = 0; at < numbers.length; at++) numbers[at] = renumber[numbers[at] as number] as number;
  return { ...table, words: used };
}

function countUses(numbers: Uint32Array, words: number): Uint32Array {
  const uses = new Uint32Array(words);
  for (let at = 0; at < numbers.length; at++) {
    const word = numbers[at] as number;
    uses[word] = (uses[word] as number) + 1;
  }
  return uses;
}
