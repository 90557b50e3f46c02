import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import type { Problem, SourceFile } from '../shared/model.ts';

/**
 * The only reader of the author's files. Calls are synchronous on purpose: for thousands of small files they cost
 * a fraction of what the promise API costs, and nothing else can start before the content is known anyway.
 */

export interface FileListing {
  /** Paths relative to the folder, with forward slashes, in code-unit order. */
  files: string[];
  problems: Problem[];
}

export interface ListOptions {
  /** True for a folder that need not be entered; its path is relative, without last slash. */
  skipFolder?: (path: string) => boolean;
  /** Enter folders and list files whose name starts with a dot. */
  dotFiles?: boolean;
  /** How to name the folder in problems; its path relative to the site. */
  label?: string;
}

/** List a folder and everything below it. A folder that does not exist has no files. */
export function listFiles(dir: string, options: ListOptions = {}): FileListing {
  const listing: FileListing = { files: [], problems: [] };
  if (!isFolder(dir)) return listing;
  // Only symlinked folders can make a loop, so real paths are resolved for those alone.
  walk({ dir, relative: '', trail: [realpathSync(dir)], options, listing });
  listing.files.sort(byCodeUnit);
  return listing;
}

interface Walk {
  dir: string;
  relative: string;
  /** Real paths of the folders that are being walked, outermost first. */
  trail: string[];
  options: ListOptions;
  listing: FileListing;
}

function walk({ dir, relative, trail, options, listing }: Walk): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.name.startsWith('.') && !options.dotFiles) continue;
    const path = relative === '' ? entry.name : `${relative}/${entry.name}`;
    const full = `${dir}/${entry.name}`;
    if (entry.isFile()) {
      listing.files.push(path);
    } else if (entry.isDirectory()) {
      if (options.skipFolder?.(path)) continue;
      walk({ dir: full, relative: path, trail: [...trail, `${trail.at(-1)}/${entry.name}`], options, listing });
    } else if (entry.isSymbolicLink()) {
      followLink({ dir: full, relative: path, trail, options, listing });
    }
  }
}

function followLink({ dir, relative, trail, options, listing }: Walk): void {
  const file = options.label === undefined ? relative : posix.join(options.label, relative);
  let target: string;
  try {
    target = realpathSync(dir);
  } catch (error) {
    const looped = (error as NodeJS.ErrnoException).code === 'ELOOP';
    listing.problems.push(
      looped
        ? {
            code: 'symlink-loop',
            severity: 'error',
            message: `The symbolic link ${file} leads through other links back to itself, so there is nothing to read.`,
            file,
            hint: 'Remove the link or point it somewhere else.',
          }
        : {
            code: 'dangling-symlink',
            severity: 'warning',
            message: `The symbolic link ${file} points to nothing, so it is left out.`,
            file,
            hint: 'Remove the link or restore what it points to.',
          },
    );
    return;
  }
  if (statSync(target).isFile()) {
    listing.files.push(relative);
  } else if (trail.includes(target)) {
    listing.problems.push(symlinkLoop(file));
  } else if (!options.skipFolder?.(relative)) {
    walk({ dir, relative, trail: [...trail, target], options, listing });
  }
}

function symlinkLoop(file: string): Problem {
  return {
    code: 'symlink-loop',
    severity: 'error',
    message: `The symbolic link ${file} leads back to a folder that contains it, so reading it would never end.`,
    file,
    hint: 'Remove the link or point it somewhere else.',
  };
}

function byCodeUnit(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

export type ReadResult = { file: SourceFile; problem?: undefined } | { file?: undefined; problem: Problem };

/** Read one text file. `source` is relative to the site folder. */
export function readSource(siteDir: string, source: string): ReadResult {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(siteDir, source));
  } catch (error) {
    return { problem: unreadable(source, error) };
  }
  return decodeSource(bytes, source);
}

/** Bytes to text, refusing what is not UTF-8. */
export function decodeSource(bytes: Buffer, source: string): ReadResult {
  if (!isUtf8(bytes)) return { problem: notUtf8(bytes, source) };
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return { file: { source, digest: digestBytes(bytes), text: bytes.toString('utf8', start) } };
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
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw error;
  }
}

export function exists(path: string): boolean {
  return existsSync(path);
}

/** Names in a folder, hidden ones too. A folder that does not exist has none. */
export function listNames(dir: string): string[] {
  return isFolder(dir) ? readdirSync(dir).sort(byCodeUnit) : [];
}

/** The path without symbolic links, as far as it exists. */
export function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

/** What is known of a file or folder without opening it. */
export function readStamp(path: string): FileStamp | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && { inode: found.ino, id: `${found.ino}-${found.birthtimeMs}`, size: found.size, modified: found.mtimeMs };
}

export interface FileStamp {
  /** Kept when it is renamed; may be given to another file once this one is gone. */
  inode: number;
  /** Never given to another. */
  id: string;
  size: number;
  /** Milliseconds. */
  modified: number;
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The one digest of the house: of a file's bytes or of a text. */
export function digestBytes(bytes: Buffer | string): string {
  return hash('sha1', bytes, 'hex');
}

function unreadable(source: string, error: unknown): Problem {
  const { code, message } = error as NodeJS.ErrnoException;
  const missing = code === 'ENOENT';
  return {
    code: missing ? 'missing-file' : 'unreadable-file',
    severity: 'error',
    message: missing ? `The file ${source} does not exist.` : `The file ${source} cannot be read: ${message}.`,
    file: source,
  };
}

function notUtf8(bytes: Buffer, source: string): Problem {
  const offset = firstInvalidByte(bytes);
  const before = bytes.subarray(0, offset).toString('utf8');
  const line = before.split('\n').length;
  const byte = (bytes[offset] ?? 0).toString(16).padStart(2, '0');
  return {
    code: 'not-utf8',
    severity: 'error',
    message: `The file ${source} is not valid UTF-8: byte 0x${byte} at offset ${offset} cannot be decoded.`,
    file: source,
    line,
    column: before.length - before.lastIndexOf('\n'),
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
