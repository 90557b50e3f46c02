import { parentPort, workerData } from 'node:worker_threads';
import { listTree } from '../output/staging.ts';

/** A thread that lists one folder. */
parentPort?.postMessage(listTree(workerData as string));
