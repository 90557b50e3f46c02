import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { unusedThemeFiles } from './unused-theme-files.ts';

const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'yaprak-unused-')));
afterAll(() => rmSync(siteDir, { recursive: true }));

it('reports files of src/theme that are no part and that neither a module nor the config uses', () => {
  const files = ['Footer/index.js', 'Prism/Dark.js', 'Kutu.js', 'ortak/sss.js', 'Loading.js'].map((name) =>
    path.join(siteDir, 'src/theme', name),
  );
  for (const file of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'export default 1;');
  }
  const report = (used: string[]): unknown =>
    unusedThemeFiles(siteDir, { used }).map(({ file, effect }) => [file, effect]);
  expect(report([])).toEqual([
    ['src/theme/Kutu.js', 'ignored'],
    // Docusaurus draws this one.
    ['src/theme/Loading.js', undefined],
    ['src/theme/Prism/Dark.js', 'ignored'],
  ]);
  expect(report([...files.slice(1, 3), ...files.slice(4)])).toEqual([]);
});
