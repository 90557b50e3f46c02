import { beginsLike, type WantedWords, fold } from './words.ts';

/** A folded word of a text, and its place. */
export interface Token {
  term: string;
  start: number;
  end: number;
  /** Number of the word in the text. */
  position: number;
  /** A whole identifier; its parts precede it as tokens of their own. */
  whole: boolean;
}

/** Splits a text into words, or finds only the wanted ones. */
export type Tokenize = (text: string, wanted?: WantedWords) => Token[];

/**
 * The words of a group: a name such as `O'Reilly`; what follows any other apostrophe, which is a suffix; a character that is a word by
 * itself; capitals before a capitalized word; letters and digits up to the next capital; capitals.
 */
const PARTS =
  /\p{L}['’]\p{L}+|['’]\p{L}*|[\u3040-\u30ff\u3400-\u9fff]|\p{Lu}{2,}(?=\p{Lu}\p{Ll}{3})|\p{Lu}*[\p{Ll}\p{Lm}\p{Lo}\p{N}\p{M}]+|\p{L}+/gu;
/** Longer ones are hashes and data, which nobody searches for. */
const LONGEST_TERM = 40;
const MOST_REMEMBERED = 50_000;

// Kinds of characters. A sign may occur once inside an identifier, a path, or before a suffix.
const OTHER = 1;
const SMALL = 2;
const WORD = 3;
const SIGN = 4;

function classify(character: string): number {
  if (/[\p{Ll}\p{M}]/u.test(character)) return SMALL;
  if (/[\p{L}\p{N}]/u.test(character)) return WORD;
  return /[_.:/\-@$#'’]/.test(character) ? SIGN : OTHER;
}

/**
 * Creates a tokenizer. It caches the tokens of each word, since texts repeat their words. The text should be NFC: offsets refer to the text
 * as given. A loop over characters, since a query scans the texts of many sections.
 */
export function createTokenizer(): Tokenize {
  const kinds = new Uint8Array(0x10000);
  const known = new Map<string, Token[]>();
  const learnKind = (character: string): number => (kinds[character.charCodeAt(0)] = classify(character));

  return (text, wanted) => {
    const tokens: Token[] = [];
    let [position, at] = [0, 0];
    while (at < text.length) {
      const first = kinds[text.charCodeAt(at)] || learnKind(text.charAt(at));
      const start = at++;
      if (first !== SMALL && first !== WORD) continue;
      let plain = true;
      for (; at < text.length; at++) {
        const kind = kinds[text.charCodeAt(at)] || learnKind(text.charAt(at));
        if (kind === SMALL) continue;
        if (kind === OTHER) break;
        if (kind === SIGN) {
          const next = at + 1 < text.length ? kinds[text.charCodeAt(at + 1)] || learnKind(text.charAt(at + 1)) : OTHER;
          if (next !== SMALL && next !== WORD) break;
        }
        plain = false;
      }
      if (plain && wanted && at > start + 1 && !beginsLike(text, start, wanted)) {
        position += 1;
        continue;
      }
      const group = text.slice(start, at);
      let parts = known.get(group);
      if (!parts) {
        if (known.size >= MOST_REMEMBERED) known.clear();
        known.set(group, (parts = splitGroup(group)));
      }
      for (const { term, start: from, end, position: offset, whole } of parts) {
        if (wanted && !wanted.words.has(term)) continue;
        tokens.push({ term, start: start + from, end: start + end, position: position + offset, whole });
      }
      position += (parts.at(-1)?.position ?? -1) + 1;
    }
    return tokens;
  };
}

/** Offsets and positions are relative to the group. */
function splitGroup(group: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: part, index: start } of group.matchAll(PARTS))
    if (!/^['’]/.test(part))
      tokens.push({
        term: fold(part.replace(/['’]/, '')),
        start,
        end: start + part.length,
        position: tokens.length,
        whole: false,
      });
  const last = tokens.at(-1);
  if (last && tokens.length > 1)
    tokens.push({ ...last, term: tokens.map(({ term }) => term).join(''), start: 0, whole: true });
  return tokens.filter(({ term }) => term !== '' && term.length <= LONGEST_TERM);
}
