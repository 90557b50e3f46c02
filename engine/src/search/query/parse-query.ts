import { STOP_WORDS } from '../analyze/stop-words.ts';
import type { Tokenize } from '../analyze/tokenize.ts';
import { FIELDS, type DroppedWord, type Field, type QueryError } from '../model.ts';

/** `may`: counts when it is there. `must`: nothing is found without it. `not`: nothing is found with it. */
export type Presence = 'may' | 'must' | 'not';

/** A word that is looked for. */
export interface QueryWord {
  /** Folded. */
  term: string;
  presence: Presence;
  field?: Field;
  /** `word~1`: how many letters may be wrong. */
  edits?: number;
  /** `word^3`. */
  boost: number;
  /** `word*`, or the reader is still typing it. */
  open: boolean;
  /** Where it stands in the query. */
  start: number;
  end: number;
}

/** Words that must stand side by side. */
export interface Phrase {
  terms: string[];
  not: boolean;
}

/** Words side by side that may be written as one in the text: `e posta`, `set time out`. */
export interface JoinedWords {
  term: string;
  /** Which of the words it is made of. */
  places: number[];
}

export interface Query {
  words: QueryWord[];
  joined: JoinedWords[];
  phrases: Phrase[];
  errors: QueryError[];
  dropped: DroppedWord[];
}

export const LONGEST_QUERY = 512;
const MOST_WORDS = 16;
const MOST_JOINED = 4;
/** A sign, a field, and words in quotes or one without spaces. A colon before a slash or another colon belongs to the word. */
const CLAUSE = /([+-])?(?:(\p{L}{2,}):(?![\s/:]|$))?(?:["“”]([^"“”]*)["“”]?|([^\s"“”]+))/gu;
const MODIFIER = /^(.+)([~^])([^~^]*)$/s;
const NUMBER = /^\d+(?:\.\d+)?$/;
const MOST_EDITS = 2;

export function parseQuery(input: string, { tokenize }: { tokenize: Tokenize }): Query {
  const text = input.slice(0, LONGEST_QUERY).normalize();
  const query: Query = { words: [], joined: [], phrases: [], errors: [], dropped: [] };
  for (const match of text.matchAll(CLAUSE)) {
    const [all, sign, name, quoted, plain = ''] = match;
    const field = FIELDS.find((known) => known === name);
    if (name !== undefined && !field) query.errors.push({ code: 'unknown-field', field: name, fields: FIELDS });
    // With a field that is none, its name is as good a word as any.
    const body = name === undefined || field ? (quoted ?? plain) : `${name}:${quoted ?? plain}`;
    const offset = match.index + all.length - body.length - (quoted === undefined ? 0 : Number(/["“”]$/.test(all)));
    const presence: Presence = sign === '-' ? 'not' : sign === '+' || quoted !== undefined ? 'must' : 'may';
    const { word, ...modifiers } = quoted === undefined ? parseModifiers(body, query.errors) : { word: body, boost: 1 };
    const tokens = tokenize(word);
    const parts = tokens.filter(({ whole }) => !whole);
    if (quoted !== undefined && parts.length > 1)
      query.phrases.push({ terms: parts.map(({ term }) => term), not: presence === 'not' });
    if (quoted !== undefined && parts.length > 1 && presence === 'not') continue;
    // `-e-posta` is about the whole; its parts alone would shut out half of the site. Nor must a text hold the whole.
    const chosen = presence === 'not' ? tokens.slice(-1) : presence === 'must' ? parts : tokens;
    for (const { term, start, end } of chosen) {
      const place = { start: offset + start, end: offset + end };
      query.words.push({ open: false, ...modifiers, term, presence, ...(field ? { field } : {}), ...place });
    }
  }
  // The last word is being typed as long as nothing stands behind it.
  const last = query.words.at(-1);
  if (last && last.end === text.length && last.presence !== 'not') last.open = true;
  const all = query.words;
  dropCommon(query, text);
  query.words = query.words.filter(isFirst).slice(0, MOST_WORDS);
  query.joined = joinWords(all, query.words);
  return query;
}

/** Take `~1`, `^3` and `*` off the end of a word, in any order. */
function parseModifiers(
  body: string,
  errors: QueryError[],
): Pick<QueryWord, 'boost' | 'edits' | 'open'> & { word: string } {
  const found: Pick<QueryWord, 'boost' | 'edits' | 'open'> & { word: string } = { word: body, boost: 1, open: false };
  for (;;) {
    if (/.\*$/s.test(found.word)) {
      found.word = found.word.slice(0, -1);
      found.open = true;
      continue;
    }
    const [, word, sign, value = ''] = MODIFIER.exec(found.word) ?? [];
    if (word === undefined) return found;
    found.word = word;
    // A sign with nothing behind it is one that the reader has not finished.
    if (value === '') continue;
    if (!NUMBER.test(value)) errors.push({ code: sign === '~' ? 'edit-distance' : 'boost', word, value });
    else if (sign === '~') found.edits = Math.min(MOST_EDITS, Math.floor(Number(value)));
    else found.boost = Number(value);
  }
}

/** Leave out words that say little, unless nothing else is left. */
function dropCommon(query: Query, text: string): void {
  const isCommon = ({ term, presence, field }: QueryWord): boolean =>
    presence === 'may' && field === undefined && STOP_WORDS.has(term);
  const kept = query.words.filter((word) => !isCommon(word));
  if (!kept.some(({ presence }) => presence !== 'not')) return;
  for (const word of query.words)
    if (isCommon(word)) query.dropped.push({ word: text.slice(word.start, word.end), reason: 'common' });
  query.words = kept;
}

/** Common words take part here: `is logged in` is an identifier, too. */
function joinWords(all: readonly QueryWord[], kept: readonly QueryWord[]): JoinedWords[] {
  const joined: JoinedWords[] = [];
  const row = all.filter(({ presence, field }) => presence !== 'not' && field === undefined);
  for (let start = 0; start < row.length; start++)
    for (let end = start + 2; end <= Math.min(row.length, start + MOST_JOINED); end++) {
      const run = row.slice(start, end);
      const places = run.map((word) => kept.indexOf(word)).filter((place) => place >= 0);
      joined.push({ term: run.map(({ term }) => term).join(''), places });
    }
  return joined.slice(0, MOST_WORDS * 2);
}

const isFirst = (word: QueryWord, index: number, words: readonly QueryWord[]): boolean =>
  words.findIndex(
    ({ term, presence, field }) => term === word.term && presence === word.presence && field === word.field,
  ) === index;
