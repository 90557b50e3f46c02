/** The part of a terminal or file stream that is needed. */
export interface ProgressStream {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

export interface Progress {
  /** So many more pages are done. */
  advance(count?: number): void;
  /** Pages there will be, once that is known. */
  setTotal(total: number): void;
  /** What is being done now; on a terminal before the bar, elsewhere a line of its own. */
  say(text: string): void;
  /** Take the bar away. Call it before anything else is printed. */
  finish(): void;
}

export interface ProgressOptions {
  stream: ProgressStream;
  total?: number;
  /** Milliseconds from any start; tests hand in their own. */
  now?: () => number;
}

/** A terminal shows a smooth bar; a log gets a line now and then, since each one stays. */
const REPAINT_EVERY = 80;
const LINE_EVERY = 5000;
const CLEAR_LINE = '\r\u001B[K';

export function createProgress(options: ProgressOptions): Progress {
  const { stream, now = () => performance.now() } = options;
  const isTerminal = stream.isTTY === true;
  let total = options.total;
  let done = 0;
  let activity = '';
  let paintedAt = isTerminal ? -Infinity : now();
  let isPainted = false;

  function paint(): void {
    const time = now();
    if (time - paintedAt < (isTerminal ? REPAINT_EVERY : LINE_EVERY)) return;
    paintedAt = time;
    if (isTerminal) {
      stream.write(CLEAR_LINE + formatBar({ done, total, activity, width: stream.columns ?? 80 }));
      isPainted = true;
    } else if (done > 0) stream.write(`${formatCount(done, total)}\n`);
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
    say(text) {
      activity = text;
      if (!isTerminal) stream.write(`${text}\n`);
      else {
        // A change of activity is rare and worth showing at once.
        paintedAt = -Infinity;
        paint();
      }
    },
    finish() {
      if (isPainted) stream.write(CLEAR_LINE);
      isPainted = false;
    },
  };
}

export function formatBar(state: { done: number; total?: number; activity: string; width: number }): string {
  const { done, total, activity, width } = state;
  const count = total === undefined && done === 0 ? '' : formatCount(done, total);
  const text = [activity, count].filter((piece) => piece !== '').join('  ');
  const room = Math.min(30, width - text.length - 3);
  if (total === undefined || total === 0 || room < 5) return text.slice(0, Math.max(0, width - 1));
  const filled = Math.round((Math.min(done, total) / total) * room);
  return `${'█'.repeat(filled)}${'░'.repeat(room - filled)}  ${text}`;
}

function formatCount(done: number, total: number | undefined): string {
  return total === undefined ? `${done} pages` : `${done} / ${total} pages`;
}
