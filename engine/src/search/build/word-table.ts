/**
 * The words of all pages and the sections in which each stands: what an index is made from. It is kept from build to build, so that only
 * pages that changed are read again.
 */
export interface WordTable {
  /** In order. */
  words: string[];
  /** Changes with anything that is searched of a page. */
  pageKeys: string[];
  /** How many sections each page has, and how many words their titles have. */
  pageSections: Uint32Array;
  pageTitleWords: Uint32Array;
  /** Packed length of each section's text. */
  lengths: Uint8Array;
  /** Where the list of each word begins, and where the last one ends. */
  starts: Uint32Array;
  /** The lists, one after the other: sections, ascending, and what is known of the word there. */
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

/** Words in the order in which they were met, and what was found of them, section by section. */
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
