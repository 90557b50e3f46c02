import { PIN_MARK } from '../model.ts';
import { isChatter } from './chatter.ts';
import { stripSuffixes } from './stems.ts';
import type { Token } from './tokenize.ts';
import { STOP_WORDS } from './words.ts';

type Word = Pick<Token, 'term' | 'whole'>;

const termsOf = (tokens: readonly Word[]): string[] => tokens.flatMap(({ term, whole }) => (whole ? [] : [term]));

/** The name under which a whole query finds the pages that are pinned to it. */
export const pinOf = (tokens: readonly Word[]): string => termsOf(tokens).join('') + PIN_MARK;

/** So few words are the least that say what is meant without the others. */
const ENOUGH = 2;

/**
 * The same, whatever the forms of the words, their order and what is said around them: `yeni sayfa açmak` and `yeni bir sayfa nasıl açılır`
 * are one. Other words may be cut to the same, so it tells less. A single word has none.
 */
export function loosePinOf(tokens: readonly Word[]): string | undefined {
  const said = [...new Set(termsOf(tokens).filter((term) => !STOP_WORDS.has(term)))];
  const meant = said.filter((term) => !isChatter(term));
  const roots = new Set((meant.length < ENOUGH ? said : meant).map(rootOf));
  return roots.size < ENOUGH ? undefined : [...roots].sort(byLength).join('-') + PIN_MARK;
}

/** The list then stands beside a long root, whose part of the index is loaded anyway. */
const byLength = (a: string, b: string): number => b.length - a.length || (a < b ? -1 : 1);

/** What is left when nothing more can be taken away. It may be less than the root, but is mostly the same for all forms of a word. */
function rootOf(word: string): string {
  const stems = /^[a-z]+$/.test(word) ? [...stripSuffixes(word, { voices: true }).keys()] : [];
  const shortest = stems.reduce((least, stem) => (stem.length < least.length ? stem : least), word);
  return shortest === word ? word : rootOf(shortest);
}
