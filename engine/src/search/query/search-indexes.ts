import type { Tokenize } from '../analyze/tokenize.ts';
import type { SearchResponse } from '../model.ts';
import { parseQuery } from './parse-query.ts';
import type { IndexSearchOptions, SearchOneIndex } from './search-index.ts';

/** Ask several indexes and merge what they find by score. */
export async function searchIndexes(
  input: string,
  indexes: readonly SearchOneIndex[],
  options: IndexSearchOptions & { tokenize: Tokenize },
): Promise<SearchResponse> {
  const query = parseQuery(input, options);
  const answers = await Promise.all(indexes.map((search) => search(query, options)));
  const dropped = [...query.dropped];
  let meant = input;
  // From the end, so that the places of the words before stay right.
  for (const [place, { start, end, presence }] of [...query.words.entries()].toReversed()) {
    const expansions = answers.map((answer) => ({ ...answer.expansions[place], spell: answer.spell }));
    if (presence === 'not' || expansions.some(({ known }) => known)) continue;
    if (!expansions.some(({ candidates }) => candidates?.length))
      dropped.push({ word: input.slice(start, end), reason: 'unknown' });
    const { near, spell } = expansions.find((expansion) => expansion.near !== undefined) ?? {};
    if (near !== undefined) meant = meant.slice(0, start) + (spell?.(near) ?? near) + meant.slice(end);
  }
  const results = answers.flatMap((answer) => answer.results).sort((a, b) => b.score - a.score);
  return {
    results: results.slice(0, options.limit),
    errors: query.errors,
    dropped,
    didYouMean: meant === input ? undefined : meant,
  };
}
