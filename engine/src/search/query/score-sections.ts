import type { Lists, Terms } from '../format/read-terms.ts';
import { tabulateWeights, type PostingWeights } from '../format/weigh-posting.ts';
import type { Field } from '../model.ts';
import type { Candidate } from './expand-word.ts';
import type { SearchIndex } from './open-index.ts';
import type { Presence } from './parse-query.ts';

/** A word of the query with its expansion in one index. */
export interface ScoredWord {
  candidates: readonly Candidate[];
  presence: Presence;
  boost: number;
  field?: Field;
  /** Neighbouring words of the query written as one: adds to the score, but is not required. */
  extra?: boolean;
}

export interface Hit {
  section: number;
  score: number;
}

/** The sections that match some words best, the best first. */
export type ScoreSections = (words: readonly ScoredWord[], options: { most: number; rests: Rests }) => Hit[];

/** The rest of the long lists of each block, if it is loaded. */
export type Rests = ReadonlyMap<Terms, Lists>;

/** Bonus for a title that equals the query. */
const WHOLE_TITLE = 1;

/** Creates a scorer for an index. It reuses its tables and arrays for every query. */
export function createScorer(index: SearchIndex): ScoreSections {
  const { size, lengthWeights, settings } = index;
  const tables = new Map<Field | undefined, PostingWeights>();
  const room = (): Float32Array => new Float32Array(size);
  const [counted, inTitle, score, extra, matched] = [room(), room(), room(), room(), room()];
  const [covered, titleLength, musts] = [room(), room(), room()];

  return (words, { most, rests }) => {
    const hits: number[] = [];
    const shut: number[] = [];
    let [wanted, total, needed] = [0, 0, 0];
    for (const { candidates, presence, boost, field, extra: isExtra } of words) {
      const { content, title, other, titleLengths } = tables.get(field) ?? tabulateWeights(index, field);
      tables.set(field, { content, title, other, titleLengths });
      const touched: number[] = [];
      let frequency = 0;
      for (const { terms, index: list, weight, titleWeight } of candidates) {
        frequency += weight * (terms.counts[list] as number);
        const visit = (section: number, posting: number): void => {
          const added =
            weight * ((content[posting] as number) * (lengthWeights[section] as number) + (other[posting] as number)) +
            titleWeight * (title[posting] as number);
          // Not in the field, or no section at all.
          if (!(added > 0)) return;
          if ((counted[section] as number) === 0) touched.push(section);
          counted[section] = (counted[section] as number) + added;
          if ((titleLengths[posting] as number) === 0) return;
          titleLength[section] = titleLengths[posting] as number;
          inTitle[section] = Math.max(inTitle[section] as number, titleWeight);
        };
        terms.each(list, visit);
        rests.get(terms)?.each(list, visit);
      }
      // A boost of 0 still finds.
      const rarity = rarityOf(frequency, size) * Math.max(boost, 1e-6);
      if (presence === 'must') needed += 1;
      if (presence !== 'not' && !isExtra && candidates.length > 0) [wanted, total] = [wanted + 1, total + rarity];
      for (const section of touched) {
        if (presence === 'not') {
          shut.push(section);
          musts[section] = -Infinity;
        } else {
          const times = counted[section] as number;
          const sums = isExtra ? extra : score;
          if ((score[section] as number) + (extra[section] as number) === 0) hits.push(section);
          sums[section] = (sums[section] as number) + (rarity * times * (settings.k1 + 1)) / (settings.k1 + times);
          if (!isExtra) {
            matched[section] = (matched[section] as number) + rarity;
            covered[section] = (covered[section] as number) + (inTitle[section] as number);
          }
          if (presence === 'must') musts[section] = (musts[section] as number) + 1;
        }
        counted[section] = 0;
        inTitle[section] = 0;
      }
    }
    const best: Hit[] = [];
    for (const section of hits) {
      if (musts[section] === needed) {
        const share = (matched[section] as number) / (total || 1);
        const cover = covered[section] as number;
        const title = Math.min(1, cover / ((titleLength[section] as number) || 1)) * (cover / (wanted || 1));
        // Missing words lower the score of a section strongly.
        const missing = share * Math.sqrt(share);
        const final = (score[section] as number) * missing * (1 + WHOLE_TITLE * title) + (extra[section] as number);
        const hit = { section, score: final };
        const last = best[most - 1];
        // Nearly all sections score below the last of the best.
        if (!last || compareHits(hit, last) < 0) {
          best.push(hit);
          best.sort(compareHits).splice(most);
        }
      }
      score[section] = extra[section] = matched[section] = covered[section] = musts[section] = 0;
    }
    for (const section of shut) musts[section] = 0;
    return best;
  };
}

const compareHits = (a: Hit, b: Hit): number => b.score - a.score || a.section - b.section;

/** Inverse document frequency (BM25), never below zero. */
function rarityOf(frequency: number, size: number): number {
  const count = Math.min(size, Math.max(1, frequency));
  return Math.log(1 + (size - count + 0.5) / (count + 0.5));
}
