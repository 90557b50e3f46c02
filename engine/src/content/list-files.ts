import { readdirSync, realpathSync, type Dirent } from 'node:fs';
import { join, posix } from 'node:path';
import picomatch from 'picomatch';
import type { Problem } from '../shared/model.ts';
import { isFile, isFolder, unreadable } from './read.ts';

interface FileListing {
  /** Paths relative to the folder, with forward slashes, in code-unit order. */
  files: string[];
  problems: Problem[];
}

interface ListOptions {
  /** Include files and folders whose name starts with a dot. */
  dotFiles?: boolean;
  /** How to name the folder in problems; its path relative to the site. */
  label?: string;
}

/** Lists the files of a folder and of its subfolders. A folder that does not exist has no files. */
export function listFiles(dir: string, options: ListOptions = {}): FileListing {
  const listing: FileListing = { files: [], problems: [] };
  if (!isFolder(dir)) return listing;
  // Only symbolic links can make a loop, so only their real paths are resolved.
  walk({ dir, relative: '', trail: [realpathSync(dir)], options, listing });
  listing.files.sort();
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
      walk({ dir: full, relative: path, trail: [...trail, join(trail.at(-1) ?? '', entry.name)], options, listing });
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
  if (isFile(target)) {
    listing.files.push(relative);
  } else if (!isFolder(target)) {
    // A pipe or a device holds no page.
    return;
  } else if (trail.includes(target)) {
    listing.problems.push(symlinkLoop(file));
  } else {
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

type PathMatcher = (path: string) => boolean;

/**
 * Compiles globs of `include` and `exclude` for forward-slash paths. The matcher is true when any of them matches. A pattern that starts with
 * `!` takes matches away again.
 */
export function compileGlobs(patterns: readonly string[]): PathMatcher {
  const isNegated = (pattern: string): boolean => pattern.startsWith('!') && pattern[1] !== '(';
  const wanted = patterns.filter((pattern) => !isNegated(pattern));
  const ignore = patterns.filter(isNegated).map((pattern) => pattern.slice(1));
  if (wanted.length === 0) return () => false;
  // Files with a dot are left out when folders are listed, not here.
  const matches = picomatch(wanted, { dot: true, posix: true, ignore });
  return (path) => matches(path);
}
