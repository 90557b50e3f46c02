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
import { findInvalid, removeInvalid } from '../shared/characters.ts';
import type { Problem, SourceFile } from '../shared/model.ts';

/**
 * The only reader of the site's files; list-files.ts finds them. Calls are synchronous: for thousands of small files this is much faster
 * than the promise API, and nothing else can start before the content is known.
 */

/** Reads one text file. `source` is relative to the site folder. */
export function readSource(siteDir: string, source: string): ReadSource {
  try {
    const { bytes, stamp } = readStamped(`${siteDir}/${source}`);
    const { file, problem } = decodeSource(bytes, source);
    return file ? { file, stamp, warning: problem } : { problem };
  } catch (error) {
    return { problem: unreadable(source, { error, what: 'file' }) };
  }
}

/** The stamp is taken before the file is read, so that a change in between gives another stamp. */
type ReadSource =
  | { file: SourceFile; stamp: FileStamp; warning?: Problem | undefined; problem?: undefined }
  | { file?: undefined; stamp?: undefined; warning?: undefined; problem: Problem };

function readStamped(path: string): { bytes: Buffer; stamp: FileStamp } {
  const file = openSync(path, 'r');
  try {
    return { stamp: toStamp(fstatSync(file)), bytes: readFileSync(file) };
  } finally {
    closeSync(file);
  }
}

/** Reads several files. Those that could not be read as they are, or at all, are in the problems. */
export function readSources(siteDir: string, sources: readonly string[]): { files: SourceFile[]; problems: Problem[] } {
  const files: SourceFile[] = [];
  const problems: Problem[] = [];
  for (const source of sources) {
    const result = readSource(siteDir, source);
    if (result.file) files.push(result.file);
    const problem = result.problem ?? result.warning;
    if (problem) problems.push(problem);
  }
  return { files, problems };
}

/** Reads an asset. Undefined when there is no such file. */
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

/** Reads a part of a file, up to the end of the file. Undefined when there is no such file. */
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

/** Hash of a file's bytes; empty for a file that does not exist. */
export function hashFile(path: string): string {
  const bytes = readBytes(path);
  return bytes ? hash('sha1', bytes) : '';
}

export function exists(path: string): boolean {
  return existsSync(path);
}

/** Lists the names in a folder, with hidden ones. A folder that does not exist has none. */
export function listNames(dir: string): string[] {
  return isFolder(dir) ? readdirSync(dir).sort() : [];
}

/** Resolves the symbolic links of a path, as far as the path exists. */
export function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

/** Reads the stamp of a file or folder without opening it. */
export function readStamp(path: string): FileStamp | undefined {
  const found = statOf(path);
  return found && toStamp(found);
}

function toStamp({ ino: inode, size, mtimeMs: modified, ctimeMs: changed, birthtimeMs: born }: Stats): FileStamp {
  return { inode, size, modified, changed, born };
}

/** The identity of a file or folder. No other one ever has the same. */
export function identityOf(stamp: FileStamp): string {
  return `${stamp.inode}-${stamp.born}`;
}

export interface FileStamp {
  /** Stays the same on a rename. Another file may get it after this one is deleted. */
  inode: number;
  size: number;
  /** Time of the last write, which programs can set. In milliseconds, as the next two. */
  modified: number;
  /** Time of the last change of bytes or metadata. */
  changed: number;
  /** Time of creation. */
  born: number;
}

export function isFolder(path: string): boolean {
  return statOf(path)?.isDirectory() ?? false;
}

export function isFile(path: string): boolean {
  return statOf(path)?.isFile() ?? false;
}

/** Undefined for a path that does not exist, leads through a file, or is a loop of links. */
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
    hint: 'Change its permissions, or move it out of the site.',
  };
}

type DecodeResult = { file: SourceFile; problem?: Problem } | { file?: undefined; problem: Problem };

/** Decodes bytes as UTF-8, without a byte order mark. Other encodings are an error. Characters that no page can hold are removed. */
export function decodeSource(bytes: Buffer, source: string): DecodeResult {
  if (!isUtf8(bytes)) return { problem: notUtf8(bytes, source) };
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const text = bytes.toString('utf8', start);
  const clean = removeInvalid(text);
  const file = { source, digest: hash('sha1', bytes), text: clean };
  return clean === text ? { file } : { file, problem: invalidCharacter(text, source) };
}

function invalidCharacter(text: string, source: string): Problem {
  const { name, offset } = findInvalid(text) ?? { name: 'a control character', offset: 0 };
  return {
    code: 'invalid-character',
    severity: 'warning',
    message: `The file ${source} holds ${name}, a character that neither HTML nor XML allows. It is left out of the page.`,
    file: source,
    ...placeOf(text, offset),
    hint: 'Delete it. Editors can show characters that are not visible.',
  };
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

/** Finds the first invalid byte by binary search: every longer prefix is invalid too. */
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

/** Moves from inside a multi-byte character to its first byte, at most three bytes back. */
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

/** Gives access to the files of a site while its pages are made. */
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
