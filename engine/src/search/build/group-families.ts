import { NOUN, PLURAL } from '../analyze/strip-suffixes.ts';
import { findPlace } from '../format/read-terms.ts';
import type { StemmedWords } from './find-all-stems.ts';

/** What each inflected word is filed under: the stem it shares with its family. Other words are filed under themselves. */
export type Families = (word: number) => string;

const NONE = -1;

/**
 * Find the families among the words of an index. Of the stems that a word may be built on, one that is known to stand by itself is
 * taken before one that is not: it is a noun that bears plurals, or the root of an infinitive. Among those the longest wins, so that
 * `veriler` is data (`veri`) and not giving (`ver`); among the others, the one that most words are built on.
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
      // What only verbs take says nothing of a noun: `veriyor` is giving, whether or not there is data.
      const alone = noun ? standsAlone(stem) : isVerb[stem] === 1;
      const { length } = textOf(stem);
      if (length < 3 && !alone) continue;
      const rank = alone ? length + (noun ? 2000 : 1000) : (support[stem] as number);
      if (alone === bestAlone ? rank <= bestRank : bestAlone) continue;
      [best, bestRank, bestAlone] = [stem, rank, alone];
    }
    if (bestAlone || bestRank > (support[word] as number)) parents[word] = best;
  }
  return (word) => textOf(findTop(word, parents));
}

/** The roots of infinitives. What is a verb's is taken out of the nouns: `kullanmaları` shows no noun `kullanma` beside the verb `kullan`. */
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

/** Follow a word to the end of its line. */
function findTop(word: number, parents: Int32Array): number {
  let top = word;
  for (let steps = 0; steps < 9; steps++) {
    const next = parents[top] as number;
    if (next === NONE) break;
    top = next;
  }
  return top;
}
