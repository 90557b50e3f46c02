import type { SearchIndex } from './open-index.ts';
import type { Query, QueryWord } from './parse-query.ts';

/** The beginning of an unknown word must be at least this long, and this share of the word. */
const SHORTEST_BEGINNING = 4;
const SMALLEST_SHARE = 0.4;

/**
 * The words of a query without its conditions, and the known beginnings of those that are nowhere: what finds related pages where the query
 * itself finds few. Nothing if that would be the same query.
 */
export async function relaxQuery(
  { words, phrases }: Query,
  { isKnown, indexes }: { isKnown: (place: number) => boolean; indexes: readonly SearchIndex[] },
): Promise<string | undefined> {
  let isOther = phrases.length > 0;
  const plain: string[] = [];
  for (const [place, word] of words.entries()) {
    if (isConditional(word)) isOther = true;
    if (word.presence === 'not') continue;
    if (isKnown(place)) {
      plain.push(word.term);
      continue;
    }
    const beginning = await findBeginning(word.term, indexes);
    if (beginning === undefined) continue;
    isOther = true;
    plain.push(`${beginning}*`);
  }
  return isOther && plain.length > 0 ? plain.join(' ') : undefined;
}

const isConditional = ({ presence, field }: QueryWord): boolean => presence !== 'may' || field !== undefined;

/** The longest beginning of a word that some word of the indexes has. */
async function findBeginning(term: string, indexes: readonly SearchIndex[]): Promise<string | undefined> {
  const shortest = Math.max(SHORTEST_BEGINNING, Math.ceil(term.length * SMALLEST_SHARE));
  for (let length = term.length - 1; length >= shortest; length--) {
    const beginning = term.slice(0, length);
    for (const index of indexes) {
      const block = await index.terms(index.blockOf(beginning));
      if (block.terms[block.place(beginning)]?.startsWith(beginning)) return beginning;
    }
  }
  return undefined;
}
