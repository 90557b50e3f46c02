import { describe, expect, it, afterEach, beforeEach } from 'vitest';
import { createParsedFiles, type ParsedFilesCache, type ParsedFiles, readParsed } from './parsed-files.ts';
import type { FileStamp } from './read.ts';
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NOW = 1_000_000;
const OLD: FileStamp = { inode: 1, size: 10, modified: NOW - 60_000, changed: NOW - 60_000, born: 0 };
const version = 'v1';

const open = (text?: string, given = version): ParsedFilesCache => {
  const cache = createParsedFiles(text === undefined ? undefined : Buffer.from(text), { version: given });
  cache.start(NOW);
  return cache;
};
const add = (cache: ParsedFilesCache, source: string, { stamp = OLD, value = { a: 1 } as unknown } = {}): void =>
  cache.add(source, { kind: 'doc', stamp, parsed: { digest: 'd', value } });
const find = (cache: ParsedFilesCache, source: string, { stamp = OLD, kind = 'doc' } = {}) =>
  cache.find(source, { kind, stamp: () => stamp })?.value;

describe('createParsedFiles', () => {
  it('knows a file that is as it was, in this run and in the next', () => {
    const cache = open();
    add(cache, 'a.md');
    expect(find(cache, 'a.md')).toEqual({ a: 1 });
    const next = open(cache.print());
    expect(next.find('a.md', { kind: 'doc', stamp: () => OLD })).toEqual({ digest: 'd', value: { a: 1 } });
    expect(find(next, 'b.md')).toBeUndefined();
    expect(find(next, 'a.md', { kind: 'page' })).toBeUndefined();
  });

  it.each<Partial<FileStamp>>([{ inode: 2 }, { size: 11 }, { modified: NOW - 59_999 }, { changed: NOW - 59_999 }])(
    'does not know a file that looks another: %j',
    (other) => {
      const cache = open();
      add(cache, 'a.md');
      expect(find(cache, 'a.md', { stamp: { ...OLD, ...other } })).toBeUndefined();
    },
  );

  it('does not trust what is so young that a change within one tick of the clock would not show', () => {
    const cache = open();
    for (const [name, young] of Object.entries({
      modified: { ...OLD, modified: NOW - 1000 },
      changed: { ...OLD, changed: NOW - 1000 },
      future: { ...OLD, modified: NOW + 5000 },
    })) {
      add(cache, name, { stamp: young });
      expect(find(cache, name, { stamp: young })).toBeUndefined();
    }
  });

  it('forgets the old form of a file when a young one takes its place', () => {
    const cache = open();
    add(cache, 'a.md');
    add(cache, 'a.md', { stamp: { ...OLD, modified: NOW } });
    expect(find(cache, 'a.md')).toBeUndefined();
  });

  it.each([Number.NaN, Infinity, -0, new Date(0), [undefined], 1n, new Map([[1, 2]])])(
    'does not print what would come back as something else: %s',
    (value) => {
      const cache = open();
      add(cache, 'a.md', { value: { inside: [value] } });
      add(cache, 'b.md');
      const next = open(cache.print());
      expect(find(next, 'a.md')).toBeUndefined();
      expect(find(next, 'b.md')).toEqual({ a: 1 });
    },
  );

  it.each(['', '{', 'null', '[]', '{"version":"v1"}', '{"version":"v1","files":{"doc":[1]}}'])(
    'starts anew from what it cannot read: %j',
    (text) => {
      expect(find(open(text), 'a.md')).toBeUndefined();
    },
  );

  it('starts anew from what another version has written', () => {
    const cache = open();
    add(cache, 'a.md');
    expect(find(open(cache.print(), 'v2'), 'a.md')).toBeUndefined();
  });

  it('prints nothing when nothing was read, and leaves out files that are gone when it does', () => {
    const first = open();
    add(first, 'a.md');
    add(first, 'gone.md');
    const text = first.print();
    expect(first.print()).toBeUndefined();
    const second = open(text);
    find(second, 'a.md');
    expect(second.print()).toBeUndefined();
    add(second, 'new.md');
    const third = open(second.print());
    expect(['a.md', 'new.md', 'gone.md'].map((source) => find(third, source) !== undefined)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is not written for one file among many', () => {
    const names = Array.from({ length: 500 }, (_none, index) => `${index}.md`);
    const first = open();
    for (const name of names) add(first, name);
    const second = open(first.print());
    for (const name of names) find(second, name);
    add(second, 'one.md');
    expect(second.print()).toBeUndefined();
    for (const name of names.slice(0, 10)) add(second, name, { value: 'again' });
    expect(second.print()).toBeDefined();
  });
});

let dir = '';
let parses = 0;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'yaprak-parsed-'));
  parses = 0;
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** As if the files were long unchanged. */
function later(): ParsedFiles {
  const cache = createParsedFiles(undefined, { version: '1' });
  cache.start(Date.now() + 60_000);
  return cache;
}

