import { existsSync, readFileSync, readdirSync, realpathSync, statSync, type Dirent, type Stats } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { YaprakError } from '../errors/index.ts';
import type { Problem, SourceFile } from '../shared/model.ts';
import { decodeSource, type ReadResult } from './decode-source.ts';

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
  for (const entry of readFolder({ dir, relative, trail, options, listing })) {
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

function readFolder({ dir, relative, options, listing }: Walk): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch (error) {
    listing.problems.push(unreadable(posix.join(options.label ?? '', relative), { error, what: 'folder' }));
    return [];
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
  const found = statOf(target);
  if (found?.isFile()) {
    listing.files.push(relative);
  } else if (!found?.isDirectory()) {
    // A pipe or a device holds no page.
    return;
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

/** Read one text file. `source` is relative to the site folder. */
export function readSource(siteDir: string, source: string): ReadResult {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(siteDir, source));
  } catch (error) {
    return { problem: unreadable(source, { error, what: 'file' }) };
  }
  return decodeSource(bytes, source);
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
  const found = statOf(path);
  return (
    found && {
      inode: found.ino,
      size: found.size,
      modified: found.mtimeMs,
      changed: found.ctimeMs,
      born: found.birthtimeMs,
    }
  );
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

function unreadable(source: string, { error, what }: { error: unknown; what: 'file' | 'folder' }): Problem {
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
