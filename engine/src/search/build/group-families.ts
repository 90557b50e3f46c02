import { isLookAlike, NOUN, PLURAL } from '../analyze/stems.ts';
import { findPlace } from '../format/read-terms.ts';
import type { StemmedWords, WordStems } from './find-all-stems.ts';
import type { TermEntry } from '../format/write-terms.ts';
import type { WordTable } from './word-table.ts';

/** The family of a word: the stem that it shares with its other forms, or the word itself. */
export type Families = (word: number) => string;

const NONE = -1;

/**
 * Finds the families among the words of an index. Of the possible stems of a word, one that is known to be a word by itself wins: a noun
 * that has plurals, or the root of an infinitive. Among those the longest wins, so that `veriler` is data (`veri`) and not giving (`ver`);
 * among the others, the stem of the most words.
 */
export function groupFamilies({ words, stems: { roots, ends, stems, signs } }: StemmedWords): Families {
  const count = words.length + roots.length;
  const textOf = (stem: number): string => (words[stem] ?? roots[stem - words.length]) as string;
  const support = new Uint32Array(count);
  const isNoun = new Uint8Array(count);
  for (let at = 0; at < stems.length; at++) {
    const stem = stems[at] as number;
    support[stem] = (support[stem] as number) + 1;
    if ((signs[at] as number) & PLURAL) isNoun[stem] = 1;
  }
  const isVerb = findVerbs(words, { roots, isNoun });
  const standsAlone = (stem: number): boolean => isNoun[stem] === 1 || isVerb[stem] === 1;

  const parents = new Int32Array(count).fill(NONE);
  let at = 0;
  for (let word = 0; word < words.length; word++) {
    const end = ends[word] as number;
    if (at === end) continue;
    if (standsAlone(word)) {
      at = end;
      continue;
    }
    let [best, bestRank, bestAlone] = [NONE, 0, false];
    for (; at < end; at++) {
      const stem = stems[at] as number;
      const noun = (signs[at] as number) & NOUN;
      // A suffix of verbs does not apply to a noun: `veriyor` is giving, even if `veri` is a noun.
      const alone = noun ? standsAlone(stem) : isVerb[stem] === 1;
      const { length } = textOf(stem);
      if (length < 3 && !alone) continue;
      const rank = alone ? length + (noun ? 2000 : 1000) : (support[stem] as number);
      if (alone === bestAlone ? rank <= bestRank : bestAlone) continue;
      [best, bestRank, bestAlone] = [stem, rank, alone];
    }
    if (bestAlone || bestRank > (support[word] as number)) parents[word] = best;
  }
  for (const stem of findLookAlikes({ parents, ends, stems, textOf })) parents[stem] = NONE;
  return (word) => textOf(findTop(word, parents));
}

/** The roots of infinitives. Forms of verbs are removed from the nouns: `kullanmaları` is no plural of a noun `kullanma` beside the verb `kullan`. */
function findVerbs(
  words: readonly string[],
  { roots, isNoun }: { roots: readonly string[]; isNoun: Uint8Array },
): Uint8Array {
  const isVerb = new Uint8Array(words.length + roots.length).fill(1, words.length);
  const find = (word: string): number | undefined => {
    const place = findPlace(words, word);
    return words[place] === word ? place : undefined;
  };
  for (const word of words) {
    if (!word.endsWith('mak') && !word.endsWith('mek')) continue;
    const root = word.slice(0, -3);
    const verb = find(root);
    if (verb !== undefined) isVerb[verb] = 1;
    for (const noun of [find(`${root}ma`), find(`${root}me`)]) if (noun !== undefined) isNoun[noun] = 0;
  }
  return isVerb;
}

/** Stems that only look like forms of their own parents: suffixes lead from some word to the stem, but not on to the parent. */
function findLookAlikes({
  parents,
  ends,
  stems,
  textOf,
}: Pick<WordStems, 'ends' | 'stems'> & { parents: Int32Array; textOf: (stem: number) => string }): Set<number> {
  const found = new Set<number>();
  for (let word = 0; word < ends.length; word++) {
    const parent = parents[word] as number;
    const next = parent === NONE ? NONE : (parents[parent] as number);
    if (next === NONE) continue;
    const own = stems.subarray(word === 0 ? 0 : ends[word - 1], ends[word]);
    const names = { word: textOf(word), stem: textOf(parent), family: textOf(next) };
    if (isLookAlike(names) && !own.includes(next)) found.add(parent);
  }
  return found;
}

/** Follows the parents of a word to the last one. */
function findTop(word: number, parents: Int32Array): number {
  let top = word;
  for (let steps = 0; steps < 9; steps++) {
    const next = parents[top] as number;
    if (next === NONE) break;
    top = next;
  }
  return top;
}

/** The sorted words of an index with their families and lists. */
export interface SortedTerms {
  words: readonly string[];
  countOf(place: number): number;
  familyOf(place: number): string;
  /** Changes with what the list of the word was made from, besides the lists of pages. */
  stampOf(place: number): string;
  entry(place: number): TermEntry;
}

export function sortTerms({ words, starts, sections, postings }: WordTable, stems: WordStems): SortedTerms {
  const familyOf = groupFamilies({ words, stems });
  const countOf = (place: number): number => (starts[place + 1] as number) - (starts[place] as number);
  return {
    words,
    countOf,
    familyOf,
    stampOf: familyOf,
    entry(place) {
      const [start, length] = [starts[place] as number, countOf(place)];
      return {
        term: words[place] as string,
        family: familyOf(place),
        count: length,
        sections,
        postings,
        start,
        length,
      };
    },
  };
}
