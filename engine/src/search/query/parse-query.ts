import { isChatter } from '../analyze/chatter.ts';
import { STOP_WORDS } from '../analyze/words.ts';
import { loosePinOf, pinOf } from '../analyze/pin.ts';
import type { Tokenize } from '../analyze/tokenize.ts';
import { FIELDS, type DroppedWord, type Field, type QueryError } from '../model.ts';

/** `may`: adds to the score. `must`: required. `not`: excluded. */
export type Presence = 'may' | 'must' | 'not';

/** A word of the query. */
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
  /** Says little about what is looked for: it is not missed where it is absent. */
  chatter?: boolean;
  /** Its place in the query. */
  start: number;
  end: number;
}

interface Modifiers extends Pick<QueryWord, 'boost' | 'edits' | 'open'> {
  word: string;
}

/** Words that must be side by side. */
export interface Phrase {
  terms: string[];
  not: boolean;
}

/** Words side by side that may be written as one in the text: `e posta`, `set time out`. */
export interface JoinedWords {
  term: string;
  /** The words that it is made of. */
  places: number[];
}

export interface Query {
  words: QueryWord[];
  joined: JoinedWords[];
  phrases: Phrase[];
  errors: QueryError[];
  dropped: DroppedWord[];
  /** See pinOf and loosePinOf. */
  pin: string;
  loosePin: string | undefined;
}

export const LONGEST_QUERY = 512;
const MOST_WORDS = 16;
const MOST_JOINED = 4;
const FEW_WORDS = 3;
/** A sign, a field, and words in quotes or one without spaces. A colon before a slash or another colon belongs to the word. */
const CLAUSE = /([+-])?(?:(\p{L}{2,}):(?![\s/:]|$))?(?:["“”]([^"“”]*)["“”]?|([^\s"“”]+))/dgu;
const MODIFIED = /^(.+?)(\*?)((?:[~^][^~^]*)*)$/s;
const MODIFIER = /([~^])([^~^]*)/g;
const NUMBER = /^\d+(?:\.\d+)?$/;
const MOST_EDITS = 2;

export function parseQuery(input: string, { tokenize }: { tokenize: Tokenize }): Query {
  const text = input.slice(0, LONGEST_QUERY).normalize();
  const whole = tokenize(text);
  const pins = { pin: pinOf(whole), loosePin: loosePinOf(whole) };
  const query: Query = { words: [], joined: [], phrases: [], errors: [], dropped: [], ...pins };
  for (const match of text.matchAll(CLAUSE)) {
    const [, sign, name, quoted, plain = ''] = match;
    const field = FIELDS.find((known) => known === name);
    if (name !== undefined && !field) query.errors.push({ code: 'unknown-field', field: name, fields: FIELDS });
    const isPhrase = quoted !== undefined;
    const offset = match.indices?.[isPhrase ? 3 : 4]?.[0] ?? 0;
    const presence: Presence = sign === '-' ? 'not' : sign || isPhrase ? 'must' : 'may';
    const { word, ...modifiers } = isPhrase
      ? { word: quoted, boost: 1, open: false }
      : parseModifiers(plain, query.errors);
    const tokens = tokenize(word);
    const parts = tokens.filter(({ whole }) => !whole);
    if (isPhrase && parts.length > 1) {
      query.phrases.push({ terms: parts.map(({ term }) => term), not: presence === 'not' });
      if (presence === 'not') continue;
    }
    // `-e-posta` excludes the whole; its parts alone would exclude half of the site. `+e-posta` requires the parts only.
    const chosen = presence === 'not' ? tokens.slice(-1) : presence === 'must' ? parts : tokens;
    for (const { term, start, end } of chosen)
      query.words.push({ ...modifiers, term, presence, field, start: offset + start, end: offset + end });
  }
  // The reader is still typing the last word if nothing follows it.
  const last = query.words.at(-1);
  if (last && last.end === text.length && last.presence !== 'not') last.open = true;
  const all = query.words;
  // Stop words are ignored, unless there is nothing else.
  const isCommon = ({ term, presence, field }: QueryWord): boolean =>
    presence === 'may' && !field && STOP_WORDS.has(term);
  const rest = all.filter((word) => !isCommon(word));
  if (rest.some(({ presence }) => presence !== 'not')) {
    query.dropped = all.filter(isCommon).map(({ start, end }) => ({ word: text.slice(start, end), reason: 'common' }));
    query.words = rest;
  }
  const isPlain = ({ presence, field }: QueryWord): boolean => presence === 'may' && !field;
  const chatter = query.words.filter((word) => isPlain(word) && isChatter(word.term));
  // Who types a few words means each of them, and a query of nothing else means it.
  if (all.length > FEW_WORDS && query.words.some((word) => word.presence !== 'not' && !chatter.includes(word)))
    for (const word of chatter) word.chatter = true;
  const distinct = new Map(query.words.map((word) => [`${word.presence} ${word.field} ${word.term}`, word]));
  query.words = [...distinct.values()].slice(0, MOST_WORDS);
  query.joined = joinWords(all, query.words);
  return query;
}

/** Parses `*`, and then `~1` and `^3` in any order, at the end of a word. */
function parseModifiers(body: string, errors: QueryError[]): Modifiers {
  const [, word = body, star, rest = ''] = MODIFIED.exec(body) ?? [];
  const found: Modifiers = { word, boost: 1, open: star === '*' };
  for (const [, sign, value = ''] of rest.matchAll(MODIFIER)) {
    // The reader has not finished typing it.
    if (value === '') continue;
    if (!NUMBER.test(value)) errors.push({ code: sign === '~' ? 'edit-distance' : 'boost', word, value });
    else if (sign === '~') found.edits = Math.min(MOST_EDITS, Math.floor(Number(value)));
    else found.boost = Number(value);
  }
  return found;
}

/** Includes stop words: `is logged in` may be an identifier. */
function joinWords(all: readonly QueryWord[], words: readonly QueryWord[]): JoinedWords[] {
  const joined: JoinedWords[] = [];
  const row = all.filter(({ presence, field }) => presence !== 'not' && field === undefined);
  for (let start = 0; start < row.length; start++)
    for (let end = start + 2; end <= Math.min(row.length, start + MOST_JOINED); end++) {
      const run = row.slice(start, end);
      const places = run.map((word) => words.indexOf(word)).filter((place) => place >= 0);
      joined.push({ term: run.map(({ term }) => term).join(''), places });
    }
  return joined.slice(0, MOST_WORDS * 2);
}
