import { fold } from '../analyze/fold.ts';
import { createTokenizer } from '../analyze/tokenize.ts';
import { packLength } from '../format/length-code.ts';
import { packPosting, type Posting } from '../format/posting.ts';
import type { SearchSection } from '../model.ts';

/** The sections in which a word stands, ascending, and what is kept of it there. */
export interface PostingList {
  sections: number[];
  postings: number[];
}

export interface CollectedTerms {
  lists: Map<string, PostingList>;
  /** Packed length of each section's text. */
  lengths: Uint8Array;
  /** Words in a title, on average. */
  averageTitleLength: number;
}

/** A list with what is known so far of its word in the section that is being read. */
interface OpenList extends PostingList, Posting {
  section: number;
}

/** What stands between two spaces: the lists of its words, and how many of those are no whole identifiers. */
interface Chunk {
  lists: OpenList[];
  words: number;
}

/** A word in small letters, of which there are most: nothing is to be taken apart. */
const PLAIN = /^(\p{Ll}{1,20})[.,;:!?)]?$/u;

/** Collect the words of sections with their texts, which must be NFC with single spaces. */
export function collectTerms(
  sections: readonly SearchSection[],
  { texts, indexParentCategories }: { texts: readonly string[]; indexParentCategories: boolean },
): CollectedTerms {
  const { read, lists } = createChunkReader();
  const lengths = new Uint8Array(sections.length);
  let titleWords = 0;
  let found: OpenList[] = [];
  // Small functions that live as long as the loop, since that is what an engine makes fast.
  const open = (list: OpenList, section: number): OpenList => {
    if (list.section !== section) {
      found.push(list);
      list.section = section;
      list.count = list.titleLength = list.tags = list.pageTitle = list.parents = 0;
    }
    return list;
  };
  const countWords = (text: string, section: number): number => {
    let length = 0;
    for (const { lists: words } of read(text)) {
      length += words.length;
      for (const list of words) open(list, section).count += 1;
    }
    return length;
  };
  const openAll = (text: string, section: number): Chunk => {
    const all: Chunk = { lists: [], words: 0 };
    for (const chunk of read(text.normalize())) {
      for (const list of chunk.lists) all.lists.push(open(list, section));
      all.words += chunk.words;
    }
    return all;
  };
  const close = (list: OpenList): void => {
    list.sections.push(list.section);
    list.postings.push(packPosting(list));
  };

  sections.forEach(({ sectionTitle, pageTitle, tags, sidebarParentCategories }, number) => {
    const title = sectionTitle || pageTitle;
    lengths[number] = packLength(countWords(texts[number] ?? '', number));
    const titled = openAll(title, number);
    titleWords += titled.words;
    for (const list of titled.lists) list.titleLength = Math.max(1, titled.words);
    if (title !== pageTitle)
      for (const list of openAll(pageTitle, number).lists) list.pageTitle = list.titleLength > 0 ? 0 : 1;
    if (tags.length > 0) for (const list of openAll(tags.join(' '), number).lists) list.tags = 1;
    if (indexParentCategories)
      for (const list of openAll(sidebarParentCategories.join(' '), number).lists) list.parents = 1;
    found.forEach(close);
    found = [];
  });
  return { lists, lengths, averageTitleLength: Math.max(1, titleWords / Math.max(1, sections.length)) };
}

/** Takes texts apart at their spaces, over which no word goes, and each piece only once: a site says most of them again and again. */
function createChunkReader(): { read: (text: string) => Chunk[]; lists: Map<string, OpenList> } {
  const tokenize = createTokenizer();
  const lists = new Map<string, OpenList>();
  const chunks = new Map<string, Chunk>();
  const listOf = (term: string): OpenList => {
    let list = lists.get(term);
    if (!list) {
      list = { sections: [], postings: [], section: -1, count: 0, titleLength: 0, tags: 0, pageTitle: 0, parents: 0 };
      lists.set(term, list);
    }
    return list;
  };
  const split = (text: string): Chunk => {
    const [, plain] = PLAIN.exec(text) ?? [];
    if (plain) return { lists: [listOf(fold(plain))], words: 1 };
    const tokens = tokenize(text);
    const words = tokens.reduce((sum, { whole }) => sum + (whole ? 0 : 1), 0);
    return { lists: tokens.map(({ term }) => listOf(term)), words };
  };
  const learn = (text: string): Chunk => {
    const chunk = split(text);
    chunks.set(text, chunk);
    return chunk;
  };
  return { lists, read: (text) => text.split(' ').map((piece) => chunks.get(piece) ?? learn(piece)) };
}
