import { SUFFIXES, VOWELS, type Suffix } from './suffixes.ts';

/** What the suffixes that were taken off say of what is left, as bits. They began with a vowel, so a final b, d or g may stand for p, t or k. */
export const SOFTENED = 1;
/** A plural with more behind it was among them: only a noun can have borne it. */
export const PLURAL = 2;
/** Nouns take them; without this sign, only verbs do. */
export const NOUN = 4;
/** A tense or a participle was the first of them. */
export const ROOT = 8;

const MOST_SUFFIXES = 5;
/** Which vowel may come after which, as far as folding lets one see. Loanwords break it, so long suffixes are let through. */
const HARMONY: Readonly<Record<string, string>> = { a: 'ai', e: 'ei', i: 'aei', o: 'aeu', u: 'aeu' };

/**
 * All that a folded word may be built on by chains of up to five suffixes, with the signs of all chains that lead to it. Nothing is said
 * of whether those are words.
 */
export function stripSuffixes(word: string): Map<string, number> {
  const found = new Map<string, number>();
  const walk = (length: number, state: number, depth: number, noun: number): void => {
    for (const suffix of SUFFIXES[word.charAt(length - 1)] ?? []) {
      const { text, next } = suffix;
      const left = length - text.length;
      if (left < 2 || !suffix.after.includes(`${state}`) || !word.startsWith(text, left) || !fits(word, left, suffix))
        continue;
      const rest = word.slice(0, left);
      const still = next === 2 || next > 6 ? 0 : noun;
      const softened = suffix.startsWithVowel ? SOFTENED : 0;
      const plural = next === 5 && depth > 1 ? PLURAL : 0;
      const root = next > 6 ? ROOT : 0;
      found.set(rest, (found.get(rest) ?? 0) | still | softened | plural | root);
      if (depth < MOST_SUFFIXES) walk(left, next, depth + 1, still);
    }
  };
  walk(word.length, 0, 1, NOUN);
  return found;
}

/** Whether the sounds of the word's first `length` letters allow the suffix after them. */
function fits(word: string, length: number, { text, firstVowel, startsWithVowel, wantsVowel }: Suffix): boolean {
  let at = length - 1;
  while (at >= 0 && !VOWELS.includes(word.charAt(at))) at -= 1;
  if (at < 0 || (at === length - 1 ? startsWithVowel : wantsVowel)) return false;
  // A `t` is a `d` after a voiceless consonant.
  if (text.startsWith('t') && !'ptkfhsc'.includes(word.charAt(length - 1))) return false;
  return text.length > 2 || HARMONY[word.charAt(at)]?.includes(firstVowel) === true;
}
