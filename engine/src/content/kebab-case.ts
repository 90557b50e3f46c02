/**
 * Makes the addresses of tags, with the same result as `kebabCase` of lodash, which Docusaurus uses. Latin letters lose their marks (`Ödeme`
 * is `odeme`, `ı` and `İ` are `i`), words end where case or kind changes, everything else is a separator. Emoji stay.
 */
export function kebabCase(text: string): string {
  const plain = removeMarks(text).replace(/['’]/g, '');
  return splitWords(plain)
    .map((word) => word.toLowerCase())
    .join('-');
}

/** First letter upper, the rest lower: the label of a tag that only has a key. */
export function capitalize(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('').toLowerCase();
}

/** Latin letters that Unicode does not split into a letter and a mark. */
const UNSPLIT = new Map(
  Object.entries({
    Ae: 'Æ',
    ae: 'æ',
    O: 'Ø',
    o: 'ø',
    D: 'ÐĐ',
    d: 'ðđ',
    Th: 'Þ',
    th: 'þ',
    ss: 'ß',
    H: 'Ħ',
    h: 'ħ',
    i: 'ı',
    IJ: 'Ĳ',
    ij: 'ĳ',
  })
    .concat(
      Object.entries({ k: 'ĸ', L: 'ĿŁ', l: 'ŀł', "'n": 'ŉ', N: 'Ŋ', n: 'ŋ', Oe: 'Œ', oe: 'œ', T: 'Ŧ', t: 'ŧ', s: 'ſ' }),
    )
    .flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain] as const)),
);
const MARKED_LATIN = /[À-ÖØ-öø-ſ]/g;
const MARKS = /[\u0300-\u036f\ufe20-\ufe2f\u20d0-\u20ff]/g;

function removeMarks(text: string): string {
  return text.replace(MARKED_LATIN, (letter) => UNSPLIT.get(letter) ?? letter.normalize('NFD')).replace(MARKS, '');
}

/**
 * Words are found in a copy of the text that holds one letter for the kind of each code unit: `U`pper, `L`ower, `D`igit, `E`moji,
 * ` ` for separators, and `M` for everything else, such as letters of scripts without case.
 */
const WORD_OF_KINDS = /U?L+(?=[ U]|$)|[UM]+(?= |U[LM]|$)|U?[LM]+|U+|D+|E/g;
const ORDINAL = /\d*(?:1st|2nd|3rd|[04-9]th)(?![a-z0-9])|\d*(?:1ST|2ND|3RD|[04-9]TH)(?![A-Z0-9])/y;
const EMOJI =
  /(?:[\u2700-\u27bf]|\p{RI}{2}|[\u{10000}-\u{10ffff}])\ufe0f?\p{EMod}?(?:\u200d(?:\p{RI}{2}|[^\ud800-\udfff])\ufe0f?\p{EMod}?)*/uy;

function splitWords(text: string): string[] {
  let kinds = '';
  for (let at = 0; at < text.length; at++) kinds += kindOf(text.charCodeAt(at));
  const words: string[] = [];
  WORD_OF_KINDS.lastIndex = 0;
  for (let found = WORD_OF_KINDS.exec(kinds); found; found = WORD_OF_KINDS.exec(kinds)) {
    const sequence = found[0][0] === 'D' ? ORDINAL : found[0] === 'E' ? EMOJI : undefined;
    const word = (sequence && matchAt(sequence, text, found.index)) ?? text.substr(found.index, found[0].length);
    if (found[0] !== 'E' || word.length > 1 || isDingbat(word.charCodeAt(0))) words.push(word);
    WORD_OF_KINDS.lastIndex = found.index + word.length;
  }
  return words;
}

function matchAt(sticky: RegExp, text: string, at: number): string | undefined {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0];
}

function isDingbat(code: number): boolean {
  return code >= 0x2700 && code <= 0x27bf;
}

function kindOf(code: number): string {
  if (code < 0x80) {
    if (code >= 0x61 && code <= 0x7a) return 'L';
    if (code >= 0x41 && code <= 0x5a) return 'U';
    return code >= 0x30 && code <= 0x39 ? 'D' : ' ';
  }
  if ((code >= 0xd800 && code <= 0xdfff) || isDingbat(code)) return 'E';
  // Latin-1 signs, general punctuation and the other spaces.
  const separates =
    code <= 0xbf || code === 0xd7 || code === 0xf7 || (code >= 0x2000 && code <= 0x206f) || OTHER_SPACES.has(code);
  return separates ? ' ' : 'M';
}

const OTHER_SPACES = new Set([0x1680, 0x180e, 0x3000, 0xfeff]);
