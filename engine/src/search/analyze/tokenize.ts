import { beginsLike, type WantedWords } from './wanted-words.ts';
import { fold } from './fold.ts';

/** A word of a text, folded, and where it stands. */
export interface Token {
  term: string;
  start: number;
  end: number;
  /** Counted in words from the beginning of the text. */
  position: number;
  /** It is a whole identifier, whose parts stand before it as tokens of their own. */
  whole: boolean;
}

/** Takes a text apart, or picks the wanted words out of it. */
export type Tokenize = (text: string, wanted?: WantedWords) => Token[];

/**
 * The words in a group: a name such as `O'Reilly`; what follows any other apostrophe, which is a suffix; a sign that is a word by itself;
 * capitals before a capitalised word; letters and digits up to the next capital; capitals.
 */
const PARTS =
  /\p{L}['’]\p{L}+|['’]\p{L}*|[\u3040-\u30ff\u3400-\u9fff]|\p{Lu}{2,}(?=\p{Lu}\p{Ll}{3})|\p{Lu}*[\p{Ll}\p{Lm}\p{Lo}\p{N}\p{M}]+|\p{L}+/gu;
/** Longer ones are digests and data, which nobody types. */
const LONGEST_TERM = 40;
const MOST_REMEMBERED = 50_000;

// What a character is to the scanner. A sign may stand once inside an identifier, a path, or before a suffix.
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
 * Make a tokenizer. It remembers what it made of each word, since a text repeats its words. The text should be NFC: offsets are of the
 * text as given. Written as a loop over characters, for a query looks through the text of many sections.
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

/** Places and positions are counted from the beginning of the group. */
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
