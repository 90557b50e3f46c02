import { SUFFIXES, VOWELS, type Suffix } from './suffixes.ts';

/** Flags of a stem, from the suffixes that were removed. They began with a vowel, so a final b, d or g may stand for p, t or k. */
export const SOFTENED = 1;
/** A plural followed by another suffix was among them: the stem is a noun. */
export const PLURAL = 2;
/** Nouns can have them; without this flag only verbs can. */
export const NOUN = 4;
/** A tense or a participle was the first of them, or a voice. */
export const ROOT = 8;
/** The vowel before `-yor` may have been a or e: `bekliyor`. */
const NARROWED = 16;
/** A verb was made from a noun: `yavaşla` from `yavaş`. */
const MADE = 32;

const MOST_SUFFIXES = 5;
/** Which vowel may follow which, as far as folded letters show it. Loanwords break the rule, so it is not applied to long suffixes. */
const HARMONY: Readonly<Record<string, string>> = { a: 'ai', e: 'ei', i: 'aei', o: 'aeu', u: 'aeu' };

/**
 * All possible stems of a folded word that chains of up to five suffixes lead to, with the flags of those chains. They need not be words.
 * Voices are other verbs, so they are removed only when asked for: `kapattı` is `kapat`, and akin to `kapa`.
 */
export function stripSuffixes(word: string, { voices = false }: { voices?: boolean } = {}): Map<string, number> {
  const found = new Map<string, number>();
  const walk = (length: number, state: number, depth: number, noun: number): void => {
    for (const suffix of SUFFIXES[word.charAt(length - 1)] ?? []) {
      const { text, next } = suffix;
      const left = length - text.length;
      if (next === 9 && !voices) continue;
      if (left < 2 || !suffix.after.includes(`${state}`) || !word.startsWith(text, left) || !fits(word, left, suffix))
        continue;
      const rest = word.slice(0, left);
      const still = next === 2 || next > 6 ? 0 : noun;
      const softened = suffix.startsWithVowel ? SOFTENED : 0;
      const plural = next === 5 && depth > 1 ? PLURAL : 0;
      const root = next > 6 ? ROOT : 0;
      const made = next === 9 && text.startsWith('l') ? MADE : 0;
      const narrowed = /^[iu]yor/.test(text) ? NARROWED : 0;
      found.set(rest, (found.get(rest) ?? 0) | still | softened | plural | root | made | narrowed);
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

export type IsWord = (word: string) => boolean;

/** A verb is known by its infinitive, since its bare root is rarely written. */
const isRoot = (root: string, isWord: IsWord): boolean => isWord(`${root}mak`) || isWord(`${root}mek`);

/** What a stem may look like by itself: `kitab` is `kitap`, `bekl` of `bekliyor` is `bekle`. */
function listForms(rest: string, signs: number): string[] {
  const hard = signs & SOFTENED ? HARDENED[rest.slice(-1)] : undefined;
  const forms = hard === undefined ? [rest] : [rest, rest.slice(0, -1) + hard];
  return signs & NARROWED ? [...forms, `${rest}a`, `${rest}e`] : forms;
}

/**
 * The words of a dictionary that a folded word may be an inflection of, with the flags of the suffixes. A stem counts only if it is in the
 * dictionary itself, or is the root of an infinitive that is.
 */
export function findStems(word: string, isWord: IsWord): Map<string, number> {
  const stems = new Map<string, number>();
  const add = (stem: string, signs: number): void => {
    if (stem !== word) stems.set(stem, (stems.get(stem) ?? 0) | signs);
  };
  if (!/^[a-z]{3,}$/.test(word)) return stems;
  for (const [rest, signs] of stripSuffixes(word))
    for (const stem of listForms(rest, signs))
      if (((stem.length > 2 || signs & NOUN) && isWord(stem)) || (signs & ROOT && isRoot(stem, isWord)))
        add(stem, signs);
  for (const stem of listEnglishStems(word)) if (stem.length > 2 && isWord(stem)) add(stem, NOUN);
  return stems;
}

/** Endings that only verbs have. */
const VERBAL = 'mak mek iyor uyor miyor muyor di du ti tu mis mus acak ecek madi medi ir ur ar er'.split(' ');
/** Endings of verbs that are made from a root: `kapat`, `kapan`, `yapıl`, `değiştir`. */
const VOICES = 't n l il ul in un dir dur tir tur ir ur'.split(' ');
/** Shorter roots look like too many words. */
const SHORTEST_ROOT = 3;
/** A root without an infinitive must have so many other forms if the word itself is known: one alone may be a look-alike. */
const FEWEST_FORMS = 2;

/**
 * The words of a dictionary that are forms of the same verb as a folded word, or of a verb with another voice, or the noun that the verb was made
 * from: `kapattık` is akin to `kapandı`, `ağırlaştı` to `ağır`.
 */
export function findKin(word: string, isWord: IsWord): string[] {
  const kin = new Set<string>();
  const fewest = isWord(word) ? FEWEST_FORMS : 1;
  for (const [rest, signs] of stripSuffixes(word, { voices: true })) {
    if (!(signs & ROOT) || rest.length < SHORTEST_ROOT) continue;
    // `başla` is not `baş`: a short noun is a look-alike.
    if (signs & MADE && rest.length > SHORTEST_ROOT && isWord(rest)) kin.add(rest);
    for (const root of listForms(rest, signs))
      for (const verb of [root, ...VOICES.map((voice) => root + voice)]) {
        const forms = VERBAL.map((ending) => verb + ending).filter((form) => form !== word && isWord(form));
        if (forms.length >= fewest || isRoot(verb, isWord)) for (const form of forms) kin.add(form);
      }
  }
  return [...kin];
}

/** Stems of so few letters look like the beginning of many words. */
const SHORT = 2;

/**
 * Whether a word that may be a form of a stem, which may be a form of another word, is likely to be no form of that one, if suffixes do not lead
 * from the word to it: `adam` may be `ada`, and `ada` may be `ad`; `arkadas` may be the English plural of `arkada`. Longer ones are mostly right.
 */
export const isLookAlike = ({ word, stem, family }: { word: string; stem: string; family: string }): boolean =>
  family.length <= SHORT || word === `${stem}s`;

function listEnglishStems(word: string): string[] {
  if (/[^s]s$/.test(word)) return [/s$/, /es$/].map((end) => word.replace(end, '')).concat(word.replace(/ies$/, 'y'));
  const rest = word.replace(/(?:ing|ed)$/, '');
  // `running` doubles its last letter, `using` has lost one.
  return rest === word ? [] : [rest, `${rest}e`, rest.replace(/(.)\1$/, '$1')];
}
