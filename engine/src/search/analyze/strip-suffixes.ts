import { SUFFIXES, VOWELS, type Suffix } from './suffixes.ts';

/** What is left of a word when suffixes are taken off, and what they say of it. */
export interface Remainder {
  /** What followed began with a vowel, so a final b, d or g may stand for p, t or k. */
  softened: boolean;
  /** A plural with more behind it was taken off: only a noun can have borne it. */
  plural: boolean;
  /** Only verbs take what was taken off. */
  verb: boolean;
  /** It is what a tense or a participle is built on. */
  root: boolean;
}

const MOST_SUFFIXES = 5;
/** Which vowel may come after which, as far as folding lets one see. Loanwords break it, so long suffixes are let through. */
const HARMONY: Readonly<Record<string, string>> = { a: 'ai', e: 'ei', i: 'aei', o: 'aeu', u: 'aeu' };
const VOICELESS = 'ptkfhsc';

/** All that a folded word may be built on, by chains of up to five suffixes. Nothing is said of whether those are words. */
export function stripSuffixes(word: string): Map<string, Remainder> {
  const found = new Map<string, Remainder>();
  const walk = (length: number, state: number, depth: number, verbBefore: boolean): void => {
    for (const suffix of SUFFIXES[word.charAt(length - 1)] ?? []) {
      const left = length - suffix.text.length;
      if (left < 2 || !((suffix.after >> state) & 1) || !word.startsWith(suffix.text, left)) continue;
      if (!fits(word, left, suffix)) continue;
      const rest = word.slice(0, left);
      const verb = verbBefore || suffix.verb;
      const before = found.get(rest);
      found.set(rest, {
        softened: suffix.startsWithVowel || before?.softened === true,
        plural: (suffix.plural && depth > 1) || before?.plural === true,
        verb: verb && before?.verb !== false,
        root: suffix.root || before?.root === true,
      });
      if (depth < MOST_SUFFIXES) walk(left, suffix.next, depth + 1, verb);
    }
  };
  walk(word.length, 0, 1, false);
  return found;
}

/** Whether the sounds of the word's first `length` letters allow the suffix after them. */
function fits(word: string, length: number, suffix: Suffix): boolean {
  let at = length - 1;
  while (at >= 0 && !VOWELS.includes(word.charAt(at))) at -= 1;
  if (at < 0) return false;
  const endsWithVowel = at === length - 1;
  if (endsWithVowel ? suffix.startsWithVowel : suffix.wantsVowel) return false;
  if (suffix.text.startsWith('t') && !VOICELESS.includes(word.charAt(length - 1))) return false;
  return suffix.freeVowel || HARMONY[word.charAt(at)]?.includes(suffix.firstVowel) === true;
}
