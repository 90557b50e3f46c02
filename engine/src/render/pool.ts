import { Worker } from 'node:worker_threads';

/**
 * Threads that work through a list of tasks in batches. One job at a time per thread; an error in a thread ends the whole run, and so does
 * a result to which `onResult` says false.
 */
export interface PoolOptions<Data> {
  /** Url of the thread's file. */
  file: URL;
  data: Data;
  size: number;
  batch: number;
}

/** A page's garbage is small: with this much room for it a thread takes a fifth less memory and no more time. */
const YOUNG_MB = 8;

export async function runInThreads<Data, Task, Result>(
  tasks: readonly Task[],
  options: PoolOptions<Data> & { onResult: (result: Result) => boolean },
): Promise<void> {
  let next = 0;
  let isStopped = false;
  const workers = Array.from(
    { length: options.size },
    () =>
      new Worker(options.file, { workerData: options.data, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } }),
  );
  const run = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const give = (): void => {
        if (isStopped || next >= tasks.length) return resolve();
        worker.postMessage(tasks.slice(next, (next += options.batch)));
      };
      const take = (results: Result[]): void => {
        try {
          for (const result of results) if (!options.onResult(result)) isStopped = true;
          give();
        } catch (error) {
          reject(error);
        }
      };
      worker.on('message', take);
      worker.on('messageerror', reject);
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`A render thread ended unexpectedly with code ${code}.`)));
      give();
    });
  try {
    await Promise.all(workers.map(run));
  } finally {
    // Those for errors stay: a second thread may fail while the first failure ends the run, and nobody else would hear it.
    for (const worker of workers) worker.removeAllListeners('message');
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
