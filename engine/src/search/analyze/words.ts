const PLAIN = /^[a-z0-9]*$/;
const MARKS = /[\u0300-\u036f]/g;
/** Letters that Unicode does not decompose. Turkish needs the dotless i. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
};

/** The form in which words are compared: lowercase ASCII letters where possible, so that `IŞIK`, `ışık` and `isik` are the same. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ıßæœøđł]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .normalize('NFC');
}

/**
 * Stop words, folded. They are indexed; a query ignores them when it has other words. Words that folding makes equal to a meaningful one
 * are missing: `şu` is `su`, water, and English `is` is `iş`, work.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    've veya ile bir bu da de ki mi mu icin gibi daha cok en her ise ama olan olarak var yok ne nasil nedir neden nerede hangi kim kac yi yu ye nin nun den dan ' +
    'the a of to and or for with how what'
  ).split(' '),
);

/** Words to find in a text. */
export interface WantedWords {
  /** Folded words, each with the words of the query that it matches, as bits. */
  words: ReadonlyMap<string, number>;
  /** A table of their first two letters, to skip most words of a text quickly. */
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

/** Whether the word of two or more letters at a place may be a wanted one. For letters other than a-z it is always true. */
export function beginsLike(text: string, at: number, { beginnings }: WantedWords): boolean {
  const first = NUMBERS[text.charCodeAt(at)] ?? 0;
  const second = NUMBERS[text.charCodeAt(at + 1)] ?? 0;
  return first === 0 || second === 0 || beginnings[first * LETTERS + second] === 1;
}
