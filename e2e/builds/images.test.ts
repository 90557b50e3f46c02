import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { noisyPng } from '../../engine/src/build/testing/noisy-png.ts';
import { createTinySite, findProblem, problemLines, readDigests, type TinyFiles } from '../setup/tiny-site.ts';

const large = noisyPng({ width: 900, height: 300 });
const FILES: TinyFiles = {
  'yaprak.config.mjs': `export default { title: 'T', url: 'https://x.test', baseUrl: '/kök/' };\n`,
  'docs/taban.md': '# Taban\n\n![Büyük](./büyük%20resim.png)\n\n![Küçük](./küçük.png)\n\n![Sabit](/sabit.png)\n',
  'docs/büyük resim.png': large,
  'docs/küçük.png': noisyPng({ width: 40, height: 20 }),
  'static/sabit.png': noisyPng({ width: 500, height: 200, seed: 7 }),
};
const site = createTinySite({});
const out = site.beside('out');
afterAll(() => site.remove());
beforeEach(() => rmSync(join(site.dir, '.yaprak'), { recursive: true, force: true }));

const hide = fileURLToPath(new URL('../setup/hide-sharp.mjs', import.meta.url));

const envOf = (sharp: string): Record<string, string> => ({ NODE_OPTIONS: `--import=${hide}`, YAPRAK_SHARP: sharp });

async function build(files: TinyFiles = {}, sharp?: 'absent' | 'unused'): Promise<string> {
  site.write({ ...FILES, ...files });
  const { code, output } = await site.build(out, sharp ? { env: envOf(sharp) } : {});
  expect(code, output).toBe(0);
  return output;
}

const imagesOf = (page = 'docs/taban'): string[] =>
  readFileSync(join(out, page, 'index.html'), 'utf8').match(/<img [^>]*alt="(?:Büyük|Küçük|Sabit)"[^>]*>/g) ?? [];
const srcsetOf = (image = ''): string[][] =>
  (/ srcset="([^"]*)"/.exec(image)?.[1] ?? '')
    .split(', ')
    .filter(Boolean)
    .map((entry) => entry.split(' '));
const outputOf = (url: string): string => join(out, decodeURI(url).slice('/kök/'.length));

it('gives wide images smaller files, keeps the original, and lets the first image of a page load at once', async () => {
  expect(await build()).not.toContain('warning');
  const [first = '', small = '', fixed = ''] = imagesOf();
  const entries = srcsetOf(first);
  expect(entries.map(([, width]) => width)).toEqual(['480w', '800w', '900w']);
  for (const [url = ''] of entries) {
    expect(url).toMatch(/^\/k%C3%B6k\/assets\/images\/b%C3%BCy%C3%BCk%20resim-\d+-[0-9a-f]{10}\.webp$/);
    const bytes = readFileSync(outputOf(url));
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(bytes.length).toBeLessThan(large.length);
  }
  expect(first).toContain('width="900" height="300"');
  expect(first).toContain('sizes="auto, min(100vw, 768px)"');
  expect(readFileSync(outputOf(/ src="([^"]*)"/.exec(first)?.[1] ?? ''))).toEqual(large);
  expect(first).not.toContain('lazy');
  expect(small).toContain('loading="lazy" decoding="async"');
  expect(small).not.toContain('srcset');
  expect(fixed).toContain(' src="/k%C3%B6k/sabit.png"');
  expect(srcsetOf(fixed).map(([, width]) => width)).toEqual(['480w', '500w']);
  expect(srcsetOf(fixed).every(([url = '']) => existsSync(outputOf(url)))).toBe(true);
});

it('encodes nothing again: an incremental build, and one into an empty folder, have the bytes of a clean one', async () => {
  const edited = {
    'docs/taban.md': `${String(FILES['docs/taban.md'])}\nDaha.\n`,
    'docs/yan.mdx': '![Büyük](./b.png)\n\n{1 + 1}\n',
    'docs/b.png': large,
  };
  await build(edited);
  // Where React writes the image it is the same.
  expect(imagesOf('docs/yan')[0]).toMatch(/^<img src="[^"]*" width="900" height="300" srcset="/);
  const clean = readDigests(out);
  rmSync(join(site.dir, '.yaprak'), { recursive: true });
  rmSync(out, { recursive: true });
  await build();
  expect(await build(edited, 'unused')).not.toContain('warning');
  expect(readDigests(out)).toEqual(clean);
  rmSync(out, { recursive: true });
  expect(await build(edited, 'unused')).not.toContain('warning');
  expect(readDigests(out)).toEqual(clean);
});

