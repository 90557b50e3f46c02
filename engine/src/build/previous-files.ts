import path from 'node:path';
import { readStamp } from '../content/read.ts';
import type { Staging } from '../output/staging.ts';
import { createFileWriter } from '../output/write.ts';

/** What a record says of a file. */
export interface WrittenFile {
  output: string;
  bytes: number;
  inode: number;
}

/** Files of the site in place that go into the new site as they are. */
export interface PreviousFiles {
  /** Takes a file over. Gives its inode, or nothing if the file is not there as the record has it. */
  take(file: WrittenFile): number | undefined;
}

/** `time` is when the record was written: a file that is younger was written by somebody else. */
export function openPreviousFiles(staging: Staging, { time }: { time: number }): PreviousFiles {
  const writer = createFileWriter(staging.dir, { name: staging.name });
  return {
    take({ output, bytes, inode }) {
      const isOurs = (stamp: { size: number; modified: number } | undefined): boolean =>
        stamp?.size === bytes && stamp.modified <= time;
      // The staging folder is the site before the last one and mostly has the same file.
      const there = staging.stampOf(output);
      if (there?.inode === inode && isOurs(there)) return inode;
      if (staging.previous === undefined) return undefined;
      const old = path.join(staging.previous, output);
      if (!isOurs(readStamp(old))) return undefined;
      writer.link(output, old);
      return inodeOf(path.join(staging.dir, output));
    },
  };
}

export function inodeOf(file: string): number {
  return readStamp(file)?.inode ?? 0;
}
