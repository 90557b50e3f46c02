import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Staging } from '../output/staging.ts';
import { readFileStamp } from '../output/tree.ts';
import type { SearchFile } from '../store/manifest.ts';
import { createSearchSink } from './search-sink.ts';

let root = '';
const place = (...names: string[]): string => path.join(root, ...names);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'yaprak-sink-'));
  for (const folder of ['next', 'site']) mkdirSync(place(folder));
  writeFileSync(place('site', 'a.json'), 'alt');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const LATER = Date.now() + 60_000;
const inodeOf = (...names: string[]): number => statSync(place(...names)).ino;

/** A sink after a build that recorded one file, `a.json` with three bytes. */
function open(knownAt = LATER) {
  const dir = place('next');
  const stampOf = (file: string) => readFileStamp(path.join(dir, file));
  const staging = { dir, name: 'build', previous: place('site'), stampOf } as Staging;
  const file: SearchFile = ['a.json', 3, 'digest', inodeOf('site', 'a.json')];
  return { file, sink: createSearchSink({ staging, known: [{ digest: '', files: [file] }], knownAt }, (name) => name) };
}

it('a file that holds what is wanted is taken over from the site in place', () => {
  const { sink, file } = open();
  expect(sink.has('a.json', 'another')).toBe(false);
  expect(sink.has('b.json', 'digest')).toBe(false);
  expect(sink.files()).toEqual([]);
  expect(sink.has('a.json', 'digest')).toBe(true);
  expect(sink.files()).toEqual([file]);
  expect(inodeOf('next', 'a.json')).toBe(inodeOf('site', 'a.json'));
});

it('a file that the folder has already stays', () => {
  linkSync(place('site', 'a.json'), place('next', 'a.json'));
  rmSync(place('site', 'a.json'));
  writeFileSync(place('site', 'a.json'), 'gone');
  const inode = inodeOf('next', 'a.json');
  const { sink } = open();
  expect(sink.take(['a.json', 3, 'digest', inode])).toBe(true);
  expect(inodeOf('next', 'a.json')).toBe(inode);
});

it('a file that somebody else has written since is made again', () => {
  utimesSync(place('site', 'a.json'), new Date(LATER), new Date(LATER));
  expect(open(LATER - 1000).sink.has('a.json', 'digest')).toBe(false);
  writeFileSync(place('site', 'a.json'), 'longer');
  const { sink } = open();
  expect(sink.has('a.json', 'digest')).toBe(false);
  sink.write({ name: 'a.json', text: 'neu' }, 'digest');
  expect(sink.files()).toEqual([['a.json', 3, 'digest', inodeOf('next', 'a.json')]]);
  expect(readFileSync(place('site', 'a.json'), 'utf8')).toBe('longer');
});
