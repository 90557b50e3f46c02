/** What a character is to the rules that part words (UAX 29), as far as scripts with spaces between words need them. */
export const OTHER = 0;
export const LETTER = 1;
export const DIGIT = 2;
/** `_` and its like, which join letters and digits. */
export const JOINER = 3;
/** Marks and format characters, which belong to what is before them. */
export const EXTEND = 4;
/** Characters that part words unless they stand between two letters, two digits, or either. */
export const BETWEEN_LETTERS = 5;
export const BETWEEN_DIGITS = 6;
export const BETWEEN_BOTH = 7;

const KINDS: readonly (readonly [kind: number, members: RegExp])[] = [
  // The zero width space is a format character, but parts words.
  [OTHER, /\u200b/],
  [EXTEND, /[\p{M}\p{Cf}]/u],
  [BETWEEN_BOTH, /[.'\u2018\u2019\u2024\ufe52\uff07\uff0e]/],
  [BETWEEN_LETTERS, /[:\u00b7\u0387\u055f\u2027\ufe13\ufe55\uff1a]/],
  [BETWEEN_DIGITS, /[,;\u037e\u0589\u060c\u060d\u066c\u07f8\u2044\ufe10\ufe14\ufe50\ufe54\uff0c\uff1b]/],
  [JOINER, /[\p{Pc}\u202f]/u],
  [DIGIT, /\p{Nd}/u],
  [LETTER, /\p{Alphabetic}/u],
];

function classify(code: number): number {
  const character = String.fromCodePoint(code);
  return KINDS.find(([, members]) => members.test(character))?.[0] ?? OTHER;
}

/** Nearly every character of most texts. A larger table would be made on every start, and most sites have no use for it. */
const LATIN = Uint8Array.from({ length: 0x180 }, (_, code) => classify(code));
/** Up to the general punctuation: Greek, Cyrillic, Arabic and their neighbours. */
const REMEMBERED = 0x2000;

/** Gives the class of a character; for one text, since it remembers what it has met. */
export function createWordClasses(): (code: number) => number {
  let known: Uint8Array | undefined;
  return (code) => {
    const latin = LATIN[code];
    if (latin !== undefined) return latin;
    if (code >= REMEMBERED) return classify(code);
    known ??= new Uint8Array(REMEMBERED);
    // Nothing is 0, so classes start at 1 there.
    const kind = known[code] || classify(code) + 1;
    known[code] = kind;
    return kind - 1;
  };
}
