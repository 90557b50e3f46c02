import { fold } from '../analyze/fold.ts';
import { createTokenizer } from '../analyze/tokenize.ts';
import { packLength } from '../format/length-code.ts';
import { packPosting, type Posting } from '../format/posting.ts';
import type { SearchSection } from '../model.ts';
import { createColumn } from './growing-column.ts';
import { mergeLists } from './merge-lists.ts';
import { listWords, type WordTable } from './word-table.ts';

/** Fills a table of words, page by page. */
export interface WordCollector {
  /** Read a page. The contents of its sections must be NFC with single spaces. */
  read(key: string, sections: readonly Omit<SearchSection, 'id'>[]): void;
  /** Take a page over from the table that it began with. Pages must be taken in the order of that table. */
  take(place: number): void;
  /** With the table, which words have other lists than before: see mergeLists. */
  finish(): { table: WordTable; changed: Uint8Array };
}

/** A word with what is known so far of it in the section that is being read. */
interface OpenWord extends Posting {
  number: number;
  section: number;
}

/** What stands between two spaces: its words, and how many of those are no whole identifiers. */
interface Chunk {
  found: OpenWord[];
  words: number;
}

/** A word in small letters, of which there are most: nothing is to be taken apart. */
const PLAIN = /^(\p{Ll}{1,20})[.,;:!?)]?$/u;

/** Collect the words of pages. `kept` is the table of an earlier time; nothing of it changes. */
export function createWordCollector(kept: WordTable, options: { indexParentCategories: boolean }): WordCollector {
  const { read, words } = createChunkReader();
  const pageKeys: string[] = [];
  const pageSections = createColumn<Uint32Array>(Uint32Array);
  const pageTitleWords = createColumn<Uint32Array>(Uint32Array);
  const lengths = createColumn<Uint8Array>(Uint8Array);
  const numbers = createColumn<Uint32Array>(Uint32Array);
  const numberSections = createColumn<Uint32Array>(Uint32Array);
  const postings = createColumn<Uint16Array>(Uint16Array);
  const keptStarts = sumUp(kept.pageSections);
  const moved = new Int32Array(kept.lengths.length).fill(-1);
  let section = 0;
  let found: OpenWord[] = [];
  // Small functions that live as long as the loop, since that is what an engine makes fast.
  const open = (word: OpenWord): OpenWord => {
    if (word.section !== section) {
      found.push(word);
      word.section = section;
      word.count = word.titleLength = word.tags = word.pageTitle = word.parents = 0;
    }
    return word;
  };
  const countWords = (text: string): number => {
    let length = 0;
    for (const chunk of read(text)) {
      length += chunk.found.length;
      for (const word of chunk.found) open(word).count += 1;
    }
    return length;
  };
  const openAll = (text: string): Chunk => {
    const all: Chunk = { found: [], words: 0 };
    for (const chunk of read(text.normalize())) {
      for (const word of chunk.found) all.found.push(open(word));
      all.words += chunk.words;
    }
    return all;
  };
  /** Gives how many words its title has. */
  const readSection = (part: Omit<SearchSection, 'id'>): number => {
    const { sectionTitle, pageTitle, tags, sidebarParentCategories, content } = part;
    const title = sectionTitle || pageTitle;
    lengths.push(packLength(countWords(content)));
    const titled = openAll(title);
    for (const word of titled.found) word.titleLength = Math.max(1, titled.words);
    if (title !== pageTitle) for (const word of openAll(pageTitle).found) word.pageTitle = word.titleLength > 0 ? 0 : 1;
    if (tags.length > 0) for (const word of openAll(tags.join(' ')).found) word.tags = 1;
    if (options.indexParentCategories)
      for (const word of openAll(sidebarParentCategories.join(' ')).found) word.parents = 1;
    for (const word of found) {
      numbers.push(word.number);
      numberSections.push(section);
      postings.push(packPosting(word));
    }
    found = [];
    section += 1;
    return titled.words;
  };
  return {
    read(key, sections) {
      pageKeys.push(key);
      pageSections.push(sections.length);
      let titleWords = 0;
      for (const part of sections) titleWords += readSection(part);
      pageTitleWords.push(titleWords);
    },
    take(place) {
      const [first, end] = [keptStarts[place] as number, keptStarts[place + 1] as number];
      pageKeys.push(kept.pageKeys[place] as string);
      pageSections.push(end - first);
      pageTitleWords.push(kept.pageTitleWords[place] as number);
      lengths.append(kept.lengths.subarray(first, end));
      for (let at = first; at < end; at++) moved[at] = section++;
    },
    finish() {
      const found = { numbers: numbers.finish(), sections: numberSections.finish(), postings: postings.finish() };
      const { changed, ...lists } = mergeLists(kept, { moved, fresh: listWords({ words, ...found }) });
      const pages = { pageSections: pageSections.finish(), pageTitleWords: pageTitleWords.finish() };
      return { table: { ...lists, pageKeys, ...pages, lengths: lengths.finish() }, changed };
    },
  };
}

/** Where the sections of each page begin, and where the last ones end. */
function sumUp(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let place = 0; place < counts.length; place++)
    starts[place + 1] = (starts[place] as number) + (counts[place] as number);
  return starts;
}

/** Takes texts apart at their spaces, over which no word goes, and each piece only once: a site says most of them again and again. */
function createChunkReader(): { read: (text: string) => Chunk[]; words: string[] } {
  const tokenize = createTokenizer();
  const words: string[] = [];
  const opened = new Map<string, OpenWord>();
  const chunks = new Map<string, Chunk>();
  const wordOf = (term: string): OpenWord => {
    let word = opened.get(term);
    if (!word) {
      const number = words.push(term) - 1;
      word = { number, section: -1, count: 0, titleLength: 0, tags: 0, pageTitle: 0, parents: 0 };
      opened.set(term, word);
    }
    return word;
  };
  const split = (text: string): Chunk => {
    const [, plain] = PLAIN.exec(text) ?? [];
    if (plain) return { found: [wordOf(fold(plain))], words: 1 };
    const tokens = tokenize(text);
    const count = tokens.reduce((sum, { whole }) => sum + (whole ? 0 : 1), 0);
    return { found: tokens.map(({ term }) => wordOf(term)), words: count };
  };
  const learn = (text: string): Chunk => {
    const chunk = split(text);
    chunks.set(text, chunk);
    return chunk;
  };
  return { words, read: (text) => text.split(' ').map((piece) => chunks.get(piece) ?? learn(piece)) };
}
