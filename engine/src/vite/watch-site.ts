import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Problem } from '../shared/model.ts';
import { engineDir, engineSrc } from './paths.ts';
import type { FileEvent } from './watch-folders.ts';
import type { WatchMessage } from './watch-thread.ts';

export interface WatcherOptions {
  onEvent: (event: FileEvent, file: string) => void;
  onProblem: (problem: Problem) => void;
}

/**
 * Tell what happens in folders. They are entered on a thread of their own: that would take a tenth of the time until the first page.
 * Nothing when there is nothing to watch.
 */
export function startWatcher(
  folders: readonly string[],
  options: WatcherOptions,
): { close: () => Promise<unknown> } | undefined {
  if (folders.length === 0) return undefined;
  const worker = new Worker(path.join(engineDir, 'dist/watch-thread.js'), { workerData: folders });
  worker.on('message', ([event, text]: WatchMessage) => {
    if (event === 'error') options.onProblem(notWatched(text));
    else options.onEvent(event, text);
  });
  worker.on('error', (error) => options.onProblem(notWatched(error.message)));
  return { close: () => worker.terminate() };
}

/** The site's; and the engine's own when it is being worked on, not installed. None: whoever needs polling has set so for Vite's watcher. */
export function watchedFolders(siteDir: string): string[] {
  const polling = process.env['CHOKIDAR_USEPOLLING']?.toLowerCase() ?? '';
  if (!['', '0', 'false'].includes(polling)) return [];
  const isInstalled = engineDir.includes(`${path.sep}node_modules${path.sep}`);
  return isInstalled || isBelow(engineSrc, [siteDir]) ? [siteDir] : [siteDir, engineSrc];
}

export function isBelow(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => file === folder || file.startsWith(folder + path.sep));
}

function notWatched(reason: string): Problem {
  return {
    code: 'not-watched',
    severity: 'warning',
    message: `Some saves will go unnoticed, because the system cannot watch all folders of the site: ${reason}.`,
    hint: 'On Linux, raise fs.inotify.max_user_watches.',
  };
}
