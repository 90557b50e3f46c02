import { isVerb } from './analyze/chatter.ts';
import { createTokenizer, type Tokenize } from './analyze/tokenize.ts';
import { indexFileName } from './format/index-file.ts';
import { DEFAULT_SETTINGS, type DroppedWord, type SearchResponse, type SearchResult } from './model.ts';
import type { ExplainResults } from './query/explain-results.ts';
import { openIndex, type SearchIndex } from './query/open-index.ts';
import { createIndexSearch, type IndexSearchOptions, type SearchOneIndex } from './query/search-index.ts';
import { parseQuery, type QueryWord } from './query/parse-query.ts';
import { relaxQuery } from './query/relax-query.ts';
import { splitWords } from './query/split-words.ts';
import { expandWord, lookUpQuery, mergeLookups, type Expansion, type Known, type Lookup } from './query/expand-word.ts';
import { rarityOf } from './query/score-sections.ts';

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
  search(input: string, options: SearchOptions): Promise<SearchResponse>;
}

export interface SearchOptions extends Partial<IndexSearchOptions> {
  tags: readonly string[];
  retry?: boolean;
  /** Adds the matches of each result: see explain-results.ts. */
  explain?: ExplainResults;
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
    async search(input, { tags, limit, beforeTexts, retry = false, explain }) {
      if (retry) await forgetMissing(tags);
      const opened = await Promise.all(tags.map(open));
      const settings = opened[0]?.index.settings ?? DEFAULT_SETTINGS;
      const before = countFailures(opened);
      const response = await searchIndexes(input, opened, {
        limit: limit ?? settings.maxSearchResults,
        beforeTexts,
        tokenize,
        explain,
      });
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

/**
 * Queries several indexes and merges their results by score. What a word may mean and how much it tells apart is decided for all of them
 * together, so that a word which a small index lacks counts against its pages.
 */
async function searchIndexes(
  input: string,
  opened: readonly OpenIndex[],
  options: MergeOptions,
): Promise<SearchResponse> {
  const query = parseQuery(input, options);
  const lookups = await Promise.all(opened.map(({ index }) => lookUpQuery(index, query)));
  const known = query.words.map((_, place) => mergeLookups(lookups.map((own) => own[place] as Lookup)));
  const expansions = await Promise.all(
    opened.map(({ index }, number) =>
      Promise.all(
        query.words.map((word, place) =>
          expandWord(index, { word, lookup: lookups[number]?.[place] as Lookup, known: known[place] as Known }),
        ),
      ),
    ),
  );
  const size = opened.reduce((sum, { index }) => sum + index.size, 0);
  const rarities = query.words.map((word, place) =>
    weighWord(word, { all: expansions.map((own) => own[place]), size }),
  );
  const indexes = opened.map(({ index }) => index);
  const isUnknown = (place: number): boolean => rarities[place] === 0;
  const split = options.isSplit ? undefined : await splitWords(input, { query, isUnknown, indexes });
  if (split !== undefined) return searchIndexes(split, opened, { ...options, isSplit: true });
  const hits = await Promise.all(
    opened.map(({ search }, number) => search(query, { ...options, expansions: expansions[number] ?? [], rarities })),
  );
  // As many sections score at least this much, so the texts of those that cannot reach it are not needed. A phrase may drop any of them.
  const scores = hits.flatMap((own) => own.scores).sort((a, b) => b - a);
  const least = query.phrases.length > 0 ? 0 : (scores[options.limit - 1] ?? 0);
  const found = await Promise.all(hits.map((own) => own.show(least)));
  const unknown: DroppedWord[] = [];
  let meant = input;
  // From the end, so that the offsets of earlier words stay valid.
  for (const [place, { start, end, presence }] of [...query.words.entries()].toReversed()) {
    if (presence === 'not' || known[place]?.family) continue;
    if (isUnknown(place)) unknown.unshift({ word: input.slice(start, end), reason: 'unknown' });
    const near = expansions.map((own) => own[place]?.near).find((word) => word !== undefined);
    if (near === undefined) continue;
    const spelled = found.map(({ spell }) => spell(near)).find((word) => word !== undefined);
    meant = meant.slice(0, start) + (spelled ?? near) + meant.slice(end);
  }
  await Promise.all(
    opened.map(({ index }, number) =>
      options.explain?.(found[number]?.results ?? [], { query, index, expansions: expansions[number] ?? [] }),
    ),
  );
  const all = found.flatMap(({ results: own }) => own).sort((a, b) => b.score - a.score);
  const results = all.slice(0, options.limit);
  const response: SearchResponse = {
    results,
    errors: query.errors,
    dropped: [...query.dropped, ...unknown],
    didYouMean: meant === input ? undefined : meant,
  };
  if (options.isRelated || countPages(results) >= FEW_PAGES) return response;
  const relaxed = await relaxQuery(query, { isKnown: (place) => !isUnknown(place), indexes });
  if (relaxed === undefined) return response;
  const { results: further } = await searchIndexes(relaxed, opened, { ...options, isRelated: true });
  const related = firstOfPages(further, results);
  return related.length > 0 ? { ...response, related } : response;
}

interface MergeOptions extends IndexSearchOptions {
  tokenize: Tokenize;
  explain: ExplainResults | undefined;
  /** The query is one for related pages. */
  isRelated?: boolean;
  /** Its unknown words are split already. */
  isSplit?: boolean;
}

/** With fewer pages found, related ones are looked for. */
const FEW_PAGES = 3;
const MOST_RELATED = 4;

const pageOf = ({ document }: SearchResult): string => document.sectionRoute.replace(/#.*/, '');
const countPages = (results: readonly SearchResult[]): number => new Set(results.map(pageOf)).size;

/** The best result of each page that is not among those found already. */
function firstOfPages(further: readonly SearchResult[], results: readonly SearchResult[]): SearchResult[] {
  const pages = new Set(results.map(pageOf));
  const first = further.filter((result) => !pages.has(pageOf(result)) && pages.add(pageOf(result)));
  return first.slice(0, MOST_RELATED);
}

/** Share of their weight that words of conversation keep, and verbs: what is done is said in many ways, what it is done to in few. */
const LESS = 0.7;

/** How much a word tells apart: 0 if it is nowhere. A boost of 0 still finds. */
function weighWord(
  { term, boost, chatter }: QueryWord,
  { all, size }: { all: (Expansion | undefined)[]; size: number },
): number {
  let frequency = 0;
  for (const { terms, index, weight } of all.flatMap((own) => own?.candidates ?? []))
    frequency += weight * (terms.counts[index] as number);
  return frequency === 0 ? 0 : rarityOf(frequency, size) * Math.max(boost, 1e-6) * (chatter || isVerb(term) ? LESS : 1);
}
