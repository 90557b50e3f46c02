const PLAIN = /^[a-z0-9]*$/;
const MARKS = /[\u0300-\u036f]/g;
/** Letters that no decomposition takes apart. The dotless i is the one that Turkish needs. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
};

/** The form in which words are compared: small ASCII letters where there are such, so that `IŞIK`, `ışık` and `isik` are one. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ıßæœøđł]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
}
