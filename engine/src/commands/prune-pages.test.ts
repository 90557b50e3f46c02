import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskCache } from './page-maker.ts';
import { prunePages } from './prune-pages.ts';

const DAY = 24 * 60 * 60 * 1000;
let cacheDir = '';
beforeEach(() => {
  cacheDir = mkdtempSync(path.join(tmpdir(), 'yaprak-prune-'));
});
afterEach(() => rmSync(cacheDir, { recursive: true, force: true }));

const now = Date.now();
const old = new Date(now - 31 * DAY);
const young = new Date(now - 29 * DAY);
const fileOf = (name: string): string => path.join(cacheDir, 'pages/ab', name);
function write(name: string, time: Date): void {
  mkdirSync(path.join(cacheDir, 'pages/ab'), { recursive: true });
  writeFileSync(fileOf(name), '{}');
  utimesSync(fileOf(name), time, time);
}
/** As if the cache had last been looked through then. */
function mark(time: number): void {
  writeFileSync(path.join(cacheDir, 'pruned'), '');
  utimesSync(path.join(cacheDir, 'pruned'), new Date(time), new Date(time));
}

describe('prunePages', () => {
  it('takes away what was not used for a month', () => {
    write('old.json', old);
    write('abandoned.json.12.0.34.tmp', old);
    write('young.json', young);
    mark(now - 2 * DAY);
    prunePages(cacheDir, { now });
    expect(readdirSync(path.join(cacheDir, 'pages/ab'))).toEqual(['young.json']);
  });

  it('looks only once a day', () => {
    write('old.json', old);
    prunePages(cacheDir, { now });
    mark(now - DAY / 2);
    prunePages(cacheDir, { now });
    expect(existsSync(fileOf('old.json'))).toBe(true);
    mark(now - 2 * DAY);
    prunePages(cacheDir, { now });
    expect(existsSync(fileOf('old.json'))).toBe(false);
  });

  it('keeps an old page that was used since', () => {
    const cache = createDiskCache({ cacheDir, engineVersion: '1', markdown: {} });
    const page = { body: { kind: 'html' as const, html: '' }, imports: [], holes: [], toc: [], sections: [] };
    for (const digest of ['used', 'unused']) cache.set(digest, { ...page, digest, startsWithH1: false, problems: [] });
    const files = readdirSync(path.join(cacheDir, 'pages'), { recursive: true, encoding: 'utf8' });
    for (const file of files) if (file.endsWith('.json')) utimesSync(path.join(cacheDir, 'pages', file), old, old);
    expect(cache.get('used')).toBeDefined();
    mark(now - 2 * DAY);
    prunePages(cacheDir, { now });
    expect(cache.get('used')).toBeDefined();
    expect(cache.get('unused')).toBeUndefined();
  });
});
