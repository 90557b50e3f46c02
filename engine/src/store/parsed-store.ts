import path from 'node:path';
import { createParsedFiles, type ParsedFiles } from '../content/parsed-files.ts';
import { readBytes, readStamp } from '../content/read.ts';
import { writeCache } from '../output/write.ts';

/** The parsed files of the last run, on disk. */
export interface ParsedStore {
  /** Nothing was kept by an earlier run. */
  isNew: boolean;
  /** For one reading of the whole site. */
  start(): ParsedFiles;
  /** For the next run. */
  save(): void;
}

export function openParsedStore(cacheDir: string, options: { engineVersion: string }): ParsedStore {
  const file = path.join(cacheDir, 'parsed.json');
  const kept = readBytes(file);
  const files = createParsedFiles(kept, { version: options.engineVersion });
  return {
    isNew: kept === undefined,
    start() {
      files.start(readClock(cacheDir));
      return files;
    },
    save() {
      const text = files.print();
      if (text !== undefined) writeCache(file, text);
    },
  };
}

/** The clock of the disk, which may be another machine's; where it cannot be read nothing young is trusted. */
function readClock(cacheDir: string): number {
  const probe = path.join(cacheDir, 'clock');
  writeCache(probe, '');
  return Math.min(Date.now(), readStamp(probe)?.modified ?? 0);
}
