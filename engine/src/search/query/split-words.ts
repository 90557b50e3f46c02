import { lookUpQuery } from './expand-word.ts';
import type { SearchIndex } from './open-index.ts';
import type { Query, QueryWord } from './parse-query.ts';

/** Letters that each of the two words has at least. */
const SHORTEST = 3;

/**
 * A query in which words that are nowhere are two words, if the site has both: `anasayfa` is often written `ana sayfa`, and a space is
 * easily missed. Nothing if there is no such word.
 */
export async function splitWords(
  input: string,
  {
    query,
    isUnknown,
    indexes,
  }: { query: Query; isUnknown: (place: number) => boolean; indexes: readonly SearchIndex[] },
): Promise<string | undefined> {
  let split = input;
  // From the end, so that the offsets of earlier words stay valid.
  for (const [place, word] of [...query.words.entries()].toReversed()) {
    if (word.presence !== 'may' || !isUnknown(place)) continue;
    const pair = await findPair(word, indexes);
    if (pair !== undefined) split = `${split.slice(0, word.start)}${pair}${split.slice(word.end)}`;
  }
  return split === input ? undefined : split;
}

/** The longest beginning that is a word, with the rest if that is a form of one. */
async function findPair(word: QueryWord, indexes: readonly SearchIndex[]): Promise<string | undefined> {
  const { term } = word;
  for (let cut = term.length - SHORTEST; cut >= SHORTEST; cut--) {
    const [first, second] = [term.slice(0, cut), term.slice(cut)];
    for (const index of indexes) {
      const { find } = await index.terms(index.blockOf(first));
      if (find(first) < 0) continue;
      const [rest] = await lookUpQuery(index, { words: [{ ...word, term: second }], joined: [] });
      if (rest && rest.family.length > 0) return `${first} ${second}`;
    }
  }
  return undefined;
}
