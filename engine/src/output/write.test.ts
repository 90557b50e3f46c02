import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { YaprakError } from '../errors/index.ts';
import { createFileWriter, placeFolder, removeFolder, writeAtomic, writeCache, type FileWriter } from './write.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'yaprak-write-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const at = (...pieces: string[]) => join(dir, ...pieces);
const read = (...pieces: string[]) => readFileSync(at(...pieces), 'utf8');

describe('createFileWriter', () => {
  const create = () => createFileWriter(at('next'), { name: 'build' });

  it('writes text and bytes into folders it makes, and counts bytes', () => {
    const writer = create();
    expect(writer.write('a/b/ş.html', 'ığ')).toBe(4);
    expect(writer.write('a/b/c.bin', new Uint8Array([1, 2, 3]))).toBe(3);
    expect(read('next/a/b/ş.html')).toBe('ığ');
    expect([...readFileSync(at('next/a/b/c.bin'))]).toEqual([1, 2, 3]);
  });

  it('takes over a file of the site in place without copying its bytes', () => {
    writeFileSync(at('old.html'), 'eski');
    create().link('a/new.html', at('old.html'));
    expect(statSync(at('next/a/new.html')).ino).toBe(statSync(at('old.html')).ino);
  });

  it('never changes the bytes of the site in place through a second name', () => {
    writeFileSync(at('old.html'), 'eski');
    writeFileSync(at('other.html'), 'başka');
    const changes: Record<string, (writer: FileWriter) => void> = {
      'write.html': (writer) => void writer.write('write.html', 'yeni'),
      'copy.html': (writer) => writer.copy('copy.html', at('other.html')),
      'link.html': (writer) => writer.link('link.html', at('other.html')),
    };
    for (const [file, change] of Object.entries(changes)) {
      const writer = create();
      writer.link(file, at('old.html'));
      change(writer);
      expect(read('next', file)).not.toBe('eski');
      expect(read('old.html')).toBe('eski');
    }
  });

  it('copies a file so that the author’s own is not shared', () => {
    writeFileSync(at('a.png'), 'resim');
    create().copy('img/a.png', at('a.png'));
    expect(read('next/img/a.png')).toBe('resim');
    expect(statSync(at('next/img/a.png')).ino).not.toBe(statSync(at('a.png')).ino);
  });

  it('reports what cannot be written by the name the author knows', () => {
    const writer = create();
    writer.write('a', 'file');
    expect(() => writer.write('a/b.html', 'x')).toThrow(YaprakError);
    expect(() => writer.write('a/b.html', 'x')).toThrow(/^build\/a\/b\.html cannot be written/);
    expect(() => writer.write(`${'x'.repeat(300)}.html`, 'x')).toThrow(/longer name than the disk allows/);
  });
});

describe('writeAtomic', () => {
  it('makes the folder, replaces the file and leaves nothing else', () => {
    writeAtomic(at('cache/a.json'), '1');
    writeAtomic(at('cache/a.json'), '2');
    expect(read('cache/a.json')).toBe('2');
    expect(readdirSync(at('cache'))).toEqual(['a.json']);
  });

  it('throws and cleans up when it cannot, while a cache is only lost', () => {
    mkdirSync(at('cache/a.json'), { recursive: true });
    expect(() => writeAtomic(at('cache/a.json'), '1')).toThrow(YaprakError);
    writeCache(at('cache/a.json'), '1');
    expect(readdirSync(at('cache'))).toEqual(['a.json']);
  });
});

describe('placeFolder', () => {
  it('gives a folder its name', () => {
    mkdirSync(at('draft'));
    writeFileSync(at('draft/a'), '1');
    placeFolder(at('draft'), at('bundle'));
    expect(read('bundle/a')).toBe('1');
    expect(existsSync(at('draft'))).toBe(false);
  });

  it('leaves the one of a process that was faster', () => {
    for (const name of ['draft', 'bundle']) {
      mkdirSync(at(name));
      writeFileSync(at(name, 'a'), name);
    }
    placeFolder(at('draft'), at('bundle'));
    expect(read('bundle/a')).toBe('bundle');
    expect(existsSync(at('draft'))).toBe(false);
  });

  it('fails when there is no folder in the end', () => {
    expect(() => placeFolder(at('none'), at('bundle'))).toThrow('ENOENT');
  });
});

describe('removeFolder', () => {
  it('removes a folder, and does not mind that there is none', () => {
    mkdirSync(at('a/b'), { recursive: true });
    removeFolder(at('a'));
    removeFolder(at('a'));
    expect(existsSync(at('a'))).toBe(false);
  });
});
