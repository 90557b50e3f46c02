import type { Tokenize } from '../analyze/tokenize.ts';
import { wantWords, type WantedWords } from '../analyze/wanted-words.ts';
import type { SearchDocument, SearchResult } from '../model.ts';
import { expandWord, findWord, type Expansion } from './expand-word.ts';
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

export type SearchOneIndex = (query: Query, options: { limit: number }) => Promise<IndexAnswer>;

/** How much words that stand side by side add to a section's score. */
const CLOSENESS = 0.5;
/** So many of the best sections are looked at again when their texts are at hand; else only those that will be shown. */
const LOOKED_AT = 20;
/** A phrase is looked for in so many: no list says where a word stands. */
const LOOKED_AT_FOR_PHRASE = 50;

interface Passage {
  document: SearchDocument;
  title: string;
  text: string;
}

/** Make what answers queries from one index. */
export function createIndexSearch(index: SearchIndex, { tokenize }: { tokenize: Tokenize }): SearchOneIndex {
  const score = createScorer(index);
  const loadPassages = async (sections: readonly number[]): Promise<(Passage | undefined)[]> => {
    const [documents, texts] = await Promise.all([index.documents(sections), index.texts(sections)]);
    return documents.map((document, place) => {
      const title = (document?.sectionTitle || document?.pageTitle) ?? '';
      return document && { document, title: title.normalize(), text: texts[place] ?? '' };
    });
  };

  return async (query, { limit }) => {
    const expansions = await Promise.all(query.words.map((word) => expandWord(index, word)));
    const words = query.words.map((word, place): ScoredWord => ({ ...word, ...(expansions[place] as Expansion) }));
    const joined = await findJoined(index, query);
    const asked = words.filter(({ presence, candidates }) => presence !== 'not' && candidates.length > 0);
    const rests = asked.length > 1 ? await loadRests(index, asked) : new Map();
    const depth = query.phrases.length > 0 ? LOOKED_AT_FOR_PHRASE : index.hasTexts && asked.length > 1 ? LOOKED_AT : 0;
    const hits = score([...words, ...joined.map(({ word }) => word)], { most: Math.max(limit, depth), rests });
    const passages = await loadPassages(hits.map(({ section }) => section));

    const wanted = listWanted(words, joined);
    const accept = createPhraseCheck(query, { expansions, tokenize });
    const wordCount = Math.max(1, asked.length);
    const ranked = hits
      .flatMap((hit, place) => {
        const passage = passages[place];
        return passage && accept(passage) ? rank(hit, { passage, wanted, tokenize, wordCount }) : [];
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

interface Joined {
  word: ScoredWord;
  places: number[];
}

/** Words of the query side by side that the index knows as one. */
async function findJoined(index: SearchIndex, query: Query): Promise<Joined[]> {
  const found = await Promise.all(
    query.joined.map(async ({ term, places }): Promise<Joined | undefined> => {
      const candidate = await findWord(index, term);
      return candidate && { word: { candidates: [candidate], presence: 'may', boost: 1, extra: true }, places };
    }),
  );
  return found.filter((item) => item !== undefined);
}

/** With several words a section that is not among the best of one may still be the best of all, so long lists are needed whole. */
async function loadRests(index: SearchIndex, words: readonly ScoredWord[]): Promise<Rests> {
  const blocks = new Set<number>();
  for (const { candidates } of words)
    for (const { block, terms, index: list, weight } of candidates)
      if (weight > 0.5 && (terms.counts[list] ?? 0) > index.longestList) blocks.add(block);
  const rests = await Promise.all([...blocks].map(async (block) => [block, (await index.rest(block))?.each] as const));
  return new Map(rests);
}

/** Words are told apart by their places in the query. */
function listWanted(words: readonly ScoredWord[], joined: readonly Joined[]): WantedWords {
  const wanted = new Map<string, number>();
  const add = (term: string, words: number): void => {
    wanted.set(term, (wanted.get(term) ?? 0) | words);
  };
  words.forEach(({ candidates, presence }, place) => {
    if (presence !== 'not') for (const { term } of candidates) add(term, 1 << place);
  });
  for (const { word, places } of joined)
    for (const { term } of word.candidates) for (const place of places) add(term, 1 << place);
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
      const place = query.words.findIndex((word) => word.term === term);
      const known = expansions[place]?.known ? expansions[place].candidates : [];
      return new Set([term, ...known.filter(({ weight }) => weight >= 0.12).map((candidate) => candidate.term)]);
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
    ...(text === '' ? {} : { snippet: makeSnippet(text, inText) }),
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
