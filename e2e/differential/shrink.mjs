/** Looks for fewer steps after which builds still differ. */
import { rmSync } from 'node:fs';
import { runDifferential } from './differential.mjs';

/** @typedef {import('./differential.mjs').Failure} Failure */

/**
 * Leaves out halves, then quarters, and so on, as long as the last step still ends in a difference.
 * @param {Failure} failure
 * @returns {Promise<number[]>} numbers of the steps that are enough
 */
export async function shrinkSteps({ seed, kind, taken }) {
  const all = [...new Set(taken.map(({ index }) => index))];
  const last = all.at(-1) ?? 0;
  /** @param {number[]} earlier */
  const stillFails = async (earlier) => {
    const { failure } = await runDifferential({ seed, kind, steps: last, only: [...earlier, last] });
    if (failure) rmSync(failure.root, { recursive: true, force: true });
    return failure?.taken.at(-1)?.index === last;
  };
  let earlier = all.slice(0, -1).filter((index) => index > 0);
  for (let size = earlier.length; size >= 1; size = Math.floor(size / 2)) {
    for (let start = Math.max(0, earlier.length - size); ; start -= size) {
      const from = Math.max(0, start);
      const without = [...earlier.slice(0, from), ...earlier.slice(start + size)];
      if (without.length < earlier.length && (await stillFails(without))) earlier = without;
      if (start <= 0) break;
    }
  }
  return [...earlier, last];
}
