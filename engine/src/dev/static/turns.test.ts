import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('createTurns', () => {
  it('serves in order, and a new visitor before a long queue', async () => {
    const turns = createTurns();
    const served: (number | 'new')[] = [];
    const queue = Array.from({ length: 100 }, (_, index) => turns.wait(false).then(() => served.push(index)));
    await turns.wait(true).then(() => served.push('new'));
    expect(served.length).toBeLessThan(20);
    await Promise.all(queue);
    expect(served.filter((one) => one !== 'new')).toEqual(Array.from({ length: 100 }, (_, index) => index));
  });

  it('lets newcomers in first, but not for ever', async () => {
    const turns = createTurns();
    const served: number[] = [];
    const request = turns.wait(false).then(() => served.push(1));
    let arrivals = 0;
    for (; arrivals < 1000 && served.length === 0; arrivals++) {
      turns.arrive();
      await setImmediate();
    }
    await request;
    expect(arrivals).toBeGreaterThan(10);
    expect(arrivals).toBeLessThan(1000);
  });
});
