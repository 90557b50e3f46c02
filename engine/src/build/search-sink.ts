import path from 'node:path';
import { readStamp } from '../content/read.ts';
import type { Staging } from '../output/staging.ts';
import { createFileWriter } from '../output/write.ts';
import type { IndexSink } from '../search/build/part-sizes.ts';
import type { SearchFile, SearchRecord } from '../store/manifest.ts';

export interface SearchSinkOptions {
  staging: Staging;
  /** Of the last build. */
  known: readonly SearchRecord[];
  /** When that was recorded: a file that is younger is none of ours. */
  knownAt: number;
}

export interface SearchSink extends IndexSink {
  /** Take a file over from the site in place, if it is there as it was recorded. */
  take(file: SearchFile): boolean;
  /** All that was written or taken over. */
  files(): SearchFile[];
}

/** Writes the files of an index, but for those that the site in place has. `below` makes a name a path in the site. */
export function createSearchSink(
  { staging, known, knownAt }: SearchSinkOptions,
  below: (name: string) => string,
): SearchSink {
  const writer = createFileWriter(staging.dir, { name: staging.name });
  const before = new Map(known.flatMap(({ files }) => files.map((file) => [file[0], file])));
  const files = new Map<string, SearchFile>();
  const inodeOf = (output: string): number => readStamp(path.join(staging.dir, output))?.inode ?? 0;
  const take = (file: SearchFile): boolean => {
    const [output, bytes, digest, inode] = file;
    const isOurs = (stamp: { size: number; modified: number } | undefined): boolean =>
      stamp?.size === bytes && stamp.modified <= knownAt;
    // The site before the last one, in which we write, mostly has the same file.
    const there = staging.stampOf(output);
    if (there?.inode === inode && isOurs(there)) {
      files.set(output, file);
      return true;
    }
    const old = path.join(staging.previous ?? '', output);
    if (staging.previous === undefined || !isOurs(readStamp(old))) return false;
    writer.link(output, old);
    files.set(output, [output, bytes, digest, inodeOf(output)]);
    return true;
  };
  return {
    take,
    has(name, digest) {
      const old = before.get(below(name));
      return old !== undefined && old[2] === digest && take(old);
    },
    write({ name, text }, digest) {
      const output = below(name);
      files.set(output, [output, writer.write(output, text), digest, inodeOf(output)]);
    },
    files: () => [...files.values()],
  };
}
