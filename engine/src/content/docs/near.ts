import { posix } from 'node:path';
import type { FolderFile } from '../content-folder.ts';
import type { NumberPrefixReader } from './number-prefix.ts';

/** What of a docs folder a page at some address may be made of. */
export interface Near {
  skipFolder: (path: string) => boolean;
  /** Of the files that were found in what is left. */
  pick: (files: ReadonlyMap<string, FolderFile>) => Map<string, FolderFile>;
}

/** As many files as are taken of one folder: those around the one whose name the address has. */
const NEIGHBOURS = 100;

/**
 * Folders whose names the address has, and in them the page and its neighbours. This is a guess: front matter may put a page anywhere, and then
 * it is not among them.
 */
export function createNear(address: string, readPrefix: NumberPrefixReader): Near {
  const segments = new Set(address.replace(/\.html$/, '').split('/'));
  const isNamed = (name: string): boolean => segments.has(name) || segments.has(readPrefix(name).name);
  return {
    skipFolder: (path) => !isNamed(posix.basename(path)),
    pick(files) {
      const folders = new Map<string, [source: string, file: FolderFile][]>();
      for (const entry of files) {
        const folder = posix.dirname(entry[1].path);
        const others = folders.get(folder);
        if (others) others.push(entry);
        else folders.set(folder, [entry]);
      }
      const picked = [...folders.values()].flatMap((entries) => {
        const place = entries.findIndex(([, { path }]) => isNamed(posix.parse(path).name));
        const start = Math.max(0, place - NEIGHBOURS / 2);
        return entries.slice(start, start + NEIGHBOURS);
      });
      return new Map(picked);
    },
  };
}
