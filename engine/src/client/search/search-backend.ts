import { createTokenizer } from '../../search/analyze/tokenize.ts';
import { wantWords } from '../../search/analyze/words.ts';
import { createSearcher } from '../../search/create-searcher.ts';
import type { Range, SearchResponse, SearchResult } from '../../search/model.ts';
import { createIndexLoader } from './load-index.ts';
import { markWords } from '../../search/query/mark-words.ts';

export type { QueryError, Range } from '../../search/model.ts';

/** A result with the ranges of its title that match. */
export interface Hit extends SearchResult {
  titleMarks: Range[];
}

export interface HitResponse extends Omit<SearchResponse, 'results' | 'related'> {
  results: Hit[];
  related?: Hit[];
}

export interface SearchRequest {
  input: string;
  tags: readonly string[];
  limit?: number;
  /** Loads indexes again that are missing. */
  retry?: boolean;
}

export interface SearchBackend {
  prepare(tags: readonly string[]): void;
  /** A request that a later one overtakes may get the response to that one. */
  search(request: SearchRequest): Promise<HitResponse>;
}

/** Loads the indexes and searches them: in a worker, or on the page where workers fail. */
export function createSearchBackend({
  baseUrl,
  warn,
}: {
  /** Absolute. */
  baseUrl: string;
  warn: (message: string) => void;
}): SearchBackend {
  const tokenize = createTokenizer();
  const searcher = createSearcher({
    warn,
    load: createIndexLoader(baseUrl),
  });
  const markTitle = ({ document, terms }: SearchResult): Range[] => {
    const wanted = wantWords(new Map(terms.map((term) => [term, 1])));
    return mergeRanges(markWords(document.sectionTitle || document.pageTitle, { wanted, tokenize }));
  };
  const pace = createTypingPace();
  const toHit = (result: SearchResult): Hit => ({ ...result, titleMarks: markTitle(result) });
  const search = async ({ input, tags, limit, retry }: SearchRequest): Promise<HitResponse> => {
    const turn = pace.next(input);
    try {
      const options = {
        tags,
        beforeTexts: turn.settle,
        ...(limit === undefined ? {} : { limit }),
        ...(retry && { retry }),
      };
      const { results, related, ...response } = await searcher.search(input, options);
      return { ...response, results: results.map(toHit), ...(related && { related: related.map(toHit) }) };
    } catch (error) {
      if (turn.isOvertaken()) return newest;
      throw error;
    }
  };
  let newest: Promise<HitResponse>;
  return {
    prepare(tags) {
      for (const tag of tags) void searcher.prepare(tag);
    },
    search: (request) => (newest = search(request)),
  };
}

/** The range of a whole identifier contains those of its parts. */
function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** Without a key for so long, the reader has paused. */
const PAUSE_MS = 120;
/** A reader who does not pause sees results this often. */
const LONGEST_MS = 300;

/** One query of a reader who types. */
export interface Turn {
  /** Resolves when it is time to fetch the texts of the results. Rejects when a later query has come by then. */
  settle: () => Promise<void>;
  isOvertaken: () => boolean;
}

export interface TypingPace {
  next(input: string): Turn;
}

/**
 * Half of what is found for the beginning of a word is not found for the whole word, so its texts are not fetched while the next letter
 * is being typed. A single letter counts as such a beginning; after a pause nothing is delayed.
 */
export function createTypingPace(now: () => number = () => performance.now()): TypingPace {
  let newest = 0;
  let typedAt = -Infinity;
  let begunAt = -Infinity;
  return {
    next(input) {
      const turn = ++newest;
      const hasPaused = now() - typedAt >= PAUSE_MS;
      typedAt = now();
      if (hasPaused) begunAt = typedAt;
      const isWhole = hasPaused && input.trim().length > 1;
      let settling: Promise<void> | undefined;
      const isOvertaken = (): boolean => turn < newest;
      const wait = async (): Promise<void> => {
        const until = isWhole ? 0 : Math.min(PAUSE_MS, begunAt + LONGEST_MS - now());
        if (until > 0) await new Promise((resolve) => setTimeout(resolve, until));
        if (isOvertaken()) throw new Error('Overtaken.');
        begunAt = now();
      };
      // One wait for all indexes of the query.
      return { isOvertaken, settle: () => (settling ??= wait()) };
    },
  };
}
