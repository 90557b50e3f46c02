import { join, posix } from 'node:path';
import { nearest } from '../errors/nearest.ts';
import type { Problem, SourceFile } from '../shared/model.ts';
import { compileGlobs } from './glob.ts';
import { isFile, isFolder, listFiles, readSources } from './read.ts';

/** A folder of content, and the folder that holds its translations where there is one. Both are relative to the site. */
export interface ContentFolder {
  dir: string;
  translatedDir?: string | undefined;
}

export interface FolderFile {
  /** Relative to the folder, the same in both. */
  path: string;
  file: SourceFile;
  translated: boolean;
}

export interface ReadFolder {
  files: FolderFile[];
  /** Every path in the folder, wanted or not. */
  listing: string[];
  problems: Problem[];
}

/** Read a content folder. A translated file takes the place of the whole original. */
export function readFolder(
  { dir, translatedDir }: ContentFolder,
  options: { siteDir: string; include: readonly string[]; exclude: readonly string[] },
): ReadFolder {
  const { siteDir } = options;
  const wanted = compileGlobs(options.include);
  const unwanted = compileGlobs(options.exclude);
  const isWanted = (path: string): boolean => wanted(path) && !unwanted(path);
  const listing = listFiles(join(siteDir, dir), { label: dir });
  const paths = listing.files.filter(isWanted);
  const problems = [...listing.problems];
  const translated = new Set<string>();
  if (translatedDir !== undefined && isFolder(join(siteDir, translatedDir))) {
    const found = listFiles(join(siteDir, translatedDir), { label: translatedDir });
    problems.push(...found.problems);
    for (const path of found.files) if (isWanted(path)) translated.add(path);
  }
  const sourceOf = (path: string): string =>
    posix.join(translated.has(path) && translatedDir !== undefined ? translatedDir : dir, path);
  const originals = new Map(paths.map((path) => [sourceOf(path), path]));
  const read = readSources(siteDir, [...originals.keys()]);
  problems.push(...read.problems);
  const files = read.files.map((file): FolderFile => {
    const path = originals.get(file.source) ?? file.source;
    return { path, file, translated: translated.delete(path) };
  });
  if (translatedDir !== undefined)
    for (const path of translated)
      if (!originals.has(posix.join(translatedDir, path))) problems.push(orphan(path, { dir, translatedDir, paths }));
  return { files, listing: listing.files, problems };
}

/** The groups of folders that `[x](x.md)` is looked for in: translations first. */
export function rootsOf({ dir, translatedDir }: ContentFolder): string[] {
  return translatedDir === undefined ? [dir] : [translatedDir, dir];
}

/** The file at `path` in this language, whether or not it exists: its translation if there is one. */
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
