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
interface OpenList extends PostingList {
  section: number;
  posting: Posting;
}

const NOTHING: Posting = { count: 0, titleLength: 0, tags: 0, pageTitle: 0, parents: 0 };

export function collectTerms(
  sections: readonly SearchSection[],
  options: { indexParentCategories: boolean },
): CollectedTerms {
  const tokenize = createTokenizer();
  const lists = new Map<string, OpenList>();
  const lengths = new Uint8Array(sections.length);
  let titleWords = 0;
  sections.forEach((section, number) => {
    const found: OpenList[] = [];
    const at = (term: string): Posting => {
      let list = lists.get(term);
      if (!list) lists.set(term, (list = { sections: [], postings: [], section: -1, posting: { ...NOTHING } }));
      if (list.section !== number) {
        found.push(list);
        list.section = number;
        Object.assign(list.posting, NOTHING);
      }
      return list.posting;
    };
    const content = tokenize(section.content.normalize());
    for (const { term } of content) at(term).count += 1;
    const title = tokenize((section.sectionTitle || section.pageTitle).normalize());
    const titleLength = title.reduce((sum, { whole }) => sum + (whole ? 0 : 1), 0);
    for (const { term } of title) at(term).titleLength = Math.max(1, titleLength);
    for (const { term } of tokenize(section.pageTitle.normalize()))
      at(term).pageTitle = at(term).titleLength > 0 ? 0 : 1;
    for (const { term } of tokenize(section.tags.join(' ').normalize())) at(term).tags = 1;
    if (options.indexParentCategories)
      for (const { term } of tokenize(section.sidebarParentCategories.join(' ').normalize())) at(term).parents = 1;
    lengths[number] = packLength(content.length);
    titleWords += titleLength;
    for (const { sections: list, postings, posting } of found) {
      list.push(number);
      postings.push(packPosting(posting));
    }
  });
  return { lists, lengths, averageTitleLength: Math.max(1, titleWords / Math.max(1, sections.length)) };
}
