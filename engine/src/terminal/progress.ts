import { stripVTControlCharacters } from 'node:util';
import { shareTerminal, type OutputStream } from './share-terminal.ts';

export interface ProgressStream extends OutputStream {
  columns?: number;
}

export interface Progress {
  /** So many more pages are done. */
  advance(count?: number): void;
  /** Pages there will be, once that is known. */
  setTotal(total: number): void;
  /** Shows the current activity: beside the bar on a terminal, elsewhere on a line of its own. With `work` the count starts again. */
  start(activity: string, work?: { total: number; unit: string }): void;
  /** Take the bar away. Call it before anything else is printed. */
  finish(): void;
}

export interface ProgressOptions {
  stream: ProgressStream;
  /** Other streams that may lead to the same terminal. */
  beside?: readonly OutputStream[];
  total?: number;
  /** Milliseconds from any start; tests hand in their own. */
  now?: () => number;
  /** The kind of terminal, as the environment names it: a `dumb` one cannot take a line back. */
  term?: string;
}

/** A terminal shows a smooth bar; a log gets a line now and then, since each one stays. */
const REPAINT_EVERY = 80;
const LINE_EVERY = 5000;
const CLEAR_LINE = '\r\u001B[K';
/** Width of the `^C` that a terminal writes after the bar. On a new line it could not be removed. */
const CTRL_C = 2;

export function createProgress(options: ProgressOptions): Progress {
  const { stream, now = () => performance.now(), term = process.env['TERM'] } = options;
  const isTerminal = stream.isTTY === true && term !== 'dumb';
  let total = options.total;
  let unit = 'pages';
  let done = 0;
  let activity = '';
  let paintedAt = isTerminal ? -Infinity : now();
  let isPainted = false;
  /** What others wrote last has no line end, and must not be painted over. */
  let isOpen = false;
  let stepAside: (() => void) | undefined;
  const write = stream.write.bind(stream);

  function paint(): void {
    const time = now();
    if (time - paintedAt < (isTerminal ? REPAINT_EVERY : LINE_EVERY)) return;
    paintedAt = time;
    if (isTerminal) paintBar();
    else if (done > 0) write(`${formatCount(done, { total, unit })}\n`);
  }

  function paintBar(): void {
    stepAside ??= shareTerminal([stream, ...(options.beside ?? [])], { before: clear, after: repaint });
    write((isOpen ? '\n' : CLEAR_LINE) + formatBar({ done, total, unit, activity, width: stream.columns ?? 80 }));
    isPainted = true;
    isOpen = false;
  }

  function clear(): void {
    if (isPainted) write(CLEAR_LINE);
    isPainted = false;
  }

  /** What others write stays above the bar. The bundler writes codes that show nothing. */
  function repaint(written: string): void {
    const text = stripVTControlCharacters(written);
    if (text !== '') isOpen = !text.endsWith('\n');
    if (!isOpen) paintBar();
  }

  return {
    advance(count = 1) {
      done += count;
      paint();
    },
    setTotal(next) {
      total = next;
      paint();
    },
    start(next, work) {
      activity = next;
      if (work) [done, total, unit] = [0, work.total, work.unit];
      if (!isTerminal) write(`${next}\n`);
      else {
        // A change of activity is rare and worth showing at once.
        paintedAt = -Infinity;
        paint();
      }
    },
    finish() {
      stepAside?.();
      stepAside = undefined;
      clear();
      if (isOpen) write('\n');
      isOpen = false;
    },
  };
}

export function formatBar(state: {
  done: number;
  total?: number;
  unit?: string;
  activity: string;
  width: number;
}): string {
  const { done, total, unit = 'pages', activity, width } = state;
  // As wide at the start as at the end, so that the bar does not shrink while it fills.
  const shown = String(done).padStart(String(total ?? '').length);
  const count = total === undefined && done === 0 ? '' : formatCount(shown, { total, unit });
  const text = [activity, count].filter((piece) => piece !== '').join('  ');
  const whole = drawBar(text, state);
  // In a narrow window the bar and the count matter more than the activity.
  return whole ?? drawBar(count, state) ?? text.slice(0, Math.max(0, width - CTRL_C - 1));
}

/** Nothing when there is no room for a bar, or nothing yet to measure. */
function drawBar(text: string, state: { done: number; total?: number; width: number }): string | undefined {
  const { done, total, width } = state;
  const room = Math.min(30, width - text.length - 3 - CTRL_C);
  if (total === undefined || total === 0 || room < 5) return undefined;
  const filled = Math.round((Math.min(done, total) / total) * room);
  return `${'█'.repeat(filled)}${'░'.repeat(room - filled)}  ${text}`;
}

function formatCount(done: number | string, { total, unit }: { total: number | undefined; unit: string }): string {
  return total === undefined ? `${done} ${unit}` : `${done} / ${total} ${unit}`;
}
