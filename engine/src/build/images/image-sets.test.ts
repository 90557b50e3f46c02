import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Asset } from '../../render/page/assets.ts';
import { noisyPng } from '../testing/noisy-png.ts';
import { openImageSets, type ImageSetOptions } from './image-sets.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'yaprak-images-'));
afterAll(() => rmSync(dir, { recursive: true }));
const OPTIONS: ImageSetOptions = { formats: ['webp'], widths: [100], quality: 80, encoder: 'sharp@1' };

function writeAsset(name: string, bytes: Uint8Array): Asset {
  const file = path.join(dir, name);
  writeFileSync(file, bytes);
  return { url: `/${name}`, file, digest: name, width: 300, height: 150 };
}

function openSets(saved: Map<string, Uint8Array | string>, options = OPTIONS) {
  const get = (key: string): Buffer | undefined => (saved.has(key) ? Buffer.from(saved.get(key) ?? '') : undefined);
  return openImageSets(options, { store: { get }, rootUrl: '/kök/' });
}

it('makes an image once, and has it in later builds with the same options and encoder', async () => {
  const image = writeAsset('a.png', noisyPng({ width: 300, height: 150 }));
  const saved = new Map<string, Uint8Array | string>();
  const first = openSets(saved);
  expect(first.of(image)).toBeUndefined();
  await first.prepare(image);
  await first.prepare(image);
  const made = first.of(image);
  const [variant] = made?.variants ?? [];
  expect(variant?.output).toMatch(/^assets\/images\/a-100-[0-9a-f]{10}\.webp$/);
  expect(variant?.url).toBe(`/kök/${variant?.output}`);
  const values = first.takeNew();
  expect(values).toHaveLength(2);
  expect(first.takeNew()).toEqual([]);
  for (const { key, value } of values) saved.set(key, value);
  expect(saved.has(variant?.key ?? '')).toBe(true);

  const later = openSets(saved);
  await later.prepare(image);
  expect(later.takeNew()).toEqual([]);
  expect(later.of(image)).toEqual(made);
  for (const changed of [{ quality: 81 }, { widths: [101] }, { formats: ['avif' as const] }, { encoder: 'sharp@2' }])
    expect(openSets(saved, { ...OPTIONS, ...changed }).of(image)).toBeUndefined();
  expect(later.of({ ...image, digest: 'other' })).toBeUndefined();
});

it('leaves drawings and GIF files alone', async () => {
  const sets = openSets(new Map());
  for (const name of ['a.svg', 'a.gif']) {
    const image = writeAsset(name, noisyPng({ width: 300, height: 150 }));
    await sets.prepare(image);
    expect(sets.of(image)).toBeUndefined();
  }
});

it('remembers why an image could not be read', async () => {
  const sets = openSets(new Map());
  const image = writeAsset('bad.png', Buffer.alloc(20_000, 'x'));
  await sets.prepare(image);
  expect(sets.of(image)).toMatchObject({ variants: [], failure: expect.stringContaining('unsupported image format') });
});
