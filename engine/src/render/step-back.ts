import { setPriority } from 'node:os';

/** As low as leaves a thread what nobody else wants. */
const LOW = 15;

/**
 * Called in a thread that works ahead: what it does must not hold up the thread that someone waits for. V8 has threads of its own beside
 * each of ours, so two processors are soon too few. Only Linux counts the priority of a thread: elsewhere it is that of the whole process.
 */
export function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(LOW);
  } catch {
    // Where it is not allowed it is not needed either: the work is the same, only later.
  }
}
