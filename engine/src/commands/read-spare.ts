import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { isFolder, readStamp } from '../content/read.ts';
import type { Tree } from '../output/tree.ts';
import { engineDir } from '../vite/paths.ts';

/** A manifest of so many bytes tells of about a thousand pages: looking through as many folders costs as much as starting a thread. */
const WORTH_A_THREAD = 200_000;

/**
 * Look through the spare site (see createStaging) on another thread while the content is read: a site of ten thousand pages has as many
 * folders, and opening them one after the other takes as long as a quarter of all that a rebuild does. Nothing for a small one.
 */
export async function readSpare(spare: string, options: { manifestFile: string }): Promise<Tree | undefined> {
  if ((readStamp(options.manifestFile)?.size ?? 0) < WORTH_A_THREAD || !isFolder(spare)) return undefined;
  const worker = new Worker(path.join(engineDir, 'dist/list-thread.js'), { workerData: spare });
  try {
    const [tree] = (await once(worker, 'message')) as [Tree];
    return tree;
  } catch {
    // Another build has taken it, or it cannot be read: whoever needs to know looks for himself.
    return undefined;
  }
}
