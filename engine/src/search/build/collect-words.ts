import { fold } from '../analyze/words.ts';
import { loosePinOf, pinOf } from '../analyze/pin.ts';
import { createTokenizer, type Tokenize } from '../analyze/tokenize.ts';
import { countTexts, packLength, packPosting, PHRASE, type Posting } from '../format/posting.ts';
import type { SearchSection } from '../model.ts';
import { createColumn, listWords, type WordTable } from './word-table.ts';
import { mergeLists } from './merge-lists.ts';

/** Builds a table of words, page by page. */
export interface WordCollector {
  /** Reads a page. The contents of its sections must be NFC with single spaces. */
  read(key: string, sections: readonly Omit<SearchSection, 'id'>[]): void;
  /** Takes a page from the cached table, and tells how many texts it has. Pages must be taken in the order of that table. */
  take(place: number): number;
  /** Also returns which words have other lists than in the cached table: see mergeLists. */
  finish(): { table: WordTable; changed: Uint8Array };
}

/** A word with its posting so far, in the section that is being read. */
interface OpenWord extends Posting {
  number: number;
  section: number;
}

/** The text between two spaces: its words, and how many of them are not whole identifiers. */
interface Chunk {
  found: OpenWord[];
  words: number;
}

/** A word in lowercase letters, the most common case: it needs no tokenizer. */
const PLAIN = /^(\p{Ll}{1,20})[.,;:!?)]?$/u;

/** Collects the words of pages. `cached` is the table of an earlier build; it is not changed. */
export function createWordCollector(cached: WordTable, options: { indexParentCategories: boolean }): WordCollector {
  const { read, words, wordOf, tokenize } = createChunkReader();
  const pageKeys: string[] = [];
  const pageSections = createColumn<Uint32Array>(Uint32Array);
  const pageTitleWords = createColumn<Uint32Array>(Uint32Array);
  const lengths = createColumn<Uint8Array>(Uint8Array);
  const numbers = createColumn<Uint32Array>(Uint32Array);
  const numberSections = createColumn<Uint32Array>(Uint32Array);
  const postings = createColumn<Uint16Array>(Uint16Array);
  const cachedStarts = sumUp(cached.pageSections);
  const moved = new Int32Array(cached.lengths.length).fill(-1);
  let section = 0;
  let found: OpenWord[] = [];
  // Small long-lived functions, which JavaScript engines optimize best.
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
  /** Ends a section. */
  const close = (length: number): void => {
    lengths.push(length);
    for (const word of found) {
      numbers.push(word.number);
      numberSections.push(section);
      postings.push(packPosting(word));
    }
    found = [];
    section += 1;
  };
  const readTitle = (title: string): number => {
    const titled = openAll(title);
    for (const word of titled.found) word.titleLength = Math.max(1, titled.words);
    return titled.words;
  };
  /** What readers call a page is a section of its own, with a title only: so the words of different phrases do not meet. */
  const readPhrase = (phrase: string): void => {
    readTitle(phrase);
    const tokens = tokenize(phrase.normalize());
    for (const pin of [pinOf(tokens), loosePinOf(tokens)]) if (pin !== undefined) open(wordOf(pin)).titleLength = 1;
    close(PHRASE);
  };
  /** Returns the number of words in the title. */
  const readSection = (part: Omit<SearchSection, 'id'>): number => {
    const { sectionTitle, pageTitle, tags, sidebarParentCategories, content, words: phrases = [] } = part;
    const title = sectionTitle || pageTitle;
    const length = packLength(countWords(content));
    const titleWords = readTitle(title);
    if (title !== pageTitle) for (const word of openAll(pageTitle).found) word.pageTitle = word.titleLength > 0 ? 0 : 1;
    if (tags.length > 0) for (const word of openAll(tags.join(' ')).found) word.tags = 1;
    if (options.indexParentCategories)
      for (const word of openAll(sidebarParentCategories.join(' ')).found) word.parents = 1;
    close(length);
    for (const phrase of phrases) readPhrase(phrase);
    return titleWords;
  };
  return {
    read(key, sections) {
      pageKeys.push(key);
      const first = section;
      let titleWords = 0;
      for (const part of sections) titleWords += readSection(part);
      pageSections.push(section - first);
      pageTitleWords.push(titleWords);
    },
    take(place) {
      const [first, end] = [cachedStarts[place] as number, cachedStarts[place + 1] as number];
      pageKeys.push(cached.pageKeys[place] as string);
      pageSections.push(end - first);
      pageTitleWords.push(cached.pageTitleWords[place] as number);
      const own = cached.lengths.subarray(first, end);
      lengths.append(own);
      for (let at = first; at < end; at++) moved[at] = section++;
      return countTexts(own);
    },
    finish() {
      const found = { numbers: numbers.finish(), sections: numberSections.finish(), postings: postings.finish() };
      const { changed, ...lists } = mergeLists(cached, { moved, fresh: listWords({ words, ...found }) });
      const pages = { pageSections: pageSections.finish(), pageTitleWords: pageTitleWords.finish() };
      return { table: { ...lists, pageKeys, ...pages, lengths: lengths.finish() }, changed };
    },
  };
}

/** The first section of each page, and the end of the last page. */
function sumUp(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let place = 0; place < counts.length; place++)
    starts[place + 1] = (starts[place] as number) + (counts[place] as number);
  return starts;
}

/** Splits texts at spaces and tokenizes each distinct piece once: a site repeats most of them. */
function createChunkReader(): {
  read: (text: string) => Chunk[];
  words: string[];
  wordOf: (term: string) => OpenWord;
  tokenize: Tokenize;
} {
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
  return { words, wordOf, tokenize, read: (text) => text.split(' ').map((piece) => chunks.get(piece) ?? learn(piece)) };
}
