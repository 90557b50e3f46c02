import type { Tokenize } from '../analyze/tokenize.ts';
import type { SearchAnswer } from '../model.ts';
import { parseQuery } from './parse-query.ts';
import type { SearchOneIndex } from './search-index.ts';

/** Ask several indexes and merge what they find by score. */
export async function searchIndexes(
  input: string,
  indexes: readonly SearchOneIndex[],
  options: { limit: number; tokenize: Tokenize },
): Promise<SearchAnswer> {
  const query = parseQuery(input, options);
  const answers = await Promise.all(indexes.map((search) => search(query, options)));
  const dropped = [...query.dropped];
  let meant = input;
  let mended = false;
  // From the end, so that the places of the words before stay right.
  for (let place = query.words.length - 1; place >= 0; place--) {
    const word = query.words[place];
    const expansions = answers.map((answer) => answer.expansions[place]);
    if (!word || word.presence === 'not' || expansions.some((expansion) => expansion?.known)) continue;
    if (expansions.every((expansion) => expansion?.candidates.length === 0))
      dropped.push({ word: input.slice(word.start, word.end), reason: 'unknown' });
    const at = expansions.findIndex((expansion) => expansion?.near !== undefined);
    const near = expansions[at]?.near;
    if (near === undefined) continue;
    meant = meant.slice(0, word.start) + (answers[at]?.spell(near) ?? near) + meant.slice(word.end);
    mended = true;
  }
  const results = answers.flatMap((answer) => answer.results).sort((a, b) => b.score - a.score);
  return {
    results: results.slice(0, options.limit),
    errors: query.errors,
    dropped,
    ...(mended ? { didYouMean: meant } : {}),
  };
}
