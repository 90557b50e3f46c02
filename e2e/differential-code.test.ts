import { expect, it } from 'vitest';
import { formatFailure, runDifferential } from './differential/differential.mjs';

/** A comparison costs about five seconds of CPU. In a file of its own, so that it runs beside the others. */
it('makes the same as a clean build after each of 28 steps on a site with components and styles', async () => {
  const { failure, builds, cacheHits } = await runDifferential({ kind: 'code', seed: 1, steps: 28 });
  expect(failure && formatFailure(failure)).toBeUndefined();
  expect(cacheHits).toBeGreaterThan(builds);
}, 1_200_000);
