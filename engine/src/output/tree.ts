import { lstatSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** What is known of a file without opening it. */
export interface TreeStamp {
  inode: number;
  size: number;
  modified: number;
}

/** All that is in a folder, as it can be sent from one thread to another. */
export interface Tree {
  /** Tells the folder from any other, wherever it is moved. */
  identity: string;
  /** Files, and folders that hold nothing (with a last slash), relative to the folder. */
  names: string[];
  /** Inode, size and time of change of each. */
  stamps: Float64Array;
}

/** The folder must be there. */
export function readTree(dir: string): Tree {
  const identity = identityOf(dir);
  const names: string[] = [];
  const stamps: number[] = [];
  const walk = (under: string): void => {
    const entries = readdirSync(`${dir}/${under}`, { withFileTypes: true });
    if (entries.length === 0 && under !== '') {
      names.push(under);
      stamps.push(0, 0, 0);
    }
    for (const entry of entries) {
      const file = under + entry.name;
      if (entry.isDirectory()) {
        walk(`${file}/`);
        continue;
      }
      const { ino, size, mtimeMs } = lstatSync(`${dir}/${file}`);
      names.push(file);
      stamps.push(ino, size, mtimeMs);
    }
  };
  walk('');
  return { identity, names, stamps: Float64Array.from(stamps) };
}

/** Nothing where there is no folder, another build has taken it away, or it cannot be read. */
export function findTree(dir: string): Tree | undefined {
  try {
    return readTree(dir);
  } catch {
    return undefined;
  }
}

export function identityOf(dir: string): string {
  const { ino, birthtimeMs } = statSync(dir);
  return `${ino}-${birthtimeMs}`;
}

export function stampsOf({ names, stamps }: Tree): (file: string) => TreeStamp | undefined {
  const places = new Map(names.map((name, index) => [name, index * 3]));
  return (file) => {
    const at = places.get(file);
    if (at === undefined) return undefined;
    return { inode: stamps[at] ?? 0, size: stamps[at + 1] ?? 0, modified: stamps[at + 2] ?? 0 };
  };
}

export function readFileStamp(file: string): TreeStamp | undefined {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found && { inode: found.ino, size: found.size, modified: found.mtimeMs };
}

/** Take away everything that is listed in a tree but these files, and the folders that are empty then. */
export function removeOthers(
  dir: string,
  { files, names }: { files: ReadonlySet<string>; names: readonly string[] },
): void {
  for (const name of names) {
    if (files.has(name)) continue;
    rmSync(path.join(dir, name), { recursive: true, force: true });
    removeEmpty(path.dirname(path.join(dir, name)), { upTo: dir });
  }
}

function removeEmpty(folder: string, { upTo }: { upTo: string }): void {
  if (folder === upTo) return;
  try {
    rmdirSync(folder);
  } catch {
    // Not empty, or gone already.
    return;
  }
  removeEmpty(path.dirname(folder), { upTo });
}
