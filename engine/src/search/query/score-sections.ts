import { NO_TERMS, type Lists, type Terms } from '../format/read-terms.ts';
import { tabulateWeights, type PostingWeights } from '../format/weigh-posting.ts';
import type { Field } from '../model.ts';
import type { Candidate } from './expand-word.ts';
import type { SearchIndex } from './open-index.ts';
import type { Presence } from './parse-query.ts';

/** A word of the query with its expansion in one index. */
export interface ScoredWord {
  candidates: readonly Candidate[];
  presence: Presence;
  /** How much the word tells apart, in all indexes together. */
  rarity: number;
  field?: Field;
  /** Chatter: it is not missed where it is absent. */
  optional?: boolean | undefined;
  /** Neighbouring words of the query written as one: adds to the score whatever else is missing, and is not missed. */
  extra?: boolean;
}

export interface Hit {
  section: number;
  score: number;
  /** Of the score: what the section itself has of the words, and what its page has. */
  own: number;
  page: number;
  /** Share of the words that the section has, and how far its title is the query. */
  share: number;
  title: number;
}

/** The sections that match some words best, the best first. */
export type ScoreSections = (words: readonly ScoredWord[], options: { most: number; rests: Rests }) => Hit[];

/** The rest of the long lists of each block, if it is loaded. */
export type Rests = ReadonlyMap<Terms, Lists>;

/** Bonus for a title that equals the query. */
const WHOLE_TITLE = 1;
/**
 * A single word names a topic: a heading `İade` in the page of one way to pay is less than that, and how much of a page's score counts
 * depends on the share of its sections that have the word.
 */
const TOPIC_HEADING = 0.4;
const TOPIC_SHARE = 0.4;
/** How much of a section's score is that of its page, whose sections may have the words together. */
const PAGE = 0.3;
/** What readers call a page in several ways with the same word is what the page is about. */
const CALLED = 2;
/** How far a section has a word of which it has only the least likely form. */
const OTHER_FORM = 0.9;
/** In a title, any form is as good as this. */
const TITLE_FORM = 0.5;
/** Sections of one page among the best. */
const MOST_OF_A_PAGE = 3;

