import type { Field, SearchSettings } from '../model.ts';
import { unpackLength } from './length-code.ts';
import { PACKED_POSTINGS, unpackPosting, type Posting } from './posting.ts';

/** What the weight of a word in a section depends on, besides the word. */
export interface WeighingFacts {
  settings: SearchSettings;
  averageTitleLength: number;
  /** Packed length of each section. */
  lengths: Uint8Array;
}

/** The title of the page above a section counts, but far less than the section's own. */
const PAGE_TITLE_SHARE = 0.2;

/** How often a posting's word counts (BM25F, before saturation), in the text for a section of average length and elsewhere. */
export interface PostingWeights {
  content: Float32Array;
  title: Float32Array;
  other: Float32Array;
  /** Words in the title for a posting that is in one and counts there; else 0. */
  titleLengths: Float32Array;
}

/** A table of all postings there can be, for all fields or for one. */
export function tabulateWeights(
  { settings: { boosts, b }, averageTitleLength }: Pick<WeighingFacts, 'settings' | 'averageTitleLength'>,
  field?: Field,
): PostingWeights {
  const boost = (name: Field): number => (field === undefined || field === name ? boosts[name] : 0);
  const tabulate = (weigh: (posting: Posting) => number): Float32Array =>
    Float32Array.from({ length: PACKED_POSTINGS }, (_, packed) => weigh(unpackPosting(packed)));
  return {
    content: tabulate(({ count }) => boost('content') * count),
    title: tabulate(({ titleLength }) =>
      titleLength > 0 ? boost('title') / (1 - b + (b * titleLength) / averageTitleLength) : 0,
    ),
    other: tabulate(
      ({ tags, pageTitle, parents }) =>
        tags * boost('tags') +
        pageTitle * boost('title') * PAGE_TITLE_SHARE +
        parents * boost('sidebarParentCategories'),
    ),
    titleLengths: tabulate(({ titleLength }) => (boost('title') > 0 ? titleLength : 0)),
  };
}

/** What a word in the text of each section is multiplied with: less in long ones. */
export function weighLengths(lengths: Uint8Array, b: number): Float32Array {
  let total = 0;
  for (const code of lengths) total += unpackLength(code);
  const average = total / Math.max(1, lengths.length);
  return Float32Array.from(lengths, (code) => 1 / (1 - b + (b * unpackLength(code)) / average));
}

/** The weight of one posting, for putting those of a long list in order. */
export function createWeigher(facts: WeighingFacts): (section: number, posting: number) => number {
  const { content, title, other } = tabulateWeights(facts);
  const lengths = weighLengths(facts.lengths, facts.settings.b);
  return (section, posting) =>
    (content[posting] ?? 0) * (lengths[section] ?? 0) + (title[posting] ?? 0) + (other[posting] ?? 0);
}
