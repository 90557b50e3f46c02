import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeIndex } from '../search/build/make-index.ts';
import { openKeptSearch } from './kept-search.ts';
import { openPagePacks } from './page-packs.ts';
import { pruneCache } from './prune-cache.ts';

const DAY = 24 * 60 * 60 * 1000;
let cacheDir = '';
beforeEach(() => {
  cacheDir = mkdtempSync(path.join(tmpdir(), 'yaprak-prune-'));
  mkdirSync(path.join(cacheDir, 'pages'));
});
afterEach(() => rmSync(cacheDir, { recursive: true, force: true }));

const NOTHING_KEPT = makeIndex([], { tag: '', sink: { has: () => false, write: () => undefined } }).kept;
const now = Date.now();
const old = new Date(now - 31 * DAY);
const young = new Date(now - 29 * DAY);
const fileOf = (name: string): string => path.join(cacheDir, 'pages', name);
function write(name: string, time: Date): void {
  writeFileSync(fileOf(name), '[]\n');
  utimesSync(fileOf(name), time, time);
}
/** As if the cache had last been looked through then. */
function mark(time: number): void {
  writeFileSync(path.join(cacheDir, 'pruned'), '');
  utimesSync(path.join(cacheDir, 'pruned'), new Date(time), new Date(time));
}

describe('pruneCache', () => {
  it('takes away what was not used for a month', () => {
    write('old.pack', old);
    write('abandoned.pack.12.0.34.tmp', old);
    write('young.pack', young);
    mkdirSync(fileOf('ab'));
    writeFileSync(fileOf('ab/of-another-engine.json'), '{}');
    utimesSync(fileOf('ab'), old, old);
    mark(now - 2 * DAY);
    pruneCache(cacheDir, { now });
    expect(readdirSync(path.join(cacheDir, 'pages'))).toEqual(['young.pack']);
  });

  it('looks only once a day', () => {
    write('old.pack', old);
    pruneCache(cacheDir, { now });
    mark(now - DAY / 2);
    pruneCache(cacheDir, { now });
    expect(existsSync(fileOf('old.pack'))).toBe(true);
    mark(now - 2 * DAY);
    pruneCache(cacheDir, { now });
    expect(existsSync(fileOf('old.pack'))).toBe(false);
  });

  it('takes away what is kept of searches that are gone', () => {
    const stores = ['now', 'gone'].map((tag) =>
      openKeptSearch({ cacheDir, engineVersion: '1' }, { baseUrl: '/', tag, search: {} }),
    );
    for (const store of stores) store.write(NOTHING_KEPT);
    const dir = path.join(cacheDir, 'search');
    for (const name of readdirSync(dir)) utimesSync(path.join(dir, name), old, old);
    expect(stores[0]?.read()).toEqual(NOTHING_KEPT);
    mark(now - 2 * DAY);
    pruneCache(cacheDir, { now });
    expect(readdirSync(dir)).toHaveLength(1);
    expect(stores[1]?.read()).toBeUndefined();
  });

  it('keeps an old pack of which a page was used since', () => {
    for (const page of ['used', 'unused']) openPagePacks(cacheDir, { packBytes: 0 }).set(page, page);
    for (const name of readdirSync(path.join(cacheDir, 'pages'))) utimesSync(fileOf(name), old, old);
    expect(openPagePacks(cacheDir).get('used')).toBe('used');
    mark(now - 2 * DAY);
    pruneCache(cacheDir, { now });
    const left = openPagePacks(cacheDir);
    expect([left.get('used'), left.get('unused')]).toEqual(['used', undefined]);
  });
});
