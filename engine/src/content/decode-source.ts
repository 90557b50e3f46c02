import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { placeOf } from '../errors/place.ts';
import type { Problem, SourceFile } from '../shared/model.ts';

type DecodeResult = { file: SourceFile; problem?: undefined } | { file?: undefined; problem: Problem };

/** Bytes to text without a byte order mark, refusing what is not UTF-8. */
export function decodeSource(bytes: Buffer, source: string): DecodeResult {
  if (!isUtf8(bytes)) return { problem: notUtf8(bytes, source) };
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return { file: { source, digest: hash('sha1', bytes), text: bytes.toString('utf8', start) } };
}

function notUtf8(bytes: Buffer, source: string): Problem {
  const offset = firstInvalidByte(bytes);
  const before = bytes.subarray(0, offset).toString('utf8');
  const byte = (bytes[offset] ?? 0).toString(16).padStart(2, '0');
  return {
    code: 'not-utf8',
    severity: 'error',
    message: `The file ${source} is not valid UTF-8: byte 0x${byte} at offset ${offset} cannot be decoded.`,
    file: source,
    ...placeOf(before, before.length),
    hint: 'Save the file as UTF-8 (in many editors: "Save with encoding").',
  };
}

/** Offset of the first byte that makes the prefix undecodable: found by halving, since validity of whole characters is monotonous. */
function firstInvalidByte(bytes: Buffer): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isUtf8(bytes.subarray(0, characterStart(bytes, middle)))) good = middle;
    else bad = middle;
  }
  return characterStart(bytes, good);
}

/** Step back from inside a multi-byte character to its first byte, at most three bytes. */
function characterStart(bytes: Buffer, offset: number): number {
  let start = offset;
  while (start > 0 && offset - start < 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  return start;
}
