import { lstatSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What is known of a file without opening it. */
export interface TreeStamp {
  inode: number;
  size: number;
  modified: number;
}

/** Files of a folder, and folders that hold nothing (with a last slash), relative to it. The folder must exist. */
export function listTree(dir: string): string[] {
  const names: string[] = [];
  const walk = (under: string): void => {
    const entries = readdirSync(`${dir}/${under}`, { withFileTypes: true });
    if (entries.length === 0 && under !== '') names.push(under);
    for (const entry of entries) {
      if (entry.isDirectory()) walk(`${under}${entry.name}/`);
      else names.push(under + entry.name);
    }
  };
  walk('');
  return names;
}

export function readFileStamp(file: string): TreeStamp | undefined {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found && { inode: found.ino, size: found.size, modified: found.mtimeMs };
}

/** Removes everything that is listed but these files, and the folders that are empty then. */
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
