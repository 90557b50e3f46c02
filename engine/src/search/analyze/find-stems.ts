import { stripSuffixes } from './strip-suffixes.ts';

/** How a word is built on a stem. */
export interface Stem {
  /** Seen under a plural with more behind it, so the stem is a noun of its own. */
  plural: boolean;
  /** Only by endings that verbs take. */
  verb: boolean;
}

const SOFTENED: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };
const INFLECTED = /^[a-z]{3,}$/;

/** A verb is known by its infinitive, for its bare root is seldom written. */
export const isRoot = (word: string, isWord: (word: string) => boolean): boolean =>
  isWord(`${word}mak`) || isWord(`${word}mek`);

/**
 * What a folded word may be an inflection of, among the words of one dictionary: what is left when suffixes are taken off counts only
 * if it is itself written somewhere, or is the root of an infinitive that is.
 */
export function findStems(word: string, isWord: (word: string) => boolean): Map<string, Stem> {
  const stems = new Map<string, Stem>();
  if (!INFLECTED.test(word)) return stems;
  for (const [rest, { softened, plural, verb, root }] of stripSuffixes(word)) {
    const hard = softened ? SOFTENED[rest.slice(-1)] : undefined;
    for (const stem of hard === undefined ? [rest] : [rest, rest.slice(0, -1) + hard]) {
      const written = (stem.length > 2 || !verb) && isWord(stem);
      if (!written && !(root && isRoot(stem, isWord))) continue;
      const before = stems.get(stem);
      stems.set(stem, { plural: plural || before?.plural === true, verb: verb && before?.verb !== false });
    }
  }
  for (const stem of englishStems(word))
    if (stem.length > 2 && isWord(stem)) stems.set(stem, { plural: false, verb: false });
  stems.delete(word);
  return stems;
}

function englishStems(word: string): string[] {
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (/[^s]s$/.test(word)) return [word.slice(0, -1)];
  const rest = /^(.{3,})(?:ing|ed)$/.exec(word)?.[1];
  if (rest === undefined) return [];
  // `running` doubles its last letter.
  return [rest, `${rest}e`, ...(/(.)\1$/.test(rest) ? [rest.slice(0, -1)] : [])];
}
