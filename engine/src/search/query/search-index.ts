import type { Tokenize } from '../analyze/tokenize.ts';
import { wantWords, type WantedWords } from '../analyze/words.ts';
import { readMarkedText, type MarkedText } from '../format/marked-text.ts';
import type { SearchDocument, SearchResult } from '../model.ts';
import type { Candidate, Expansion } from './expand-word.ts';
import { makeSnippet } from './make-snippet.ts';
import { hasPhrase, markWords, rateCloseness, type Mark } from './mark-words.ts';
import type { SearchIndex } from './open-index.ts';
import type { JoinedWords, Query } from './parse-query.ts';
import { createScorer, rarityOf, type Hit, type Rests, type ScoredWord } from './score-sections.ts';

/** The results of one index. */
export interface IndexResults {
  results: SearchResult[];
  /** How the found sections write a folded word. */
  spell(term: string): string | undefined;
}

/** What an index has for a query, before the texts are fetched. */
export interface IndexHits {
  /** Those of the best sections, the best first. Closeness may raise them by `CLOSENESS` of themselves. */
  scores: number[];
  /** Fetches the sections whose scores may come up to `least`, and ranks them by their texts. */
  show(least: number): Promise<IndexResults>;
}

export interface IndexSearchOptions {
  limit: number;
  /** Awaited before the documents and texts of the results are fetched. The search is cancelled when it rejects. */
  beforeTexts?: (() => Promise<void>) | undefined;
}

/** By the words of the query: what each may mean in this index, and how much it tells apart in all of them; 0 for one that is nowhere. */
export interface WeighedQuery {
  expansions: readonly Expansion[];
  rarities: readonly number[];
}

export type SearchOneIndex = (query: Query, options: IndexSearchOptions & WeighedQuery) => Promise<IndexHits>;

/** Bonus for words that are side by side. */
const CLOSENESS = 0.5;
/** Number of the best sections to rank again by their texts, if those are loaded; else only those that will be shown. */
const RERANKED = 20;
/** The same for a phrase: the lists have no positions. */
const RERANKED_FOR_PHRASE = 50;

/** Above every score of words. */
const PINNED = 1000;
/** As much as two rare words: a page that is called so in other forms. */
const LOOSELY_PINNED = 10;

/** Words are identified by their places in the query. */
interface PlacedWord extends ScoredWord {
  places: readonly number[];
}

interface Passage extends MarkedText {
  document: SearchDocument;
  title: string;
}

/** Searches one index. */
export function createIndexSearch(index: SearchIndex, { tokenize }: { tokenize: Tokenize }): SearchOneIndex {
  const score = createScorer(index);
  return async (query, { limit, beforeTexts, expansions, rarities }) => {
    const words = query.words.flatMap((word, place): PlacedWord[] => {
      const rarity = rarities[place] ?? 0;
      const { candidates } = expansions[place] as Expansion;
      return rarity > 0 ? [{ ...word, rarity, candidates, optional: word.chatter, places: [place] }] : [];
    });
    const all = [...words, ...(await findJoined(index, query))];
    const positive = words.filter(({ presence, candidates }) => presence !== 'not' && candidates.length > 0);
    const rests = positive.length > 1 ? await loadRests(index, positive) : new Map();
    const depth = query.phrases.length > 0 ? RERANKED_FOR_PHRASE : index.hasTexts && positive.length > 1 ? RERANKED : 0;
    const hits = score(all, { most: Math.max(limit, depth), rests });
    const wanted = listWanted(all);
    const accept = createPhraseCheck(query, { expansions, tokenize });
    const wordCount = Math.max(1, words.filter(({ presence, optional }) => presence !== 'not' && !optional).length);
    // A single word is not close to another one, so its scores are final.
    const lift = words.filter(({ presence }) => presence !== 'not').length > 1 ? 1 + CLOSENESS : 1;
    const show = async (least: number): Promise<IndexResults> => {
      const near = hits.filter((hit) => hit.score * lift >= least);
      const numbers = near.map(({ section }) => section);
      if (beforeTexts && !index.isLoaded(numbers)) await beforeTexts();
      const sections = await index.sections(numbers);
      const ranked = near
        .flatMap((hit, place) => {
          const found = sections[place];
          if (!found) return [];
          const { content, ...rest } = found;
          const document: SearchDocument = { ...rest, id: hit.section };
          const title = (document.sectionTitle || document.pageTitle).normalize();
          const passage = { ...readMarkedText(content), document, title };
          return accept(passage) ? rank(hit, { passage, wanted, tokenize, wordCount }) : [];
        })
        .sort((a, b) => b.score - a.score || a.passage.document.id - b.passage.document.id)
        .slice(0, limit);
      return {
        results: ranked.map(makeResult),
        spell: (term) => spell(term, { passages: ranked.map(({ passage }) => passage), tokenize }),
      };
    };
    return { scores: hits.map((hit) => hit.score), show };
  };
}

