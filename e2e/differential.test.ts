import { expect, it } from 'vitest';
import { formatFailure, runDifferential } from './differential/differential.mjs';

/**
 * A comparison costs about a second of CPU, on a site with code of its own about five. All of it happens in other processes, so the runs go
 * side by side; the time limit is for a machine with other work. `npm run differential` takes any seed and number of steps.
 */
const RUNS = [
  { kind: 'code', seed: 1, steps: 28 },
  { kind: 'content', seed: 1, steps: 100 },
  { kind: 'languages', seed: 1, steps: 60 },
  { kind: 'large', seed: 1, steps: 6 },
] as const;

it.concurrent.each(RUNS)(
  'makes the same as a clean build after each of $steps steps on a site of the kind $kind',
  // What differs once differs again: a second try would only take as long.
  { timeout: 2_700_000, retry: 0 },
  async (run) => {
    const { failure, builds, cacheHits } = await runDifferential(run);
    expect(failure && formatFailure(failure)).toBeUndefined();
    // Otherwise nothing was incremental, and nothing is proved.
    expect(cacheHits).toBeGreaterThan(builds);
  },
);
