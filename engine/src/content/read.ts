import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  realpathSync,
  statSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { YaprakError } from '../errors/index.ts';
import { placeOf } from '../errors/place.ts';
import type { Problem, SourceFile } from '../shared/model.ts';

/**
 * The only reader of the author's files; list-files.ts finds them. Calls are synchronous on purpose: for thousands of small files they cost
 * a fraction of what the promise API costs, and nothing else can start before the content is known anyway.
 */

/** Reads one text file. `source` is relative to the site folder. */
export function readSource(siteDir: string, source: string): ReadSource {
  try {
    const { bytes, stamp } = readStamped(`${siteDir}/${source}`);
    const { file, problem } = decodeSource(bytes, source);
    return file ? { file, stamp } : { problem };
  } catch (error) {
    return { problem: unreadable(source, { error, what: 'file' }) };
  }
}

/** The stamp is from before it was read: a change in between shows in the next one. */
type ReadSource =
  | { file: SourceFile; stamp: FileStamp; problem?: undefined }
  | { file?: undefined; stamp?: undefined; problem: Problem };

function readStamped(path: string): { bytes: Buffer; stamp: FileStamp } {
  const file = openSync(path, 'r');
  try {
    return { stamp: toStamp(fstatSync(file)), bytes: readFileSync(file) };
  } finally {
    closeSync(file);
  }
}

/** Read many; what could not be read is in the problems. */
export function readSources(siteDir: string, sources: readonly string[]): { files: SourceFile[]; problems: Problem[] } {
  const files: SourceFile[] = [];
  const problems: Problem[] = [];
  for (const source of sources) {
    const result = readSource(siteDir, source);
    if (result.file) files.push(result.file);
    else problems.push(result.problem);
  }
  return { files, problems };
}

/** Read an asset. Undefined when there is no such file. */
export function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'ELOOP' || code === 'ENAMETOOLONG')
      return undefined;
    throw new YaprakError(unreadable(path, { error, what: 'file' }), { cause: error });
  }
}

/** A part of a file, shorter where the file ends before it does. Undefined when there is no such file. */
export function readPiece(path: string, { start, length }: { start: number; length: number }): Buffer | undefined {
  if (!isFile(path)) return undefined;
  const piece = Buffer.alloc(length);
  const file = openSync(path, 'r');
  try {
    return piece.subarray(0, readSync(file, piece, { position: start }));
  } finally {
    closeSync(file);
  }
}

export function exists(path: string): boolean {
  return existsSync(path);
}

/** Names in a folder, hidden ones too. A folder that does not exist has none. */
export function listNames(dir: string): string[] {
  return isFolder(dir) ? readdirSync(dir).sort() : [];
}

/** The path without symbolic links, as far as it exists. */
export function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

/** What is known of a file or folder without opening it. */
export function readStamp(path: string): FileStamp | undefined {
  const found = statOf(path);
  return found && toStamp(found);
}

function toStamp({ ino: inode, size, mtimeMs: modified, ctimeMs: changed, birthtimeMs: born }: Stats): FileStamp {
  return { inode, size, modified, changed, born };
}

/** Never given to another file or folder. */
export function identityOf(stamp: FileStamp): string {
  return `${stamp.inode}-${stamp.born}`;
}

export interface FileStamp {
  /** Kept when it is renamed; may be given to another file once this one is gone. */
  inode: number;
  size: number;
  /** When its bytes were last written; anyone may set it to another time. Milliseconds, as the next. */
  modified: number;
  /** When anything of it was last changed, that time included. */
  changed: number;
  /** When it was made. */
  born: number;
}

export function isFolder(path: string): boolean {
  return statOf(path)?.isDirectory() ?? false;
}

export function isFile(path: string): boolean {
  return statOf(path)?.isFile() ?? false;
}

/** Nothing for what does not exist, and for a path that leads through a file or in a circle. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

export function unreadable(source: string, { error, what }: { error: unknown; what: 'file' | 'folder' }): Problem {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT')
    return { code: 'missing-file', severity: 'error', message: `The ${what} ${source} does not exist.`, file: source };
  return {
    code: 'unreadable-file',
    severity: 'error',
    message: `The ${what} ${source} cannot be read: ${message}.`,
    file: source,
    hint: 'Give yourself the right to read it, or move it out of the site.',
  };
}

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

export interface SiteFiles {
  /** `source` is relative to the site. Throws a YaprakError for a file that cannot be read as text. */
  readSource: (source: string) => SourceFile;
  /** By absolute path. Undefined when there is no such file. */
  readBytes: (file: string) => Uint8Array | undefined;
}

/** The files of a site for who makes its pages. */
export function openSiteFiles(siteDir: string): SiteFiles {
  return {
    readSource(source) {
      const { file, problem } = readSource(siteDir, source);
      if (problem) throw new YaprakError(problem);
      return file;
    },
    readBytes,
  };
}
