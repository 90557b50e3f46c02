import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPagePacks } from './page-packs.ts';

let cacheDir = '';
beforeEach(() => {
  cacheDir = mkdtempSync(path.join(tmpdir(), 'yaprak-packs-'));
});
afterEach(() => rmSync(cacheDir, { recursive: true, force: true }));

const folder = (): string => path.join(cacheDir, 'pages');
const files = (): string[] => readdirSync(folder()).filter((name) => name.endsWith('.pack'));
const atOnce = () => openPagePacks(cacheDir, { packBytes: 0 });

describe('packs of pages', () => {
  it('give back what was set, before and after it is put down, in one file', () => {
    const packs = openPagePacks(cacheDir);
    packs.set('a', 'ağaç');
    packs.set('b', 'böğürtlen\n');
    expect(packs.get('a')).toBe('ağaç');
    packs.flush();
    expect(files()).toHaveLength(1);
    for (const store of [packs, openPagePacks(cacheDir)]) {
      expect([store.get('a'), store.get('b'), store.get('c')]).toEqual(['ağaç', 'böğürtlen\n', undefined]);
    }
    packs.flush();
    expect(files()).toHaveLength(1);
  });

  it('are put down when there is enough', () => {
    const packs = openPagePacks(cacheDir, { packBytes: 10 });
    packs.set('a', '123456');
    packs.set('b', '123456');
    packs.set('c', '1');
    expect(files()).toHaveLength(1);
    expect(openPagePacks(cacheDir).get('b')).toBe('123456');
    expect(openPagePacks(cacheDir).get('c')).toBeUndefined();
  });

  it('have the text that was set last', () => {
    const packs = openPagePacks(cacheDir);
    packs.set('a', 'bir');
    packs.flush();
    packs.set('a', 'iki');
    expect(packs.get('a')).toBe('iki');
    packs.flush();
    expect(packs.get('a')).toBe('iki');
  });

  it('may have an index of any length', () => {
    const packs = openPagePacks(cacheDir);
    for (let page = 0; page < 5000; page++) packs.set(`sayfa-${page}`, `${page} ğ`);
    packs.flush();
    const again = openPagePacks(cacheDir);
    expect([again.get('sayfa-0'), again.get('sayfa-4999')]).toEqual(['0 ğ', '4999 ğ']);
  });

  it('take a damaged or foreign file for none', () => {
    mkdirSync(folder());
    const good = 'bir[["iki",3]]0000000011';
    const others = ['', '0', 'x', '{}0000000002', '[["a"]]0000000007', 'null0000000004', '9999999999', `x${good}`];
    for (const [index, text] of [good.slice(0, -1), good.slice(1), ...others].entries())
      writeFileSync(path.join(folder(), `${index}.pack`), text);
    writeFileSync(path.join(folder(), 'draft.pack.1.0.2.tmp'), good);
    const packs = openPagePacks(cacheDir);
    expect(['a', 'iki', 'bir'].map((key) => packs.get(key))).toEqual([undefined, undefined, undefined]);
    writeFileSync(path.join(folder(), 'good.pack'), good);
    expect(openPagePacks(cacheDir).get('iki')).toBe('bir');
    packs.set('a', 'bir');
    packs.flush();
    expect(openPagePacks(cacheDir).get('a')).toBe('bir');
  });

  it('miss what another run has taken away or cut short meanwhile', () => {
    atOnce().set('a', 'bir');
    atOnce().set('b', 'iki');
    const packs = openPagePacks(cacheDir);
    expect(packs.get('a')).toBe('bir');
    const pack = files().find((name) => readFileSync(path.join(folder(), name), 'utf8').includes('"b"')) as string;
    truncateSync(path.join(folder(), pack), 2);
    expect(packs.get('b')).toBeUndefined();
    rmSync(folder(), { recursive: true });
    expect(packs.get('a')).toBeUndefined();
  });

  it('do not grow in number with every edit, and lose nothing', () => {
    for (let edit = 0; edit < 120; edit++) atOnce().set(`sayfa-${edit}`, `metin ${edit}`);
    expect(files().length).toBeLessThan(60);
    const packs = openPagePacks(cacheDir);
    for (let edit = 0; edit < 120; edit++) expect(packs.get(`sayfa-${edit}`)).toBe(`metin ${edit}`);
  });

  it('never fail where nothing can be written', () => {
    const packs = openPagePacks(path.join(cacheDir, 'dosya/x'));
    writeFileSync(path.join(cacheDir, 'dosya'), '');
    packs.set('a', 'bir');
    packs.flush();
    expect(packs.get('a')).toBeUndefined();
    expect(packs.get('b')).toBeUndefined();
  });
});
