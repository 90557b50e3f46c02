import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { runInThreads, startThread } from '../render/pool.ts';
import { engineDir } from '../vite/paths.ts';
import type { PageThreadOptions } from './page-thread.ts';
import { createPageMaker, type MadeResult, type MakeTask, type PageMakerData } from './page-maker.ts';

/** Starting a thread (Node, the theme, the highlighter) costs about as much as making this many pages. */
const WORTH_A_THREAD = 100;
const BATCH = 8;

/** A thread that will make pages when their time comes. Until then it looks through a folder: see readSpare. */
export function startPageThread(options: PageThreadOptions): Worker {
  return startThread(threadFile(), options);
}

/** Make pages on as many threads as are worth it; a small site is made right here. Those of a group are made by the same thread. */
export async function makePages(
  groups: readonly MakeTask[][],
  options: {
    data: PageMakerData;
    /** See startPageThread; it knows the data. */
    ready: Worker | undefined;
    onResult: (result: MadeResult) => boolean;
  },
): Promise<void> {
  if (groups.length === 0) return;
  const { ready, ...rest } = options;
  const count = groups.reduce((sum, group) => sum + group.length, 0);
  const size = Math.min(availableParallelism(), Math.floor(count / WORTH_A_THREAD));
  if (size > 1 || ready) {
    const pool = { ...rest, file: threadFile(), size: Math.max(1, size), ready };
    return runInThreads<PageMakerData, MakeTask, MadeResult>(toBatches(groups), pool);
  }
  const maker = createPageMaker(options.data);
  for (const task of groups.flat()) {
    if (!options.onResult(await maker.make(task))) break;
    // Made one after the other without a pause, they would leave no moment to hear Ctrl-C.
    await setImmediate();
  }
  maker.finish();
}

function toBatches(groups: readonly MakeTask[][]): MakeTask[][] {
  const batches: MakeTask[][] = [];
  for (const group of groups) {
    const last = batches.at(-1);
    if (last && last.length + group.length <= BATCH) last.push(...group);
    else batches.push([...group]);
  }
  return batches;
}

function threadFile(): URL {
  return pathToFileURL(path.join(engineDir, 'dist/page-thread.js'));
}
