import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { catchStrayErrors } from './catch-stray-errors.ts';
import { createPageMaker, problemsOf, type MadeResult, type MakeTask, type PageMakerData } from './page-maker.ts';

/** A thread of the build: takes lists of tasks, answers with lists of results. */
const stray: MadeResult[] = [];
const data = workerData as PageMakerData;
catchStrayErrors((problem) => stray.push({ problems: [problem] }), { siteDir: data.siteDir });
const makePage = createPageMaker(data);

parentPort?.on('message', (tasks: MakeTask[]) => {
  void makeAll(tasks).then((results) => parentPort?.postMessage([...results, ...stray.splice(0)]));
});

async function makeAll(tasks: readonly MakeTask[]): Promise<MadeResult[]> {
  const results: MadeResult[] = [];
  try {
    for (const task of tasks) results.push(await makePage(task));
  } catch (error) {
    results.push({ problems: problemsOf(error) });
  }
  // Node tells of a rejected promise only when there is nothing else to do.
  await setImmediate();
  return results;
}