/** Creates a scorer for an index. It reuses its tables and arrays for every query. */
export function createScorer(index: SearchIndex): ScoreSections {
  const { size, lengthWeights, pageOf, opening, boosts, settings } = index;
  const tables = new Map<Field | undefined, PostingWeights>();
  const room = (): Float32Array => new Float32Array(size);
  const [counted, inTitle, score, extra, matched] = [room(), room(), room(), room(), room()];
  const [covered, titleLength, musts, bestForm] = [room(), room(), room(), room()];
  // By page: the best of a word and how many phrases have it, the sums of the bests, and how many sections have words.
  const [pageBest, pagePhrases, pageScore, pageMatched, pageCount] = [room(), room(), room(), room(), room()];
  const pageSizes = new Uint32Array(size);
  const isPhrase = (section: number): boolean => opening[section] !== section;
  for (const [section, page] of pageOf.entries())
    if (!isPhrase(section)) pageSizes[page] = (pageSizes[page] as number) + 1;

  return (words, { most, rests }) => {
    const hits: number[] = [];
    const shut: number[] = [];
    let [wanted, total, needed] = [0, 0, 0];
    for (const { candidates, presence, rarity, field, optional, extra: isExtra } of words) {
      const { content, title, other, titleLengths } = tables.get(field) ?? tabulateWeights(index, field);
      tables.set(field, { content, title, other, titleLengths });
      const touched: number[] = [];
      const best = candidates.reduce((most, { weight }) => Math.max(most, weight), 0);
      for (const { terms, index: list, weight, titleWeight } of candidates)
        for (const { sections, postings, starts, ends } of [terms, rests.get(terms) ?? NO_TERMS]) {
          const end = ends[list] ?? 0;
          for (let at = starts[list] ?? 0; at < end; at++) {
            const section = sections[at] as number;
            const posting = postings[at] as number;
            const inText = (content[posting] as number) * (lengthWeights[section] as number);
            const added = weight * (inText + (other[posting] as number)) + titleWeight * (title[posting] as number);
            // Not in the field, or no section at all.
            if (!(added > 0)) continue;
            const before = counted[section] as number;
            if (before === 0) touched.push(section);
            counted[section] = before + added;
            if ((bestForm[section] as number) < weight) bestForm[section] = weight;
            const length = titleLengths[posting] as number;
            if (length === 0) continue;
            titleLength[section] = length;
            if ((inTitle[section] as number) < titleWeight) inTitle[section] = titleWeight;
            if ((bestForm[section] as number) < TITLE_FORM) bestForm[section] = TITLE_FORM;
          }
        }
      // Of a word that is being typed, the nearest longer one counts as the whole: so the next letters change less.
      const whole = candidates.every(({ kind }) => kind === 'longer') ? best : 1;
      if (presence === 'must') needed += 1;
      const counts = !isExtra && !optional;
      if (presence !== 'not' && counts) [wanted, total] = [wanted + 1, total + rarity];
      const pages: number[] = [];
      for (const section of touched) {
        if (presence === 'not') {
          shut.push(section);
          musts[section] = -Infinity;
        } else {
          const times = counted[section] as number;
          const gain = (rarity * times * (settings.k1 + 1)) / (settings.k1 + times);
          const sums = isExtra ? extra : score;
          if ((score[section] as number) + (extra[section] as number) === 0) hits.push(section);
          sums[section] = (sums[section] as number) + gain;
          if (counts) {
            const quality = OTHER_FORM + (1 - OTHER_FORM) * Math.min(1, (bestForm[section] as number) / best);
            matched[section] = (matched[section] as number) + rarity * quality;
            covered[section] = (covered[section] as number) + (inTitle[section] as number) / whole;
            const page = pageOf[section] as number;
            if ((pageBest[page] as number) === 0) pages.push(page);
            pageBest[page] = Math.max(pageBest[page] as number, gain);
            const sections = isPhrase(section) ? pagePhrases : pageCount;
            sections[page] = (sections[page] as number) + 1;
          }
          if (presence === 'must') musts[section] = (musts[section] as number) + 1;
        }
        counted[section] = inTitle[section] = bestForm[section] = 0;
      }
      for (const page of pages) {
        const often = 1 + CALLED * Math.log(1 + (pagePhrases[page] as number));
        pageScore[page] = (pageScore[page] as number) + (pageBest[page] as number) * often;
        pageMatched[page] = (pageMatched[page] as number) + rarity;
        pageBest[page] = pagePhrases[page] = 0;
      }
    }
    const best = createBest(most, pageOf);
    const isTopic = wanted === 1;
    for (const section of hits) {
      if (musts[section] === needed) {
        const page = pageOf[section] as number;
        const share = (matched[section] as number) / (total || 1);
        const cover = covered[section] as number;
        const title = Math.min(1, cover / ((titleLength[section] as number) || 1)) * (cover / (wanted || 1));
        const own = (score[section] as number) * lower(share);
        const missing = isTopic ? 1 - (pageCount[page] as number) / (pageSizes[page] as number) : 0;
        const whole =
          (pageScore[page] as number) *
          lower((pageMatched[page] as number) / (total || 1)) *
          (1 - TOPIC_SHARE * missing);
        const isHeading = !isPhrase(section) && section > 0 && pageOf[section - 1] === page;
        const whenWhole = isTopic && isHeading ? TOPIC_HEADING : WHOLE_TITLE;
        const sum =
          (own * (1 - PAGE) + whole * PAGE) * (1 + whenWhole * title) * (boosts[page] ?? 1) +
          (extra[section] as number);
        // Nearly all sections score below the last of the best.
        if (sum > 0 && sum >= best.least())
          best.add({ section: opening[section] as number, score: sum, own, page: whole, share, title });
      }
    }
    for (const section of hits) {
      score[section] = extra[section] = matched[section] = covered[section] = musts[section] = 0;
      const page = pageOf[section] as number;
      pageScore[page] = pageMatched[page] = pageCount[page] = 0;
    }
    for (const section of shut) musts[section] = 0;
    return best.list();
  };
}

interface Best {
  /** The score that a hit must reach to be among them. */
  least(): number;
  add(hit: Hit): void;
  list(): Hit[];
}

/** Collects the best hits, each section once, and of each page only a few: more are not shown. */
function createBest(most: number, pageOf: Uint32Array): Best {
  const best: Hit[] = [];
  return {
    least: () => best[most - 1]?.score ?? 0,
    add(hit) {
      const known = best.findIndex(({ section }) => section === hit.section);
      if (known >= 0) {
        if ((best[known] as Hit).score >= hit.score) return;
        best.splice(known, 1);
      }
      best.push(hit);
      best.sort(compareHits);
      const page = pageOf[hit.section];
      const ofPage = best.filter(({ section }) => pageOf[section] === page);
      const dropped = ofPage[MOST_OF_A_PAGE] ?? best[most];
      if (dropped) best.splice(best.indexOf(dropped), 1);
    },
    list: () => best,
  };
}

/** Missing words lower a score strongly. */
const lower = (share: number): number => share * Math.sqrt(share);

const compareHits = (a: Hit, b: Hit): number => b.score - a.score || a.section - b.section;

/** Inverse document frequency (BM25), never below zero. */
export function rarityOf(frequency: number, size: number): number {
  const count = Math.min(size, Math.max(1, frequency));
  return Math.log(1 + (size - count + 0.5) / (count + 0.5));
}