const readAll = (sources: string[], parsed: ParsedFiles | undefined, problems: string[] = []) =>
  readParsed(sources, {
    siteDir: dir,
    parsed,
    kind: 'test',
    parse({ text }) {
      parses++;
      return { value: text, problems: problems.map((message) => ({ code: 'x', severity: 'error', message })) };
    },
  });
const read = (parsed: ParsedFiles | undefined, problems?: string[]) =>
  readAll(['a.md'], parsed, problems)[0] ?? { problems: [] };
const valueOf = (result: ReturnType<typeof read>): unknown => result.file && result.value;

describe('readParsed', () => {
  it('parses a file once, and reads its text only for whoever asks', () => {
    writeFileSync(join(dir, 'a.md'), 'bir');
    const cache = later();
    const first = read(cache);
    const second = read(cache);
    expect(valueOf(second)).toBe('bir');
    expect(parses).toBe(1);
    expect(second.file?.digest).toBe(first.file?.digest);
    expect(second.file?.text).toBe('bir');
  });

  it('sees an edit that keeps the size and puts back the time', async () => {
    const file = join(dir, 'a.md');
    writeFileSync(file, 'bir');
    const before = statSync(file);
    const cache = later();
    expect(valueOf(read(cache))).toBe('bir');
    // The next tick of the disk's clock: what happens within one is the business of createParsedFiles.
    while (statSync(file).ctimeMs === before.ctimeMs) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      writeFileSync(file, 'iki');
      utimesSync(file, before.atime, before.mtime);
    }
    expect(statSync(file).size).toBe(before.size);
    expect(valueOf(read(cache))).toBe('iki');
  });

  it('gives many files in their order, whichever are known, long or not there', () => {
    const names = Array.from({ length: 130 }, (_none, index) => `${index}.md`);
    const textOf = (name: string): string => (name === '60.md' ? 'ş'.repeat(50_000) : `${name} `.repeat(900));
    for (const name of names) writeFileSync(join(dir, name), textOf(name));
    const cache = later();
    readAll(['3.md', '52.md', '53.md', '129.md'], cache);
    rmSync(join(dir, '70.md'));
    const results = readAll(names, cache);
    expect(parses).toBe(names.length - 1);
    expect(results.map(valueOf)).toEqual(names.map((name) => (name === '70.md' ? undefined : textOf(name))));
    expect(results.flatMap(({ problems }) => problems)).toMatchObject([{ code: 'missing-file', file: '70.md' }]);
  });

  it('reads a file with a fault again, so that its place can be told', () => {
    writeFileSync(join(dir, 'a.md'), 'bir');
    const cache = later();
    read(cache, ['Wrong.']);
    expect(read(cache, ['Wrong.']).problems).toHaveLength(1);
    expect(parses).toBe(2);
  });

  it('works without a cache, and tells of a file that cannot be read', () => {
    expect(read(undefined)).toMatchObject({ problems: [{ code: 'missing-file', file: 'a.md' }] });
    writeFileSync(join(dir, 'a.md'), 'bir');
    expect(valueOf(read(undefined))).toBe('bir');
  });
});
