/** A typed array that grows. */
export interface GrowingColumn<Numbers extends Uint32Array | Uint16Array | Uint8Array> {
  push(value: number): void;
  append(values: Numbers): void;
  length(): number;
  /** Returns all numbers without copying: nothing may be added afterwards. */
  finish(): Numbers;
}

type NumbersOf<Numbers> = new (length: number) => Numbers;

export function createColumn<Numbers extends Uint32Array | Uint16Array | Uint8Array>(
  Type: NumbersOf<Numbers>,
): GrowingColumn<Numbers> {
  let values = new Type(1024);
  let length = 0;
  const makeRoom = (count: number): void => {
    if (length + count <= values.length) return;
    const grown = new Type(Math.max(length + count, values.length * 2));
    grown.set(values);
    values = grown;
  };
  return {
    push(value) {
      if (length === values.length) makeRoom(1);
      values[length++] = value;
    },
    append(others) {
      makeRoom(others.length);
      values.set(others, length);
      length += others.length;
    },
    length: () => length,
    finish: () => values.subarray(0, length) as Numbers,
  };
}

/**
 * The words of all pages and the sections that contain each: what an index is made from. It is cached between builds, so that only changed
 * pages are read again.
 */
export interface WordTable {
  /** Sorted. */
  words: string[];
  /** Each changes with anything of its page that is indexed. */
  pageKeys: string[];
  /** Number of sections of each page, with its phrases, and of words in their titles. */
  pageSections: Uint32Array;
  pageTitleWords: Uint32Array;
  /** Packed length of each section's text, or what marks a phrase. */
  lengths: Uint8Array;
  /** The start of the list of each word, and the end of the last one. */
  starts: Uint32Array;
  /** The lists, one after the other: sections, ascending, and the posting in each. */
  sections: Uint32Array;
  postings: Uint16Array;
}

/** Words and their lists, without the pages. */
export type WordLists = Pick<WordTable, 'words' | 'starts' | 'sections' | 'postings'>;

export const EMPTY_TABLE: WordTable = {
  words: [],
  pageKeys: [],
  pageSections: new Uint32Array(),
  pageTitleWords: new Uint32Array(),
  lengths: new Uint8Array(),
  starts: new Uint32Array(1),
  sections: new Uint32Array(),
  postings: new Uint16Array(),
};

/** Words in order of occurrence, and their postings, section by section. */
export interface FoundWords {
  words: readonly string[];
  numbers: Uint32Array;
  sections: Uint32Array;
  postings: Uint16Array;
}

/** Put what was found in lists, the words in order. */
export function listWords({ words, numbers, sections, postings }: FoundWords): WordLists {
  const order = [...words.keys()].sort((a, b) => ((words[a] as string) < (words[b] as string) ? -1 : 1));
  const places = new Uint32Array(words.length);
  order.forEach((word, place) => (places[word] = place));
  // Counted one place too far to the right, so that the sums are where lists begin.
  const starts = new Uint32Array(words.length + 1);
  for (let at = 0; at < numbers.length; at++) {
    const next = (places[numbers[at] as number] as number) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let word = 0; word < words.length; word++)
    starts[word + 1] = (starts[word + 1] as number) + (starts[word] as number);
  const ends = starts.slice();
  const lists = { sections: new Uint32Array(numbers.length), postings: new Uint16Array(numbers.length) };
  for (let at = 0; at < numbers.length; at++) {
    const word = places[numbers[at] as number] as number;
    const place = ends[word] as number;
    ends[word] = place + 1;
    lists.sections[place] = sections[at] as number;
    lists.postings[place] = postings[at] as number;
  }
  return { words: order.map((word) => words[word] as string), starts, ...lists };
}
