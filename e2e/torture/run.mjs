/**
 * `npm run torture -- --only crowd --seed 1`: bad days, on purpose. `--times` says how often, where a kind counts. Each kind tries what should do no harm, ends what it started and
 * says how often it was tried and how often it failed. The same seed tries the same things.
 */
import { parseArgs } from 'node:util';

/**
 * @typedef {object} Outcome What a kind has found.
 * @property {string} name
 * @property {number} tried
 * @property {number} failed
 * @property {Record<string, string | number>} figures What was measured.
 */
/** @typedef {{ run: (options: { seed: number, log: (line: string) => void, times?: number }) => Promise<Outcome> }} Kind */

/** @type {Record<string, () => Promise<Kind>>} */
export const KINDS = {
  crowd: () => import('./crowd.mjs'),
  kills: () => import('./kills.mjs'),
  cache: () => import('./cache.mjs'),
  disk: () => import('./disk.mjs'),
  dev: () => import('./dev.mjs'),
};

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, only: { type: 'string' }, times: { type: 'string' } },
});
const names = values.only?.split(',') ?? Object.keys(KINDS);
const unknown = names.find((name) => !Object.hasOwn(KINDS, name));
if (unknown !== undefined)
  throw new Error(`--only is one or more of ${Object.keys(KINDS).join(', ')}, not ${unknown}.`);

let failures = 0;
for (const name of names) {
  const kind = await KINDS[name]?.();
  const outcome = await kind?.run({
    seed: Number(values.seed),
    log: (line) => console.log(`${name}: ${line}`),
    ...(values.times === undefined ? {} : { times: Number(values.times) }),
  });
  if (!outcome) continue;
  failures += outcome.failed;
  console.log(`\n| ${outcome.name} | |\n|---|---|\n| tried | ${outcome.tried} |\n| failed | ${outcome.failed} |`);
  for (const [what, figure] of Object.entries(outcome.figures)) console.log(`| ${what} | ${figure} |`);
  console.log('');
}
process.exitCode = failures === 0 ? 0 : 1;
