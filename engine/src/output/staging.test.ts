import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStaging, recoverSite } from './staging.ts';

/** No process has it: it is above what a system gives out. */
const DEAD = 99_999_999;

let dir: string;
let outDir: string;
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'yaprak-staging-')));
  outDir = join(dir, 'build');
});
afterEach(() => rmSync(dir, { recursive: true }));

const stage = (folder = outDir) => createStaging(folder, { name: 'build' });

/** A folder with one page with its own name. */
function put(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), text);
}

const site = (folder = outDir) => readFileSync(join(folder, 'index.html'), 'utf8');
const leftover = (role: 'next' | 'old', pid = DEAD) => join(dir, `.build.${pid}.${role}`);

describe('a build', () => {
  it('is not to be seen before its commit, and then whole', () => {
    const staging = stage();
    put(staging.dir, 'yeni');
    expect(staging.previous).toBeUndefined();
    expect(existsSync(outDir)).toBe(false);
    staging.commit();
    expect(site()).toBe('yeni');
    expect(readdirSync(dir)).toEqual(['build']);
  });

  it('replaces the old site as a whole and clears up', () => {
    put(outDir, 'eski');
    writeFileSync(join(outDir, 'gone.html'), '');
    const staging = stage();
    put(staging.dir, 'yeni');
    expect(staging.previous).toBe(outDir);
    expect(site()).toBe('eski');
    staging.commit();
    expect(site()).toBe('yeni');
    expect(existsSync(join(outDir, 'gone.html'))).toBe(false);
    expect(readdirSync(dir)).toEqual(['build']);
  });

  it('that is discarded leaves the old site as it is', () => {
    put(outDir, 'eski');
    const staging = stage();
    put(staging.dir, 'yeni');
    staging.discard();
    expect(site()).toBe('eski');
    expect(readdirSync(dir)).toEqual(['build']);
  });

  it('makes the folders above its own', () => {
    const deep = join(dir, 'a/b/build');
    const staging = stage(deep);
    put(staging.dir, 'yeni');
    staging.commit();
    expect(site(deep)).toBe('yeni');
  });

  it('follows a link to where the site really lies', () => {
    put(join(dir, 'elsewhere/www'), 'eski');
    symlinkSync(join(dir, 'elsewhere/www'), outDir);
    const staging = stage();
    put(staging.dir, 'yeni');
    staging.commit();
    expect(site(join(dir, 'elsewhere/www'))).toBe('yeni');
    expect(readdirSync(join(dir, 'elsewhere'))).toEqual(['www']);
  });

  it('puts the old site back when it cannot be put in place', () => {
    put(outDir, 'eski');
    const staging = stage();
    rmSync(staging.dir, { recursive: true });
    expect(() => staging.commit()).toThrow('ENOENT');
    expect(site()).toBe('eski');
  });
});

describe('with a recycled folder', () => {
  const recycled = () => join(dir, 'cache', 'recycled');
  const start = () => createStaging(outDir, { name: 'build', recycled: recycled() });
  const write = (staging: { dir: string }, file: string, text: string): void => {
    mkdirSync(join(staging.dir, file, '..'), { recursive: true });
    rmSync(join(staging.dir, file), { force: true });
    writeFileSync(join(staging.dir, file), text);
  };

  it('the site before the last one is what a build starts from, and what it does not name is gone', () => {
    const first = start();
    write(first, 'index.html', 'bir');
    write(first, 'eski/derin/index.html', 'silinecek');
    first.commit();
    const second = start();
    expect(readdirSync(second.dir)).toEqual([]);
    write(second, 'index.html', 'iki');
    second.keepOnly(new Set(['index.html']));
    second.commit();
    const third = start();
    expect(readdirSync(third.dir).sort()).toEqual(['eski', 'index.html']);
    write(third, 'index.html', 'üç');
    third.keepOnly(new Set(['index.html']));
    third.commit();
    expect(site()).toBe('üç');
    expect(readdirSync(outDir)).toEqual(['index.html']);
  });

  it('a discarded build leaves the site as it is and can start from its own remains', () => {
    put(outDir, 'yerinde');
    const staging = start();
    write(staging, 'index.html', 'yarım');
    staging.discard();
    expect(site()).toBe('yerinde');
    expect(readdirSync(dir).sort()).toEqual(['build', 'cache']);
    expect(readdirSync(start().dir)).toEqual(['index.html']);
  });

  it.each([
    ['the recycled folder', () => recycled()],
    ['the cache folder', () => join(dir, 'cache')],
  ])('a file in place of %s stops no build', (_what, place) => {
    put(outDir, 'eski');
    mkdirSync(join(place(), '..'), { recursive: true });
    writeFileSync(place(), 'x');
    for (const text of ['bir', 'iki']) {
      const staging = start();
      write(staging, 'index.html', text);
      staging.commit();
      expect(site()).toBe(text);
    }
    expect(readdirSync(dir).sort()).toEqual(['build', 'cache']);
  });

  it('two builds at once do not share it', () => {
    put(recycled(), 'yedek');
    const [one, other] = [start(), createStaging(join(dir, 'diger'), { name: 'diger', recycled: recycled() })];
    expect([readdirSync(one.dir), readdirSync(other.dir)]).toEqual([['index.html'], []]);
  });
});

describe('after a crash', () => {
  it('between the two renames, the old site is the good one', () => {
    put(leftover('old'), 'eski');
    put(leftover('next'), 'yarım');
    recoverSite(outDir);
    expect(site()).toBe('eski');
    expect(readdirSync(dir)).toEqual(['build']);
  });

  it('the next build recovers by itself', () => {
    put(leftover('old'), 'eski');
    expect(stage().previous).toBe(outDir);
    expect(site()).toBe('eski');
  });

  it('while pages were made, or after the new site was in place, only leftovers go', () => {
    put(outDir, 'iyi');
    put(leftover('old'), 'eski');
    put(leftover('next'), 'yarım');
    recoverSite(outDir);
    expect(site()).toBe('iyi');
    expect(readdirSync(dir)).toEqual(['build']);
  });

  it('what belongs to a build that is running is left alone', () => {
    put(leftover('next', process.ppid), 'yarım');
    put(leftover('old', process.ppid), 'eski');
    recoverSite(outDir);
    expect(existsSync(outDir)).toBe(false);
    expect(readdirSync(dir)).toHaveLength(2);
  });

  it('folders of other names are left alone', () => {
    for (const name of ['.build.next', `.build2.${DEAD}.next`, `.build.${DEAD}.next.bak`, `build.${DEAD}.old`])
      put(join(dir, name), 'başka');
    recoverSite(outDir);
    expect(readdirSync(dir)).toHaveLength(4);
  });
});
