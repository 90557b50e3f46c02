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

export async function runInThreads<Data, Task, Result>(tasks: readonly Task[], options: PoolOptions<Data> & { onResult: (result: Result) => boolean }): Promise<void> {
  let next = 0;
  let isStopped = false;
  const workers = Array.from({ length: options.size }, () => new Worker(options.file, { workerData: options.data }));
  try {
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            const give = (): void => {
              if (isStopped || next >= tasks.length) return resolve();
              worker.postMessage(tasks.slice(next, (next += options.batch)));
            };
            worker.on('message', (results: Result[]) => {
              for (const result of results) if (!options.onResult(result)) isStopped = true;
              give();
            });
            worker.on('error', reject);
            worker.on('exit', (code) => reject(new Error(`A render thread ended unexpectedly with code ${code}.`)));
            give();
          }),
      ),
    );
  } finally {
    for (const worker of workers) worker.removeAllListeners();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
