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
  sections.forEach((section, number) => {
    const found: OpenList[] = [];
    const open = (list: OpenList): OpenList => {
      if (list.section !== number) {
        found.push(list);
        list.section = number;
        list.count = list.titleLength = list.tags = list.pageTitle = list.parents = 0;
      }
      return list;
    };
    let length = 0;
    for (const chunk of read(texts[number] ?? '')) {
      length += chunk.lists.length;
      for (const list of chunk.lists) open(list).count += 1;
    }
    const title = read((section.sectionTitle || section.pageTitle).normalize());
    const titleLength = title.reduce((sum, { words }) => sum + words, 0);
    for (const list of listAll(title)) open(list).titleLength = Math.max(1, titleLength);
    for (const list of listAll(read(section.pageTitle.normalize())))
      open(list).pageTitle = list.titleLength > 0 ? 0 : 1;
    for (const list of listAll(read(section.tags.join(' ').normalize()))) open(list).tags = 1;
    if (indexParentCategories)
      for (const list of listAll(read(section.sidebarParentCategories.join(' ').normalize()))) open(list).parents = 1;
    lengths[number] = packLength(length);
    titleWords += titleLength;
    for (const list of found) {
      list.sections.push(number);
      list.postings.push(packPosting(list));
    }
  });
  return { lists, lengths, averageTitleLength: Math.max(1, titleWords / Math.max(1, sections.length)) };
}

const listAll = (chunks: readonly Chunk[]): OpenList[] => chunks.flatMap(({ lists }) => lists);

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
