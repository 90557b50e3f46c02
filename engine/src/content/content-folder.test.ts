import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findInFolder, listFolder, rootsOf } from './content-folder.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'yaprak-folder-'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

const FOLDER = { dir: 'docs', translatedDir: 'i18n/tr/docs' };

function read(files: Record<string, string | Uint8Array>, folder: Parameters<typeof listFolder>[0] = FOLDER) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }
  return listFolder(folder, { siteDir, include: ['**/*.{md,mdx}'], exclude: ['**/_*'] });
}

describe('listFolder', () => {
  it('puts a translation in the place of the whole original', () => {
    const { files, problems } = read({
      'docs/a.md': 'A',
      'docs/alt/b.md': 'B',
      'docs/c.md': 'C',
      'i18n/tr/docs/alt/b.md': 'Be',
    });
    expect(problems).toEqual([]);
    expect([...files]).toEqual([
      ['docs/a.md', { path: 'a.md', translated: false }],
      ['i18n/tr/docs/alt/b.md', { path: 'alt/b.md', translated: true }],
      ['docs/c.md', { path: 'c.md', translated: false }],
    ]);
  });

  it('warns of a translation whose original is not there, and leaves it out', () => {
    const { files, problems } = read({
      'docs/baslangic.md': '',
      'i18n/tr/docs/baslangıc.md': '',
      'i18n/tr/docs/baslangic.mdx': '',
      'i18n/tr/docs/bambaşka.md': '',
    });
    expect([...files.keys()]).toEqual(['docs/baslangic.md']);
    expect(problems).toMatchObject([
      { file: 'i18n/tr/docs/bambaşka.md', hint: 'Path and extension must be those of the original.' },
      { file: 'i18n/tr/docs/baslangic.mdx', hint: 'Did you mean baslangic.md?' },
      { file: 'i18n/tr/docs/baslangıc.md', hint: 'Did you mean baslangic.md?' },
    ]);
    for (const problem of problems) expect(problem).toMatchObject({ code: 'orphan-translation', severity: 'warning' });
    expect(problems[0]?.message).toBe(
      'i18n/tr/docs/bambaşka.md translates a file that does not exist, docs/bambaşka.md, so it is left out.',
    );
  });

  it('ignores files that are not wanted, in both folders, but lists those of the original', () => {
    const { files, all, problems } = read({
      'docs/a.md': '',
      'docs/_parca.md': '',
      'docs/tags.yml': '',
      'i18n/tr/docs/_parca.md': '',
      'i18n/tr/docs/_yalniz.md': '',
      'i18n/tr/docs/tags.yml': '',
      'i18n/tr/docs/resim.png': '',
    });
    expect(problems).toEqual([]);
    expect([...files.keys()]).toEqual(['docs/a.md']);
    expect(all).toEqual(['_parca.md', 'a.md', 'tags.yml']);
  });

  it('lists the originals where there are no translations', () => {
    expect([...read({ 'docs/a.md': '' }).files]).toEqual([['docs/a.md', { path: 'a.md', translated: false }]]);
    expect([...read({ 'i18n/tr/docs/a.md': '' }, { dir: 'docs' }).files.keys()]).toEqual(['docs/a.md']);
  });
});

describe('findInFolder', () => {
  it('finds the translation of a single file, else names the original', () => {
    read({ 'docs/tags.yml': '', 'i18n/tr/docs/tags.yml': '', 'docs/authors.yml': '' });
    const find = (path: string, folder = FOLDER) => findInFolder(folder, { siteDir, path });
    expect(find('tags.yml')).toBe('i18n/tr/docs/tags.yml');
    expect(find('authors.yml')).toBe('docs/authors.yml');
    expect(find('yok.yml')).toBe('docs/yok.yml');
    expect(findInFolder({ dir: 'docs' }, { siteDir, path: 'tags.yml' })).toBe('docs/tags.yml');
  });
});

describe('rootsOf', () => {
  it('has translations first and originals last', () => {
    expect(rootsOf(FOLDER)).toEqual(['i18n/tr/docs', 'docs']);
    expect(rootsOf({ dir: 'docs' })).toEqual(['docs']);
  });
});
