import type { Stats } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createBodies, createLookups } from './memory.ts';
import type { StaticFile } from './resolve-static-path.ts';

describe('lookups', () => {
  it('asks once for many, and again a moment later', () => {
    let time = 0;
    let looks = 0;
    const lookups = createLookups<number>(() => time);
    const get = () => lookups.get('a', () => ++looks);
    expect([get(), get(), get()]).toEqual([1, 1, 1]);
    expect(get()).toBe(1);
    time += 1000;
    expect(get()).toBe(2);
    lookups.clear();
    expect(get()).toBe(3);
  });

  it('remembers neither what was not found nor what failed', () => {
    const lookups = createLookups<string>(() => 0);
    expect(lookups.get('a', () => undefined)).toBeUndefined();
    const fail = () => {
      throw new Error('EIO');
    };
    expect(() => lookups.get('a', fail)).toThrow('EIO');
    expect(lookups.get('a', () => 'there')).toBe('there');
  });
});

describe('bodies', () => {
  const fileOf = (name: string, mtimeMs = 1): StaticFile => ({
    file: name,
    name,
    stats: { ino: 1, mtimeMs, size: 4 } as Stats,
  });

  it('reads each version and encoding once', async () => {
    let reads = 0;
    const bodies = createBodies();
    const read = async () => Buffer.from(String(++reads));
    const get = async (file: StaticFile, encoding = 'br') => (await bodies.get(file, encoding, read)).toString();
    expect(await Promise.all([get(fileOf('a')), get(fileOf('a'))])).toEqual(['1', '1']);
    expect(await get(fileOf('a'), 'gzip')).toBe('2');
    expect(await get(fileOf('a', 2))).toBe('3');
    expect(await get(fileOf('a'))).toBe('1');
  });

  it('forgets what was used longest ago when there is no room, and what could not be read', async () => {
    const reads: string[] = [];
    const bodies = createBodies(10);
    const get = (name: string) =>
      bodies.get(fileOf(name), 'br', async () => {
        reads.push(name);
        if (name === 'bad') throw new Error('EIO');
        return Buffer.alloc(4);
      });
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await get(name);
    expect(reads).toEqual(['a', 'b', 'c', 'b']);
    for (const name of ['bad', 'bad']) await get(name).catch(() => {});
    expect(reads.slice(4)).toEqual(['bad', 'bad']);
  });
});
