/**
 * Words as Unicode defines them (UAX 29), counted by an expression: `Intl.Segmenter` gives the same numbers, but its time grows with the
 * square of the text (4 s for 80,000 letters). Scripts that need a dictionary to find their words are still left to it, in short runs.
 */

export const WORDS_PER_MINUTE = 200;

const SEGMENTED_SCRIPTS = '\\p{Ideographic}\\p{sc=Hira}\\p{sc=Kana}\\u30fc\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Mymr}\\p{sc=Hebr}';
// Marks and format characters belong to the letter before them; the zero width space, though a format character, parts words.
const EXTEND = '[\\p{M}\\u00ad\\u061c\\u200c-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]*';
// The run of plain letters is what the second class would find one by one, only faster.
const LETTER = `(?:[A-Za-z]+|\\p{Alphabetic})${EXTEND}`;
const DIGIT = `\\p{Nd}${EXTEND}`;
const BETWEEN_LETTERS = `[.:'\\u00b7\\u0387\\u2018\\u2019\\u2024\\u2027\\ufe13\\ufe52\\ufe55\\uff07\\uff0e\\uff1a]${EXTEND}`;
const BETWEEN_DIGITS = `[.,;'\\u037e\\u0589\\u060c\\u060d\\u066c\\u2018\\u2019\\u2024\\u2044\\ufe52\\uff07\\uff0c\\uff0e\\uff1b]${EXTEND}`;
const LETTERS = `${LETTER}(?:(?:${BETWEEN_LETTERS})?${LETTER})*`;
const DIGITS = `${DIGIT}(?:(?:${BETWEEN_DIGITS})?${DIGIT})*`;
const JOINER = `_${EXTEND}`;

const WORD = new RegExp(`(?:${JOINER})*(?:${LETTERS}|${DIGITS})(?:${LETTERS}|${DIGITS}|${JOINER})*|${JOINER}(?:${JOINER})+`, 'gu');
const SEGMENTED = new RegExp(`[${SEGMENTED_SCRIPTS}][${SEGMENTED_SCRIPTS}\\p{M}\\p{Cf}"']{0,199}`, 'gu');
/** Their blocks, roughly: one too many costs time, not truth. */
const HAS_SEGMENTED = /[\u0590-\u05ff\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\ua4cf\uaa60-\uaa7f\uf900-\ufaff\uff66-\uff9f\ud82c\ud840-\ud88f]/;

export function countWords(text: string, options: { locale: string }): number {
  if (!HAS_SEGMENTED.test(text)) return countMatches(text, WORD);
  const segmenter = new Intl.Segmenter(options.locale, { granularity: 'word' });
  let count = 0;
  const rest = text.replace(SEGMENTED, (run) => {
    for (const segment of segmenter.segment(run)) if (segment.isWordLike) count++;
    return ' ';
  });
  return count + countMatches(rest, WORD);
}

/** Minutes, unrounded. */
export function computeReadingTime(text: string, options: { locale: string; wordsPerMinute?: number }): number {
  return countWords(text, options) / (options.wordsPerMinute ?? WORDS_PER_MINUTE);
}

function countMatches(text: string, expression: RegExp): number {
  return text.match(expression)?.length ?? 0;
}
