import path from 'node:path';
import { createParsedFiles, type ParsedFiles } from '../content/parsed-files.ts';
import { readStamp } from '../content/read.ts';
import { writeCache } from '../output/write.ts';
import { keyOf, type Store } from './store.ts';

/** Front matter and outlines of files as the last run has parsed them. */
export interface ParsedFilesStore {
  /** Nothing was cached by an earlier run. */
  isNew: boolean;
  /** For one reading of the whole site. */
  start(): ParsedFiles;
  save(): void;
}

export function openParsedFiles(store: Store, options: { cacheDir: string; engine: string }): ParsedFilesStore {
  const key = keyOf('parsed files', options.engine);
  const cached = store.get(key);
  const files = createParsedFiles(cached, { version: options.engine });
  return {
    isNew: cached === undefined,
    start() {
      files.start(readClock(options.cacheDir));
      return files;
    },
    save() {
      const text = files.print();
      if (text !== undefined) store.put(key, text);
    },
  };
}

/** The clock of the disk, which may be another machine's. Where it cannot be read no file is trusted to be unchanged. */
export function readClock(cacheDir: string): number {
  const probe = path.join(cacheDir, 'clock');
  writeCache(probe, '');
  return Math.min(Date.now(), readStamp(probe)?.modified ?? 0);
}
