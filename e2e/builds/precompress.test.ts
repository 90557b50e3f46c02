import { existsSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { serveSite } from '../setup/site-server.ts';
import { createTinySite, readDigests, type TinyFiles } from '../setup/tiny-site.ts';

const config = (precompress: boolean): string =>
  `export default { title: 'T', url: 'https://x.test', output: { precompress: ${precompress} } };\n`;
const FILES: TinyFiles = {
  'yaprak.config.mjs': config(true),
  'docs/taban.md': '# Taban\n\nMetin.\n',
  'static/uzun.txt': 'Sipariş '.repeat(500),
  'static/kisa.txt': 'kısa',
  'static/resim.png': new Uint8Array(4000),
  'static/kendi.json': JSON.stringify('x'.repeat(2000)),
  'static/kendi.json.br': 'yazarın kendisi',
};

const site = createTinySite({});
const out = site.beside('out');
afterAll(() => site.remove());

async function build(files: TinyFiles): Promise<Record<string, string>> {
  site.write({ ...FILES, ...files });
  const { code, output } = await site.build(out);
  expect(code, output).toBe(0);
  return readDigests(out);
}

const read = (name: string): Buffer => readFileSync(join(out, name));
const packed = (name: string): boolean[] => ['.br', '.gz'].map((ending) => existsSync(join(out, name + ending)));

it('writes .br and .gz beside text over 1 KB, and keeps those of unchanged files', async () => {
  const first = await build({});
  const names = Object.keys(first);
  for (const name of ['uzun.txt', 'docs/taban/index.html']) {
    expect(brotliDecompressSync(read(`${name}.br`))).toEqual(read(name));
    expect(gunzipSync(read(`${name}.gz`))).toEqual(read(name));
  }
  expect(names.filter((name) => /^assets\/.*\.(?:css|js)\.br$/.test(name))).not.toEqual([]);
  expect(names.filter((name) => /^(?:kisa|resim).*\.(?:br|gz)$/.test(name))).toEqual([]);
  expect(read('kendi.json.br').toString()).toBe('yazarın kendisi');
  expect(await build({})).toEqual(first);
});

it('follows every edit: what changed is compressed anew, what is gone or small has none left', async () => {
  await build({});
  await build({ 'static/uzun.txt': 'Teslimat '.repeat(500), 'docs/taban.md': '# Taban\n\nYeni metin.\n' });
  for (const name of ['uzun.txt', 'docs/taban/index.html']) {
    expect(brotliDecompressSync(read(`${name}.br`))).toEqual(read(name));
    expect(gunzipSync(read(`${name}.gz`))).toEqual(read(name));
  }
  expect(read('docs/taban/index.html').toString()).toContain('Yeni metin.');
  await build({ 'static/uzun.txt': 'kısaldı' });
  expect(packed('uzun.txt')).toEqual([false, false]);
  await build({});
  expect(packed('uzun.txt')).toEqual([true, true]);
  await build({ 'static/uzun.txt': null });
  expect(packed('uzun.txt')).toEqual([false, false]);
  expect(
    Object.keys(await build({ 'yaprak.config.mjs': config(false) })).filter((name) => /\.(?:br|gz)$/.test(name)),
  ).toEqual(['kendi.json.br']);
});

it('makes its own again when the author’s is gone', async () => {
  await build({});
  await build({ 'static/kendi.json.br': null });
  expect(brotliDecompressSync(read('kendi.json.br'))).toEqual(read('kendi.json'));
});

it('is what `serve` sends, to those who accept it', async () => {
  await build({});
  const server = await serveSite(site.dir, out);
  /** As it comes over the wire. */
  const ask = (path: string, accepts?: string): Promise<{ encoding?: string; vary?: string; body: Buffer }> =>
    new Promise((resolve, reject) => {
      const headers = accepts === undefined ? {} : { 'Accept-Encoding': accepts };
      get(`${server.url}${path}`, { headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            encoding: answer.headers['content-encoding'],
            vary: answer.headers.vary,
            body: Buffer.concat(chunks),
          }),
        );
      }).on('error', reject);
    });
  try {
    const plain = read('docs/taban/index.html');
    const [br, gz] = [read('docs/taban/index.html.br'), read('docs/taban/index.html.gz')];
    const cases: [accepts: string | undefined, encoding: string | undefined, body: Buffer][] = [
      ['br', 'br', br],
      ['gzip, deflate, br', 'br', br],
      ['gzip', 'gzip', gz],
      ['br;q=0, gzip', 'gzip', gz],
      ['br;q=0.1, gzip;q=0.8', 'gzip', gz],
      ['*', 'br', br],
      ['br;q=0, gzip;q=0', undefined, plain],
      ['*;q=0', undefined, plain],
      ['identity', undefined, plain],
      [undefined, undefined, plain],
    ];
    for (const [accepts, encoding, body] of cases)
      expect(await ask('/docs/taban', accepts), accepts).toEqual({ encoding, vary: 'Accept, Accept-Encoding', body });
    expect((await ask('/resim.png', 'br, gzip')).encoding).toBeUndefined();
  } finally {
    await server.close();
  }
});
