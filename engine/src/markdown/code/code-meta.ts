/** What is written after a fence's language. */
export interface CodeMeta {
  title?: string;
  /** Number of the first line, when lines are numbered. */
  firstLine?: number;
  /** Marked lines from `{1,3-5}`, 1-based. */
  lines?: ReadonlySet<number>;
}

const TITLE = /(?:^|\s)title=(["'])(.*?)\1/;
const RANGE = /\{([\d,\s-]+)\}/;
const NUMBERS = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/;

export function parseCodeMeta(meta: string): CodeMeta {
  if (meta === '') return {};
  const numbers = NUMBERS.exec(meta);
  const range = RANGE.exec(meta.replace(TITLE, ''))?.[1];
  return {
    title: TITLE.exec(meta)?.[2],
    firstLine: numbers ? Number(numbers[1] ?? 1) : undefined,
    lines: range === undefined ? undefined : parseRange(range),
  };
}

/** A range beyond any real block would only cost memory. */
const MOST_LINES = 100_000;

function parseRange(range: string): Set<number> {
  const lines = new Set<number>();
  for (const part of range.split(',')) {
    const [from, to] = part.split('-').map((piece) => Number.parseInt(piece, 10));
    if (from === undefined || Number.isNaN(from)) continue;
    const last = Math.min(to === undefined || Number.isNaN(to) ? from : to, MOST_LINES);
    for (let line = from; line <= last; line += 1) lines.add(line);
  }
  return lines;
}
