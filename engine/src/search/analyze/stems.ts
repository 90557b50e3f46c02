import { SUFFIXES, VOWELS, type Suffix } from './suffixes.ts';

/** Flags of a stem, from the suffixes that were removed. They began with a vowel, so a final b, d or g may stand for p, t or k. */
export const SOFTENED = 1;
/** A plural followed by another suffix was among them: the stem is a noun. */
export const PLURAL = 2;
/** Nouns can have them; without this flag only verbs can. */
export const NOUN = 4;
/** A tense or a participle was the first of them, or a voice. */
export const ROOT = 8;
/** A voice was among them. */
export const VOICE = 16;
/** The vowel before `-yor` may have been a or e: `bekliyor`. */
const NARROWED = 32;
/** A verb was made from a noun: `yavaşla` from `yavaş`. */
const MADE = 64;

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
      const voice = next !== 9 ? 0 : text.startsWith('l') ? MADE : VOICE;
      const narrowed = /^[iu]yor/.test(text) ? NARROWED : 0;
      found.set(rest, (found.get(rest) ?? 0) | still | softened | plural | root | voice | narrowed);
      if (depth < MOST_SUFFIXES) walk(left, next, depth + 1, still);
    }
  };
  walk(word.length, 0, 1, NOUN);
  return found;
}

/** Whether the suffix may follow the first `length` letters of the word, by its sounds. */
function fits(word: string, length: number, { text, next, firstVowel, startsWithVowel, wantsVowel }: Suffix): boolean {
  let at = length - 1;
  while (at >= 0 && !VOWELS.includes(word.charAt(at))) at -= 1;
  if (at < 0 || (at === length - 1 ? startsWithVowel : wantsVowel)) return false;
  // The passive `-in` follows an l, otherwise it is part of the verb: `düşün` is not `düş`.
  if (next === 9 && /^[iu]n$/.test(text) && word.charAt(length - 1) !== 'l') return false;
  // A `t` is a `d` after a voiceless consonant.
  if (/^t./.test(text) && !'ptkfhsc'.includes(word.charAt(length - 1))) return false;
  return text.length > 2 || HARMONY[word.charAt(at)]?.includes(firstVowel) === true;
}

const HARDENED: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };

/** Endings that only verbs have, and others that show a verb with a longer root. */
const VERBAL = 'mak mek iyor uyor miyor muyor di du ti tu mis mus acak ecek madi medi'.split(' ');
const VERBAL_IF_LONG = 'ir ur ar er'.split(' ');
/** All of them. */
export const VERB_ENDINGS: readonly string[] = [...VERBAL, ...VERBAL_IF_LONG];
/** The roots of these have no other sign than their infinitives. */
const SHORT = 2;

/** A form of a verb that a dictionary has, besides the form from which its root was found; its bare root is rarely written. */
export function findForm(root: string, { isWord, besides }: { isWord: IsWord; besides: string }): string | undefined {
  const endings = root.length <= SHORT ? VERBAL.slice(0, 2) : root.length > 3 ? [...VERBAL, ...VERBAL_IF_LONG] : VERBAL;
  for (const ending of endings) {
    const form = root + ending;
    if (form !== besides && isWord(form)) return form;
  }
  return undefined;
}

export type IsWord = (word: string) => boolean;

/**
 * The words of a dictionary that a folded word may be an inflection of, with the flags of the suffixes. A stem counts only if it is in the
 * dictionary itself, or is the root of a verb that has another form there.
 */
export function findStems(word: string, isWord: IsWord): Map<string, number> {
  const stems = new Map<string, number>();
  const add = (stem: string, signs: number): void => {
    if (stem !== word) stems.set(stem, (stems.get(stem) ?? 0) | signs);
  };
  /** A verb that was made from a noun leads to it only if the noun is long enough: `başla` is not `baş`. */
  const isStem = (stem: string, signs: number): boolean =>
    (signs & MADE ? stem.length > 3 : stem.length > 2 || (signs & NOUN) > 0) && isWord(stem);
  if (!/^[a-z]{3,}$/.test(word)) return stems;
  for (const [rest, signs] of stripSuffixes(word)) {
    const hard = signs & SOFTENED ? HARDENED[rest.slice(-1)] : undefined;
    const forms = hard === undefined ? [rest] : [rest, rest.slice(0, -1) + hard];
    if (signs & NARROWED) forms.push(`${rest}a`, `${rest}e`);
    for (const stem of forms)
      if (isStem(stem, signs) || (signs & ROOT && findForm(stem, { isWord, besides: word }) !== undefined))
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
