import type { MarkedText } from '../format/marked-text.ts';
import type { Range } from '../model.ts';

/** The smallest part of a text that makes sense by itself. */
export type Passage = ({ kind: 'sentence' | 'code' } & Range) | RowPassage;

/** A row of a table. A cell has its place, and that of the name of its column. */
export interface RowPassage extends Range {
  kind: 'row';
  cells: { name: Range; value: Range }[];
}

/** The end of a sentence, before something that may begin one. */
const SENTENCE_END = /[.!?…]+["'”’»)\]]*(?= +(["'“‘«([]*[\p{Lu}\p{N}])?)/gu;
/** A dot after these ends no sentence, nor one after a letter or a number. */
const ABBREVIATION =
  /(?:^|[^\p{L}\p{N}])(?:vb|vs|vd|örn|bkz|yak|ort|maks|min|dk|sn|dr|prof|no|e\.g|i\.e|etc|\p{L}|\p{N}{1,2})\.$/iu;

/** Splits the text of a section into sentences, rows of tables and lines of code. */
export function splitPassages({ text, codes }: MarkedText): Passage[] {
  const passages: Passage[] = [];
  let head: Range[] | undefined;
  for (let start = 0; start <= text.length;) {
    const next = text.indexOf('\n', start);
    const line = { start, end: next < 0 ? text.length : next };
    start = line.end + 1;
    const isTable = text.slice(line.start, line.end).includes('\t');
    if (!isTable) head = undefined;
    if (isTable) {
      const values = splitCells(text, line);
      if (head) passages.push(makeRow(line, { head, values }));
      else head = values;
    } else if (codes.some((code) => code.start <= line.start && code.end >= line.end)) {
      if (line.end > line.start) passages.push({ kind: 'code', ...line });
    } else passages.push(...splitSentences({ text, codes }, line));
  }
  return passages;
}

function splitCells(text: string, { start, end }: Range): Range[] {
  let at = start;
  return text
    .slice(start, end)
    .split('\t')
    .map((cell) => {
      const range = { start: at, end: at + cell.length };
      at = range.end + 1;
      return range;
    });
}

function makeRow(line: Range, { head, values }: { head: readonly Range[]; values: readonly Range[] }): RowPassage {
  const cells = values.map((value, column) => ({ name: head[column] ?? { start: 0, end: 0 }, value }));
  return { kind: 'row', ...line, cells: cells.filter(({ value }) => value.end > value.start) };
}

function splitSentences({ text, codes }: MarkedText, line: Range): Passage[] {
  const sentences: Passage[] = [];
  let start = line.start;
  const close = (end: number): void => {
    if (end > start) sentences.push({ kind: 'sentence', start, end });
  };
  const whole = text.slice(line.start, line.end);
  for (const { 0: sign, 1: capital, index } of whole.matchAll(SENTENCE_END)) {
    const end = line.start + index + sign.length;
    // A space follows.
    const isBegun = capital !== undefined || codes.some((code) => code.start === end + 1);
    const isInside = codes.some((code) => code.start < end && code.end >= end);
    if (!isBegun || isInside || ABBREVIATION.test(text.slice(start, end))) continue;
    close(end);
    start = end + 1;
  }
  close(line.end);
  return sentences;
}
