import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { readSpare } from './read-spare.ts';

/** A thread that tells whether the process would wait for it. */
function createThread() {
  const waited: boolean[] = [];
  const thread = Object.assign(new EventEmitter(), {
    ref: () => void waited.push(true),
    unref: () => void waited.push(false),
  });
  return { waited, thread, worker: thread as unknown as Worker };
}

describe('readSpare', () => {
  it('waits for what the thread has seen, and no longer', async () => {
    const { thread, waited, worker } = createThread();
    const reading = readSpare(worker);
    expect(waited).toEqual([true]);
    thread.emit('message', 'tree');
    expect(await reading).toBe('tree');
    expect(waited).toEqual([true, false]);
  });

  it('knows nothing when the thread fails', async () => {
    const { thread, waited, worker } = createThread();
    const reading = readSpare(worker);
    thread.emit('error', new Error('broken'));
    expect(await reading).toBeUndefined();
    expect(waited).toEqual([true, false]);
  });
});
