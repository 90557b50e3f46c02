import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWarmYaprak, runYaprakAlone, spawnYaprak } from './run-yaprak.mjs';

const tests = fileURLToPath(new URL('..', import.meta.url));
/** Inside the repository, so that a copied site finds the installed packages as its original does. */
const scratch = join(tests, '.cache');

export interface CommandResult {
  code: number;
  output: string;
}

/** A `yaprak dev` or `yaprak serve` that answers on `url` until it is closed. */
export interface RunningSite {
  url: string;
  output: () => string;
  isAlive: () => boolean;
  close: () => Promise<void>;
}

export const siteDir = (name: string): string => join(tests, 'sites', name);

/** A fresh empty folder for one build or one copied site. */
export function createScratchDir(name: string): string {
  mkdirSync(scratch, { recursive: true });
  return mkdtempSync(join(scratch, `${name}-`));
}

/** A copy of a fixture site that a test may edit. */
export function copySite(name: string): string {
  const dir = createScratchDir(name);
  const skip = new Set(['build', '.yaprak', 'node_modules']);
  const from = siteDir(name);
  cpSync(from, dir, { recursive: true, filter: (path) => !skip.has(path.slice(from.length + 1)) });
  return dir;
}

export interface RunOptions {
  /** Further variables of the environment. */
  env?: Record<string, string>;
  cwd?: string;
  /** In a process that makes nothing else, for what ends the process or waits for ever. */
  alone?: boolean;
}

/** Start a command and leave it running. */
export function startYaprak(args: string[], options: RunOptions = {}): { child: ChildProcess; output: () => string } {
  const child = spawnYaprak(args, options);
  const chunks: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  return { child, output: () => chunks.join('') };
}

const warm = createWarmYaprak();

/** Run a command to its end. What reads or builds a site runs in a process that stays, unless it needs an environment of its own. */
export function runYaprak(args: string[], options: RunOptions = {}): Promise<CommandResult> {
  const isWarm =
    ['build', 'check', 'write-translations', 'version'].includes(args[0] ?? '') && !options.env && !options.alone;
  return isWarm ? warm.run(args, options) : runYaprakAlone(args, options);
}

/** Build a site (a fixture's name or a folder) and return the output folder: a fresh one unless it is given. */
export async function buildSite(site: string, outDir?: string): Promise<string> {
  const dir = site.includes('/') ? site : siteDir(site);
  const out = outDir ?? join(createScratchDir('build'), 'site');
  const { code, output } = await runYaprak(['build', dir, '--out-dir', out]);
  if (code === 0) return out;
  rmSync(dirname(out), { recursive: true, force: true });
  throw new Error(`yaprak build ${site} ended with ${code}:\n${output}`);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.');
  return address.port;
}

/** Whether someone listens there, who may not answer yet. */
export function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function startServer(args: string[], options?: RunOptions): Promise<RunningSite> {
  const port = await freePort();
  const { child, output } = startYaprak([...args, '--port', String(port), '--host', '127.0.0.1'], options);
  const url = `http://127.0.0.1:${port}`;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const close = async () => {
    if (!isAlive()) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(force);
  };
  for (let attempt = 0; attempt < 600; attempt++) {
    if (!isAlive()) throw new Error(`yaprak ${args.join(' ')} ended before it answered:\n${output()}`);
    try {
      await fetch(url, { redirect: 'manual' });
      return { url, output, isAlive, close };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  await close();
  throw new Error(`yaprak ${args.join(' ')} did not answer on ${url}:\n${output()}`);
}

/** Serve a built output folder of a site on a free port. */
export function serveSite(site: string, outDir: string): Promise<RunningSite> {
  return startServer(['serve', site.includes('/') ? site : siteDir(site), '--out-dir', outDir]);
}

/** Start the dev server of a site folder on a free port. */
export function startDev(dir: string, options?: RunOptions): Promise<RunningSite> {
  return startServer(['dev', dir], options);
}
