import { join, posix } from 'node:path';
import { nearest } from '../errors/hints.ts';
import type { Problem } from '../shared/model.ts';
import { compileGlobs, listFiles } from './list-files.ts';
import { isFile, isFolder } from './read.ts';

/** A folder of content, and the folder that holds its translations where there is one. Both are relative to the site. */
export interface ContentFolder {
  dir: string;
  translatedDir?: string | undefined;
}

export interface FolderFile {
  /** Relative to the folder, the same in both. */
  path: string;
  translated: boolean;
}

export interface ListedFolder {
  /** Files that match, by their paths relative to the site, sorted by name. */
  files: Map<string, FolderFile>;
  /** Every path in the folder, matching or not. */
  all: string[];
  problems: Problem[];
}

export interface ListFolderOptions {
  siteDir: string;
  include: readonly string[];
  exclude: readonly string[];
}

/** Lists a content folder. A translated file replaces the original. */
export function listFolder({ dir, translatedDir }: ContentFolder, options: ListFolderOptions): ListedFolder {
  const { siteDir } = options;
  const wanted = compileGlobs(options.include);
  const unwanted = compileGlobs(options.exclude);
  const isWanted = (path: string): boolean => wanted(path) && !unwanted(path);
  const listing = listFiles(join(siteDir, dir), { label: dir });
  const paths = listing.files.filter(isWanted);
  const files = new Map<string, FolderFile>();
  const prefix = prefixOf(dir);
  if (translatedDir === undefined || !isFolder(join(siteDir, translatedDir))) {
    for (const path of paths) files.set(prefix + path, { path, translated: false });
    return { files, all: listing.files, problems: listing.problems };
  }
  const own = listFiles(join(siteDir, translatedDir), { label: translatedDir });
  const orphans = new Set(own.files.filter(isWanted));
  const ownPrefix = prefixOf(translatedDir);
  for (const path of paths) {
    const translated = orphans.delete(path);
    files.set((translated ? ownPrefix : prefix) + path, { path, translated });
  }
  const problems = [...orphans].map((path) => orphan(path, { dir, translatedDir, paths }));
  return { files, all: listing.files, problems: [...listing.problems, ...own.problems, ...problems] };
}

/** The prefix of the paths in a folder. Adding it is faster than `join`, and the paths need no normalizing. */
function prefixOf(dir: string): string {
  return posix.join(dir, 'x').slice(0, -1);
}

/** The folders in which the file of `[x](x.md)` is searched, translations first. */
export function rootsOf({ dir, translatedDir }: ContentFolder): string[] {
  return translatedDir === undefined ? [dir] : [translatedDir, dir];
}

/** The path of a file in this language: of its translation if there is one, otherwise of the original, which may not exist. */
export function findInFolder({ dir, translatedDir }: ContentFolder, given: { siteDir: string; path: string }): string {
  const own = translatedDir === undefined ? undefined : posix.join(translatedDir, given.path);
  return own !== undefined && isFile(join(given.siteDir, own)) ? own : posix.join(dir, given.path);
}

function orphan(
  path: string,
  { dir, translatedDir, paths }: { dir: string; translatedDir: string; paths: string[] },
): Problem {
  const file = posix.join(translatedDir, path);
  const near = nearest(path, paths);
  return {
    code: 'orphan-translation',
    severity: 'warning',
    message: `${file} translates a file that does not exist, ${posix.join(dir, path)}, so it is left out.`,
    file,
    hint: near ? `Did you mean ${near}?` : 'Path and extension must be those of the original.',
  };
}
