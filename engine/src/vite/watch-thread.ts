import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../render/threads.ts';
import { watchFolders, type FileEvent } from './watch-folders.ts';

/** What the thread tells: something happened to a file, or the system has no room to watch more. */
export type WatchMessage = [event: FileEvent, file: string] | [event: 'error', message: string];

/** Left out wherever it stands: packages, caches, and what builds write. */
const UNWATCHED = /^(?:node_modules|build|\.git|\.yaprak|\.build\..*)$/;

const tell = (...message: WatchMessage): void => parentPort?.postMessage(message);

lowerPriority();

/** A thread that watches folders for as long as the dev server runs. */
watchFolders(workerData as string[], {
  ignores: (name) => UNWATCHED.test(name),
  onEvent: (event, file) => tell(event, file),
  onError: (error) => tell('error', error.message),
});
