import { parentPort, workerData } from 'node:worker_threads';
import { readTree } from '../output/tree.ts';

/** A thread that looks through one folder. */
const tree = readTree(workerData as string);
parentPort?.postMessage(tree, [tree.stamps.buffer as ArrayBuffer]);
