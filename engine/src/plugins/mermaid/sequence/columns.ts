import { LABEL_SIZE, measure, NODE_SIZE, type TextBox } from '../text.ts';
import type { Event, Sequence } from './parse-sequence.ts';

const LABEL_MAX = 220;
export const SELF_WIDTH = 34;
const GAP = 24;

export function textOfEvent(text: string): TextBox {
  return measure(text, { size: LABEL_SIZE, max: LABEL_MAX });
}

export function textOfActor(label: string): TextBox {
  return measure(label, { size: NODE_SIZE, max: 150 });
}

export interface FrameTitle {
  word: string;
  text: string;
}

export function frameTitle({ word, text }: FrameTitle): TextBox {
  return measure(text === '' ? word : `${word}: ${text}`, { size: LABEL_SIZE, bold: true });
}

export function dividerText(text: string): TextBox {
  return measure(text, { size: LABEL_SIZE });
}

export interface Columns {
  /** Middle of each actor's lifeline. */
  x: number[];
  /** Widths of their boxes. */
  widths: number[];
  width: number;
}

/** Lifelines stand so far apart that every text has room between them: none runs through a text that is not longer than its arrow. */
export function placeColumns({ actors, events }: Sequence): Columns {
  const widths = actors.map(({ label }) => Math.max(textOfActor(label).width + 28, 72));
  // Room to the left of the first column, between the columns, and to the right of the last.
  const gaps = [...widths, 0].map((width, index) =>
    index === 0 ? width / 2 + 8 : ((widths[index - 1] ?? 0) + width) / 2 + (index === widths.length ? 8 : GAP),
  );
  for (const { from, to, room } of listNeeds(events, actors.length)) {
    const have = gaps.slice(from, to).reduce((sum, gap) => sum + gap, 0);
    const more = Math.max(0, room - have) / (to - from);
    for (let at = from; at < to; at++) gaps[at] = (gaps[at] ?? 0) + more;
  }
  let at = 0;
  const x = actors.map((_, index) => (at += gaps[index] ?? 0));
  return { x, widths, width: at + (gaps.at(-1) ?? 0) };
}

/** `room` is needed between two gaps: gap `n` is to the left of column `n`. The narrow ones first. */
function listNeeds(events: readonly Event[], count: number): { from: number; to: number; room: number }[] {
  let depth = 0;
  const needs = events.flatMap((event) => {
    if (event.kind === 'open') depth += 1;
    if (event.kind === 'close') depth -= 1;
    if (event.kind === 'open') return [{ from: 0, to: count + 1, room: frameTitle(event).width + 60 }];
    if (event.kind === 'divide') return [{ from: 0, to: count + 1, room: dividerText(event.text).width + 60 }];
    if (event.kind !== 'message' && event.kind !== 'note') return [];
    // Frames around it need room too.
    const frame = depth * 10;
    const { width } = textOfEvent(event.text);
    const [left, right] = [Math.min(event.from, event.to), Math.max(event.from, event.to)];
    if (event.kind === 'message' && left === right)
      return [{ from: right + 1, to: right + 2, room: SELF_WIDTH + width + 18 + frame }];
    if (event.kind === 'message') return [{ from: left + 1, to: right + 1, room: width + 36 }];
    if (event.side === 'left') return [{ from: left, to: left + 1, room: width + 40 + frame }];
    if (event.side === 'right') return [{ from: right + 1, to: right + 2, room: width + 40 + frame }];
    if (left < right) return [{ from: left + 1, to: right + 1, room: width - 20 }];
    return [
      { from: left, to: left + 1, room: width / 2 + 24 + frame },
      { from: right + 1, to: right + 2, room: width / 2 + 24 + frame },
    ];
  });
  return needs.sort((a, b) => a.to - a.from - (b.to - b.from));
}
