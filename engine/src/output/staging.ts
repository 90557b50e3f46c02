import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { rename } from './rename.ts';
import { listTree, readFileStamp, removeOthers, type TreeStamp } from './tree.ts';
import { explainWriteError } from './write-problem.ts';

/**
 * A site is written beside the one in place and moved over it at the end, so that a crash or a kill at any moment leaves the last good
 * site, whole. Each process has folders of its own: of two builds at once, the one that ends last is the site.
 */

export interface Staging {
  /** Folder to write into. */
  dir: string;
  /** The folder it will become, as the author knows it. */
  name: string;
  /** Whether the folder began with what an earlier site left in it. */
  isFilled: boolean;
  /** The site in place, to link unchanged pages from; absent on a first build. */
  previous?: string;
  /** What is known of a file that an earlier site left in the folder. */
  stampOf(file: string): TreeStamp | undefined;
  /** Take away what an earlier site left in the folder: everything but these files. */
  keepOnly(files: ReadonlySet<string>): void;
  /** Put the new site in place of the old one. */
  commit(): void;
  /** Leave the old site as it is. */
  discard(): void;
}

/** Renaming takes no time, so an old site that is still aside after this long was left there by a build that died. */
const ABANDONED_MS = 60_000;
/** How often another build may come first before something else must be wrong. */
const ATTEMPTS = 10;

export interface StagingOptions {
  name: string;
  /**
   * Folder of the site before the last one. A build starts from it, so that a page which stays needs neither a folder nor a link of its own:
   * at ten thousand pages, making and removing those would triple the time of a rebuild. What is in it is compared with the record of the
   * last build and never trusted otherwise.
   */
  recycled?: string;
}

export function createStaging(outDir: string, options: StagingOptions): Staging {
  const { name, recycled } = options;
  const target = realPathOf(outDir);
  const dir = stagingDirOf(outDir);
  const old = beside(target, { pid: process.pid, role: 'old' });
  let isFilled = false;
  try {
    recoverSite(target);
    isFilled = recycled !== undefined && isFolder(recycled) && tryMove(recycled, dir);
    if (!isFilled) {
      mkdirSync(path.dirname(dir), { recursive: true });
      // Not with `recursive`, which says of a disk that can only be read that the folder does not exist.
      if (!isFolder(dir)) mkdirSync(dir);
    }
  } catch (error) {
    throw explainWriteError(error, { folder: name });
  }
  // A mount point cannot be renamed: reported now rather than after the whole site is made.
  if (existsSync(target) && statSync(target).dev !== statSync(dir).dev) {
    remove(dir);
    throw explainWriteError({ code: 'EBUSY' }, { folder: name });
  }
  return {
    dir,
    name,
    isFilled,
    previous: existsSync(target) ? target : undefined,
    commit() {
      try {
        replace(dir, { target, old });
      } catch (error) {
        throw explainWriteError(error, { folder: name });
      }
      putAway(old, recycled);
    },
    stampOf: (file) => readFileStamp(path.join(dir, file)),
    keepOnly: (files) => isFilled && removeOthers(dir, { files, names: listTree(dir) }),
    discard: () => putAway(dir, recycled),
  };
}

/** The folder that a build of this process writes into. */
export function stagingDirOf(outDir: string): string {
  return beside(realPathOf(outDir), { pid: process.pid, role: 'next' });
}

function realPathOf(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder;
}

/** Keeps a folder for the next build to start from, if there is a place for it on the same disk. */
function putAway(folder: string, recycled: string | undefined): void {
  if (!existsSync(folder)) return;
  if (!recycled || !tryMove(folder, recycled)) remove(folder);
}

/** Replaces what is there. */
function tryMove(from: string, to: string): boolean {
  try {
    mkdirSync(path.dirname(to), { recursive: true });
    remove(to);
    rename(from, to);
    return true;
  } catch {
    return false;
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

function isFolder(target: string): boolean {
  try {
    return statSync(target).isDirectory();
  } catch {
    return false;
  }
}

/** Put back the site of a build that died just while it put its own in place, and clear away what dead builds left. */
export function recoverSite(outDir: string): void {
  for (const { folder, pid, role } of leftovers(outDir)) {
    const isDead = pid === process.pid || !isRunning(pid);
    if (role === 'old' && !existsSync(outDir) && (isDead || isAbandoned(folder))) rename(folder, outDir);
    else if (isDead) remove(folder);
  }
}

function replace(dir: string, { target, old }: { target: string; old: string }): void {
  for (let attempt = 1; ; attempt++) {
    remove(old);
    const aside = moveIfThere(target, old);
    try {
      rename(dir, target);
      return;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Another build has put its site there in this very moment: that one is now the old site.
      if ((code === 'ENOTEMPTY' || code === 'EEXIST') && attempt < ATTEMPTS) continue;
      if (aside && !existsSync(target)) rename(old, target);
      throw error;
    }
  }
}

function moveIfThere(from: string, to: string): boolean {
  try {
    rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

interface Leftover {
  folder: string;
  pid: number;
  role: 'next' | 'old';
}

/** Hidden, beside the site and named after it: moving a folder works only on one disk. */
function beside(target: string, { pid, role }: Omit<Leftover, 'folder'>): string {
  return path.join(path.dirname(target), `.${path.basename(target)}.${pid}.${role}`);
}

function leftovers(target: string): Leftover[] {
  const parent = path.dirname(target);
  const start = `.${path.basename(target)}.`;
  if (!existsSync(parent)) return [];
  return readdirSync(parent).flatMap((entry) => {
    const found = entry.startsWith(start) ? /^(\d+)\.(next|old)$/.exec(entry.slice(start.length)) : null;
    return found
      ? [{ folder: path.join(parent, entry), pid: Number(found[1]), role: found[2] as Leftover['role'] }]
      : [];
  });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isAbandoned(folder: string): boolean {
  return Date.now() - statSync(folder).ctimeMs > ABANDONED_MS;
}
