import { findStems, isRoot } from '../analyze/find-stems.ts';
import { NOUN, PLURAL } from '../analyze/strip-suffixes.ts';

/** What an inflected word is filed under: the stem it shares with its family. Words that are filed under themselves are left out. */
export type Families = ReadonlyMap<string, string>;

/**
 * Find the families among the words of an index. Of the stems that a word may be built on, one that is known to stand by itself is
 * taken before one that is not: it is a noun that bears plurals, or the root of an infinitive. Among those the longest wins, so that
 * `veriler` is data (`veri`) and not giving (`ver`); among the others, the one that most words are built on.
 */
export function groupFamilies(words: ReadonlySet<string>): Families {
  const isWord = (word: string): boolean => words.has(word);
  const built = new Map<string, Map<string, number>>();
  const support = new Map<string, number>();
  const nouns = new Set<string>();
  for (const word of words) {
    const stems = findStems(word, isWord);
    if (stems.size === 0) continue;
    built.set(word, stems);
    for (const [stem, signs] of stems) {
      support.set(stem, (support.get(stem) ?? 0) + 1);
      if (signs & PLURAL) nouns.add(stem);
    }
  }
  const roots = new Map<string, boolean>();
  const isVerb = (word: string): boolean => {
    const known = roots.get(word) ?? isRoot(word, isWord);
    roots.set(word, known);
    return known;
  };
  // `kullanmaları` shows no noun `kullanma` beside the verb `kullan`.
  const standsAlone = (word: string): boolean =>
    (nouns.has(word) && !(/m[ae]$/.test(word) && isVerb(word.slice(0, -2)))) || isVerb(word);

  const parents = new Map<string, string>();
  for (const [word, stems] of built) {
    if (standsAlone(word)) continue;
    let best = '';
    let bestRank = 0;
    let bestAlone = false;
    for (const [stem, signs] of stems) {
      // What only verbs take says nothing of a noun: `veriyor` is giving, whether or not there is data.
      const alone = signs & NOUN ? standsAlone(stem) : isVerb(stem);
      if (stem.length < 3 && !alone) continue;
      const rank = alone ? stem.length + (signs & NOUN ? 2000 : 1000) : (support.get(stem) ?? 0);
      if (alone === bestAlone ? rank <= bestRank : bestAlone) continue;
      [best, bestRank, bestAlone] = [stem, rank, alone];
    }
    if (bestAlone || bestRank > (support.get(word) ?? 0)) parents.set(word, best);
  }
  return settle(parents);
}

/** Follow each word to the end of its line. */
function settle(parents: ReadonlyMap<string, string>): Map<string, string> {
  const families = new Map<string, string>();
  for (const [word, parent] of parents) {
    let top = parent;
    for (let steps = 0; steps < 8; steps++) {
      const next = parents.get(top);
      if (next === undefined) break;
      top = next;
    }
    if (top !== word) families.set(word, top);
  }
  return families;
}
