import { createTokenizer, type Tokenize } from './analyze/tokenize.ts';
import { indexFileName } from './format/index-file.ts';
import { DEFAULT_SETTINGS, type SearchResponse } from './model.ts';
import { openIndex, type SearchIndex } from './query/open-index.ts';
import { createIndexSearch, type IndexSearchOptions, type SearchOneIndex } from './query/search-index.ts';
import { parseQuery } from './query/parse-query.ts';

export interface SearcherOptions {
  /** Fetches a file of the index by its name, relative to the base of the site, and parses it as JSON. It may reject. */
  load(name: string): Promise<unknown>;
  /** Called once for each index that is missing or damaged; such an index is empty. */
  warn?(message: string): void;
}

export interface Searcher {
  /** Loads the index of a tag before it is needed. */
  prepare(tag: string): Promise<void>;
  /** Rejects when nothing could be loaded that might have been found. `retry`: loads indexes again that are missing. */
  search(
    input: string,
    options: Partial<IndexSearchOptions> & { tags: readonly string[]; retry?: boolean },
  ): Promise<SearchResponse>;
}

interface OpenIndex {
  index: SearchIndex;
  search: SearchOneIndex;
}

/** Searches the indexes of a site. Each is loaded once, when it is first needed. */
export function createSearcher({ load, warn = () => undefined }: SearcherOptions): Searcher {
  const tokenize = createTokenizer();
  const opening = new Map<string, Promise<OpenIndex>>();

  // An index is loaded again on request; that it is still missing is no news.
  const reported = new Set<string>();
  const warnOnce = (message: string): void => {
    if (!reported.has(message)) warn(message);
    reported.add(message);
  };

  const open = (tag: string): Promise<OpenIndex> => {
    const known =
      opening.get(tag) ??
      openIndex(indexFileName(tag), { load, warn: warnOnce }).then((index) => ({
        index,
        search: createIndexSearch(index, { tokenize }),
      }));
    opening.set(tag, known);
    return known;
  };

  const forgetMissing = async (tags: readonly string[]): Promise<void> => {
    for (const tag of tags) if ((await opening.get(tag))?.index.isMissing) opening.delete(tag);
  };

  return {
    async prepare(tag) {
      await open(tag);
    },
    async search(input, { tags, limit, beforeTexts, retry = false }) {
      if (retry) await forgetMissing(tags);
      const opened = await Promise.all(tags.map(open));
      const settings = opened[0]?.index.settings ?? DEFAULT_SETTINGS;
      const before = countFailures(opened);
      const response = await searchIndexes(
        input,
        opened.map(({ search }) => search),
        { limit: limit ?? settings.maxSearchResults, beforeTexts, tokenize },
      );
      const isPartial = opened.some(({ index }) => index.isMissing) || countFailures(opened) > before;
      const isLost = opened.every(({ index }) => index.isMissing) || countFailures(opened) > before;
      if (isLost && response.results.length === 0 && tags.length > 0) {
        // The next search tries again.
        await forgetMissing(tags);
        throw new Error('The search index could not be loaded.');
      }
      return isPartial ? { ...response, isPartial: true } : response;
    },
  };
}

const countFailures = (opened: readonly OpenIndex[]): number =>
  opened.reduce((sum, { index }) => sum + index.failures(), 0);

/** Queries several indexes and merges their results by score. */
async function searchIndexes(
  input: string,
  indexes: readonly SearchOneIndex[],
  options: IndexSearchOptions & { tokenize: Tokenize },
): Promise<SearchResponse> {
  const query = parseQuery(input, options);
  const found = await Promise.all(indexes.map((search) => search(query, options)));
  const dropped = [...query.dropped];
  let meant = input;
  // From the end, so that the offsets of earlier words stay valid.
  for (const [place, { start, end, presence }] of [...query.words.entries()].toReversed()) {
    const expansions = found.map(({ expansions: own, spell }) => ({ ...own[place], spell }));
    if (presence === 'not' || expansions.some(({ known }) => known)) continue;
    if (!expansions.some(({ candidates }) => candidates?.length))
      dropped.push({ word: input.slice(start, end), reason: 'unknown' });
    const { near, spell } = expansions.find((expansion) => expansion.near !== undefined) ?? {};
    if (near !== undefined) meant = meant.slice(0, start) + (spell?.(near) ?? near) + meant.slice(end);
  }
  const results = found.flatMap(({ results: own }) => own).sort((a, b) => b.score - a.score);
  return {
    results: results.slice(0, options.limit),
    errors: query.errors,
    dropped,
    didYouMean: meant === input ? undefined : meant,
  };
}
