import path from 'node:path';
import { identityOf, readBytes, readStamp } from '../content/read.ts';
import { ENCODINGS, isWorthCompressing } from '../output/compress.ts';
import type { Staging } from '../output/staging.ts';
import { createFileWriter } from '../output/write.ts';
import type { SiteRecord } from '../store/site-record.ts';

/** As many as Node compresses at once; more would only wait, with their bytes in memory. */
const AT_ONCE = 4;

/** Write `.br` and `.gz` beside every text file that is worth it, taking those of unchanged files from the site in place. Gives their bytes. */
export async function writeCompressed(
  files: readonly string[],
  { staging, known }: { staging: Staging; known: Pick<SiteRecord, 'ownCompressed'> },
): Promise<number> {
  const writer = createFileWriter(staging.dir, { name: staging.name });
  const taken = new Set(files);
  // One that the author had put there may hold anything.
  const strange = known.ownCompressed && new Set(known.ownCompressed);
  const queue = files.values();
  let total = 0;
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const found = readStamp(path.join(staging.dir, file));
      if (!found || !isWorthCompressing({ name: file, size: found.size })) continue;
      const unchanged = isUnchanged(file, staging);
      for (const { ending, compress } of ENCODINGS) {
        const name = file + ending;
        // The author may have made a better one.
        if (taken.has(name)) continue;
        const isOurs = strange !== undefined && !strange.has(name);
        const old = unchanged && isOurs && staging.previous ? path.join(staging.previous, name) : undefined;
        const kept = old === undefined ? undefined : readStamp(old);
        if (old !== undefined && kept) {
          writer.link(name, old);
          total += kept.size;
          continue;
        }
        const packed = await compress(readBytes(path.join(staging.dir, file)) ?? new Uint8Array());
        if (packed.length < found.size) total += writer.write(name, packed);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return total;
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
