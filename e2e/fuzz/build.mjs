/** Builds the files of a round with the command line, in a folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./inputs.mjs').Files} Files */
/** @typedef {{ code: number | null, hung: boolean, stdout: string, stderr: string, milliseconds: number }} Built */

const yaprak = fileURLToPath(new URL('../../engine/bin/yaprak.js', import.meta.url));

/** The same for every file: some pages show it. */
const TIME = new Date('2024-06-01T00:00:00Z');

/**
 * Writes the files of a site in place of those that were there; the cache stays.
 * @param {string} dir @param {Files} files
 */
export function writeSite(dir, files) {
  for (const part of ['docs', 'blog', 'src', 'static']) rmSync(join(dir, part), { recursive: true, force: true });
  for (const [file, content] of files) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
    utimesSync(join(dir, file), TIME, TIME);
  }
}

/** In seconds of CPU, which the system counts: on a busy machine a build that takes long does not hang. One of a thousand pages needs up to 16. */
const MOST_CPU_SECONDS = 26;
/** A build that waits for nothing uses no CPU. */
const MOST_MS = 1_200_000;

/**
 * @param {string} dir
 * @param {{ env?: NodeJS.ProcessEnv, umask?: string }} [options]
 * @returns {Promise<Built>}
 */
export async function buildSite(dir, { env = {}, umask = '022' } = {}) {
  const started = performance.now();
  const command = 'umask "$1"; ulimit -t "$2"; shift 2; exec "$@"';
  const args = [umask, String(MOST_CPU_SECONDS), process.execPath, yaprak, 'build', dir];
  const child = spawn('sh', ['-c', command, 'sh', ...args], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, FORCE_COLOR: '0', TZ: 'UTC', ...env },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk) => (stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk) => (stderr += chunk));
  const timer = setTimeout(() => child.kill('SIGKILL'), MOST_MS);
  const [code, signal] = await once(child, 'close');
  clearTimeout(timer);
  return {
    code,
    hung: signal === 'SIGXCPU' || signal === 'SIGKILL',
    stdout,
    stderr,
    milliseconds: performance.now() - started,
  };
}
