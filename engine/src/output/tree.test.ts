import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listTree, readFileStamp, removeOthers } from './tree.ts';

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

describe('listTree', () => {
  it('knows every file, and folders that hold nothing', () => {
    write('a/b/index.html', 'üç');
    write('ç.txt');
    mkdirSync(path.join(dir, 'a/boş'));
    symlinkSync(path.join(dir, 'a'), path.join(dir, 'link'));
    expect(listTree(dir).sort()).toEqual(['a/b/index.html', 'a/boş/', 'link', 'ç.txt']);
    const { ino, size, mtimeMs } = statSync(path.join(dir, 'a/b/index.html'));
    expect(readFileStamp(path.join(dir, 'a/b/index.html'))).toEqual({ inode: ino, size, modified: mtimeMs });
    expect(readFileStamp(path.join(dir, 'yok'))).toBeUndefined();
  });
});

describe('removeOthers', () => {
  it('leaves only the files it is given, and no empty folders', () => {
    for (const file of ['index.html', 'a/index.html', 'a/eski/derin/index.html', 'b/x.txt', 'b/y.txt']) write(file);
    mkdirSync(path.join(dir, 'c/d'), { recursive: true });
    removeOthers(dir, { files: new Set(['index.html', 'a/index.html', 'b/y.txt']), names: listTree(dir) });
    expect(list()).toEqual(['a', 'a/index.html', 'b', 'b/y.txt', 'index.html']);
  });
});
