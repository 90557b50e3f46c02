import { findStems } from '../analyze/stems.ts';
import { findPlace } from '../format/read-terms.ts';
import { createColumn } from './word-table.ts';

/** Possible stems of each word of a dictionary. A stem is the number of a word, or beyond those the number of a root. */
export interface WordStems {
  /** Stems that are not words themselves: roots of infinitives. */
  roots: string[];
  /** Where the stems of each word end. */
  ends: Uint32Array;
  stems: Uint32Array;
  /** See stripSuffixes. */
  signs: Uint8Array;
}

/** A dictionary: sorted words and their stems. */
export interface StemmedWords {
  words: readonly string[];
  stems: WordStems;
}

export const NO_STEMS: StemmedWords = {
  words: [],
  stems: { roots: [], ends: new Uint32Array(), stems: new Uint32Array(), signs: new Uint8Array() },
};

/** Finds the stems of all words, which must be sorted. Uses the cached stems of words that the changes of the dictionary cannot affect. */
export function findAllStems(words: readonly string[], cached: StemmedWords = NO_STEMS): WordStems {
  const { places, touched } = compare(words, cached.words);
  if (touched === undefined) return cached.stems;
  const roots: string[] = [];
  const rootNumbers = new Map<string, number>();
  const numberOfRoot = (root: string): number => {
    const known = rootNumbers.get(root) ?? words.length + roots.push(root) - 1;
    rootNumbers.set(root, known);
    return known;
  };
  let dictionary: Map<string, number> | undefined;
  const numberOf = (word: string): number | undefined =>
    (dictionary ??= new Map(words.map((known, number) => [known, number]))).get(word);
  const isWord = (word: string): boolean => numberOf(word) !== undefined;

  const ends = new Uint32Array(words.length);
  const stems = createColumn<Uint32Array>(Uint32Array);
  const signs = createColumn<Uint8Array>(Uint8Array);
  words.forEach((word, number) => {
    const old = places.old[number] as number;
    if (old < 0 || touched[number] === 1) {
      for (const [stem, sign] of findStems(word, isWord)) {
        stems.push(numberOf(stem) ?? numberOfRoot(stem));
        signs.push(sign);
      }
    } else
      for (
        let at = old === 0 ? 0 : (cached.stems.ends[old - 1] as number);
        at < (cached.stems.ends[old] as number);
        at++
      ) {
        const stem = cached.stems.stems[at] as number;
        const root = cached.stems.roots[stem - cached.words.length];
        stems.push(root === undefined ? (places.now[stem] as number) : numberOfRoot(root));
        signs.push(cached.stems.signs[at] as number);
      }
    ends[number] = stems.length();
  });
  return { roots, ends, stems: stems.finish(), signs: signs.finish() };
}

/** The root of an infinitive. */
const rootsOf = (word: string): string[] => (/m[ae]k$/.test(word) ? [word.slice(0, -3)] : []);

/** Old places of the words, or -1, and new places of the old words; and which words may have other stems now, unless nothing changed. */
function compare(
  words: readonly string[],
  before: readonly string[],
): { places: { old: Int32Array; now: Int32Array }; touched: Uint8Array | undefined } {
  const places = { old: new Int32Array(words.length).fill(-1), now: new Int32Array(before.length).fill(-1) };
  const changed: string[] = [];
  let [now, old] = [0, 0];
  while (now < words.length || old < before.length) {
    const [word, other] = [words[now], before[old]];
    if (word === other) {
      places.old[now] = old;
      places.now[old++] = now++;
    } else if (other === undefined || (word !== undefined && word < other)) changed.push(words[now++] as string);
    else changed.push(before[old++] as string);
  }
  if (changed.length === 0) return { places, touched: undefined };
  const touched = new Uint8Array(words.length);
  // There are no old stems to invalidate.
  if (before.length === 0) return { places, touched };
  for (const word of changed)
    for (const stem of [word, ...rootsOf(word)]) {
      // A word begins with its stem, except for the last letter, which may be softened or dropped.
      const beginning = stem.slice(0, -1);
      touched.fill(1, findPlace(words, beginning), findPlace(words, `${beginning}\uffff`));
    }
  return { places, touched };
}
