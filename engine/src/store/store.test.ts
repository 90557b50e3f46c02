import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf, openStore } from './store.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'yaprak-store-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const DAY_MS = 24 * 60 * 60 * 1000;
const names = (): string[] => readdirSync(dir).sort();
const bytes = (): number => names().reduce((sum, name) => sum + readFileSync(path.join(dir, name)).length, 0);
const read = (key: string): string | undefined => openStore(dir).get(key)?.toString('utf8');
/** What a run that ends with a prune leaves. */
function run(values: Record<string, string>, options: { age?: number; inUse?: string[] } = {}): void {
  const store = openStore(dir);
  for (const [key, value] of Object.entries(values)) store.put(key, value);
  store.prune({ age: options.age ?? 30, inUse: options.inUse ?? [] });
}
function age(days: number): void {
  const then = new Date(Date.now() - days * DAY_MS);
  for (const name of names()) utimesSync(path.join(dir, name), then, then);
}

describe('store', () => {
  it('gives back what was put, before and after it is flushed', () => {
    const store = openStore(dir);
    store.put('a', 'ş');
    store.put('b', new Uint8Array([1, 2]));
    expect(store.get('a')?.toString('utf8')).toBe('ş');
    expect(read('a')).toBeUndefined();
    store.flush();
    expect(store.get('a')?.toString('utf8')).toBe('ş');
    expect(read('a')).toBe('ş');
    expect([...(openStore(dir).get('b') ?? [])]).toEqual([1, 2]);
    expect(read('c')).toBeUndefined();
    expect(names()).toHaveLength(1);
  });

  it('gives the value that was put last, in one run or in several', () => {
    const store = openStore(dir);
    store.put('a', '1');
    store.put('a', '2');
    expect(store.get('a')?.toString()).toBe('2');
    store.flush();
    expect(read('a')).toBe('2');
    run({ a: '3' });
    expect(read('a')).toBe('3');
  });

  it('has what several threads put at the same time', () => {
    const [one, other] = [openStore(dir), openStore(dir)];
    one.put('a', '1');
    other.put('b', '2');
    one.flush();
    other.flush();
    expect([read('a'), read('b')]).toEqual(['1', '2']);
  });

  it.each([
    ['a flipped byte in a value', (file: Buffer) => file.fill(120, 0, 1)],
    ['a flipped byte in the index', (file: Buffer) => file.fill(120, file.length - 30, file.length - 29)],
    ['a cut end', (file: Buffer) => file.subarray(0, file.length - 5)],
    ['a cut start', (file: Buffer) => file.subarray(3)],
    ['foreign bytes', () => Buffer.from('{"a":1}')],
    ['nothing', () => Buffer.alloc(0)],
  ])('takes a segment with %s for damaged, and goes on', (_what, damage) => {
    run({ a: 'value of a' });
    const [name = ''] = names();
    writeFileSync(path.join(dir, name), damage(readFileSync(path.join(dir, name))));
    expect(read('a')).toBeUndefined();
    run({ a: 'again' });
    expect(read('a')).toBe('again');
  });

  it('reads on when another process has removed its files', () => {
    run({ a: '1' });
    const store = openStore(dir);
    expect(store.get('nothing')).toBeUndefined();
    for (const name of names()) rmSync(path.join(dir, name));
    expect(store.get('a')?.toString()).toBe('1');
  });

  it('remembers values for its own run where nothing can be written', () => {
    const file = path.join(dir, 'file');
    writeFileSync(file, '');
    const store = openStore(path.join(file, 'store'));
    store.put('a', '1');
    store.flush();
    store.prune({ age: 30, inUse: [] });
    expect(store.get('a')?.toString()).toBe('1');
  });

  it('does not grow with values that were replaced', () => {
    for (let at = 0; at < 30; at++) run({ site: `${at}`.padEnd(5000), [`page ${at % 3}`]: 'x'.repeat(1000) });
    expect(read('site')?.trim()).toBe('29');
    expect(bytes()).toBeLessThan(40_000);
  });

  it('does not grow in number with every run, and loses nothing', () => {
    for (let at = 0; at < 60; at++) run({ [`page ${at}`]: `${at}` });
    expect(names().length).toBeLessThan(25);
    for (let at = 0; at < 60; at++) expect(read(`page ${at}`)).toBe(`${at}`);
  });

  it('removes what no run has used for the given time', () => {
    run({ old: '1', named: '2' });
    age(40);
    run({ fresh: '3' }, { inUse: ['named'] });
    expect([read('old'), read('named'), read('fresh')]).toEqual(['1', '2', '3']);
    age(40);
    run({ other: '4' });
    expect([read('old'), read('named'), read('fresh'), read('other')]).toEqual([undefined, undefined, undefined, '4']);
  });

  it('removes drafts of processes that died, once no process can be writing them', () => {
    writeFileSync(path.join(dir, 'x.draft'), 'x');
    run({ a: '1' });
    expect(names()).toContain('x.draft');
    age(1);
    run({ b: '1' });
    expect(names()).not.toContain('x.draft');
  });
});

it('a key names its kind and all parts', () => {
  expect(keyOf('page', 1, { a: 'b' })).toBe(keyOf('page', 1, { a: 'b' }));
  expect(new Set([keyOf('page', 1), keyOf('page', '1'), keyOf('page', 1, 2), keyOf('text', 1)]).size).toBe(4);
});
