import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createRandom } from '../../bench/random.mjs';

const yaprak = fileURLToPath(new URL('../../engine/bin/yaprak.js', import.meta.url));
const WORDS = 'order stock report invoice customer night shift warehouse ticket answer'.split(' ');
export const PAGES = 50;
/** More than the buffers of the system hold for a reader that does not read. */
export const DOWNLOAD = { path: '/download.bin', bytes: 24 * 1024 * 1024 };

/**
 * A folder as a build leaves it, with pages of about 20 KB and one large file. The same seed writes the same bytes.
 * @param {{ seed: number }} options
 */
export function writeSite({ seed }) {
  const dir = mkdtempSync(join(tmpdir(), 'yaprak-crowd-'));
  const random = createRandom(seed);
  const paragraph = () => `<p>${Array.from({ length: 60 }, () => random.pick(WORDS)).join(' ')}</p>`;
  const page = () => `<!doctype html><title>Page</title>${Array.from({ length: 45 }, paragraph).join('\n')}`;
  /** @param {string} name @param {string | Buffer} body */
  const write = (name, body) => {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), body);
  };
  write('yaprak.config.mjs', "export default { title: 'Crowd', url: 'https://crowd.example' };\n");
  write('build/_headers', '/*\n  X-Frame-Options: DENY\n');
  write('build/index.html', page());
  write('build/404.html', page());
  for (let index = 0; index < PAGES; index++) write(`build/docs/${index}/index.html`, page());
  write(`build${DOWNLOAD.path}`, Buffer.alloc(DOWNLOAD.bytes, 'yaprak'));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/**
 * `yaprak serve` in a process of its own.
 * @param {string} dir
 */
export async function startServe(dir) {
  const child = spawn(process.execPath, [yaprak, 'serve', dir, '--port', '0', '--host', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: undefined },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit').then(([code, signal]) => /** @type {number | string} */ (code ?? signal));
  let output = '';
  const port = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      const found = /127\.0\.0\.1:(\d+)/.exec(output);
      if (found) resolve(Number(found[1]));
    });
    void ended.then((code) => reject(new Error(`yaprak serve ended with ${code}:\n${output}`)));
  });
  return {
    port: /** @type {number} */ (port),
    ended,
    signal: () => child.kill('SIGTERM'),
    memory: () => residentMegabytes(child.pid ?? 0),
    async stop() {
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
}

/** @param {number} pid */
async function residentMegabytes(pid) {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(stdout) / 1024);
}
