import {
  BETWEEN_BOTH,
  BETWEEN_DIGITS,
  BETWEEN_LETTERS,
  DIGIT,
  EXTEND,
  JOINER,
  LETTER,
  OTHER,
  createWordClasses,
} from './word-class.ts';

/**
 * Words as Unicode defines them (UAX 29), counted by hand: `Intl.Segmenter` gives the same numbers, but its time grows with the square of
 * the text (4 s for 80,000 letters). Scripts that need a dictionary to find their words are still left to it, in short runs.
 */

const WORDS_PER_MINUTE = 200;

const SCRIPTS =
  '\\p{Ideographic}\\p{sc=Hira}\\p{sc=Kana}\\u30fc\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Mymr}\\p{sc=Hebr}\\p{sc=Hang}';
const SEGMENTED = new RegExp(`[${SCRIPTS}][${SCRIPTS}\\p{M}\\p{Cf}"']{0,199}`, 'gu');
/** Their blocks, roughly: one too many costs time, not truth. */
const MAY_BE_SEGMENTED =
  /[\u0590-\u05ff\u0e00-\u0eff\u1000-\u11ff\u1780-\u17ff\u2e80-\ua4cf\uaa60-\uaa7f\uac00-\ud7ff\uf900-\ufaff\uff66-\uff9f\ud82c\ud840-\ud88f]/;

/** Minutes, unrounded. */
export function computeReadingTime(text: string, options: { locale: string; wordsPerMinute?: number }): number {
  return countWords(text, options) / (options.wordsPerMinute ?? WORDS_PER_MINUTE);
}

export function countWords(text: string, options: { locale: string }): number {
  if (!MAY_BE_SEGMENTED.test(text)) return countSpacedWords(text);
  const segmenter = new Intl.Segmenter(options.locale, { granularity: 'word' });
  let count = 0;
  const rest = text.replace(SEGMENTED, (run) => {
    for (const segment of segmenter.segment(run)) if (segment.isWordLike) count++;
    return ' ';
  });
  return count + countSpacedWords(rest);
}

function countSpacedWords(text: string): number {
  const wordClassOf = createWordClasses();
  let count = 0;
  /** Class of the word's last character; OTHER outside words. */
  let last = OTHER;
  /** One character stands after it that may join it to the next. */
  let held = false;
  /** A lone joiner is no word yet. */
  let counted = false;
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at);
    if (code >= 0xd800 && code < 0xdc00) {
      code = text.codePointAt(at) ?? code;
      if (code > 0xffff) at++;
    }
    const kind = wordClassOf(code);
    if (kind === EXTEND) continue;
    if (kind === LETTER || kind === DIGIT) {
      const joins = held ? last === kind : last !== OTHER;
      if (!joins || !counted) count++;
      counted = true;
      last = kind;
    } else if (kind === JOINER) {
      const joins = last !== OTHER && !held;
      if (joins && !counted) count++;
      counted = joins;
      last = JOINER;
    } else {
      const between =
        (last === LETTER && (kind === BETWEEN_LETTERS || kind === BETWEEN_BOTH)) ||
        (last === DIGIT && (kind === BETWEEN_DIGITS || kind === BETWEEN_BOTH));
      if (between && !held) {
        held = true;
        continue;
      }
      last = OTHER;
    }
    held = false;
  }
  return count;
}
