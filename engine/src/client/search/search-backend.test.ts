import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTypingPace, type Turn } from './search-backend.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Types a word, a letter each so many milliseconds, and returns for which beginnings something is fetched and after how long. */
async function type(word: string, every: number): Promise<string[]> {
  const pace = createTypingPace(Date.now);
  const start = Date.now();
  const fetched: string[] = [];
  const query = (turn: Turn, input: string): void =>
    void turn.settle().then(
      () => fetched.push(`${input} ${Date.now() - start}`),
      () => expect(turn.isOvertaken()).toBe(true),
    );
  for (let end = 1; end <= word.length; end++) {
    const input = word.slice(0, end);
    query(pace.next(input), input);
    await vi.advanceTimersByTimeAsync(every);
  }
  await vi.advanceTimersByTimeAsync(1000);
  return fetched;
}

it('who types fast gets what they have come to now and then, and what they end with', async () => {
  expect(await type('teslimatlar', 80)).toEqual(['tesl 300', 'teslimat 600', 'teslimatlar 900']);
});

it('who types slowly waits for nothing but the first letter', async () => {
  expect(await type('depo', 200)).toEqual(['d 120', 'de 200', 'dep 400', 'depo 600']);
});

it('all indexes wait together', async () => {
  const turn = createTypingPace(Date.now).next('d');
  expect(turn.settle()).toBe(turn.settle());
  await vi.advanceTimersByTimeAsync(120);
  await expect(turn.settle()).resolves.toBeUndefined();
});
