/** Runs the command line on a site: with what earlier builds have left, and from nothing. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {{ code: number | null, stdout: string, stderr: string, dir: string, cacheHits: number }} BuildResult */

const yaprak = fileURLToPath(new URL('../../engine/bin/yaprak.js', import.meta.url));
const wrongClock = new URL('./wrong-clock.mjs', import.meta.url).href;

/**
 * @param {Site} site
 * @param {{ outDir: string, killAfter?: number }} options
 * @returns {Promise<BuildResult>}
 */
async function run(site, { outDir, killAfter }) {
  const { clockShift } = site.wish;
  const clock = clockShift ? { NODE_OPTIONS: `--import=${wrongClock}`, CLOCK_SHIFT: String(clockShift) } : {};
  const child = spawn(process.execPath, [yaprak, 'build', site.dir, '--out-dir', outDir], {
    cwd: site.dir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, FORCE_COLOR: '0', TZ: 'UTC', ...clock },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk) => (stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk) => (stderr += chunk));
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  return { code, stdout, stderr, dir: outDir, cacheHits: Number(/(\d+) from cache/.exec(stdout)?.[1] ?? 0) };
}

/**
 * Builds on top of what is there.
 * @param {Site} site
 */
export const buildIncrementally = (site) => run(site, { outDir: site.outDir });

/**
 * Kills a build in the middle, if a step has asked for it.
 * @param {Site} site
 */
export async function killBuild(site) {
  const { killAfter } = site.wish;
  delete site.wish.killAfter;
  if (killAfter !== undefined) await run(site, { outDir: site.outDir, killAfter });
}

/**
 * Builds the same files at the same place without anything of earlier builds: the cache is put aside meanwhile.
 * @param {Site} site
 */
export async function buildFromNothing(site) {
  const outDir = join(site.root, 'clean');
  const aside = join(site.root, 'cache-aside');
  rmSync(outDir, { recursive: true, force: true });
  const hasCache = existsSync(site.cacheDir);
  if (hasCache) renameSync(site.cacheDir, aside);
  try {
    return await run(site, { outDir });
  } finally {
    rmSync(site.cacheDir, { recursive: true, force: true });
    if (hasCache) renameSync(aside, site.cacheDir);
  }
}
