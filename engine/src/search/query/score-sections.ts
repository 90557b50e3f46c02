import { PACKED_POSTINGS, unpackPosting } from '../format/posting.ts';
import { tabulateWeights, type PostingWeights } from '../format/weigh-posting.ts';
import type { Field } from '../model.ts';
import type { Candidate } from './expand-word.ts';
import type { SearchIndex } from './open-index.ts';
import type { Presence } from './parse-query.ts';

/** A word of the query with all that it may mean in one index. */
export interface ScoredWord {
  candidates: readonly Candidate[];
  presence: Presence;
  boost: number;
  field?: Field;
  /** Two words of the query written as one: it adds to a section's score, but nobody asked for it. */
  extra?: boolean;
}

export interface Hit {
  section: number;
  score: number;
}

/** Gives the sections that answer some words best, the best first. */
export type ScoreSections = (words: readonly ScoredWord[], options: { most: number; rests: Rests }) => Hit[];

/** The rest of the long lists of a block, when it was loaded. */
export type Rests = ReadonlyMap<number, Candidate['terms']['each'] | undefined>;

/** How hard a section is hit by words that it lacks. */
const MISSING_WORDS = 1.5;
/** How much a title that is just what was asked for adds. */
const WHOLE_TITLE = 1;

/** Make a scorer for an index. It keeps its tables and its room for adding up from one query to the next. */
export function createScorer(index: SearchIndex): ScoreSections {
  const { size, lengthWeights } = index;
  const { k1 } = index.settings;
  const tables = new Map<Field | undefined, PostingWeights>();
  const titleLengths = Uint8Array.from({ length: PACKED_POSTINGS }, (_, packed) => unpackPosting(packed).titleLength);
  const room = () => new Float32Array(size);
  const [counted, inTitle, score, matched, extra, covered] = [room(), room(), room(), room(), room(), room()];
  const [titleLength, musts, banned] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)];

  return (words, { most, rests }) => {
    const hits: number[] = [];
    const shut: number[] = [];
    let [asked, total, needed] = [0, 0, 0];
    for (const { candidates, presence, boost, field, extra: isExtra } of words) {
      let weights = tables.get(field);
      if (!weights) tables.set(field, (weights = tabulateWeights(index, field)));
      const { content, title, other } = weights;
      const touched: number[] = [];
      let frequency = 0;
      for (const { terms, block, index: list, weight, titleWeight } of candidates) {
        frequency += weight * (terms.counts[list] ?? 0);
        const visit = (section: number, posting: number): void => {
          if (section >= size) return;
          const added =
            weight * ((content[posting] ?? 0) * (lengthWeights[section] ?? 0) + (other[posting] ?? 0)) +
            titleWeight * (title[posting] ?? 0);
          if (added === 0) return;
          if (counted[section] === 0) touched.push(section);
          counted[section] = (counted[section] ?? 0) + added;
          if (posting < 8) return;
          const length = titleLengths[posting] ?? 0;
          if (length === 0) return;
          titleLength[section] = length;
          if ((inTitle[section] ?? 0) < titleWeight) inTitle[section] = titleWeight;
        };
        terms.each(list, visit);
        rests.get(block)?.(list, visit);
      }
      if (presence === 'must') needed += 1;
      if (presence === 'not') for (const section of touched) shut.push(section);
      // A boost of nothing still finds.
      const rarity = rarityOf(frequency, size) * Math.max(boost, 1e-6);
      if (presence !== 'not' && !isExtra && candidates.length > 0) [asked, total] = [asked + 1, total + rarity];
      for (const section of touched) {
        const times = counted[section] ?? 0;
        const gained = (rarity * times * (k1 + 1)) / (k1 + times);
        if (presence !== 'not') {
          if (score[section] === 0 && extra[section] === 0) hits.push(section);
          const sums = isExtra ? extra : score;
          sums[section] = (sums[section] ?? 0) + gained;
          if (!isExtra) {
            matched[section] = (matched[section] ?? 0) + rarity;
            covered[section] = (covered[section] ?? 0) + (inTitle[section] ?? 0);
          }
          if (presence === 'must') musts[section] = (musts[section] ?? 0) + 1;
        }
        counted[section] = 0;
        inTitle[section] = 0;
      }
    }
    for (const section of shut) banned[section] = 1;
    const best = createBest(most);
    for (const section of hits) {
      if (musts[section] === needed && banned[section] === 0) {
        const share = (matched[section] ?? 0) / (total || 1);
        const cover = covered[section] ?? 0;
        const title = Math.min(1, cover / (titleLength[section] || 1)) * (cover / (asked || 1));
        best.add(
          section,
          (score[section] ?? 0) * share ** MISSING_WORDS * (1 + WHOLE_TITLE * title) + (extra[section] ?? 0),
        );
      }
      for (const sums of [score, extra, matched, covered, titleLength, musts]) sums[section] = 0;
    }
    for (const section of shut) banned[section] = 0;
    return best.hits;
  };
}

/** Inverse document frequency as BM25 has it, never below zero. */
function rarityOf(frequency: number, size: number): number {
  const count = Math.min(size, Math.max(1, frequency));
  return Math.log(1 + (size - count + 0.5) / (count + 0.5));
}

/** Keeps the best of many, in order; of equal ones, the first sections. */
function createBest(most: number): { hits: Hit[]; add(section: number, score: number): void } {
  const hits: Hit[] = [];
  const isBefore = (score: number, section: number, { score: other, section: place }: Hit): boolean =>
    score > other || (score === other && section < place);
  return {
    hits,
    add(section, score) {
      const last = hits.at(-1);
      if (hits.length >= most && last && !isBefore(score, section, last)) return;
      let at = hits.length;
      while (at > 0 && isBefore(score, section, hits[at - 1] as Hit)) at -= 1;
      hits.splice(at, 0, { section, score });
      if (hits.length > most) hits.pop();
    },
  };
}
