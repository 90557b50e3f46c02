import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withBuildFolder } from './post-build.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'yaprak-post-'));
afterAll(() => rmSync(dir, { recursive: true }));

describe('the folder that Docusaurus writes into', () => {
  const folder = path.join(dir, 'build');
  const outDir = path.join(dir, 'staged');
  const write = async (name: string): Promise<void> => writeFileSync(path.join(folder, name), name);
  mkdirSync(outDir);

  it('is there for plugins that write into it by name, and what they wrote is part of the site', async () => {
    await withBuildFolder(folder, { outDir, run: () => write('a.txt') });
    expect(readdirSync(outDir)).toEqual(['a.txt']);
    expect(existsSync(folder)).toBe(false);
  });

  it('is taken away when a plugin fails', async () => {
    const run = (): Promise<void> => Promise.reject(new Error('no'));
    await expect(withBuildFolder(folder, { outDir, run })).rejects.toThrow('no');
    expect(existsSync(folder)).toBe(false);
  });

  it('stays where a site is in it, of which only what was written now is taken', async () => {
    mkdirSync(path.join(folder, 'alt'), { recursive: true });
    await write('eski.txt');
    await write('alt/ayni.txt');
    utimesSync(path.join(folder, 'alt/ayni.txt'), 1, 1);
    await withBuildFolder(folder, { outDir, run: () => write('alt/ayni.txt') });
    expect(readdirSync(folder).sort()).toEqual(['alt', 'eski.txt']);
    expect(readdirSync(outDir, { recursive: true }).sort()).toEqual(['a.txt', 'alt', path.join('alt', 'ayni.txt')]);
  });
});
