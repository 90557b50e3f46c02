import type { Field, SearchSettings } from '../model.ts';
import { unpackLength } from './length-code.ts';
import { PACKED_POSTINGS, unpackPosting } from './posting.ts';

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
}

/** A table of all postings there can be, for all fields or for one. */
export function tabulateWeights(
  { settings: { boosts, b }, averageTitleLength }: Pick<WeighingFacts, 'settings' | 'averageTitleLength'>,
  field?: Field,
): PostingWeights {
  const weights = {
    content: new Float32Array(PACKED_POSTINGS),
    title: new Float32Array(PACKED_POSTINGS),
    other: new Float32Array(PACKED_POSTINGS),
  };
  const boost = (name: Field): number => (field === undefined || field === name ? boosts[name] : 0);
  for (let packed = 0; packed < PACKED_POSTINGS; packed++) {
    const { count, titleLength, tags, pageTitle, parents } = unpackPosting(packed);
    weights.content[packed] = boost('content') * count;
    if (titleLength > 0) weights.title[packed] = boost('title') / (1 - b + (b * titleLength) / averageTitleLength);
    weights.other[packed] =
      (tags ? boost('tags') : 0) +
      (pageTitle ? boost('title') * PAGE_TITLE_SHARE : 0) +
      (parents ? boost('sidebarParentCategories') : 0);
  }
  return weights;
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
