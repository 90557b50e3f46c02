import type { MarkedText } from '../format/marked-text.ts';
import type { Range, Snippet } from '../model.ts';
import type { Mark } from './mark-words.ts';
import { splitPassages, type Passage, type RowPassage } from './split-passages.ts';

/** Approximate length of a snippet. */
const LENGTH = 180;
/** A shorter one begins with the sentence before, if that belongs to it. */
const SHORT = 80;
/** Characters before the first mark of a sentence that is cut. */
const LEAD = 40;

/** A part of the source, or a text between two of them. */
type Piece = Range | string;

/** The sentences, the row or the line of code with the most wanted words, or the beginning when there are none. */
export function makeSnippet(source: MarkedText, marks: readonly Mark[]): Snippet {
  const passages = splitPassages(source);
  const best = findBest(passages, { source, marks });
  const passage = passages[best];
  if (!passage) return { text: '', highlights: [] };
  if (passage.kind === 'row') return assemble(cutRow(passage, { source, marks }), { source, marks });
  if (passage.end - passage.start > LENGTH) return assemble(cutPassage(passage, { source, marks }), { source, marks });
  let last = lastOf(passages, best, source);
  let first = best;
  while (isIntroduced(passages, first, source) && lengthOf(passages, first, last) < SHORT) first -= 1;
  while (lengthOf(passages, first, last) > LENGTH && last > best) last -= 1;
  if (lengthOf(passages, first, last) > LENGTH) first = best;
  return assemble(join(passages.slice(first, last + 1), source), { source, marks });
}

interface Marked {
  source: MarkedText;
  marks: readonly Mark[];
}

/** The place of the passage to begin with. */
function findBest(passages: readonly Passage[], { source, marks }: Marked): number {
  let [best, bestWorth] = [
    Math.max(
      0,
      passages.findIndex(({ kind }) => kind === 'sentence'),
    ),
    0,
  ];
  const marksOf = passages.map((passage) =>
    marks.filter((mark) => isIn(mark, passage) || (passage.kind === 'row' && isInHead(mark, passage))),
  );
  for (let place = 0; place < passages.length; place++) {
    if (marksOf[place]?.length === 0) continue;
    let [seen, worth] = [0, 0];
    for (const mark of marksOf.slice(place, lastOf(passages, place, source) + 1).flat()) {
      // A new word counts far more than a repeated one.
      worth += mark.words & ~seen ? 10 : 1;
      seen |= mark.words;
    }
    if (worth > bestWorth) [best, bestWorth] = [place, worth];
  }
  return best;
}

const isIn = (inner: Range, outer: Range): boolean => inner.start >= outer.start && inner.end <= outer.end;
const isInHead = (mark: Mark, { cells }: RowPassage): boolean => cells.some(({ name }) => isIn(mark, name));
const lengthOf = (passages: readonly Passage[], first: number, last: number): number =>
  (passages[last]?.end ?? 0) - (passages[first]?.start ?? 0);

/** Whether the sentence before is of the same block, or announces what follows. */
function isIntroduced(passages: readonly Passage[], place: number, { text }: MarkedText): boolean {
  const before = passages[place - 1];
  if (before?.kind !== 'sentence') return false;
  return text[before.end - 1] === ':' || text[before.end] === ' ';
}

/** The last passage that still fits behind one: further sentences, or one line of code that a colon announces. */
function lastOf(passages: readonly Passage[], first: number, { text }: MarkedText): number {
  let last = first;
  for (let next = first + 1; next < passages.length && passages[last]?.kind === 'sentence'; next++) {
    const { kind } = passages[next] as Passage;
    const isWanted = kind === 'sentence' || (kind === 'code' && text[(passages[last]?.end ?? 0) - 1] === ':');
    if (!isWanted || lengthOf(passages, first, next) > LENGTH) break;
    last = next;
  }
  return last;
}

/** Sentences follow each other; other lines, such as items of a list, are told apart by a dot. */
function join(passages: readonly Passage[], { text }: MarkedText): Piece[] {
  return passages.flatMap(({ start, end }, place): Piece[] => {
    const before = passages[place - 1];
    if (!before) return [{ start, end }];
    return [/[\p{L}\p{N}]/u.test(text[before.end - 1] ?? '') ? ' · ' : ' ', { start, end }];
  });
}

/** A sentence that is too long, around its words. */
function cutPassage({ start: from, end: to }: Range, { source: { text }, marks }: Marked): Piece[] {
  const own = marks.filter((mark) => isIn(mark, { start: from, end: to }));
  let [best, bestWorth] = [from, -1];
  own.forEach((first, index) => {
    let [seen, worth] = [0, 0];
    for (const { end, words } of own.slice(index)) {
      if (end > first.start + LENGTH - LEAD) break;
      worth += words & ~seen ? 10 : 1;
      seen |= words;
    }
    if (worth > bestWorth) [best, bestWorth] = [first.start, worth];
  });
  // Whole words at both ends, unless the text has no spaces there.
  const wordStart = best - LEAD <= from ? from : text.lastIndexOf(' ', best - LEAD) + 1;
  const start = best - wordStart > 2 * LEAD ? best : Math.max(from, wordStart);
  const full = start + LENGTH;
  const wordEnd = full < to ? text.lastIndexOf(' ', full) : to;
  const end = Math.min(to, wordEnd > best ? wordEnd : full);
  return [start > from ? '…' : '', { start, end }, end < to ? '…' : ''];
}

/** `Column: value · Column: value`. Of a long row, the first cell and those with wanted words come before the others. */
function cutRow({ cells }: RowPassage, { source, marks }: Marked): Piece[] {
  const isWanted = ({ value }: (typeof cells)[number]): boolean => marks.some((mark) => isIn(mark, value));
  const byNeed = [...cells].sort(
    (a, b) => Number(b === cells[0] || isWanted(b)) - Number(a === cells[0] || isWanted(a)),
  );
  const chosen = new Set<(typeof cells)[number]>();
  let length = 0;
  for (const cell of byNeed) {
    length += cell.value.end - cell.value.start + cell.name.end - cell.name.start;
    if (length > LENGTH && chosen.size > 0 && !isWanted(cell)) continue;
    chosen.add(cell);
  }
  const pieces = cells
    .filter((cell) => chosen.has(cell))
    .map(({ name, value }): Piece[] => {
      const isLong = value.end - value.start > LENGTH;
      return [
        ...(name.end > name.start ? [name, ': '] : []),
        ...(isLong ? cutPassage(value, { source, marks }) : [value]),
      ];
    });
  const all = pieces.flatMap((cell, place) => (place === 0 ? cell : [' · ', ...cell]));
  return chosen.size < cells.length ? [...all, ' …'] : all;
}

function assemble(pieces: readonly Piece[], { source, marks }: Marked): Snippet {
  let text = '';
  const highlights: Range[] = [];
  const codes: Range[] = [];
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    const shift = text.length - piece.start;
    for (const mark of marks) {
      if (!isIn(mark, piece)) continue;
      const range = { start: mark.start + shift, end: mark.end + shift };
      // A whole identifier replaces its parts, which precede it.
      while ((highlights.at(-1)?.end ?? 0) > range.start) highlights.pop();
      highlights.push(range);
    }
    for (const code of source.codes) {
      const [start, end] = [Math.max(code.start, piece.start), Math.min(code.end, piece.end)];
      if (end > start) codes.push({ start: start + shift, end: end + shift });
    }
    text += source.text.slice(piece.start, piece.end);
  }
  return { text, highlights, ...(codes.length > 0 && { codes }) };
}
