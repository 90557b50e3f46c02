import type { IncomingMessage } from 'node:http';

/** The range that a `Range` header requests from a body of `size` bytes; both ends are included. */
export type ByteRange = { start: number; end: number } | 'unsatisfiable' | undefined;

/** Several ranges at once, other units and nonsense are ignored, as RFC 9110 allows: the whole body is sent then. */
export function parseByteRange(header: string | undefined, options: { size: number }): ByteRange {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!found) return undefined;
  const [, first = '', last = ''] = found;
  const { size } = options;
  if (first === '') {
    if (last === '') return undefined;
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

export type Encoding = 'br' | 'gzip';

/** The encodings a request accepts, best first. */
export function parseAcceptEncoding(header: string | undefined): Encoding[] {
  const weights = parseWeights(header ?? '');
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const accepted = (['br', 'gzip'] as const).filter((name) => weightOf(name) > 0);
  return accepted.sort((one, other) => weightOf(other) - weightOf(one));
}

/** `a, b;q=0.5`: what a request accepts, and how much. */
function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((piece) => piece.startsWith('q='));
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  return weights;
}

/** Whether a request wants Markdown rather than HTML. No browser names it. */
export function wantsMarkdown(header: string | undefined): boolean {
  if (!header?.includes('text/markdown')) return false;
  const weights = parseWeights(header);
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}

/** Whether the reader has this version of a file, by `If-None-Match` or `If-Modified-Since`. */
export function isUnchanged({ headers }: IncomingMessage, current: { etag: string; modified: Date }): boolean {
  const wanted = headers['if-none-match'];
  if (wanted !== undefined) {
    return wanted.trim() === '*' || wanted.split(',').some((tag) => weak(tag.trim()) === weak(current.etag));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(current.modified.getTime() / 1000) * 1000 <= since;
}

function weak(etag: string): string {
  return etag.replace(/^W\//, '');
}

/** `If-Range` needs a strong validator, and ours is the time of the last change. */
export function rangeApplies({ headers }: IncomingMessage, modified: string): boolean {
  const condition = headers['if-range'];
  return condition === undefined || condition === modified;
}
