/**
 * Turkish suffixes, folded, by what they follow when a word is read from its end. The first column names the states in which a row may
 * be tried, the second the state that it leads to: 0 end of the word, 1 after `-dir`, 2 after a person, 3 case, 4 possessive, 5 plural,
 * 6 `-li` and its like, 7 tense or participle, 8 negation or ability.
 */
const ROWS = [
  '0 1 dir dur tir tur ydi ydu yken ysa yse',
  '01 3 i u yi yu ni nu a e ya ye na ne da de ta te nda nde dan den tan ten ndan nden in un nin nun la le yla yle ca ce nca nce',
  '013 4 m im um n in un i u si su imiz umuz miz muz iniz unuz niz nuz lari leri',
  '0134 5 lar ler',
  '013456 6 li lu siz suz lik luk lig lug',
  '01345 3 daki deki taki teki ndaki ndeki',
] as const;
const VERB_ROWS = [
  '0 2 m n iz uz im um sin sun siniz sunuz lar ler niz nuz',
  '02 2 sa se di du ti tu',
  '01345 7 mak mek ma me dig dug tig tug dik duk tik tuk acag eceg acak ecek yacak yecek yacag yeceg an en yan yen',
  '012 7 di du ti tu mis mus iyor uyor yor ir ur ar er r acak ecek yacak yecek acag eceg yacag yeceg sa se sak sek dik duk tik tuk ' +
    'maz mez mali meli arak erek yarak yerek ip up yip yup inca ince unca yinca yince',
  '78 8 ma me abil ebil yabil yebil',
] as const;

export interface Suffix {
  text: string;
  /** States in which it may be tried, as bits. */
  after: number;
  /** State that it leads to. */
  next: number;
  verb: boolean;
  plural: boolean;
  /** What it stands on is the root of a verb. */
  root: boolean;
  firstVowel: string;
  /** It has no vowel, or is long enough to be known without harmony. */
  freeVowel: boolean;
  startsWithVowel: boolean;
  /** It stands only after a vowel. */
  wantsVowel: boolean;
}

export const VOWELS = 'aeiou';
const WANTS_VOWEL = /^(?:y|r|n(?![iu]z)|s[iu]$|m$|m[iu]z$)/;

/** All suffixes by their last letter. */
export const SUFFIXES: Readonly<Record<string, Suffix[]>> = readRows();

function readRows(): Record<string, Suffix[]> {
  const byLast: Record<string, Suffix[]> = {};
  for (const row of [...ROWS, ...VERB_ROWS]) {
    const [states = '', to = '', ...texts] = row.split(' ');
    const next = Number(to);
    let after = 0;
    for (const state of states) after |= 1 << Number(state);
    for (const text of texts) {
      const firstVowel = /[aeiou]/.exec(text)?.[0] ?? '';
      (byLast[text.slice(-1)] ??= []).push({
        text,
        after,
        next,
        verb: next === 2 || next > 6,
        plural: next === 5,
        root: next > 6,
        firstVowel,
        freeVowel: firstVowel === '' || text.length > 2,
        startsWithVowel: text.startsWith(firstVowel) && firstVowel !== '',
        wantsVowel: WANTS_VOWEL.test(text),
      });
    }
  }
  return byLast;
}
