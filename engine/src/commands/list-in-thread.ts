import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { engineDir } from '../vite/paths.ts';

/**
 * List a folder on another thread: a site of ten thousand pages has as many folders, and opening them one by one takes as long as half of
 * what else a rebuild does. Nothing when it cannot be done so; then whoever needs the list makes it.
 */
export async function listInThread(dir: string): Promise<string[] | undefined> {
  const worker = new Worker(path.join(engineDir, 'dist/list-thread.js'), { workerData: dir });
  try {
    const [entries] = (await once(worker, 'message')) as [string[]];
    return entries;
  } catch {
    return undefined;
  }
}
