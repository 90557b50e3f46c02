import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, isOpen, startYaprak } from '../setup/site-server.ts';
import { createTinySite } from '../setup/tiny-site.ts';

/** More than the buffers of the system hold. */
const LARGE = 32 * 1024 * 1024;
const site = createTinySite({ 'yaprak.config.mjs': "export default { title: 'T', url: 'https://x.test' };\n" });
const out = site.beside('served');

beforeAll(() => {
  site.write({});
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), '<h1>Ana sayfa</h1>');
  writeFileSync(join(out, 'large.bin'), Buffer.alloc(LARGE, 'yaprak'));
});
afterAll(() => site.remove());

async function startServe(...args: string[]) {
  const port = await freePort();
  const address = ['--host', '127.0.0.1', '--port', String(port)];
  const { child, output } = startYaprak(['serve', site.dir, '--out-dir', out, ...address, ...args]);
  const ended = once(child, 'exit');
  await expect.poll(output, { timeout: 20_000 }).toContain('Serving');
  return { port, ended, stop: () => child.kill('SIGTERM') };
}

async function request(port: number, options: { path?: string; host?: string } = {}): Promise<IncomingMessage> {
  const { path = '/', host = 'localhost' } = options;
  const [response] = (await once(
    get({ port, path, host: '127.0.0.1', headers: { host }, agent: false }),
    'response',
  )) as [IncomingMessage];
  return response;
}

describe('yaprak serve', () => {
  it('finishes a download on SIGTERM, takes nobody new, and ends with 0', async () => {
    const { port, ended, stop } = await startServe();
    const download = await request(port, { path: '/large.bin' });
    stop();
    await expect.poll(() => isOpen(port), { timeout: 8000 }).toBe(false);
    let bytes = 0;
    for await (const chunk of download) bytes += (chunk as Buffer).length;
    expect(bytes).toBe(LARGE);
    expect(await ended).toEqual([0, null]);
  });

  it('answers for the names that --allowed-hosts has, and for no other', async () => {
    const { port, ended, stop } = await startServe('--allowed-hosts', 'wiki.example');
    const statuses: (number | undefined)[] = [];
    for (const host of ['wiki.example', `localhost:${port}`, 'evil.example']) {
      const response = await request(port, { host });
      statuses.push(response.resume().statusCode);
    }
    expect(statuses).toEqual([200, 200, 403]);
    stop();
    await ended;
  });
});
