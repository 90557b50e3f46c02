import type { Field, SearchSettings } from '../model.ts';
import { unpackLength, PACKED_POSTINGS, PHRASE, unpackPosting, type Posting } from './posting.ts';

/** What the weight of a word in a section depends on, besides the posting. */
export interface WeighingFacts {
  settings: SearchSettings;
  averageTitleLength: number;
  /** Packed length of each section. */
  lengths: Uint8Array;
}

/** The title of the page above a section counts, but far less than the section's own. */
const PAGE_TITLE_SHARE = 0.2;

/** Weighted frequency of a posting (BM25F, before saturation): in the text of a section of average length, and in other fields. */
export interface PostingWeights {
  content: Float32Array;
  title: Float32Array;
  other: Float32Array;
  /** Words of the title, for a posting that counts in a title; else 0. */
  titleLengths: Float32Array;
}

/** A table for all possible postings, for all fields or for one. */
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

/** Factor for a word in the text of each section: smaller for long sections. */
export function weighLengths(lengths: Uint8Array, b: number): Float32Array {
  const average = averageLength(lengths);
  return Float32Array.from(lengths, (code) => weighLength(code, { b, average }));
}

function averageLength(lengths: Uint8Array): number {
  const texts = lengths.filter((code) => code !== PHRASE);
  return texts.reduce((total, code) => total + unpackLength(code), 0) / Math.max(1, texts.length);
}

const weighLength = (code: number, { b, average }: { b: number; average: number }): number =>
  1 / (1 - b + (b * unpackLength(code)) / average);

/** Number of packed lengths, and the one of phrases. */
const LENGTHS = PHRASE + 1;

export interface Ranker {
  /** Number of ranks. */
  ranks: number;
  rank(length: number, posting: number): number;
  /** All ranks as text: the same text means the same order. */
  order: string;
}

/**
 * Ranks each posting in a section of each packed length, to find the best of a long list: the rank is the place of its weight among all
 * possible weights. Averages are rounded: every edit changes them a little, and a change of the ranks would cut all lists again.
 */
export function createRanker(facts: WeighingFacts): Ranker {
  const { content, title, other } = tabulateWeights({
    ...facts,
    averageTitleLength: roughly(facts.averageTitleLength),
  });
  const average = roughly(averageLength(facts.lengths));
  const lengthWeights = Float32Array.from({ length: LENGTHS }, (_, code) =>
    weighLength(code, { b: facts.settings.b, average }),
  );
  const weights = Float64Array.from({ length: PACKED_POSTINGS * LENGTHS }, (_, at) => {
    const posting = Math.floor(at / LENGTHS);
    return (content[posting] ?? 0) * (lengthWeights[at % LENGTHS] ?? 0) + (title[posting] ?? 0) + (other[posting] ?? 0);
  });
  const places = new Map([...new Set(weights.toSorted())].map((weight, place) => [weight, place]));
  const ranks = Uint16Array.from(weights, (weight) => places.get(weight) ?? 0);
  const rank = (length: number, posting: number): number => ranks[posting * LENGTHS + length] ?? 0;
  return { ranks: places.size, rank, order: ranks.join(' ') };
}

/** Rounds to a power of 1.2. */
const roughly = (number: number): number => 1.2 ** Math.round(Math.log(number) / Math.log(1.2));
