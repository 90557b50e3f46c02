import type { Edge, Head } from '../graph/graph.ts';

/** A link between two nodes as it is written: `-->`, `-- text -->`, `-->|text|`, `e1@==>`. */
export interface Link extends Pick<Edge, 'line' | 'start' | 'end'> {
  id?: string;
  text?: string;
}

/** The expressions of Mermaid's own lexer: a whole link, and one that is opened for a text and closed after it. */
const WHOLE = /(?:([\p{L}\p{N}_-]+)@)?(?:([xo<])?(?:(--+)([-xo>])|(==+)([=xo>])|-?\.+-([xo>]?))|(~~~+))/uy;
const OPENED = [
  { open: /(?:([\p{L}\p{N}_-]+)@)?([xo<])?--(?![->xo])/uy, close: /[xo<]?--+([-xo>])/g, line: 'solid' },
  { open: /(?:([\p{L}\p{N}_-]+)@)?([xo<])?==(?![=>xo])/uy, close: /[xo<]?==+([=xo>])/g, line: 'thick' },
  { open: /(?:([\p{L}\p{N}_-]+)@)?([xo<])?-\.(?![.-])/uy, close: /[xo<]?-?\.+-([xo>]?)/g, line: 'dotted' },
] as const;
const PIPED = /\s*\|\s*(?:"([^"]*)"|([^|"]*))\s*\|/y;

/** The link at a place, and where it ends. A letter is its head only where a name has ended. */
export function readLink(source: string, at: number): { link: Link; end: number } | undefined {
  const whole = match(WHOLE, source, at);
  if (whole) {
    const [text, id, start, , solid, , thick, dotted, invisible] = whole;
    const line = invisible ? 'invisible' : solid !== undefined ? 'solid' : thick !== undefined ? 'thick' : 'dotted';
    const link: Link = { id, line, start: headOf(start), end: headOf(solid ?? thick ?? dotted) };
    const end = at + text.length;
    const piped = match(PIPED, source, end);
    return piped ? { link: { ...link, text: piped[1] ?? piped[2] }, end: end + piped[0].length } : { link, end };
  }
  for (const { open, close, line } of OPENED) {
    const opened = match(open, source, at);
    if (!opened) continue;
    const from = at + opened[0].length;
    close.lastIndex = from;
    const closed = close.exec(source);
    if (!closed || source.slice(from, closed.index).trim() === '') continue;
    const text = source
      .slice(from, closed.index)
      .trim()
      .replace(/^"([\s\S]*)"$/, '$1');
    return {
      link: { id: opened[1], line, start: headOf(opened[2]), end: headOf(closed[1]), text },
      end: close.lastIndex,
    };
  }
  return undefined;
}

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function headOf(sign: string | undefined): Head {
  if (sign === '>' || sign === '<') return 'arrow';
  return sign === 'o' ? 'circle' : sign === 'x' ? 'cross' : 'none';
}
