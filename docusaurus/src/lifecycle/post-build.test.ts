import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withFinalFolder } from './post-build.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'yaprak-post-'));
afterAll(() => rmSync(dir, { recursive: true }));

describe('the folder that the site will have', () => {
  const finalDir = path.join(dir, 'build');
  const outDir = path.join(dir, 'staged');
  const write = async (name: string): Promise<void> => writeFileSync(path.join(finalDir, name), name);
  mkdirSync(outDir);

  it('is there for plugins that write into it by name, and what they wrote is part of the site', async () => {
    await withFinalFolder(finalDir, { outDir, run: () => write('a.txt') });
    expect(readdirSync(outDir)).toEqual(['a.txt']);
    expect(existsSync(finalDir)).toBe(false);
  });

  it('is taken away when a plugin fails', async () => {
    const run = (): Promise<void> => Promise.reject(new Error('no'));
    await expect(withFinalFolder(finalDir, { outDir, run })).rejects.toThrow('no');
    expect(existsSync(finalDir)).toBe(false);
  });

  it('stays where a site is in it', async () => {
    mkdirSync(finalDir);
    await withFinalFolder(finalDir, { outDir, run: () => write('b.txt') });
    expect(readdirSync(finalDir)).toEqual(['b.txt']);
  });
});
