import {
  lstatSync,
  readdirSync,
  realpathSync,
  statSync,
  watch,
  type Dirent,
  type FSWatcher,
  type Stats,
} from 'node:fs';
import path from 'node:path';

export type FileEvent = 'add' | 'change' | 'unlink' | 'addDir' | 'unlinkDir';

export interface FolderWatcher {
  close(): void;
}

export interface WatchFoldersOptions {
  /** Names of folders and files that are left out, with everything below them. */
  ignores: (name: string) => boolean;
  onEvent: (event: FileEvent, file: string) => void;
  /** The system has no room to watch more; told once. */
  onError: (error: Error) => void;
}

type Kind = 'file' | 'folder';

interface Folder {
  handle?: FSWatcher;
  /** Tells a folder from another that has taken its name. */
  inode?: number;
  entries: Map<string, Kind>;
}

/** A save is often several events: truncated, written, renamed. */
const SETTLE_MS = 5;
/** Here one handle hears of everything below it. */
const HEARS_ALL = process.platform === 'darwin' || process.platform === 'win32';

/**
 * Tells what happens in folders. One handle for each folder, none for its files: a site of ten thousand pages has a thousand folders.
 * Watching each file, as Vite's own watcher does, took longer than all else at the start (see decisions/0014).
 */
export function watchFolders(roots: readonly string[], options: WatchFoldersOptions): FolderWatcher {
  const folders = new Map<string, Folder>();
  const links = new Map<string, FSWatcher>();
  /** Links to folders, by where they lead. */
  const followed = new Map<string, string>();
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;
  let isStarted = false;
  const emit: WatchFoldersOptions['onEvent'] = (event, file) => {
    if (isStarted) options.onEvent(event, file);
  };

  function listen(target: string, toFile: (name: string) => string): FSWatcher | undefined {
    try {
      const handle = watch(target, { recursive: HEARS_ALL && roots.includes(target) }, (_event, name) => {
        pending.add(name === null ? target : toFile(name));
        timer ??= setTimeout(settle, SETTLE_MS);
      });
      // What is deleted while it is watched; the folder around it tells of that too.
      handle.on('error', () => handle.close());
      return handle;
    } catch (error) {
      if (!hasFailed && isRoomError(error)) options.onError(error as Error);
      hasFailed ||= isRoomError(error);
      return undefined;
    }
  }

  /** What is in a folder now, compared with what was known of it. */
  function scan(dir: string): void {
    const old = folders.get(dir);
    const inode = statOf(dir)?.ino;
    const isSame = old?.inode === inode;
    const folder: Folder = { inode, entries: new Map(), handle: isSame ? old?.handle : undefined };
    if (!isSame) old?.handle?.close();
    folders.set(dir, folder);
    // Before it is listed, so that nothing is missed in between.
    if (!HEARS_ALL || roots.includes(dir)) folder.handle ??= listen(dir, (name) => path.join(dir, name));
    for (const entry of list(dir)) {
      // At the start there is nothing to tell of a file, and files are most of what there is.
      if (!old && !isStarted && entry.isFile()) {
        if (!options.ignores(entry.name)) folder.entries.set(entry.name, 'file');
        continue;
      }
      const file = path.join(dir, entry.name);
      const was = old?.entries.get(entry.name);
      const kind = options.ignores(entry.name) ? undefined : kindOf(file, { entry, was });
      if (!kind) continue;
      folder.entries.set(entry.name, kind);
      if (was && was !== kind) forget(file, was);
      if (was !== kind) appear(file, kind);
      // A folder that is still the same one has told of its changes itself.
      else if (!isSame && kind === 'folder') scan(file);
      else if (!isSame) emit('change', file);
    }
    for (const [name, kind] of old?.entries ?? []) if (!folder.entries.has(name)) forget(path.join(dir, name), kind);
  }

  function kindOf(file: string, { entry, was }: { entry: Dirent | Stats; was?: Kind }): Kind | undefined {
    if (entry.isFile()) return 'file';
    if (entry.isDirectory()) return 'folder';
    return entry.isSymbolicLink() ? (was ?? follow(file)) : undefined;
  }

  /** What a link leads to changes elsewhere, so it is watched itself. A folder that is reached a second time may be a loop. */
  function follow(file: string): Kind | undefined {
    const stats = statOf(file);
    if (stats?.isFile()) {
      const handle = listen(file, () => file);
      if (handle) links.set(file, handle);
      return 'file';
    }
    if (!stats?.isDirectory()) return undefined;
    const target = realpathSync(file);
    if (followed.has(target) || file.startsWith(target + path.sep)) return undefined;
    followed.set(target, file);
    return 'folder';
  }

  function appear(file: string, kind: Kind): void {
    emit(kind === 'file' ? 'add' : 'addDir', file);
    if (kind === 'folder') scan(file);
  }

  function forget(file: string, kind: Kind): void {
    links.get(file)?.close();
    links.delete(file);
    if (kind === 'file') return emit('unlink', file);
    const folder = folders.get(file);
    folder?.handle?.close();
    folders.delete(file);
    for (const [target, link] of followed) if (link === file) followed.delete(target);
    for (const [name, inner] of folder?.entries ?? []) forget(path.join(file, name), inner);
    emit('unlinkDir', file);
  }

  function settle(): void {
    timer = undefined;
    const files = [...pending];
    pending.clear();
    for (const file of files) check(file);
  }

  function check(file: string): void {
    const name = path.basename(file);
    const stats = statOf(file);
    const folder = folders.get(path.dirname(file));
    const was = folder?.entries.get(name);
    if (folders.has(file) && stats?.isDirectory()) {
      scan(file);
    } else if (!folder || options.ignores(name)) {
      // Below something that is left out.
    } else if (was === 'file' && stats?.isFile()) {
      emit('change', file);
    } else {
      const kind = stats && kindOf(file, { entry: statOf(file, lstatSync) ?? stats });
      if (was) forget(file, was);
      folder.entries.delete(name);
      if (kind) folder.entries.set(name, kind);
      if (kind) appear(file, kind);
    }
  }

  for (const root of roots) scan(root);
  isStarted = true;
  return {
    close() {
      clearTimeout(timer);
      for (const { handle } of folders.values()) handle?.close();
      for (const handle of links.values()) handle.close();
      folders.clear();
    },
  };
}

function list(dir: string): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch {
    // Gone in the meantime, or not ours to read: whoever needs it says so.
    return [];
  }
}

/** Nothing for what does not exist, or cannot be reached. */
function statOf(file: string, read: (file: string) => Stats = statSync): Stats | undefined {
  try {
    return read(file);
  } catch {
    return undefined;
  }
}

/** No more handles, or no more room to watch. */
function isRoomError(error: unknown): boolean {
  return ['ENOSPC', 'EMFILE', 'ENFILE'].includes(String((error as NodeJS.ErrnoException).code));
}
