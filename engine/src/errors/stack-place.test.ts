import { expect, it } from 'vitest';
import { createSourceMaps } from './stack-place.ts';

it('leads back to the source, and reads a map once', () => {
  const read: string[] = [];
  // The third line stands for the second of the source, from its third column on.
  const map = { version: 3, sources: ['../src/ada.tsx?island-original'], names: [], mappings: ';;AACE' };
  const originOf = createSourceMaps((file) => {
    read.push(file);
    return file === '/site/kept/server.mjs.map' ? JSON.stringify(map) : file.includes('broken') ? '{' : undefined;
  });
  const place = { file: '/site/kept/server.mjs', line: 3, column: 7 };
  expect(originOf(place)).toEqual({ file: '/site/src/ada.tsx', line: 2, column: 3 });
  expect(originOf({ ...place, line: 1 })).toBeUndefined();
  expect(originOf({ ...place, file: '/site/x.mjs' })).toBeUndefined();
  expect(originOf({ ...place, file: '/site/broken.mjs' })).toBeUndefined();
  expect(read).toEqual(['/site/kept/server.mjs.map', '/site/x.mjs.map', '/site/broken.mjs.map']);
});
