import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeSource, readBytes, readPiece, readSource, readSources } from './read.ts';
import { listFiles } from './list-files.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'yaprak-read-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('listFiles', () => {
  it('lists files below a folder in code-unit order, without dot files', () => {
    mkdirSync(join(dir, 'b/c'), { recursive: true });
    mkdirSync(join(dir, '.git'));
    for (const name of ['b/c/x.md', 'b.md', 'Z.md', 'Ç.md', 'a-b.md', 'a.md', '.gizli.md', '.git/y.md'])
      writeFileSync(join(dir, name), '');
    expect(listFiles(dir)).toEqual({ files: ['Z.md', 'a-b.md', 'a.md', 'b.md', 'b/c/x.md', 'Ç.md'], problems: [] });
    expect(listFiles(dir, { dotFiles: true }).files).toEqual([
      '.git/y.md',
      '.gizli.md',
      'Z.md',
      'a-b.md',
      'a.md',
      'b.md',
      'b/c/x.md',
      'Ç.md',
    ]);
  });

  it('has no files where there is no folder', () => {
    expect(listFiles(join(dir, 'yok'))).toEqual({ files: [], problems: [] });
  });

  it('follows symbolic links and reports those that lead back', () => {
    mkdirSync(join(dir, 'icerik/alt'), { recursive: true });
    mkdirSync(join(dir, 'baska'));
    writeFileSync(join(dir, 'baska/x.md'), '');
    symlinkSync(join(dir, 'baska'), join(dir, 'icerik/bagli'));
    symlinkSync(join(dir, 'baska/x.md'), join(dir, 'icerik/y.md'));
    symlinkSync(join(dir, 'icerik'), join(dir, 'icerik/alt/dongu'));
    symlinkSync(join(dir, 'icerik/kendisi'), join(dir, 'icerik/kendisi'));
    symlinkSync(join(dir, 'yok'), join(dir, 'icerik/kopuk'));
    const { files, problems } = listFiles(join(dir, 'icerik'), { label: 'icerik' });
    expect(files).toEqual(['bagli/x.md', 'y.md']);
    expect(problems.map(({ code, file }) => [code, file]).sort()).toEqual([
      ['dangling-symlink', 'icerik/kopuk'],
      ['symlink-loop', 'icerik/alt/dongu'],
      ['symlink-loop', 'icerik/kendisi'],
    ]);
  });
});

describe('readSource', () => {
  it('strips a byte order mark and digests the bytes', () => {
    writeFileSync(join(dir, 'a.md'), '\ufeffŞu');
    writeFileSync(join(dir, 'b.md'), 'Şu');
    const marked = readSource(dir, 'a.md').file;
    const plain = readSource(dir, 'b.md').file;
    expect(marked?.text).toBe('Şu');
    expect(plain?.text).toBe('Şu');
    expect(marked?.digest).toMatch(/^[0-9a-f]{40}$/);
    expect(marked?.digest).not.toBe(plain?.digest);
  });

  it('refuses what is not UTF-8, naming the byte', () => {
    const cases: [number[], number][] = [
      [[0x41, 0xc5, 0x9f, 0xff], 3],
      [[0x41, 0xc5], 1],
      [[0xfe, 0x41, 0x41], 0],
      [[0x0a, 0xe2, 0x82, 0x41, 0x41, 0x41], 1],
    ];
    for (const [bytes, offset] of cases) {
      const { problem } = decodeSource(Buffer.from(bytes), 'x.md');
      expect(problem?.message).toContain(`offset ${offset} `);
    }
    const { problem } = decodeSource(Buffer.from([0x41, 0x0a, 0x42, 0xff, 0x43]), 'x.md');
    expect(problem).toMatchObject({ code: 'not-utf8', severity: 'error', file: 'x.md', line: 2, column: 2 });
  });

  it('reports a missing file and goes on with the others', () => {
    writeFileSync(join(dir, 'a.md'), '');
    const { files, problems } = readSources(dir, ['a.md', 'yok.md']);
    expect(files.map(({ source, text }) => [source, text])).toEqual([['a.md', '']]);
    expect(problems).toMatchObject([{ code: 'missing-file', file: 'yok.md' }]);
    expect(readBytes(join(dir, 'yok.png'))).toBeUndefined();
  });
});

describe('readPiece', () => {
  it('reads a part of a file, which ends where the file does', () => {
    writeFileSync(join(dir, 'a'), 'şeftali');
    expect(readPiece(join(dir, 'a'), { start: 2, length: 3 })?.toString()).toBe('eft');
    expect(readPiece(join(dir, 'a'), { start: 6, length: 30 })?.toString()).toBe('li');
    expect(readPiece(join(dir, 'yok'), { start: 0, length: 1 })).toBeUndefined();
    expect(readPiece(dir, { start: 0, length: 1 })).toBeUndefined();
  });
});

describe('characters that no page can hold', () => {
  it('are removed and reported with their place', () => {
    const { file, problem } = decodeSource(Buffer.from('a\tb\r\nc\u0001d\ufffe\u{1f680}'), 'docs/a.md');
    expect(file?.text).toBe('a\tb\r\ncd\u{1f680}');
    expect(problem).toMatchObject({ code: 'invalid-character', severity: 'warning', line: 2, column: 2 });
    expect(problem?.message).toContain('U+0001');
  });
});
