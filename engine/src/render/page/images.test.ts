import { expect, it } from 'vitest';
import type { Asset } from './assets.ts';
import { eagerFirstImage, sizeAttributes } from './images.ts';

const asset = (name: string, width: number): Asset => ({
  url: `/kök/assets/images/${name}`,
  width,
  height: width / 2,
  file: `/site/docs/${name}`,
  digest: '1',
});
const image = asset('a & b.png', 1000);

it('gives an image its size alone, where there is nothing else', () => {
  expect(sizeAttributes(image, undefined)).toBe('" width="1000" height="500');
  expect(sizeAttributes(image, { variants: [], withOriginal: true })).toBe('" width="1000" height="500');
  expect(sizeAttributes({ ...image, width: undefined }, undefined)).toBe('');
});

it('lists the files to choose from, and the original where it is the best for wide places', () => {
  const variants = [asset('a-480.webp', 480), asset('a-800.webp', 800)];
  expect(sizeAttributes(image, { variants, withOriginal: false })).toBe(
    '" width="1000" height="500" srcset="/k%C3%B6k/assets/images/a-480.webp 480w, /k%C3%B6k/assets/images/a-800.webp 800w" ' +
      'sizes="auto, min(100vw, 768px)',
  );
  expect(sizeAttributes(image, { variants, withOriginal: true })).toContain(
    '800w, /k%C3%B6k/assets/images/a%20&amp;%20b.png 1000w"',
  );
  expect(sizeAttributes(asset('c.png', 500), { variants, withOriginal: false })).toContain('min(100vw, 500px)');
});

it('lets the first image of a page load at once, and no other', () => {
  const lazy = '<img loading="lazy" decoding="async" src="a.png">';
  expect(eagerFirstImage(`<img src="logo.png">${lazy}${lazy}`)).toBe(`<img src="logo.png"><img src="a.png">${lazy}`);
});
