import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { rename } from './rename.ts';
import { threadId } from 'node:worker_threads';
import { explainWriteError, outside } from './write-problem.ts';

/**
 * The only writer. Files are never changed in place: a page that stays the same is a second name (hard link) for the same bytes.
 * What the disk refuses is thrown as a YaprakError.
 */

export interface FileWriter {
  /** Write a file, making its folders. Returns the bytes written. */
  write(file: string, content: string | Uint8Array): number;
  /** Take a file over from `from` (absolute): linked when it is in the previous site, copied when it is on another disk. */
  link(file: string, from: string): void;
  /** Copy a file of any size. */
  copy(file: string, from: string): void;
}

/** Writes below one folder, making folders as needed. Threads may each have one for the same folder. `name` is the folder in messages. */
export function createFileWriter(dir: string, options: { name: string }): FileWriter {
  const folders = new Set<string>();
  const put = (file: string, write: (target: string) => void): void => {
    const target = path.join(dir, file);
    if (!target.startsWith(dir + path.sep)) throw outside({ folder: options.name, file });
    const folder = path.dirname(target);
    try {
      if (!folders.has(folder)) {
        mkdirSync(folder, { recursive: true });
        folders.add(folder);
      }
      write(target);
    } catch (error) {
      throw explainWriteError(error, { folder: options.name, file });
    }
  };
  return {
    write(file, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      put(file, (target) => replaceFile(target, () => writeFileSync(target, bytes, { flag: 'wx' })));
      return bytes.length;
    },
    link(file, from) {
      put(file, (target) => {
        const there = lstatSync(target, { throwIfNoEntry: false });
        if (there && there.ino === statSync(from).ino) return;
        try {
          replaceFile(target, () => linkSync(from, target));
        } catch {
          // Another disk, or a file system without links.
          copyAnew(from, target);
        }
      });
    },
    copy: (file, from) => put(file, (target) => copyAnew(from, target)),
  };
}

/** The existing file may be a hard link to a file of the published site, so it is never written into. `write` must fail if it exists. */
function replaceFile(target: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    unlinkSync(target);
    write();
  }
}

function copyAnew(from: string, target: string): void {
  replaceFile(target, () => copyFileSync(from, target, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL));
}

/** Write a file so that a reader sees the old bytes or the new ones, never half of them. For caches. */
export function writeAtomic(file: string, content: string | Uint8Array): void {
  const draft = draftOf(file);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, content);
    rename(draft, file);
  } catch (error) {
    removeDraft(draft);
    throw explainWriteError(error, { folder: path.dirname(file) });
  }
}

/** A name that no other process or thread gives. */
function draftOf(file: string): string {
  return `${file}.${process.pid}.${threadId}.${Math.trunc(performance.now() * 1000)}.tmp`;
}

/** What stopped the writing may stop this too, and is the better story. */
function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // Its folder is none, or may not be written.
  }
}

/** The same for what can be made again: a cache that cannot be written only makes the next build slower. */
export function writeCache(file: string, content: string | Uint8Array): void {
  try {
    writeAtomic(file, content);
  } catch {
    // A full or read-only disk is reported by the writes that matter.
  }
}

/** Empty a folder of ours: a cache. */
export function removeFolder(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
}

/** Give a folder that is complete its lasting name, unless another process was faster: then its folder stays and ours goes. */
export function placeFolder(draft: string, dir: string): void {
  try {
    rename(draft, dir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(dir)) throw explainWriteError(error, { folder: path.dirname(dir) });
  }
}
