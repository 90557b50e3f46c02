import { createTokenizer } from '../search/analyze/tokenize.ts';
import { wantWords } from '../search/analyze/wanted-words.ts';
import { createSearcher } from '../search/create-searcher.ts';
import type { Range, SearchAnswer, SearchResult } from '../search/model.ts';
import { markWords } from '../search/query/mark-words.ts';
import { createTypingPace } from './typing-pace.ts';

export type { QueryError, Range } from '../search/model.ts';

/** A result with what was looked for marked in its title, too. */
export interface Hit extends SearchResult {
  titleMarks: Range[];
}

export interface HitAnswer extends Omit<SearchAnswer, 'results'> {
  results: Hit[];
}

export interface SearchRequest {
  input: string;
  tags: readonly string[];
  limit?: number;
}

export interface Answerer {
  prepare(tags: readonly string[]): void;
  /** A request that another overtakes may get the answer to that one. */
  answer(request: SearchRequest): Promise<HitAnswer>;
}

/** Searches, wherever it runs: in a worker, or on the page where there are none. */
export function createAnswerer({
  baseUrl,
  warn,
}: {
  /** Absolute. */
  baseUrl: string;
  warn: (message: string) => void;
}): Answerer {
  const tokenize = createTokenizer();
  const searcher = createSearcher({
    warn,
    async load(name) {
      const response = await fetch(baseUrl + name);
      if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
      return response.json();
    },
  });
  const markTitle = ({ document, terms }: SearchResult): Range[] => {
    const wanted = wantWords(new Map(terms.map((term) => [term, 1])));
    return mergeRanges(markWords(document.sectionTitle || document.pageTitle, { wanted, tokenize }));
  };
  const pace = createTypingPace();
  const search = async ({ input, tags, limit }: SearchRequest): Promise<HitAnswer> => {
    const turn = pace.next(input);
    try {
      const options = { tags, beforeTexts: turn.settle, ...(limit === undefined ? {} : { limit }) };
      const answer = await searcher.search(input, options);
      return { ...answer, results: answer.results.map((result) => ({ ...result, titleMarks: markTitle(result) })) };
    } catch (error) {
      if (turn.isOvertaken()) return newest;
      throw error;
    }
  };
  let newest: Promise<HitAnswer>;
  return {
    prepare(tags) {
      for (const tag of tags) void searcher.prepare(tag);
    },
    answer: (request) => (newest = search(request)),
  };
}

/** A whole identifier takes its parts in. */
function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
