import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { preload } from '../markdown/lazy.ts';
import { catchStrayErrors } from '../terminal/catch-stray-errors.ts';
import {
  createPageMaker,
  problemsOf,
  type MadePage,
  type MakeTask,
  type PageMaker,
  type PageMakerData,
} from './page-maker.ts';

/** A thread of the build: gets the data of the site first, then lists of tasks, and answers each with a list of results. */
const stray: MadePage[] = [];
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

async function makeAll(tasks: readonly MakeTask[], maker: PageMaker): Promise<MadePage[]> {
  const results: MadePage[] = [];
  try {
    for (const task of tasks) results.push(await maker.make(task));
  } catch (error) {
    results.push({ problems: problemsOf(error) });
  }
  // Node reports a rejected promise only when there is nothing else to do.
  await setImmediate();
  return results;
}
