/**
 * `npm run differential -- --seed 7 --steps 500`: as many steps as wanted. `--site` names one kind, `--step sass` takes steps
 * with that in their name, `--only 3,17` these alone, `--keep-going` does not stop at the first difference, `--verbose` names each step, `--shrink` looks for fewer steps that still differ.
 */
import { parseArgs } from 'node:util';
import { formatFailure, runDifferential } from './differential.mjs';
import { KINDS } from './kinds.mjs';
import { shrinkSteps } from './shrink.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '100' },
    site: { type: 'string' },
    step: { type: 'string' },
    only: { type: 'string' },
    'keep-going': { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    shrink: { type: 'boolean', default: false },
  },
});
const kinds = KINDS.filter((kind) => values.site === undefined || values.site === kind);
if (kinds.length === 0) throw new Error(`--site is one of ${KINDS.join(', ')}.`);
let failures = 0;

for (const kind of kinds) {
  const options = {
    kind,
    seed: Number(values.seed),
    steps: Number(values.steps),
    ...(values.step === undefined ? {} : { stepName: values.step }),
    ...(values.only === undefined ? {} : { only: values.only.split(',').map(Number) }),
  };
  /** @param {import('./differential.mjs').Failure} failure */
  const report = (failure) => {
    failures++;
    console.log(`${formatFailure(failure)}\n`);
  };
  const started = performance.now();
  const { builds, failedBuilds, cacheHits, failure } = await runDifferential({
    ...options,
    ...(values.verbose ? { onStep: ({ index, what }) => console.log(`${index}. ${what}`) } : {}),
    ...(values['keep-going'] ? { onFailure: report } : {}),
  });
  if (failure) report(failure);
  if (failure && values.shrink) {
    const only = await shrinkSteps(failure);
    console.log(`Enough for it: --seed ${options.seed} --site ${kind} --steps ${only.at(-1)} --only ${only.join(',')}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${kind}: ${builds} comparisons (${failedBuilds} of builds that fail), ${cacheHits} pages from cache, ${seconds} s`,
  );
}
process.exitCode = failures === 0 ? 0 : 1;
