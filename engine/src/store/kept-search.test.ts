import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeIndex } from '../search/build/make-index.ts';
import { openKeptSearch } from './kept-search.ts';

let cacheDir = '';
beforeEach(() => {
  cacheDir = mkdtempSync(path.join(tmpdir(), 'yaprak-kept-'));
});
afterEach(() => rmSync(cacheDir, { recursive: true, force: true }));

const INDEX = { baseUrl: '/', tag: 'default', search: { k1: 1.2 } };
const section = { pageTitle: 'A', sectionTitle: 'A', sectionRoute: '/a', type: 'docs', tags: [] } as const;
const page = { ...section, tags: [], sidebarParentCategories: [], content: 'bir iki iki' };
const make = () =>
  makeIndex([{ key: 'a', route: '/a', sections: () => [page] }], {
    tag: 'default',
    sink: { has: () => false, write: () => undefined },
  }).kept;

it('what was kept of an index is read back by the same engine, for the same index and settings', () => {
  const kept = make();
  const open = (engineVersion: string, index: Parameters<typeof openKeptSearch>[1]) =>
    openKeptSearch({ cacheDir, engineVersion }, index);
  expect(open('1', INDEX).read()).toBeUndefined();
  open('1', INDEX).write(kept);
  expect(open('1', INDEX).read()).toEqual(kept);
  expect(open('2', INDEX).read()).toBeUndefined();
  expect(open('1', { ...INDEX, tag: 'other' }).read()).toBeUndefined();
  expect(open('1', { ...INDEX, search: { k1: 2 } }).read()).toBeUndefined();
});

it('what is damaged is not believed', () => {
  const store = openKeptSearch({ cacheDir, engineVersion: '1' }, INDEX);
  store.write(make());
  const [name = ''] = readdirSync(path.join(cacheDir, 'search'));
  const file = path.join(cacheDir, 'search', name);
  const bytes = readFileSync(file);
  for (const broken of [bytes.subarray(0, 2), bytes.subarray(0, -1), bytes.with(bytes.length - 1, 9)]) {
    writeFileSync(file, broken);
    expect(store.read()).toBeUndefined();
  }
});