it('follows another picture, and another quality', async () => {
  await build();
  const before = srcsetOf(imagesOf()[0]);
  await build({ 'docs/büyük resim.png': noisyPng({ width: 900, height: 300, seed: 5 }) });
  const after = srcsetOf(imagesOf()[0]);
  expect(after).not.toEqual(before);
  expect(before.some(([url = '']) => existsSync(outputOf(url)))).toBe(false);
  const config = (images: string): TinyFiles => ({
    'yaprak.config.mjs': `export default { title: 'T', url: 'https://x.test', baseUrl: '/kök/', images: ${images} };\n`,
  });
  await build(config(`{ widths: [600, 300], quality: 30, formats: ['avif', 'webp'] }`));
  expect(srcsetOf(imagesOf()[0]).map(([, width]) => width)).toEqual(['300w', '600w']);
  await build(config('false'));
  expect(imagesOf().join('')).not.toContain('srcset');
  expect(Object.keys(readDigests(out)).filter((name) => /\.(?:webp|avif)$/.test(name))).toEqual([]);
});

it('uses the originals without sharp, says so in one line, and makes the smaller ones once it is there', async () => {
  const output = await build({}, 'absent');
  expect(output.match(/package `sharp`/g)).toHaveLength(1);
  expect(output).toContain('npm install sharp');
  expect(imagesOf().join('')).not.toContain('srcset');
  expect(imagesOf()[0]).toContain('width="900"');
  await build();
  expect(srcsetOf(imagesOf()[0])).toHaveLength(3);
});

it('fails when sharp is installed and cannot be loaded: a later build could not know', async () => {
  site.write(FILES);
  const { code, output } = await site.build(out, { env: envOf('unused') });
  expect(code).toBe(1);
  expect(output).toContain('The package `sharp` is installed and cannot be loaded');
});

it('uses a damaged image as it is, and says where it is named', async () => {
  const damaged = Buffer.from(large);
  damaged.fill(0, 200, damaged.length - 200);
  const files = { ...FILES, 'docs/büyük resim.png': damaged };
  const expected = {
    says: 'The image "./büyük%20resim.png" cannot be read, and is used as it is',
    at: 'docs/taban.md:3:1',
    hint: 'It may be damaged',
  };
  for (const sharp of [undefined, 'unused'] as const)
    expect(findProblem(await build(files, sharp), expected)).toEqual(problemLines('warning', expected, files));
  expect(imagesOf()[0]).not.toContain('srcset');
});

it('sees damage of small images, too, with sharp or without, until they are whole', async () => {
  const small = FILES['docs/küçük.png'] as Uint8Array;
  const fixed = FILES['static/sabit.png'] as Uint8Array;
  const files = { ...FILES, 'docs/küçük.png': small.subarray(0, -12), 'static/sabit.png': fixed.subarray(0, -12) };
  for (const sharp of [undefined, 'absent'] as const) {
    const output = await build(files, sharp);
    expect(output.match(/cannot be read, and is used as it is: it ends too early/g)).toHaveLength(2);
    for (const at of ['docs/taban.md:5:1', 'docs/taban.md:7:1']) expect(output).toContain(at);
  }
  expect(await build()).not.toContain('ends too early');
});
