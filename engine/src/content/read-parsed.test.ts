import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createParsedFiles, type ParsedFiles } from './parsed-files.ts';
import { readParsed } from './read-parsed.ts';

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
