/** Builds that are killed at random moments. The old site or the new one is whole afterwards, and the next build makes the clean bytes. */
import { existsSync, rmSync } from 'node:fs';
import { createRandom } from '../../bench/random.mjs';
import { buildIncrementally, killBuild } from '../differential/build.mjs';
import { createTwoStates } from './two-states.mjs';

/** @param {{ seed: number, log: (line: string) => void, times?: number }} options */
export async function run({ seed, log, times = 200 }) {
  const random = createRandom(seed);
  const states = await createTwoStates({ seed });
  const { site } = states;
  const figures = { cold: 0, warm: 0, 'killed after the new site was in place': 0 };
  let failed = 0;
  try {
    states.enter(0);
    const started = performance.now();
    await buildIncrementally(site);
    const duration = performance.now() - started;
    let state = /** @type {0 | 1} */ (0);
    for (let number = 1; number <= times; number++) {
      const cold = random.next() < 0.3;
      if (cold) rmSync(site.cacheDir, { recursive: true, force: true });
      figures[cold ? 'cold' : 'warm']++;
      const next = /** @type {0 | 1} */ (1 - state);
      states.enter(next);
      site.wish.killAfter = random.between(0, Math.ceil(duration * 1.1));
      await killBuild(site);
      const isNew = states.isWhole(next);
      if (isNew) figures['killed after the new site was in place']++;
      const whole = existsSync(site.outDir) && (isNew || states.isWhole(state));
      const { code, stderr } = await buildIncrementally(site);
      const difference = code === 0 ? states.firstDifference(next) : stderr;
      if (!whole || difference !== undefined) {
        failed++;
        log(`kill ${number}: ${whole ? difference : 'the site was not whole'}`);
      }
      state = next;
      if (number % 20 === 0) log(`${number} kills, ${failed} failed`);
    }
  } finally {
    states.remove();
  }
  return { name: 'kills', tried: times, failed, figures };
}
