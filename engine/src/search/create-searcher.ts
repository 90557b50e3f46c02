import { createTokenizer } from './analyze/tokenize.ts';
import { indexFileName } from './format/index-file.ts';
import { DEFAULT_SETTINGS, type SearchResponse } from './model.ts';
import { openIndex, type SearchIndex } from './query/open-index.ts';
import { createIndexSearch, type IndexSearchOptions, type SearchOneIndex } from './query/search-index.ts';
import { searchIndexes } from './query/search-indexes.ts';

export interface SearcherOptions {
  /** Fetch a file of the index by its name, which is relative to the site's base, and parse it as JSON. It may fail. */
  load(name: string): Promise<unknown>;
  /** Told once for each index that is missing or broken; nothing else happens then. */
  warn?(message: string): void;
}

export interface Searcher {
  /** How far the index of a tag is: not asked for yet, on its way, or there. One that failed is there and empty. */
  state(tag: string): 'idle' | 'loading' | 'ready';
  /** Load the index of a tag before it is needed. */
  prepare(tag: string): Promise<void>;
  search(input: string, options: Partial<IndexSearchOptions> & { tags: readonly string[] }): Promise<SearchResponse>;
}

interface OpenIndex {
  index: SearchIndex;
  search: SearchOneIndex;
}

/** Make what searches the indexes of a site. Each is loaded once, when it is first needed. */
export function createSearcher({ load, warn = () => undefined }: SearcherOptions): Searcher {
  const tokenize = createTokenizer();
  const opening = new Map<string, Promise<OpenIndex>>();
  const ready = new Set<string>();

  const open = (tag: string): Promise<OpenIndex> => {
    const known =
      opening.get(tag) ??
      openIndex(indexFileName(tag), { load, warn }).then((index) => {
        ready.add(tag);
        return { index, search: createIndexSearch(index, { tokenize }) };
      });
    opening.set(tag, known);
    return known;
  };

  return {
    state: (tag) => (ready.has(tag) ? 'ready' : opening.has(tag) ? 'loading' : 'idle'),
    async prepare(tag) {
      await open(tag);
    },
    async search(input, { tags, limit, beforeTexts }) {
      const opened = await Promise.all(tags.map(open));
      const settings = opened[0]?.index.settings ?? DEFAULT_SETTINGS;
      return searchIndexes(
        input,
        opened.map(({ search }) => search),
        { limit: limit ?? settings.maxSearchResults, beforeTexts, tokenize },
      );
    },
  };
}
