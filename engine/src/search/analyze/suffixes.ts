/**
 * Turkish suffixes, folded, in the order in which they are removed from the end of a word. `A` is a or e, `I` is i or u, `D` is d or t.
 * The first column names the states in which a row may be tried, the second the state that it leads to: 0 end of the word,
 * 1 after `-dir`, 2 after a person, 3 case, 4 possessive, 5 plural, 6 `-li` and its like, 7 tense or participle, 8 negation or ability,
 * 9 voice (`yapıl`, `kapat`, `değiştir`), or a verb made from a noun (`ağırlaş`).
 */
const ROWS = [
  '0 1 DIr ydI yken ysA',
  '01 3 I yI nI A yA nA DA ndA DAn ndAn In nIn lA ylA cA ncA',
  '013 4 m Im n In I sI ImIz mIz InIz nIz lArI',
  '0134 5 lAr',
  '013456 6 lI sIz lIk lIg',
  '01345 3 DAki ndAki',
  '0 2 m n Iz Im yIm yIz sIn sInIz lAr nIz',
  '02 2 sA DI',
  '01345 7 mAk mA DIg DIk AcAg AcAk yAcAg yAcAk An yAn',
  '012 7 DI mIs Iyor yor Ir Ar r AcAk AcAg yAcAk yAcAg sA sAk DIk mAz mIyor AmIyor yAmIyor AmAz yAmAz mAlI ArAk yArAk Ip yIp IncA yIncA',
  '78 8 mA AmA yAmA Abil yAbil',
  '78 9 Il In n t DIr Ir lA lAs lAn lAt',
] as const;
const VARIANTS = ['Aae', 'Iiu', 'Ddt'] as const;

export interface Suffix {
  text: string;
  /** States in which it may be tried, as digits. */
  after: string;
  /** State that it leads to. */
  next: number;
  firstVowel: string;
  startsWithVowel: boolean;
  /** Only after a vowel. */
  wantsVowel: boolean;
}

export const VOWELS = 'aeiou';
const WANTS_VOWEL = /^[yr]|^t$|^n(?![iu]z)|^s[iu]$|^m(?:[iu]z)?$/;

/** All suffixes by their last letter. */
export const SUFFIXES: Readonly<Record<string, Suffix[]>> = readRows();

function readRows(): Record<string, Suffix[]> {
  const byLast: Record<string, Suffix[]> = {};
  for (const row of ROWS) {
    const [after = '', next, ...patterns] = row.split(' ');
    for (const text of patterns.flatMap(listVariants)) {
      const firstVowel = /[aeiou]/.exec(text)?.[0] ?? '';
      (byLast[text.slice(-1)] ??= []).push({
        text,
        after,
        next: Number(next),
        firstVowel,
        startsWithVowel: text.startsWith(firstVowel || ' '),
        wantsVowel: WANTS_VOWEL.test(text),
      });
    }
  }
  return byLast;
}

/** All variants of a pattern. The vowels of one suffix agree: `lArI` is lari and leri. */
function listVariants(pattern: string): string[] {
  let found = [pattern];
  for (const [sign = '', ...letters] of VARIANTS)
    found = found.flatMap((text) => letters.map((letter) => text.replaceAll(sign, letter)));
  return [...new Set(found)];
}
