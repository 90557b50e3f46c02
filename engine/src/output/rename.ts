import { renameSync } from 'node:fs';

const HELD = new Set(['EPERM', 'EACCES', 'EBUSY']);
const PAUSES = [10, 20, 50, 100, 200, 400];

/**
 * Renames a file or a folder. Windows refuses while another process has one of its files open, as virus scanners and servers have for a
 * moment: it is tried again for a second. Elsewhere such an error is about rights, and stays.
 */
export function rename(
  from: string,
  to: string,
  {
    isWindows = process.platform === 'win32',
    move = renameSync as (from: string, to: string) => void,
    wait = pause,
  }: { isWindows?: boolean; move?: (from: string, to: string) => void; wait?: (milliseconds: number) => void } = {},
): void {
  for (const milliseconds of isWindows ? PAUSES : []) {
    try {
      move(from, to);
      return;
    } catch (error) {
      if (!HELD.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      wait(milliseconds);
    }
  }
  move(from, to);
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
