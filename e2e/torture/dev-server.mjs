/** Starts `yaprak dev` on a free port of this machine, and ends it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const yaprak = fileURLToPath(new URL('../../engine/bin/yaprak.js', import.meta.url));

/** @param {string} dir */
export async function startDev(dir) {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = /** @type {import('node:net').AddressInfo} */ (probe.address()).port;
  probe.close();
  const child = spawn(process.execPath, [yaprak, 'dev', dir, '--port', String(port), '--host', '127.0.0.1'], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, FORCE_COLOR: '0' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => (output = (output + chunk).slice(-2_000_000)));
  const url = `http://127.0.0.1:${port}`;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  for (let attempt = 0; attempt < 600 && isAlive(); attempt++) {
    if (await fetch(url, { redirect: 'manual' }).catch(() => undefined)) break;
    await wait(100);
  }
  if (!isAlive()) throw new Error(`yaprak dev has ended:\n${output}`);
  const close = async () => {
    if (!isAlive()) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(force);
  };
  return { url, pid: child.pid ?? 0, output: () => output, isAlive, close };
}
