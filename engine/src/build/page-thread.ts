import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { preload } from '../markdown/lazy.ts';
import { findTree } from '../output/tree.ts';
import { stepBack } from '../render/step-back.ts';
import { catchStrayErrors } from '../terminal/catch-stray-errors.ts';
import {
  createPageMaker,
  problemsOf,
  type MadeResult,
  type MakeTask,
  type PageMaker,
  type PageMakerData,
} from './page-maker.ts';

export interface PageThreadOptions {
  /** A folder to look through before there are pages to make. */
  folder: string;
}

/** A thread of the build: is told of the site, then takes lists of tasks and answers with lists of results. */
const stray: MadeResult[] = [];
const options = workerData as PageThreadOptions | undefined;
if (options) {
  stepBack();
  parentPort?.postMessage(findTree(options.folder));
}
preload();

parentPort?.once('message', (data: PageMakerData) => {
  catchStrayErrors((problem) => stray.push({ problems: [problem] }), { siteDir: data.siteDir });
  const maker = createPageMaker(data);
  parentPort?.on('message', (tasks: MakeTask[]) => {
    if (tasks.length === 0) maker.finish();
    void makeAll(tasks, maker).then((results) => parentPort?.postMessage([...results, ...stray.splice(0)]));
  });
  maker.preload();
});

async function makeAll(tasks: readonly MakeTask[], maker: PageMaker): Promise<MadeResult[]> {
  const results: MadeResult[] = [];
  try {
    for (const task of tasks) results.push(await maker.make(task));
  } catch (error) {
    results.push({ problems: problemsOf(error) });
  }
  // Node tells of a rejected promise only when there is nothing else to do.
  await setImmediate();
  return results;
}
