import sharp from 'sharp';
import { expect, it } from 'vitest';
import { noisyPng, pngChunk } from '../testing/noisy-png.ts';
import { encodeImage, type ImageOptions } from './encode-image.ts';

const OPTIONS: ImageOptions = { formats: ['webp'], widths: [200, 100], quality: 80 };
const png = noisyPng({ width: 300, height: 150 });
const STAYS = { files: [], withOriginal: true };

const shapeOf = ({ files }: Awaited<ReturnType<typeof encodeImage>>): string[] =>
  files.map(({ width, height, format }) => `${width}x${height} ${format}`);

it('makes each width that is asked for, the narrowest first, and the same bytes every time', async () => {
  const made = await encodeImage(png, OPTIONS);
  expect(shapeOf(made)).toEqual(['100x50 webp', '200x100 webp']);
  expect(made.withOriginal).toBe(false);
  expect(await encodeImage(png, OPTIONS)).toEqual(made);
  for (const { bytes, width } of made.files) expect((await sharp(bytes).metadata()).width).toBe(width);
});

it('makes the own width the widest, where more is asked for', async () => {
  expect(shapeOf(await encodeImage(png, { ...OPTIONS, widths: [100, 400, 800] }))).toEqual([
    '100x50 webp',
    '300x150 webp',
  ]);
});

it('takes the smallest of several formats', async () => {
  const [webp] = (await encodeImage(png, { ...OPTIONS, widths: [100] })).files;
  const [avif] = (await encodeImage(png, { ...OPTIONS, widths: [100], formats: ['avif'] })).files;
  const [best] = (await encodeImage(png, { ...OPTIONS, widths: [100], formats: ['webp', 'avif'] })).files;
  expect(best?.bytes.length).toBe(Math.min(webp?.bytes.length ?? 0, avif?.bytes.length ?? 0));
});

it('turns a photograph as its camera was held', async () => {
  const turned = await sharp(png).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
  expect(shapeOf(await encodeImage(turned, { ...OPTIONS, widths: [100] }))).toEqual(['100x200 webp']);
});

it('leaves small and narrow images as they are', async () => {
  expect(await encodeImage(noisyPng({ width: 40, height: 20 }), { ...OPTIONS, widths: [16] })).toEqual(STAYS);
  expect(await encodeImage(png, { ...OPTIONS, widths: [300] })).toEqual(STAYS);
});

it('leaves what would get bigger', async () => {
  const large = noisyPng({ width: 900, height: 450 });
  const packed = await sharp(large).webp({ quality: 20 }).toBuffer();
  const made = await encodeImage(packed, { ...OPTIONS, widths: [60, 900], quality: 100 });
  expect(shapeOf(made)).toEqual(['60x30 webp']);
  expect(made.withOriginal).toBe(true);
});

it('leaves moving images', async () => {
  const moving = noisyPng({
    width: 300,
    height: 150,
    chunks: [pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]))],
  });
  expect(await encodeImage(moving, OPTIONS)).toEqual(STAYS);
  const frames = [1, 2].map((seed) => noisyPng({ width: 300, height: 150, seed }));
  const webp = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await encodeImage(webp, OPTIONS)).toEqual(STAYS);
});

it('throws for what is no image', async () => {
  await expect(encodeImage(Buffer.alloc(20_000, 'x'), OPTIONS)).rejects.toThrow('unsupported image format');
});
