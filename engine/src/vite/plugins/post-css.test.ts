import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { engineSrc } from '../paths.ts';
import { postCss } from './post-css.ts';

const dirs: string[] = [];
afterAll(() => dirs.forEach((dir) => rmSync(dir, { recursive: true })));
function createSite(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'yaprak-postcss-'));
  dirs.push(dir);
  writeFileSync(path.join(dir, 'own.css'), '.own { top: 0 }');
  return dir;
}

const bundle = async (
  siteDir: string,
  file = path.join(siteDir, 'own.css'),
  plugins: readonly unknown[] = [],
): Promise<string> => {
  const built = await build({
    root: siteDir,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [postCss({ siteDir, plugins })],
    build: { write: false, minify: false, assetsInlineLimit: 0, rolldownOptions: { input: file } },
  });
  const { output } = [built].flat()[0] as { output: { fileName: string; source?: unknown }[] };
  return output.map(({ fileName, source }) => (fileName.endsWith('.css') ? String(source) : '')).join('');
};
const mark = {
  postcssPlugin: 'mark',
  Once: (root: { append: (rule: string) => void }) => root.append('.mark { top: 2px }'),
};

it('a config of PostCSS and plugins are for styles of the site alone', async () => {
  const siteDir = createSite();
  expect(await bundle(siteDir)).not.toContain('.config');
  writeFileSync(
    path.join(siteDir, 'postcss.config.cjs'),
    `module.exports = { plugins: [{ postcssPlugin: 'config', Once: (root) => { root.append('.config { top: 1px }'); } }] };`,
  );
  const css = await bundle(siteDir, undefined, [mark]);
  expect(css).toContain('.own');
  expect(css.indexOf('.config')).toBeGreaterThan(0);
  expect(css.indexOf('.mark')).toBeGreaterThan(css.indexOf('.config'));
  const sheet = path.join(engineSrc, 'theme/styles/late.css');
  expect(await bundle(siteDir, sheet, [mark])).not.toMatch(/\.config|\.mark/);
});

it('says what a config lacks with the first stylesheet', async () => {
  const siteDir = createSite();
  writeFileSync(path.join(siteDir, 'postcss.config.cjs'), `module.exports = { plugins: { 'not-installed': {} } };`);
  await expect(bundle(siteDir)).rejects.toThrow("Cannot find module 'not-installed'");
});
