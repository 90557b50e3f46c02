import { expect, it } from 'vitest';
import { slideDuration } from './collapse.ts';

it('a taller branch takes longer, less than in proportion, and never too long', () => {
  const [low, middle, high] = [slideDuration(50), slideDuration(200), slideDuration(800)];
  expect(middle).toBeGreaterThan(low);
  expect(high).toBeGreaterThan(middle);
  expect(high / low).toBeLessThan(800 / 50);
  expect(slideDuration(100_000)).toBe(400);
});
