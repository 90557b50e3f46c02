import type { Tokenize } from '../analyze/tokenize.ts';
import { wantWords, type WantedWords } from '../analyze/wanted-words.ts';
import type { SearchDocument, SearchResult } from '../model.ts';
import { expandWord, type Expansion } from './expand-word.ts';
import { makeSnippet } from './make-snippet.ts';
import { hasPhrase, markWords, rateCloseness, type Mark } from './mark-words.ts';
import type { SearchIndex } from './open-index.ts';
import type { Query } from './parse-query.ts';
import { createScorer, type Hit, type Rests, type ScoredWord } from './score-sections.ts';

/** What one index says to a query. */
export interface IndexAnswer {
  results: SearchResult[];
  /** For each word of the query, what it was taken for. */
  expansions: Expansion[];
  /** How a folded word is written in the sections found. */
  spell(term: string): string | undefined;
}

export interface IndexSearchOptions {
  limit: number;
  /** Waited for before anything is fetched that is known of what was found. The search is given up when it fails. */
  beforeTexts?: (() => Promise<void>) | undefined;
}

export type SearchOneIndex = (query: Query, options: IndexSearchOptions) => Promise<IndexAnswer>;

/** How much words that stand side by side add to a section's score. */
const CLOSENESS = 0.5;
/** So many of the best sections are looked at again when their texts are at hand; else only those that will be shown. */
const LOOKED_AT = 20;
/** A phrase is looked for in so many: no list says where a word stands. */
const LOOKED_AT_FOR_PHRASE = 50;

/** Words are told apart by their places in the query. */
interface PlacedWord extends ScoredWord {
  places: readonly number[];
}

interface Passage {
  document: SearchDocument;
  title: string;
  text: string;
}

/** Make what answers queries from one index. */
export function createIndexSearch(index: SearchIndex, { tokenize }: { tokenize: Tokenize }): SearchOneIndex {
  const score = createScorer(index);
  return async (query, { limit, beforeTexts }) => {
    const expansions = await Promise.all(query.words.map((word) => expandWord(index, word)));
    const words = query.words.map((word, place): PlacedWord => ({
      ...word,
      ...(expansions[place] as Expansion),
      places: [place],
    }));
    const all = [...words, ...(await findJoined(index, query))];
    const asked = words.filter(({ presence, candidates }) => presence !== 'not' && candidates.length > 0);
    const rests = asked.length > 1 ? await loadRests(index, asked) : new Map();
    const depth = query.phrases.length > 0 ? LOOKED_AT_FOR_PHRASE : index.hasTexts && asked.length > 1 ? LOOKED_AT : 0;
    const hits = score(all, { most: Math.max(limit, depth), rests });
    const sections = hits.map(({ section }) => section);
    if (beforeTexts && !index.isAtHand(sections)) await beforeTexts();
    const [documents, texts] = await Promise.all([index.documents(sections), index.texts(sections)]);

    const wanted = listWanted(all);
    const accept = createPhraseCheck(query, { expansions, tokenize });
    const wordCount = Math.max(1, asked.length);
    const ranked = hits
      .flatMap((hit, place) => {
        const [document, text = ''] = [documents[place], texts[place]];
        if (!document) return [];
        const passage = { document, text, title: (document.sectionTitle || document.pageTitle).normalize() };
        return accept(passage) ? rank(hit, { passage, wanted, tokenize, wordCount }) : [];
      })
      .sort((a, b) => b.score - a.score || a.passage.document.id - b.passage.document.id)
      .slice(0, limit);
    return {
      results: ranked.map(makeResult),
      expansions,
      spell: (term) => spell(term, { passages: ranked.map(({ passage }) => passage), tokenize }),
    };
  };
}

/** Words of the query side by side that the index knows as one, as words that are a bonus. */
function findJoined(index: SearchIndex, query: Query): Promise<PlacedWord[]> {
  return Promise.all(
    query.joined.map(async ({ term, places }) => {
      const terms = await index.terms(index.blockOf(term));
      const place = terms.find(term);
      const candidates = place < 0 ? [] : [{ term, terms, index: place, weight: 1, titleWeight: 1 }];
      return { candidates, presence: 'may', boost: 1, extra: true, places };
    }),
  );
}

/** With several words a section that is not among the best of one may still be the best of all, so long lists are needed whole. */
async function loadRests(index: SearchIndex, words: readonly ScoredWord[]): Promise<Rests> {
  const long = words
    .flatMap(({ candidates }) => candidates)
    .filter(({ terms, index: list, weight }) => weight > 0.5 && (terms.counts[list] ?? 0) > index.longestList);
  return new Map(await Promise.all(long.map(async ({ terms }) => [terms, await index.rest(terms)] as const)));
}

function listWanted(words: readonly PlacedWord[]): WantedWords {
  const wanted = new Map<string, number>();
  for (const { candidates, presence, places } of words)
    if (presence !== 'not')
      for (const { term } of candidates)
        for (const place of places) wanted.set(term, (wanted.get(term) ?? 0) | (1 << place));
  return wantWords(wanted);
}

/** A section with a phrase that was asked for, and without those that were not wanted, in its title or its text. */
function createPhraseCheck(
  query: Query,
  { expansions, tokenize }: { expansions: readonly Expansion[]; tokenize: Tokenize },
): (passage: Passage) => boolean {
  const phrases = query.phrases.map(({ terms, not }) => ({
    not,
    forms: terms.map((term) => {
      const { known, candidates = [] } = expansions[query.words.findIndex((word) => word.term === term)] ?? {};
      return new Set([term, ...candidates.flatMap((form) => (known && form.weight >= 0.12 ? form.term : []))]);
    }),
  }));
  return ({ title, text }) =>
    phrases.every(({ forms, not }) => [title, text].some((part) => hasPhrase(tokenize(part), forms)) !== not);
}

interface Ranked {
  score: number;
  passage: Passage;
  inTitle: Mark[];
  inText: Mark[];
}

/** Look at a section again: words that stand side by side are what was meant. */
function rank(
  { score }: Hit,
  { passage, wordCount, ...options }: { passage: Passage; wanted: WantedWords; tokenize: Tokenize; wordCount: number },
): Ranked {
  const [inTitle, inText] = [markWords(passage.title, options), markWords(passage.text, options)];
  const closeness = Math.max(rateCloseness(inTitle, wordCount), rateCloseness(inText, wordCount));
  return { score: score * (1 + CLOSENESS * closeness), passage, inTitle, inText };
}

function makeResult({ score, passage: { document, text }, inTitle, inText }: Ranked): SearchResult {
  return {
    document,
    score,
    terms: [...new Set([...inTitle, ...inText].map(({ term }) => term))],
    snippet: text ? makeSnippet(text, inText) : undefined,
  };
}

/** A folded word as the sections write it. */
function spell(
  term: string,
  { passages, tokenize }: { passages: readonly Passage[]; tokenize: Tokenize },
): string | undefined {
  const wanted = wantWords(new Map([[term, 1]]));
  for (const { title, text } of passages)
    for (const source of [text, title]) {
      const [mark] = markWords(source, { wanted, tokenize });
      if (mark) return source.slice(mark.start, mark.end);
    }
  return undefined;
}
