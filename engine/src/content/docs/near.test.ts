import { describe, expect, it } from 'vitest';
import type { FolderFile } from '../content-folder.ts';
import { createNear } from './near.ts';
import { keepNumberPrefix, parseNumberPrefix } from './number-prefix.ts';

const list = (paths: string[]): Map<string, FolderFile> =>
  new Map(paths.map((path) => [`docs/${path}`, { path, translated: false }]));
const many = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_none, index) => `${folder}sayfa-${String(index).padStart(3, '0')}.md`);

describe('createNear', () => {
  it('enters the folders that an address names, with or without the numbers before their names', () => {
    const { skipFolder } = createNear('/docs/kurye/rota/plan', parseNumberPrefix);
    expect(['kurye', 'kurye/rota', '03-kurye', '03-kurye/1. rota', 'ödeme', 'kurye/harita'].map(skipFolder)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(createNear('/docs/kurye/plan', keepNumberPrefix).skipFolder('03-kurye')).toBe(true);
  });

  it('takes all files of a folder that has few', () => {
    const files = list(['giris.md', 'kurye/index.md', 'kurye/plan.md', 'kurye/rota.md']);
    expect(createNear('/docs/kurye/plan', parseNumberPrefix).pick(files)).toEqual(files);
  });

  it('takes those around the page where there are many, and as many at the ends of the list', () => {
    const files = list([...many('', 300), ...many('kurye/', 300)]);
    const namesOf = (address: string, folder: string): string[] =>
      [...createNear(address, parseNumberPrefix).pick(files).values()]
        .filter(({ path }) => path.startsWith('kurye/') === (folder !== ''))
        .map(({ path }) => path.slice(folder.length, -3));
    const middle = namesOf('/docs/kurye/sayfa-150.html', 'kurye/');
    expect([middle.length, middle[0], middle.at(-1)]).toEqual([100, 'sayfa-100', 'sayfa-199']);
    expect(namesOf('/docs/kurye/sayfa-002', 'kurye/')[0]).toBe('sayfa-000');
    expect(namesOf('/docs/kurye/sayfa-002', 'kurye/')).toHaveLength(100);
    expect(namesOf('/docs/kurye/sayfa-299', 'kurye/').at(-1)).toBe('sayfa-299');
    // The page is in none of them: the address is that of a folder.
    expect(namesOf('/docs/kurye', '')[0]).toBe('sayfa-000');
  });
});