/** Neighbouring words of the query that the index has as one word, and the pages that are pinned to the query. They add to the score. */
async function findJoined(index: SearchIndex, { joined, pin, loosePin }: Query): Promise<PlacedWord[]> {
  const all: (JoinedWords & { worth?: number })[] = [...joined, { term: pin, places: [], worth: PINNED }];
  if (loosePin !== undefined) all.push({ term: loosePin, places: [], worth: LOOSELY_PINNED });
  const found = await Promise.all(
    all.map(async ({ term, places, worth }): Promise<PlacedWord[]> => {
      const terms = await index.terms(index.blockOf(term));
      const place = terms.find(term);
      if (place < 0) return [];
      const rarity = worth ?? rarityOf(terms.counts[place] ?? 0, index.size);
      const candidates: Candidate[] = [{ term, terms, index: place, weight: 1, titleWeight: 1, kind: 'word' }];
      return [{ candidates, presence: 'may', rarity, extra: true, places }];
    }),
  );
  return found.flat();
}

/** With several words, a section that is not among the best of one may be the best of all, so long lists are needed as a whole. */
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

/** Checks that the title or the text of a section has all wanted phrases and none of the excluded ones. */
function createPhraseCheck(
  query: Query,
  { expansions, tokenize }: { expansions: readonly Expansion[]; tokenize: Tokenize },
): (passage: Passage) => boolean {
  const phrases = query.phrases.map(({ terms, not }) => ({
    not,
    forms: terms.map((term) => {
      const { near, candidates = [] } = expansions[query.words.findIndex((word) => word.term === term)] ?? {};
      return new Set([
        term,
        ...candidates.flatMap((form) => (near === undefined && form.weight >= 0.12 ? form.term : [])),
      ]);
    }),
  }));
  return ({ title, text }) =>
    phrases.every(({ forms, not }) => [title, text].some((part) => hasPhrase(tokenize(part), forms)) !== not);
}

interface Ranked {
  hit: Hit;
  closeness: number;
  score: number;
  passage: Passage;
  inTitle: Mark[];
  inText: Mark[];
}

/** Ranks a section again by how close together the words are. */
function rank(
  hit: Hit,
  { passage, wordCount, ...options }: { passage: Passage; wanted: WantedWords; tokenize: Tokenize; wordCount: number },
): Ranked {
  const [inTitle, inText] = [markWords(passage.title, options), markWords(passage.text, options)];
  const closeness = Math.max(rateCloseness(inTitle, wordCount), rateCloseness(inText, wordCount));
  return { hit, closeness, score: hit.score * (1 + CLOSENESS * closeness), passage, inTitle, inText };
}

function makeResult({ hit, closeness, score, passage, inTitle, inText }: Ranked): SearchResult {
  const terms = [...new Set([...inTitle, ...inText].map(({ term }) => term))];
  const { own, page, share, title } = hit;
  const parts = Object.entries({ section: own, page, words: share, title, near: closeness });
  return {
    document: passage.document,
    score,
    terms,
    why: `${score.toFixed(1)}: ${parts.map(([name, value]) => `${name} ${value.toFixed(1)}`).join(', ')}; ${terms.join(' ')}`,
    snippet: passage.text ? makeSnippet(passage, inText) : undefined,
  };
}

/** A folded word as the passages write it. */
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
