/** Runs the command line on a site: with what earlier builds have left, and from nothing. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createWarmYaprak, runYaprakAlone } from '../setup/run-yaprak.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('../setup/run-yaprak.mjs').CommandResult & { dir: string, cacheHits: number }} BuildResult */

const wrongClock = new URL('./wrong-clock.mjs', import.meta.url).href;
const env = { TZ: 'UTC' };
/** Of so many builds one runs as users run it, in a process that makes nothing else. */
const ALONE = 13;

/** @typedef {{ outDir: string, process: 'incremental' | 'clean', killAfter?: number }} BuildOptions */
/** @typedef {(site: Site, options: BuildOptions) => Promise<BuildResult>} Build */

/** @type {Build} */
async function buildAlone(site, { outDir, killAfter }) {
  const { clockShift } = site.wish;
  const clock = clockShift ? { NODE_OPTIONS: `--import=${wrongClock}`, CLOCK_SHIFT: String(clockShift) } : {};
  const options = { cwd: site.dir, env: { ...env, ...clock }, ...(killAfter === undefined ? {} : { killAfter }) };
  return toBuildResult(await runYaprakAlone(['build', site.dir, '--out-dir', outDir], options), outDir);
}

/**
 * Builds in processes that stay, which takes a fifth of the time: one for builds on top of others and one for builds from nothing, so that
 * only the cache on the disk goes from one to the other.
 * @returns {Build}
 */
export function createWarmBuild() {
  const processes = { incremental: createWarmYaprak({ env }), clean: createWarmYaprak({ env }) };
  let builds = 0;
  return async (site, options) => {
    const { outDir, process, killAfter } = options;
    if (site.wish.clockShift || killAfter !== undefined || builds++ % ALONE === 0) return buildAlone(site, options);
    return toBuildResult(
      await processes[process].run(['build', site.dir, '--out-dir', outDir], { cwd: site.dir }),
      outDir,
    );
  };
}

/**
 * @param {import('../setup/run-yaprak.mjs').CommandResult} result
 * @param {string} dir
 * @returns {BuildResult}
 */
const toBuildResult = (result, dir) => ({
  ...result,
  dir,
  cacheHits: Number(/(\d+) from cache/.exec(result.stdout)?.[1] ?? 0),
});

/**
 * Builds on top of what is there.
 * @param {Site} site
 * @param {Build} [build]
 */
export const buildIncrementally = (site, build = buildAlone) =>
  build(site, { outDir: site.outDir, process: 'incremental' });

/**
 * Kills a build in the middle, if a step has asked for it.
 * @param {Site} site
 * @param {Build} [build]
 */
export async function killBuild(site, build = buildAlone) {
  const { killAfter } = site.wish;
  delete site.wish.killAfter;
  if (killAfter !== undefined) await build(site, { outDir: site.outDir, process: 'incremental', killAfter });
}

/**
 * Builds the same files at the same place without anything of earlier builds: the cache is put aside meanwhile.
 * @param {Site} site
 * @param {Build} [build]
 */
export async function buildFromNothing(site, build = buildAlone) {
  const outDir = join(site.root, 'clean');
  const aside = join(site.root, 'cache-aside');
  rmSync(outDir, { recursive: true, force: true });
  const hasCache = existsSync(site.cacheDir);
  if (hasCache) renameSync(site.cacheDir, aside);
  try {
    return await build(site, { outDir, process: 'clean' });
  } finally {
    rmSync(site.cacheDir, { recursive: true, force: true });
    if (hasCache) renameSync(aside, site.cacheDir);
  }
}
