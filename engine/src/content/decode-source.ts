import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { placeOf } from '../errors/place.ts';
import type { Problem, SourceFile } from '../shared/model.ts';

type DecodeResult = { file: OpenSource; problem?: undefined } | { file?: undefined; problem: Problem };

/** A file of which nothing is decoded before it is asked for. */
export interface OpenSource extends SourceFile {
  /** The first lines of a long text, each of them whole: most of what is told of ten thousand pages stands there. */
  readonly opening?: string | undefined;
}

/** Bytes to text, refusing what is not UTF-8. What is given back is good as long as the bytes are. */
export function decodeSource(bytes: Buffer, source: string): DecodeResult {
  return isUtf8(bytes) ? { file: new EncodedSource(bytes, source) } : { problem: notUtf8(bytes, source) };
}

/** Bytes of an opening: enough for front matter, a title and a paragraph, and each of them is paid for ten thousand times. */
const OPENING = 700;
const NEWLINE = 10;

class EncodedSource implements OpenSource {
  readonly source: string;
  readonly digest: string;
  readonly #bytes: Buffer;
  readonly #start: number;

  constructor(bytes: Buffer, source: string) {
    this.source = source;
    this.digest = digestBytes(bytes);
    this.#bytes = bytes;
    this.#start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  }

  get text(): string {
    return this.#bytes.toString('utf8', this.#start);
  }

  get opening(): string | undefined {
    if (this.#bytes.length <= OPENING) return undefined;
    const end = this.#bytes.lastIndexOf(NEWLINE, OPENING);
    return end < 0 ? undefined : this.#bytes.toString('utf8', this.#start, end + 1);
  }
}

/** The one digest of the house: of a file's bytes or of a text. */
function digestBytes(bytes: Buffer | string): string {
  return hash('sha1', bytes, 'hex');
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
