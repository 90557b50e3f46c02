import { parse } from 'yaml';
import { NotDrawable, type Shape } from '../graph/graph.ts';

/** Brackets around the text of a node, the longer ones first. */
const BRACKETS: readonly (readonly [open: string, close: string, shape: Shape])[] = [
  ['(((', ')))', 'double-circle'],
  ['((', '))', 'circle'],
  ['([', '])', 'stadium'],
  ['(-', '-)', 'ellipse'],
  ['[[', ']]', 'subroutine'],
  ['[(', ')]', 'cylinder'],
  ['[/', '/]', 'lean-right'],
  ['[/', '\\]', 'trapezoid'],
  ['[\\', '\\]', 'lean-left'],
  ['[\\', '/]', 'trapezoid-top'],
  ['{{', '}}', 'hexagon'],
  ['[', ']', 'rect'],
  ['(', ')', 'round'],
  ['{', '}', 'diamond'],
  ['>', ']', 'flag'],
];

/** Names after `shape:`. The many others are for Mermaid itself. */
const NAMES: Readonly<Record<string, Shape>> = {
  ...named('rect', 'rect rectangle proc process'),
  ...named('round', 'rounded event'),
  ...named('stadium', 'stadium pill terminal'),
  ...named('subroutine', 'subroutine subproc fr-rect framed-rectangle subprocess'),
  ...named('cylinder', 'cyl cylinder database db'),
  ...named('circle', 'circle circ'),
  ...named('double-circle', 'double-circle dbl-circ'),
  ...named('ellipse', 'ellipse oval'),
  ...named('flag', 'odd'),
  ...named('diamond', 'diam diamond decision question'),
  ...named('hexagon', 'hex hexagon prepare'),
  ...named('lean-right', 'lean-r lean-right in-out'),
  ...named('lean-left', 'lean-l lean-left out-in'),
  ...named('trapezoid', 'trap-b trapezoid trapezoid-bottom priority'),
  ...named('trapezoid-top', 'trap-t inv-trapezoid trapezoid-top manual'),
};

function named(shape: Shape, names: string): Record<string, Shape> {
  return Object.fromEntries(names.split(' ').map((name) => [name, shape]));
}

export interface Shaped {
  shape: Shape;
  /** As it is written, without quotes. */
  text?: string;
  end: number;
}

/** `[text]` and its kin at a place. */
export function readBrackets(source: string, at: number): Shaped | undefined {
  for (const [open, close, shape] of BRACKETS) {
    if (!source.startsWith(open, at)) continue;
    const start = at + open.length;
    const end = findClose(source, { start, close });
    // A text in quotes is all there is between the brackets.
    if (end === undefined) continue;
    const text = source.slice(start, end).trim();
    return { shape, text: /^"[^"]*"$/.test(text) ? text.slice(1, -1) : text, end: end + close.length };
  }
  return undefined;
}

/** Brackets inside a text come in pairs; those in quotes do not count. */
function findClose(source: string, { start, close }: { start: number; close: string }): number | undefined {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const letter = source[at] ?? '';
    if (depth === 0 && source.startsWith(close, at)) return at > start ? at : undefined;
    if (letter === '"') {
      at = source.indexOf('"', at + 1);
      if (at < 0) return undefined;
    } else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    if (depth < 0 || letter === '\n') return undefined;
  }
  return undefined;
}

/** `@{ shape: cyl, label: "x" }` at a place. */
export function readAttributes(source: string, at: number): (Partial<Shaped> & { end: number }) | undefined {
  if (!source.startsWith('@{', at)) return undefined;
  const end = source.indexOf('}', at);
  let values: unknown;
  try {
    values = parse(source.slice(at + 1, end + 1).replace(/\n\s*/g, ' '));
  } catch {
    throw new NotDrawable('The braces after @ cannot be read.');
  }
  const { shape, label, ...others } = (values ?? {}) as Record<string, unknown>;
  const known = shape === undefined ? undefined : NAMES[String(shape)];
  if (end < 0 || (shape !== undefined && !known) || Object.keys(others).length > 0)
    throw new NotDrawable(`The shape ${String(shape)} is not known here.`);
  return { shape: known, text: label === undefined ? undefined : String(label), end: end + 1 };
}
