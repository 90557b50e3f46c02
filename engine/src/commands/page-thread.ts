import { parentPort, workerData } from 'node:worker_threads';
import type { PageTask } from '../render/renderer.ts';
import { createPageMaker, type MadeResult, type PageMakerData } from './page-maker.ts';

/** A thread of the build: takes lists of tasks, answers with lists of results. */
const makePage = createPageMaker(workerData as PageMakerData);

parentPort?.on('message', (tasks: PageTask[]) => {
  void (async () => {
    const make = await makePage;
    const results: MadeResult[] = [];
    for (const task of tasks) results.push(await make(task));
    parentPort?.postMessage(results);
  })();
});
