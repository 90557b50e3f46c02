import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { runInThreads } from '../render/pool.ts';
import { engineDir } from '../vite/paths.ts';
import { createPageMaker, type MadeResult, type MakeTask, type PageMakerData } from './page-maker.ts';

/** Starting a thread (Node, the theme, the highlighter) costs about as much as making this many pages. */
const WORTH_A_THREAD = 100;
const BATCH = 8;

/** Make pages on as many threads as are worth it; a small site is made right here. */
export async function makePages(
  tasks: readonly MakeTask[],
  options: { data: PageMakerData; onResult: (result: MadeResult) => boolean },
): Promise<void> {
  if (tasks.length === 0) return;
  const size = Math.min(availableParallelism(), Math.floor(tasks.length / WORTH_A_THREAD));
  if (size > 1) {
    const file = pathToFileURL(path.join(engineDir, 'dist/page-thread.js'));
    return runInThreads<PageMakerData, MakeTask, MadeResult>(tasks, {
      file,
      data: options.data,
      size,
      batch: BATCH,
      onResult: options.onResult,
    });
  }
  const make = createPageMaker(options.data);
  for (const task of tasks) {
    if (!options.onResult(await make(task))) return;
    // Made one after the other without a pause, they would leave no moment to hear Ctrl-C.
    await setImmediate();
  }
}
