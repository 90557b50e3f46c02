/**
 * Addresses of tags: what lodash's `kebabCase` gives, which is what sites written for Docusaurus link to. Marks come off Latin letters
 * (`Ödeme` is `odeme`, `ı` and `İ` are `i`), words are split at case and digit changes, everything else is a separator; emoji stay.
 */

/** Latin letters that Unicode does not split into a letter and a mark. */
const PLAIN_LETTERS: Record<string, string> = {
  Æ: 'Ae', æ: 'ae', Ø: 'O', ø: 'o', Ð: 'D', ð: 'd', Þ: 'Th', þ: 'th', ß: 'ss', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', ı: 'i', Ĳ: 'IJ', ĳ: 'ij',
  ĸ: 'k', Ŀ: 'L', ŀ: 'l', Ł: 'L', ł: 'l', ŉ: "'n", Ŋ: 'N', ŋ: 'n', Œ: 'Oe', œ: 'oe', Ŧ: 'T', ŧ: 't', ſ: 's',
};
/** Every letter of Latin-1 and Latin Extended-A, without its mark. */
const UNMARKED: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 0x180 - 0xc0 }, (_, offset) => {
    const letter = String.fromCharCode(0xc0 + offset);
    return [letter, PLAIN_LETTERS[letter] ?? letter.normalize('NFD')[0] ?? letter];
  }),
);
const LATIN = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f]/g;
const MARKS = /[\u0300-\u036f\ufe20-\ufe2f\u20d0-\u20ff]/g;
const APOSTROPHES = /['\u2019]/g;
const PLAIN_WORD = /[^\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+/g;
const NEEDS_SPLITTING = /[a-z][A-Z]|[A-Z]{2}[a-z]|\d[a-zA-Z]|[a-zA-Z]\d|[^a-zA-Z0-9 ]/;

const LOWER = 'a-z\\xdf-\\xf6\\xf8-\\xff';
const UPPER = 'A-Z\\xc0-\\xd6\\xd8-\\xde';
const BREAK =
  '\\xac\\xb1\\xd7\\xf7\\x00-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\xbf\\u2000-\\u206f \\t\\x0b\\f\\xa0\\ufeff\\n\\r\\u2028\\u2029\\u1680\\u180e\\u202f\\u205f\\u3000';
const DINGBAT = '\\u2700-\\u27bf';
/** Neither letter, digit, break nor emoji: scripts without case. */
const OTHER = `[^\\ud800-\\udfff${BREAK}\\d${DINGBAT}${LOWER}${UPPER}]`;
const LOWERS = `(?:[${LOWER}]|${OTHER})`;
const UPPERS = `(?:[${UPPER}]|${OTHER})`;
const FLAG_OR_PAIR = '(?:\\ud83c[\\udde6-\\uddff]){2}|[\\ud800-\\udbff][\\udc00-\\udfff]';
const MODIFIERS = '(?:[\\u0300-\\u036f\\ufe20-\\ufe2f\\u20d0-\\u20ff]|\\ud83c[\\udffb-\\udfff])?';
const EMOJI = `(?:[${DINGBAT}]|${FLAG_OR_PAIR})[\\ufe0e\\ufe0f]?${MODIFIERS}(?:\\u200d(?:[^\\ud800-\\udfff]|${FLAG_OR_PAIR})[\\ufe0e\\ufe0f]?${MODIFIERS})*`;
const WORD = new RegExp(
  [
    `[${UPPER}]?[${LOWER}]+(?=[${BREAK}]|[${UPPER}]|$)`,
    `${UPPERS}+(?=[${BREAK}]|[${UPPER}]${LOWERS}|$)`,
    `[${UPPER}]?${LOWERS}+`,
    `[${UPPER}]+`,
    '\\d*(?:1ST|2ND|3RD|(?![123])\\dTH)(?=\\b|[a-z_])',
    '\\d*(?:1st|2nd|3rd|(?![123])\\dth)(?=\\b|[A-Z_])',
    '\\d+',
    EMOJI,
  ].join('|'),
  'g',
);

export function kebabCase(text: string): string {
  const plain = removeMarks(text).replace(APOSTROPHES, '');
  const words = plain.match(NEEDS_SPLITTING.test(plain) ? WORD : PLAIN_WORD) ?? [];
  return words.map((word) => word.toLowerCase()).join('-');
}

function removeMarks(text: string): string {
  return text.replace(LATIN, (letter) => UNMARKED.get(letter) ?? letter).replace(MARKS, '');
}

/** First letter upper, the rest lower: the label of a tag that only has a key. */
export function capitalize(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('').toLowerCase();
}
