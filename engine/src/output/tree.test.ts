import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStaging } from './staging.ts';
import { readTree, removeOthers, stampsOf } from './tree.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'yaprak-tree-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const write = (file: string, text = 'x'): void => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
};
const list = (): string[] => readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();

describe('readTree', () => {
  it('knows every file, and folders that hold nothing', () => {
    write('a/b/index.html', 'üç');
    write('ç.txt');
    mkdirSync(path.join(dir, 'a/boş'));
    symlinkSync(path.join(dir, 'a'), path.join(dir, 'link'));
    const tree = readTree(dir);
    expect([...tree.names].sort()).toEqual(['a/b/index.html', 'a/boş/', 'link', 'ç.txt']);
    const { ino, size, mtimeMs } = statSync(path.join(dir, 'a/b/index.html'));
    expect(stampsOf(tree)('a/b/index.html')).toEqual({ inode: ino, size, modified: mtimeMs });
    expect(stampsOf(tree)('yok')).toBeUndefined();
  });
});

describe('removeOthers', () => {
  it('leaves only the files it is given, and no empty folders', () => {
    for (const file of ['index.html', 'a/index.html', 'a/eski/derin/index.html', 'b/x.txt', 'b/y.txt']) write(file);
    mkdirSync(path.join(dir, 'c/d'), { recursive: true });
    removeOthers(dir, { files: new Set(['index.html', 'a/index.html', 'b/y.txt']), names: readTree(dir).names });
    expect(list()).toEqual(['a', 'a/index.html', 'b', 'b/y.txt', 'index.html']);
  });
});

describe('a site that starts from the spare one', () => {
  it('believes what was read of that very folder, and of no other', () => {
    write('spare/index.html', 'bir');
    write('other/index.html', 'iki');
    const [spare, outDir] = [path.join(dir, 'spare'), path.join(dir, 'out')];
    const own = readTree(spare);
    own.stamps.fill(7);
    const believed = createStaging(outDir, { name: 'out', spare, tree: own });
    expect(believed.stampOf('index.html')).toEqual({ inode: 7, size: 7, modified: 7 });
    believed.discard();
    const doubted = createStaging(outDir, { name: 'out', spare, tree: readTree(path.join(dir, 'other')) });
    expect(doubted.stampOf('index.html')?.inode).toBe(statSync(path.join(doubted.dir, 'index.html')).ino);
    doubted.discard();
  });
});
