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
import type { Problem, SourceFile } from '../shared/model.ts';
import { decodeSource } from './decode-source.ts';

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
export type ReadSource =
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
