/** What a `Range` header asks of a body of `size` bytes; both ends are included. */
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
