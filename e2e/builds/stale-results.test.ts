import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunOptions } from '../setup/site-server.ts';
import { createTinySite, type TinyFiles } from '../setup/tiny-site.ts';

/** Results of an earlier build that are not valid any more: each case edits one file that went into a bundle by a detour. */
const files: TinyFiles = {
  'yaprak.config.mjs': "export default { title: 'Demo', url: 'https://ornek.test', blog: false };\n",
  'docs/a.mdx': "import Box from '@site/src/box';\n\n# A\n\n<Box />\n",
  'src/css/custom.css': "@import './part.css';\n",
  'src/css/part.css': "@import './deep.css';\n.part { color: #101010; }\n",
  'src/css/deep.css': '.deep { color: #202020; }\n',
  'src/box.jsx':
    "import './box.css';\nimport './box.scss';\nimport word from 'a-package';\nexport default () => <p className=\"box\">{word}</p>;\n",
  'src/box.css': "@import './box-part.css';\n",
  'src/box-part.css': '.box { color: #303030; }\n',
  'src/box.scss': "@use './colours';\n.sass { color: colours.$one; }\n",
  'src/_colours.scss': '$one: #404040;\n',
  'node_modules/a-package/package.json': '{"name":"a-package","version":"1.0.0","main":"one.js","type":"module"}',
  'node_modules/a-package/one.js': "export default 'birinci';\n",
  'node_modules/a-package/two.js': "export default 'ikinci';\n",
};

const site = createTinySite(files);
const out = site.beside('out');
const page = (): string => readFileSync(join(out, 'docs/a/index.html'), 'utf8');
const styles = (): string => {
  const folder = join(out, 'assets/css');
  return readdirSync(folder)
    .filter((file) => page().includes(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
};
const build = async (changes: TinyFiles, options?: RunOptions): Promise<void> => {
  site.write(changes);
  mkdirSync(join(site.dir, 'node_modules'), { recursive: true });
  const sass = dirname(createRequire(import.meta.url).resolve('sass'));
  symlinkSync(sass, join(site.dir, 'node_modules/sass'));
  const { code, output } = await site.build(out, options);
  expect(code, output).toBe(0);
};

beforeAll(() => build({}), 120_000);
afterAll(() => site.remove());

it.each<[string, TinyFiles, string, string]>([
  ['a stylesheet that the site imports', { 'src/css/part.css': '.part { color: #111; }\n' }, '#101010', '#111'],
  ['a stylesheet that such a one imports', { 'src/css/deep.css': '.deep { color: #222; }\n' }, '#202020', '#222'],
  [
    'a stylesheet that the CSS of a component imports',
    { 'src/box-part.css': '.box { color: #333; }\n' },
    '#303030',
    '#333',
  ],
  ['a Sass partial', { 'src/_colours.scss': '$one: #444;\n' }, '#404040', '#444'],
])('an edit of %s is in the next build', async (_what, changes, before, after) => {
  await build({});
  expect(styles()).toContain(before);
  await build(changes);
  expect(styles()).toContain(after);
  expect(styles()).not.toContain(before);
});

it.each<[string, TinyFiles, string]>([
  ['whose code changed', { 'node_modules/a-package/one.js': "export default 'başka';\n" }, 'başka'],
  [
    'whose package.json names another file',
    { 'node_modules/a-package/package.json': '{"name":"a-package","version":"1.0.1","main":"two.js","type":"module"}' },
    'ikinci',
  ],
])('a package %s is in the next build', async (_what, changes, after) => {
  await build({});
  expect(page()).toContain('birinci');
  await build(changes);
  expect(page()).toContain(after);
});

it('a variable of the environment that a component shows is in the next build', async () => {
  const changes = { 'src/box.jsx': 'export default () => <p>{import.meta.env.VITE_WORD}</p>;\n' };
  await build(changes, { env: { VITE_WORD: 'elma' } });
  expect(page()).toContain('elma');
  await build(changes, { env: { VITE_WORD: 'armut' } });
  expect(page()).toContain('armut');
});
