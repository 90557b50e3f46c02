import path from 'node:path';
import { listNames, readStamp } from '../content/read.ts';
import { removeFolder, writeCache } from '../output/write.ts';
import { packsDir } from './page-packs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Looking through the cache takes a moment, so it is done only now and then. */
const EVERY_MS = DAY_MS;
const UNUSED_MS = 30 * DAY_MS;

/**
 * Take away packs of compiled pages that no run has used for a month: those of old texts, old settings and old engines. Another run may be using
 * the same cache: a page that it misses is only compiled again, so nothing must be locked.
 */
export function prunePages(cacheDir: string, options: { now: number }): void {
  const dir = packsDir(cacheDir);
  const mark = path.join(cacheDir, 'pruned');
  const last = readStamp(mark)?.modified;
  if (last === undefined || options.now - last > EVERY_MS) writeCache(mark, '');
  if (last === undefined || options.now - last <= EVERY_MS) return;
  for (const name of listNames(dir)) {
    const file = path.join(dir, name);
    const stamp = readStamp(file);
    if (stamp && options.now - stamp.modified > UNUSED_MS) removeFolder(file);
  }
}
