import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInThreads, startThread, type PoolOptions } from './threads.ts';

/** A thread that answers each task, or fails in the way the task asks for. */
const THREAD = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.once('message', (data) => {
  if (data.failsAtStart) throw new Error('no start');
  parentPort.on('message', (tasks) => answer(tasks, data.name));
});
const answer = (tasks, name) => {
  if (tasks.includes('throw')) throw new Error('broken task');
  if (tasks.includes('reject')) void Promise.reject(new Error('broken promise'));
  else if (tasks.includes('exit')) process.exit(3);
  else parentPort.postMessage(tasks.map((task) => ({ task, thread: threadId, batch: tasks.length, name })));
};
`;

interface Result {
  task: unknown;
  thread: number;
  batch: number;
  name: string;
}

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'yaprak-pool-'));
  writeFileSync(join(dir, 'thread.mjs'), THREAD);
});
afterAll(() => rmSync(dir, { recursive: true }));

async function run(
  tasks: unknown[],
  {
    batch = 3,
    ...options
  }: Partial<PoolOptions<object>> & {
    batch?: number;
    onResult?: (result: Result) => boolean;
  } = {},
) {
  const results: Result[] = [];
  const batches = Array.from({ length: Math.ceil(tasks.length / batch) }, (_none, index) =>
    tasks.slice(index * batch, (index + 1) * batch),
  );
  await runInThreads<object, unknown, Result>(batches, {
    file: pathToFileURL(join(dir, 'thread.mjs')),
    data: { name: 'veri' },
    size: 2,
    onResult: (result) => results.push(result) > 0,
    ...options,
  });
  return results;
}

const numbers = (count: number) => Array.from({ length: count }, (_none, index) => index);

describe('runInThreads', () => {
  it('answers every task once', async () => {
    const results = await run(numbers(20));
    expect(results.map(({ task }) => Number(task)).toSorted((a, b) => a - b)).toEqual(numbers(20));
  });

  it('hands each thread its data and tasks in batches, in their order', async () => {
    const results = await run(numbers(8), { size: 1 });
    expect(results.map(({ task }) => task)).toEqual(numbers(8));
    expect(results.map(({ batch }) => batch)).toEqual([3, 3, 3, 3, 3, 3, 2, 2]);
    expect(new Set(results.map(({ name }) => name))).toEqual(new Set(['veri']));
  });

  it('ends when there are more threads than tasks, or none', async () => {
    expect(await run([1], { size: 3 })).toHaveLength(1);
    expect(await run([], { size: 2 })).toEqual([]);
  });

  it.each(['throw', 'reject'])('fails with the error of a thread that does %s', async (task) => {
    await expect(run([1, task, 2, 3, 4])).rejects.toThrow(/^broken/);
  });

  it('fails when a thread ends by itself', async () => {
    await expect(run(['exit'], { batch: 1 })).rejects.toThrow('A render thread ended unexpectedly with code 3.');
  });

  it('fails once when every thread fails', async () => {
    await expect(run(numbers(9), { data: { failsAtStart: true }, size: 3 })).rejects.toThrow('no start');
  });

  it('fails with the error of whoever takes the results', async () => {
    const onResult = (): boolean => {
      throw new Error('full');
    };
    await expect(run([1], { onResult })).rejects.toThrow('full');
  });

  it('gives out no more tasks after a result that says stop', async () => {
    const seen: unknown[] = [];
    await run(numbers(100), { size: 1, onResult: ({ task }) => seen.push(task) < 4 });
    expect(seen).toEqual(numbers(6));
  });

  it('takes a thread that was started earlier and has its data', async () => {
    const ready = startThread(pathToFileURL(join(dir, 'thread.mjs')));
    const thread = ready.threadId;
    ready.postMessage({ name: 'erken' });
    const results = await run(numbers(30), { ready, batch: 1 });
    expect(new Set(results.map(({ name }) => name))).toEqual(new Set(['erken', 'veri']));
    expect(results.find(({ name }) => name === 'erken')?.thread).toBe(thread);
  });

  it('starts another in place of one that has failed before its time', async () => {
    const ready = startThread(pathToFileURL(join(dir, 'yok.mjs')));
    await new Promise((resolve) => ready.on('exit', resolve));
    const results = await run(numbers(4), { ready, size: 1 });
    expect(results.map(({ name }) => name)).toEqual(['veri', 'veri', 'veri', 'veri']);
  });
});
