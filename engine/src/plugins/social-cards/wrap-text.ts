/** Gives the width of a text on one line. */
export type Measure = (text: string) => number;

export interface WrapOptions {
  width: number;
  /** At most so many lines; the last one ends with `…` where the text goes on. */
  lines: number;
  measure: Measure;
}

export interface WrappedText {
  lines: string[];
  /** All of the text is there, and no word was divided. */
  isWhole: boolean;
}

/** Between these letters a line may end without a space. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A word with the space that follows it. */
interface Word {
  text: string;
  width: number;
  /** Without the space. */
  bare: number;
}

/** After these a long name is divided without a hyphen. */
const DIVIDING = /[-–—/._:=&?]/;

/** Breaks a text into lines of about the same width, as few as possible. */
export function wrapText(text: string, { width, lines: most, measure }: WrapOptions): WrappedText {
  const words = splitWords(text);
  const pieces = words.flatMap((word) => divideWord(word, { width, measure }));
  const measured = pieces.map((piece): Word => {
    const bare = piece.trimEnd();
    return { text: piece, width: measure(piece), bare: measure(bare) };
  });
  const lines = fillLines(measured, width);
  const isWhole = lines.length <= most && pieces.length === words.length;
  if (lines.length > most) return { lines: cutLines(lines, { width, lines: most, measure }), isWhole };
  return { lines: lines.length === 1 ? lines : balanceLines(measured, { width, count: lines.length }), isWhole };
}

/** A text on one line, cut where it is too long. */
export function fitLine(text: string, { width, measure }: Omit<WrapOptions, 'lines'>): string {
  if (measure(text) <= width) return text;
  const letters = splitLetters(text);
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').replace(/[\s.,;:–—-]+$/u, '')}…`;
}

function splitWords(text: string): string[] {
  const words = text.trim().match(/\S+\s*/g) ?? [];
  return words.flatMap((word) => {
    if (!IDEOGRAPH.test(word)) return [word.replace(/\s+$/, ' ')];
    // No line starts with a sign that closes something.
    return (
      word.match(
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{P}\s]*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu,
      ) ?? []
    );
  });
}

/** A word that no line has room for, in pieces: after a sign of a path or a name, else with a hyphen. */
function divideWord(word: string, { width, measure }: Omit<WrapOptions, 'lines'>): string[] {
  if (measure(word.trimEnd()) <= width) return [word];
  const pieces: string[] = [];
  let rest = splitLetters(word.trimEnd());
  const cut = (count: number): string =>
    rest.slice(0, count).join('') + (DIVIDING.test(rest[count - 1] ?? '') ? '' : '-');
  while (measure(rest.join('')) > width && rest.length > 1) {
    let count = rest.length - 1;
    while (count > 1 && measure(cut(count)) > width) count -= 1;
    const sign = rest.slice(0, count).findLastIndex((letter) => DIVIDING.test(letter)) + 1;
    const end = sign > count / 2 ? sign : count;
    pieces.push(cut(end));
    rest = rest.slice(end);
  }
  return [...pieces, rest.join('') + (word.endsWith(' ') ? ' ' : '')];
}

function fillLines(words: readonly Word[], width: number): string[] {
  const lines: string[] = [];
  let [line, used] = ['', 0];
  for (const word of words) {
    if (line !== '' && used + word.bare > width) {
      lines.push(line.trimEnd());
      [line, used] = ['', 0];
    }
    line += word.text;
    used += word.width;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

/** The narrowest lines of the same number: no word stands alone on the last one. */
function balanceLines(words: readonly Word[], { width, count }: { width: number; count: number }): string[] {
  let [low, high] = [Math.max(...words.map(({ bare }) => bare)), width];
  for (let step = 0; step < 8; step += 1) {
    const middle = (low + high) / 2;
    if (fillLines(words, middle).length > count) low = middle;
    else high = middle;
  }
  return fillLines(words, high);
}

function cutLines(lines: readonly string[], { width, lines: most, measure }: WrapOptions): string[] {
  const last = lines[most - 1] ?? '';
  return [...lines.slice(0, most - 1), fitLine(`${last} …`, { width, measure }).replace(/[\s.,;:–—-]*…+$/u, '…')];
}

/** What a reader sees as letters: a letter with its marks is one. */
export function splitLetters(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
