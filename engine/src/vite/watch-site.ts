import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Problem } from '../shared/model.ts';
import { engineDir, engineSrc, isInstalled } from './paths.ts';
import type { FileEvent } from './watch-folders.ts';
import type { WatchMessage } from './watch-thread.ts';

type Listener = (event: FileEvent, file: string) => void;

/** Tells what happens in folders. */
export interface SiteWatcher {
  /** Empty when there is nothing to watch: see watchedFolders. */
  folders: readonly string[];
  /** What happened while nobody listened is told first. */
  listen(listener: Listener): void;
  /** Nobody listens until the next does. */
  pause(): void;
  close(): Promise<unknown>;
}

/** Folders are entered on a thread of their own: that would take a tenth of the time until the first page. */
export function startWatcher(siteDir: string, onProblem: (problem: Problem) => void): SiteWatcher {
  const folders = watchedFolders(siteDir);
  if (folders.length === 0) return { folders, listen() {}, pause() {}, close: () => Promise.resolve() };
  const worker = new Worker(path.join(engineDir, 'dist/watch-thread.js'), { workerData: folders });
  const unheard: Parameters<Listener>[] = [];
  const note: Listener = (...happened) => void unheard.push(happened);
  let tell = note;
  worker.on('message', ([event, text]: WatchMessage) => {
    if (event === 'error') onProblem(notWatched(text));
    else tell(event, text);
  });
  worker.on('error', (error) => onProblem(notWatched(error.message)));
  return {
    folders,
    listen(listener) {
      tell = listener;
      for (const happened of unheard.splice(0)) listener(...happened);
    },
    pause() {
      tell = note;
    },
    close: () => worker.terminate(),
  };
}

/** The site's; and the engine's own when it is being worked on, not installed. None: whoever needs polling has set so for Vite's watcher. */
function watchedFolders(siteDir: string): string[] {
  const polling = process.env['CHOKIDAR_USEPOLLING']?.toLowerCase() ?? '';
  if (!['', '0', 'false'].includes(polling)) return [];
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
