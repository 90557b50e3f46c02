import { Worker } from 'node:worker_threads';

export interface PoolOptions<Data> {
  /** Url of the thread's file. */
  file: URL;
  data: Data;
  size: number;
  /** A thread of that file that was started earlier and has its data already. */
  ready?: Worker | undefined;
}

/** A page's garbage is small: with this much room for it a thread takes a fifth less memory and no more time. */
const YOUNG_MB = 8;

/** Starts a thread ahead of its work. It does not keep the process alive; its errors are reported when it is used. */
export function startThread(file: URL, workerData?: unknown): Worker {
  const worker = new Worker(file, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
}

/** An ended thread has no number any more. */
const hasEnded = (worker: Worker): boolean => worker.threadId < 0;

/**
 * Threads that work through lists of tasks. The first message that each gets is its data; an empty list is the last message. One list
 * at a time per thread. An error in a thread ends the whole run, and so does a result for which `onResult` returns false.
 */
export async function runInThreads<Data, Task, Result>(
  batches: readonly (readonly Task[])[],
  options: PoolOptions<Data> & { onResult: (result: Result) => boolean },
): Promise<void> {
  let next = 0;
  let isStopped = false;
  const ready = options.ready && !hasEnded(options.ready) ? [options.ready] : [];
  const others = Array.from({ length: options.size - ready.length }, () => startThread(options.file));
  const workers = [...ready, ...others];
  const run = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let isLast = false;
      const give = (): void => {
        if (isLast) return resolve();
        const batch = isStopped ? undefined : batches[next++];
        isLast = !batch;
        worker.postMessage(batch ?? []);
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
      worker.ref();
      if (worker !== options.ready) worker.postMessage(options.data);
      give();
    });
  // Listeners for errors stay: a second thread may fail while the first failure ends the run, and an error without a listener ends the process.
  const end = (worker: Worker): Promise<number> => worker.removeAllListeners('message').terminate();
  try {
    await Promise.all(workers.map(run));
  } catch (error) {
    await Promise.all(workers.map(end));
    throw error;
  }
  // They have nothing left to do, so there is no need to wait until they have ended.
  for (const worker of workers) void end(worker);
}
