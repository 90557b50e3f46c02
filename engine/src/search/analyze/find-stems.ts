import { NOUN, ROOT, SOFTENED, stripSuffixes } from './strip-suffixes.ts';

const HARDENED: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };

/** A verb is known by its infinitive, for its bare root is seldom written. */
export const isRoot = (word: string, isWord: (word: string) => boolean): boolean =>
  isWord(`${word}mak`) || isWord(`${word}mek`);

/**
 * What a folded word may be an inflection of, among the words of one dictionary: what is left when suffixes are taken off counts only
 * if it is itself written somewhere, or is the root of an infinitive that is. With each stem the signs of what was taken off.
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
