/**
 * Takes random steps on a random site. After each, a build on top of what earlier ones have left is compared with one from nothing:
 * exit code, messages and every byte must be the same.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createRandom } from '../../bench/random.mjs';
import { buildFromNothing, buildIncrementally, createWarmBuild, killBuild } from './build.mjs';
import { compareBuilds, compareFolders, readFolder } from './compare.mjs';
import { createSite, KINDS } from './kinds.mjs';
import { allSteps } from './steps/index.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Step} Step */
/** @typedef {import('./site.mjs').SiteKind} SiteKind */
/** @typedef {import('./site.mjs').Random} Random */
/** @typedef {import('./compare.mjs').Difference} Difference */
/** @typedef {{ index: number, what: string }} TakenStep */
/** @typedef {{ seed: number, kind: SiteKind, taken: TakenStep[], differences: Difference[], root: string }} Failure */

/**
 * @typedef {object} RunOptions
 * @property {number} seed
 * @property {number} steps
 * @property {SiteKind} kind
 * @property {readonly number[]} [only] the steps to take, by number; all when absent
 * @property {string} [stepName] part of the name of the steps to choose from; all when absent
 * @property {(step: TakenStep) => void} [onStep]
 * @property {(failure: Failure) => void} [onFailure] called for each; the run goes on without a cache. When absent it ends at the first
 */

/** @typedef {{ builds: number, failedBuilds: number, cacheHits: number, failure?: Failure }} RunResult */

/** After so many builds in a row that fail, the last good site is put back. */
const FAILING = 2;

/**
 * @param {RunOptions} options
 * @returns {Promise<RunResult>}
 */
export async function runDifferential({ seed, steps, kind, only, stepName = '', onStep, onFailure }) {
  const root = mkdtempSync(join(tmpdir(), `yaprak-differential-${kind}-${seed}-`));
  const site = createSite(root, { kind, random: createRandom(seed) });
  const build = createWarmBuild();
  const named = allSteps.filter(({ name }) => name.includes(stepName));
  /** @type {RunResult} */
  const result = { builds: 0, failedBuilds: 0, cacheHits: 0 };
  /** @type {TakenStep[]} */
  let taken = [];
  let good = site.snapshot();
  let failing = 0;
  for (let index = 0; index <= steps; index++) {
    if (index > 0 && only && !only.includes(index)) continue;
    const random = createRandom((seed * KINDS.length + KINDS.indexOf(kind)) * 7919 + index);
    const chosen = index === 0 ? [] : chooseSteps(site, { random, from: named });
    if (failing >= FAILING) site.restore(good);
    const details = chosen.map((step) => `${step.name} (${step.apply(site, random) ?? ''})`);
    const phases = [
      () => {},
      ...(chosen.some(({ afterwards }) => afterwards)
        ? [() => chosen.forEach((step) => step.afterwards?.(site, random))]
        : []),
    ];
    for (const [phase, change] of phases.entries()) {
      change();
      const what = `${details.join(' and ') || 'first build'}${phase === 1 ? ', then the second part' : ''}`;
      taken.push({ index, what: failing >= FAILING ? `the last good site, ${what}` : what });
      onStep?.(/** @type {TakenStep} */ (taken.at(-1)));
      const { differences, code, cacheHits } = await buildTwice(site, build);
      result.builds++;
      result.cacheHits += cacheHits;
      failing = code === 0 ? 0 : failing + 1;
      if (code === 0) good = site.snapshot();
      else result.failedBuilds++;
      if (differences.length === 0) continue;
      const failure = { seed, kind, taken, differences, root };
      if (!onFailure) return { ...result, failure };
      onFailure(failure);
      taken = [{ index, what: 'everything was built again after that' }];
      for (const dir of [site.cacheDir, site.outDir]) rmSync(dir, { recursive: true, force: true });
      await buildIncrementally(site, build);
    }
  }
  rmSync(root, { recursive: true, force: true });
  return result;
}

/**
 * @param {Site} site
 * @param {import('./build.mjs').Build} build
 */
async function buildTwice(site, build) {
  await killBuild(site, build);
  const before = readFolder(site.outDir);
  const incremental = await buildIncrementally(site, build);
  const clean = await buildFromNothing(site, build);
  const differences = compareBuilds(incremental, clean);
  if (incremental.code !== 0)
    differences.push(
      ...compareFolders(readFolder(site.outDir), before).map(({ what, detail }) => ({
        what: `${what} of the old site`,
        detail,
      })),
    );
  const leftovers = existsSync(dirname(site.outDir))
    ? readdirSync(dirname(site.outDir)).filter((name) => name.startsWith(`.${basename(site.outDir)}.`))
    : [];
  differences.push(...leftovers.map((name) => ({ what: name, detail: 'was left beside the output' })));
  return { differences, code: clean.code, cacheHits: incremental.cacheHits };
}

const TWO_AT_ONCE = 0.15;

/**
 * @param {Site} site
 * @param {{ random: Random, from: readonly Step[] }} options
 * @returns {Step[]}
 */
function chooseSteps(site, options) {
  const first = chooseStep(site, options);
  return options.random.next() < TWO_AT_ONCE ? [first, chooseStep(site, options)] : [first];
}

/** @param {Step} step */
const weightOf = (step) => step.weight ?? 1;

/**
 * Steps are drawn from all there are until one applies, so that leaving earlier ones out seldom changes what is drawn.
 * @param {Site} site
 * @param {{ random: Random, from: readonly Step[] }} options
 * @returns {Step}
 */
function chooseStep(site, { random, from }) {
  const all = from.reduce((sum, step) => sum + weightOf(step), 0);
  for (let attempt = 0; attempt < 1000; attempt++) {
    let left = random.next() * all;
    const step = from.find((candidate) => (left -= weightOf(candidate)) < 0);
    if (step && (step.applies?.(site) ?? true)) return step;
  }
  throw new Error(`No step applies to a site of the kind ${site.kind}.`);
}

/** @param {Failure} failure */
export function formatFailure({ seed, kind, taken, differences, root }) {
  const MOST = 6;
  return [
    `An incremental build differs from a clean one: seed ${seed}, site ${kind}.`,
    'Steps:',
    ...taken.map(({ index, what }) => `  ${index}. ${what}`),
    `Differences: ${differences.length}`,
    ...differences.slice(0, MOST).map(({ what, detail }) => `  ${what}: ${detail}`),
    ...(differences.length > MOST ? [`  and ${differences.length - MOST} more`] : []),
    `The site, its cache and both outputs are in ${root}`,
  ].join('\n');
}
