import { SUFFIXES, VOWELS, type Suffix } from './suffixes.ts';

/** Flags of a stem, from the suffixes that were removed. They began with a vowel, so a final b, d or g may stand for p, t or k. */
export const SOFTENED = 1;
/** A plural followed by another suffix was among them: the stem is a noun. */
export const PLURAL = 2;
/** Nouns can have them; without this flag only verbs can. */
export const NOUN = 4;
/** A tense or a participle was the first of them. */
export const ROOT = 8;

const MOST_SUFFIXES = 5;
/** Which vowel may follow which, as far as folded letters show it. Loanwords break the rule, so it is not applied to long suffixes. */
const HARMONY: Readonly<Record<string, string>> = { a: 'ai', e: 'ei', i: 'aei', o: 'aeu', u: 'aeu' };

/**
 * All possible stems of a folded word that chains of up to five suffixes lead to, with the flags of those chains. They need not be words.
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

/** Whether the suffix may follow the first `length` letters of the word, by its sounds. */
function fits(word: string, length: number, { text, firstVowel, startsWithVowel, wantsVowel }: Suffix): boolean {
  let at = length - 1;
  while (at >= 0 && !VOWELS.includes(word.charAt(at))) at -= 1;
  if (at < 0 || (at === length - 1 ? startsWithVowel : wantsVowel)) return false;
  // A `t` is a `d` after a voiceless consonant.
  if (text.startsWith('t') && !'ptkfhsc'.includes(word.charAt(length - 1))) return false;
  return text.length > 2 || HARMONY[word.charAt(at)]?.includes(firstVowel) === true;
}

const HARDENED: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };

/** A verb is recognized by its infinitive, since its bare root is rarely written. */
export const isRoot = (word: string, isWord: (word: string) => boolean): boolean =>
  isWord(`${word}mak`) || isWord(`${word}mek`);

/**
 * The words of a dictionary that a folded word may be an inflection of, with the flags of the suffixes. A stem counts only if it is in the
 * dictionary itself, or is the root of an infinitive that is.
 */
export function findStems(word: string, isWord: (word: string) => boolean): Map<string, number> {
  const stems = new Map<string, number>();
  const add = (stem: string, signs: number): void => {
    if (stem !== word) stems.set(stem, (stems.get(stem) ?? 0) | signs);
  };
  if (!/^[a-z]{3,}$/.test(word)) return stems;
  for (const [rest, signs] of stripSuffixes(word)) {
    const hard = signs & SOFTENED ? HARDENED[rest.slice(-1)] : undefined;
    for (const stem of hard === undefined ? [rest] : [rest, rest.slice(0, -1) + hard])
      if (((stem.length > 2 || signs & NOUN) && isWord(stem)) || (signs & ROOT && isRoot(stem, isWord)))
        add(stem, signs);
  }
  for (const stem of listEnglishStems(word)) if (stem.length > 2 && isWord(stem)) add(stem, NOUN);
  return stems;
}

function listEnglishStems(word: string): string[] {
  if (/[^s]s$/.test(word)) return [/s$/, /es$/].map((end) => word.replace(end, '')).concat(word.replace(/ies$/, 'y'));
  const rest = word.replace(/(?:ing|ed)$/, '');
  // `running` doubles its last letter, `using` has lost one.
  return rest === word ? [] : [rest, `${rest}e`, rest.replace(/(.)\1$/, '$1')];
}
