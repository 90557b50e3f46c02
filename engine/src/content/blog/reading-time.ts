/**
 * Counts words as Unicode defines them (UAX 29). `Intl.Segmenter` gives the same numbers, but its time grows with the square of the length
 * (4 s for 80,000 letters). It is used only for scripts that need a dictionary, in short runs.
 */

const WORDS_PER_MINUTE = 200;

const SCRIPTS =
  '\\p{Ideographic}\\p{sc=Hira}\\p{sc=Kana}\\u30fc\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Mymr}\\p{sc=Hebr}\\p{sc=Hang}';
const SEGMENTED = new RegExp(`[${SCRIPTS}][${SCRIPTS}\\p{M}\\p{Cf}"']{0,199}`, 'gu');
/** A quick check for these scripts. A false positive costs only time. */
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
  /** The previous character may join the word to the next one. */
  let held = false;
  /** Whether the word is counted: a single joiner is not a word. */
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

/** Classes of characters for word boundaries (UAX 29), for scripts with spaces between words. */
const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
/** `_` and its like, which join letters and digits. */
const JOINER = 3;
/** Marks and format characters, which belong to what is before them. */
const EXTEND = 4;
/** Characters that separate words, except between two letters, two digits, or either. */
const BETWEEN_LETTERS = 5;
const BETWEEN_DIGITS = 6;
const BETWEEN_BOTH = 7;

const KINDS: readonly (readonly [kind: number, members: RegExp])[] = [
  // The zero width space is a format character, but separates words.
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

/** Classes of nearly all characters of most texts. A larger table would cost time on every start. */
const LATIN = Uint8Array.from({ length: 0x180 }, (_, code) => classify(code));
/** Classes below this code are cached: Greek, Cyrillic, Arabic and the like. */
const CACHED = 0x2000;

/** Returns the class of a character. Caches classes, so it is made for one text. */
function createWordClasses(): (code: number) => number {
  let known: Uint8Array | undefined;
  return (code) => {
    const latin = LATIN[code];
    if (latin !== undefined) return latin;
    if (code >= CACHED) return classify(code);
    known ??= new Uint8Array(CACHED);
    // 0 means not cached, so classes start at 1 here.
    const kind = known[code] || classify(code) + 1;
    known[code] = kind;
    return kind - 1;
  };
}
