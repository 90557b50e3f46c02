import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The only writer. A site is written beside the one in place and moved over it at the end, so that a crash or a kill at any moment leaves
 * the last good site, whole. Files are never changed in place: a page that stays the same is a second name (hard link) for the same bytes.
 */

export interface FileWriter {
  /** Write a file, or do nothing when its folder cannot hold it twice: the first wins. Returns the bytes written. */
  write(file: string, content: string | Uint8Array): number;
  /** Take a file over from `from` (absolute): linked when it is in the previous site, copied when it is the author's. */
  link(file: string, from: string): void;
  copy(file: string, from: string): void;
  has(file: string): boolean;
}

/** Writes below one folder, making folders as needed. Threads may each have one for the same folder. */
export function createFileWriter(dir: string): FileWriter {
  const folders = new Set<string>();
  const place = (file: string): string => {
    const target = path.join(dir, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    return target;
  };
  return {
    write(file, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      writeFileSync(place(file), bytes);
      return bytes.length;
    },
    link(file, from) {
      const target = place(file);
      try {
        linkSync(from, target);
      } catch {
        // Another disk, or a file system without links.
        copyFileSync(from, target);
      }
    },
    copy(file, from) {
      copyFileSync(from, place(file));
    },
    has: (file) => existsSync(path.join(dir, file)),
  };
}

export interface Staging {
  dir: string;
  /** The site in place, to link unchanged pages from; absent on a first build. */
  previous?: string;
  /** Put the new site in place of the old one. */
  commit(): void;
  /** Leave the old site as it is. */
  discard(): void;
}

export function createStaging(outDir: string): Staging {
  const name = path.basename(outDir);
  const parent = path.dirname(outDir);
  const dir = path.join(parent, `.${name}.next`);
  const old = path.join(parent, `.${name}.old`);
  // A build that died between the two renames of commit: its old site is the good one.
  if (!existsSync(outDir) && existsSync(old)) renameSync(old, outDir);
  rmSync(old, { recursive: true, force: true });
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  return {
    dir,
    previous: existsSync(outDir) ? outDir : undefined,
    commit() {
      if (existsSync(outDir)) renameSync(outDir, old);
      renameSync(dir, outDir);
      rmSync(old, { recursive: true, force: true });
    },
    discard() {
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Write a file so that a reader sees the old bytes or the new ones, never half of them. For caches. */
export function writeAtomic(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${Math.trunc(performance.now() * 1000)}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Empty a folder of ours: a cache, or the output before a clean build. */
export function removeFolder(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
}
