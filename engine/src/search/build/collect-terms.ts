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

export function collectTerms(
  sections: readonly SearchSection[],
  options: { indexParentCategories: boolean },
): CollectedTerms {
  const tokenize = createTokenizer();
  const lists = new Map<string, PostingList>();
  const lengths = new Uint8Array(sections.length);
  let titleWords = 0;
  sections.forEach((section, number) => {
    const found = new Map<string, Posting>();
    const at = (term: string): Posting => {
      const known = found.get(term) ?? { count: 0, titleLength: 0, tags: false, pageTitle: false, parents: false };
      found.set(term, known);
      return known;
    };
    const content = tokenize(section.content.normalize());
    for (const { term } of content) at(term).count += 1;
    const title = tokenize((section.sectionTitle || section.pageTitle).normalize());
    const titleLength = title.reduce((sum, { whole }) => sum + (whole ? 0 : 1), 0);
    for (const { term } of title) at(term).titleLength = Math.max(1, titleLength);
    for (const { term } of tokenize(section.pageTitle.normalize())) at(term).pageTitle = at(term).titleLength === 0;
    for (const { term } of tokenize(section.tags.join(' ').normalize())) at(term).tags = true;
    if (options.indexParentCategories)
      for (const { term } of tokenize(section.sidebarParentCategories.join(' ').normalize())) at(term).parents = true;
    lengths[number] = packLength(content.length);
    titleWords += titleLength;
    for (const [term, posting] of found) {
      let list = lists.get(term);
      if (!list) lists.set(term, (list = { sections: [], postings: [] }));
      list.sections.push(number);
      list.postings.push(packPosting(posting));
    }
  });
  return { lists, lengths, averageTitleLength: Math.max(1, titleWords / Math.max(1, sections.length)) };
}
