import { fold } from './fold.ts';

/** Words that are looked for in a text. */
export interface WantedWords {
  /** Folded, and which words of a query each answers, as bits. */
  words: ReadonlyMap<string, number>;
  /** Their first two letters, as a table: most words of a text can be passed over by them. */
  beginnings: Uint8Array;
}

const LETTERS = 32;
/** Number of the letter a-z that a character folds to, or 0. */
const NUMBERS = Uint8Array.from({ length: 0x250 }, (_, code) =>
  numberOf(fold(String.fromCharCode(code)).charCodeAt(0)),
);

function numberOf(code: number): number {
  return code >= 97 && code <= 122 ? code - 96 : 0;
}

export function wantWords(words: ReadonlyMap<string, number>): WantedWords {
  const beginnings = new Uint8Array(LETTERS * LETTERS);
  for (const term of words.keys())
    beginnings[numberOf(term.charCodeAt(0)) * LETTERS + numberOf(term.charCodeAt(1))] = 1;
  return { words, beginnings };
}

/** Whether the word of two or more letters at a place may be a wanted one. Of other letters than a-z nothing is known. */
export function beginsLike(text: string, at: number, { beginnings }: WantedWords): boolean {
  const first = NUMBERS[text.charCodeAt(at)] ?? 0;
  const second = NUMBERS[text.charCodeAt(at + 1)] ?? 0;
  return first === 0 || second === 0 || beginnings[first * LETTERS + second] === 1;
}
