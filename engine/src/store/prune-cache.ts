import path from 'node:path';
import { listNames, readStamp } from '../content/read.ts';
import { removeFolder, writeCache } from '../output/write.ts';
import { keptSearchDir } from './kept-search.ts';
import { packsDir } from './page-packs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Looking through the cache takes a moment, so it is done only now and then. */
const EVERY_MS = DAY_MS;
const UNUSED_MS = 30 * DAY_MS;

/**
 * Take away what no run has used for a month: compiled pages of old texts, old settings and old engines, and what is kept of the search in versions
 * and languages that are gone. Another run may be using the same cache: what it misses is only made again, so nothing must be locked.
 */
export function pruneCache(cacheDir: string, options: { now: number }): void {
  const mark = path.join(cacheDir, 'pruned');
  const last = readStamp(mark)?.modified;
  if (last === undefined || options.now - last > EVERY_MS) writeCache(mark, '');
  if (last === undefined || options.now - last <= EVERY_MS) return;
  const dirs = [packsDir(cacheDir), keptSearchDir(cacheDir)];
  for (const file of dirs.flatMap((dir) => listNames(dir).map((name) => path.join(dir, name)))) {
    const stamp = readStamp(file);
    if (stamp && options.now - stamp.modified > UNUSED_MS) removeFolder(file);
  }
}
