import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Tree } from '../output/tree.ts';

/**
 * What a thread saw in the spare site (see createStaging) while the content was read: a site of ten thousand pages has as many folders,
 * and opening them one after the other takes as long as a quarter of all that a rebuild does.
 */
export async function readSpare(thread: Worker): Promise<Tree | undefined> {
  // A thread without work keeps no process from ending; this one is waited for.
  thread.ref();
  try {
    const [tree] = (await once(thread, 'message')) as [Tree | undefined];
    return tree;
  } catch {
    // Whoever needs to know looks for himself.
    return undefined;
  } finally {
    thread.unref();
  }
}
