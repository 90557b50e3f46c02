import path from 'node:path';
import { identityOf, readBytes, readStamp } from '../content/read.ts';
import { ENCODINGS, isWorthCompressing } from '../output/compress.ts';
import type { Staging } from '../output/staging.ts';
import { createFileWriter } from '../output/write.ts';
import type { EmittedFile, SiteRecord } from '../store/site-record.ts';
import { inodeOf, openPreviousFiles } from './previous-files.ts';

/** As many as Node compresses at once; more would only wait, with their bytes in memory. */
const AT_ONCE = 4;

/** Marks a compressed file in the record of a site. */
const COMPRESSED = 'compressed';

export interface WriteCompressedOptions {
  staging: Staging;
  /** Of the site in place. */
  record: SiteRecord;
}

/** Writes `.br` and `.gz` beside every text file that is worth it, reusing those of unchanged files. Gives what was written. */
export async function writeCompressed(
  files: readonly string[],
  { staging, record }: WriteCompressedOptions,
): Promise<EmittedFile[]> {
  const writer = createFileWriter(staging.dir, { name: staging.name });
  const previous = openPreviousFiles(staging, record);
  const taken = new Set(files);
  const queue = files.values();
  const written: EmittedFile[] = [];
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const found = readStamp(path.join(staging.dir, file));
      if (!found || !isWorthCompressing({ name: file, size: found.size })) continue;
      const unchanged = isUnchanged(file, staging);
      for (const { ending, compress } of ENCODINGS) {
        const output = file + ending;
        // The author may have made a better one.
        if (taken.has(output)) continue;
        const old = record.files.get(output);
        const inode = unchanged && old?.hash === COMPRESSED ? previous.take(old) : undefined;
        if (old && inode !== undefined) {
          written.push({ ...old, inode });
          continue;
        }
        const packed = await compress(readBytes(path.join(staging.dir, file)) ?? new Uint8Array());
        if (packed.length >= found.size) continue;
        const bytes = writer.write(output, packed);
        written.push({ output, hash: COMPRESSED, bytes, inode: inodeOf(path.join(staging.dir, output)) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return written;
}

/** Whether the site in place has the same bytes: the very same file for a page that was kept. */
function isUnchanged(file: string, { dir, previous }: Staging): boolean {
  if (previous === undefined) return false;
  const [now, before] = [path.join(dir, file), path.join(previous, file)];
  const [mine, old] = [readStamp(now), readStamp(before)];
  if (!mine || !old || mine.size !== old.size) return false;
  return (
    identityOf(mine) === identityOf(old) || (readBytes(now)?.equals(readBytes(before) ?? new Uint8Array()) ?? false)
  );
}
