import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { YaprakError } from '../../errors/index.ts';
import { loadExports, loadModule, loadModuleFile, type LoadedModule } from './load-module.ts';
import { packageName } from './module-host.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yaprak-module-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const load = (name: string) => loadModuleFile(join(folder, name), { siteDir: folder });

async function problemOf(name: string) {
  const error = await load(name).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(YaprakError);
  return (error as YaprakError).problems[0];
}

describe('loadModuleFile', () => {
  it.each([
    ['CommonJS', 'a.js', 'module.exports = { a: 1 };'],
    ['CommonJS by exports', 'a.cjs', 'exports.a = 1;'],
    ['an ES module', 'a.mjs', 'export default { a: 1 };'],
    ['an ES module in .js without a type', 'a.js', 'export default { a: 1 };'],
    ['TypeScript', 'a.ts', 'const a: number = 1;\nexport default { a } satisfies { a: number };'],
    ['TypeScript, .mts', 'a.mts', 'export default { a: 1 as number };'],
    ['JSON', 'a.json', '{"a": 1}'],
    ['a byte order mark', 'a.cjs', '\uFEFFmodule.exports = { a: 1 };'],
    ['a mixture', 'a.js', "const path = require('node:path');\nexport default { a: path.sep.length };"],
  ])('reads %s', async (_kind, name, text) => {
    write({ [name]: text });
    expect(await load(name)).toEqual({ a: 1 });
  });

  it('runs a module that waits while it is loaded, and so do files that it imports', async () => {
    write({
      'node_modules/old/index.js': 'module.exports = { four: 4, five: 5 };',
      'a.cjs': "module.exports = import('./b.mjs').then((all) => all.default);",
      'b.mjs': `import nodePath, { sep as divider } from 'node:path';
import * as path from 'node:path';
import { createRequire } from 'node:module';
import old, { five } from 'old';
import { c } from './c.mjs';
const late = await import('./c.mjs');
const require = createRequire(import.meta.url);
export const more = divider === path.sep && nodePath.sep === path.sep;
export default { c, late: late.c, more, four: old.four, five, required: require('old').five };`,
      'c.mjs': 'export const c = await Promise.resolve(3);',
    });
    const expected = { c: 3, late: 3, more: true, four: 4, five: 5, required: 5 };
    expect(await load('b.mjs')).toEqual(expected);
    expect(await load('a.cjs')).toEqual(expected);
  });

  it('names the line of an error in a module that waits', async () => {
    write({
      'b.mjs': "import { c } from './c.mjs';\nawait c;\nthrow new Error('no');",
      'c.mjs': 'export const c = await 3;',
    });
    expect(await problemOf('b.mjs')).toMatchObject({ file: 'b.mjs', line: 3 });
  });

  it('runs an ES module of the site that a function of CommonJS imports', async () => {
    write({
      'a.js': "module.exports = async () => ({ a: (await import('./b.mjs')).default, c: (await import('./c')).c });",
      'b.mjs': "import b from './d.mjs';\nexport default b;",
      'd.mjs': 'export default 1;',
      'c.ts': 'export const c: number = 2;',
    });
    expect(await ((await load('a.js')) as () => Promise<unknown>)()).toEqual({ a: 1, c: 2 });
  });

  it.each([
    [
      'an object',
      'export default { items: [1] };\nexport const named = 2;',
      '[...b.items, b.default.items[0], b.named]',
      [1, 1, 2],
    ],
    ['a list', 'const items: number[] = [1];\nexport default items;', '[...b, b.default.length]', [1, 1]],
    ['a function', 'export default (): number => 1;', '[b(), b.default()]', [1, 1]],
    ['a text', "export default 'x';", '[b.default]', ['x']],
    ['no default', 'export const items = [1];', 'b.items', [1]],
  ])('gives the default export to `require`: %s', async (_kind, b, read, expected) => {
    write({ 'a.ts': `const b = require('./b.ts');\nexport default { read: ${read} };`, 'b.ts': b });
    expect(await load('a.ts')).toEqual({ read: expected });
  });

  it.each([
    ['module.exports', 'module.exports = { a: __dirname.length > 0 };'],
    ['export default', 'export default { a: true };'],
    ['require in an ES module', "const { sep } = require('path');\nexport default { a: sep.length > 0 };"],
  ])('reads %s in a folder of type module', async (_kind, text) => {
    write({ 'package.json': '{"type": "module"}', 'a.js': text });
    expect(await load('a.js')).toEqual({ a: true });
  });

  it.each([
    [
      'CommonJS',
      'a.cjs',
      "module.exports = require('./part.cjs');",
      'part.cjs',
      (value: number) => `module.exports = { value: ${value} };`,
    ],
    [
      'ES modules',
      'a.mjs',
      "import value from './part.mjs';\nexport default { value };",
      'part.mjs',
      (value: number) => `export default ${value};`,
    ],
    [
      'TypeScript',
      'a.ts',
      "import { value } from './part';\nexport default { value };",
      'part.ts',
      (value: number) => `export const value: number = ${value};`,
    ],
  ])('sees an edit of the file and of what it imports: %s', async (_kind, name, text, partName, part) => {
    write({ [name]: text, [partName]: part(1) });
    expect(await load(name)).toEqual({ value: 1 });
    write({ [partName]: part(2) });
    const again = await loadModule(join(folder, name), { siteDir: folder });
    expect(again.value).toEqual({ value: 2 });
    expect(again.files.toSorted()).toEqual([join(folder, name), join(folder, partName)].toSorted());
    write({ [name]: name === 'a.cjs' ? 'module.exports = 3;' : 'export default 3;' });
    expect(await load(name)).toBe(3);
  });

  it('imports a file by its address', async () => {
    write({
      'b.mjs': 'export const b = 1;',
      'a.cjs': `const { pathToFileURL } = require('node:url');
        module.exports = async () => (await import(pathToFileURL(require('node:path').join(__dirname, 'b.mjs')).href)).b;`,
    });
    expect(await ((await load('a.cjs')) as () => Promise<unknown>)()).toBe(1);
  });

  it('gives a file its own name and folder, bundled or not', async () => {
    write({
      'lib/part.ts': 'export const places = [__dirname, __filename, import.meta.url];',
      'a.ts': "import { places } from './lib/part';\nexport default [require.resolve('./lib/part.ts'), ...places];",
    });
    const file = join(folder, 'lib/part.ts');
    expect(await load('a.ts')).toEqual([file, join(folder, 'lib'), file, `file://${file}`]);
    write({ 'b.cjs': "module.exports = [require.resolve('./lib/part.ts'), __dirname];" });
    expect(await load('b.cjs')).toEqual([file, folder]);
  });

  it.each([
    ['CommonJS', 'a.cjs', "module.exports = [require.resolve('./part'), require.resolve('./lib'), require('./part')];"],
    ['TypeScript', 'a.ts', "export default [require.resolve('./part'), require.resolve('./lib'), require('./part')];"],
  ])('finds TypeScript files without their ending: %s', async (_kind, name, text) => {
    write({ [name]: text, 'part.ts': 'module.exports = 1 as number;', 'lib/index.ts': '' });
    expect(await load(name)).toEqual([join(folder, 'part.ts'), join(folder, 'lib/index.ts'), 1]);
  });

  it.each([
    ['CommonJS', 'a.cjs', "module.exports = [require.resolve('./part.js'), require('./part.js')];"],
    ['TypeScript', 'a.ts', "import part from './part.js';\nexport default [require.resolve('./part.js'), part];"],
  ])('finds TypeScript files by the ending that they have when they are compiled: %s', async (_kind, name, text) => {
    write({ [name]: text, 'part.ts': 'export default { value: 1 as number };' });
    expect(await load(name)).toEqual([join(folder, 'part.ts'), { value: 1 }]);
  });

  it('leaves alone what only looks like a question about the file itself', async () => {
    write({
      'a.ts': `import path from 'node:path';
        import { createRequire } from 'node:module';
        import { fileURLToPath } from 'node:url';
        const __filename = fileURLToPath(import.meta.url);
        const __dirname: string = path.dirname(__filename) + '!';
        const require = createRequire(import.meta.url);
        const tagline = 'in the __dirname folder, by require.resolve(x) and import.meta.url';
        export default [__dirname, tagline, require.resolve('./part.js'), require('./part.js')];`,
      'part.js': 'module.exports = 1;',
    });
    const tagline = 'in the __dirname folder, by require.resolve(x) and import.meta.url';
    expect(await load('a.ts')).toEqual([`${folder}!`, tagline, join(folder, 'part.js'), 1]);
  });

  it.each([
    ['an ES module', 'a.mjs', "import { a } from 'paket';\nexport default { a };"],
    ['CommonJS', 'a.cjs', "module.exports = { a: require('paket').a };"],
    ['TypeScript', 'a.ts', "import { a } from 'paket';\nexport default { a };"],
  ])('runs a package that is TypeScript: %s', async (_kind, name, text) => {
    write({
      'node_modules/paket/package.json': '{"main": "src/index.ts"}',
      'node_modules/paket/src/index.ts': "import { b } from './b';\nexport const a: number = b;",
      'node_modules/paket/src/b.ts': 'export const b: number = 1;',
      [name]: text,
    });
    expect(await load(name)).toEqual({ a: 1 });
  });

  it('runs another package of the same repository, which is not built', async () => {
    write({
      'packages/paket/package.json': '{"name": "paket", "exports": {".": {"import": "./index.ts"}}}',
      'packages/paket/index.ts': 'export const a: number = 1;',
      'site/a.mjs': "import { a } from 'paket';\nexport default { a };",
      'node_modules/.keep': '',
    });
    symlinkSync(join(folder, 'packages/paket'), join(folder, 'node_modules/paket'));
    expect(await load('site/a.mjs')).toEqual({ a: 1 });
  });

  it('gives such a package the packages that it has for itself alone', async () => {
    write({
      'packages/paket/package.json': '{"name": "paket", "main": "index.js"}',
      'packages/paket/index.js': "exports.a = require('derin') + require('derin/alt');",
      'packages/paket/node_modules/derin/package.json': '{"name": "derin", "main": "index.js"}',
      'packages/paket/node_modules/derin/index.js': 'module.exports = 1;',
      'packages/paket/node_modules/derin/alt.js': 'module.exports = 2;',
      'site/a.js': "module.exports = { a: require('paket').a };",
      'site/node_modules/.keep': '',
    });
    symlinkSync(join(folder, 'packages/paket'), join(folder, 'site/node_modules/paket'));
    expect(await load('site/a.js')).toEqual({ a: 3 });
  });

  it('gives nothing for a file that exports nothing', async () => {
    write({ 'a.cjs': 'const a = 1;', 'b.mjs': 'const a = 1;\nexport {};', 'c.ts': 'const a: number = 1;' });
    expect([await load('a.cjs'), await load('b.mjs'), await load('c.ts')]).toEqual([undefined, undefined, undefined]);
  });

  it('knows the engine by name where it is not installed', async () => {
    write({
      'a.ts':
        "import { defineConfig } from 'yaprak';\nexport default defineConfig({ title: 'x', url: 'https://x.y' });",
      'b.cjs': "module.exports = require('yaprak').defineConfig({ a: 1 });",
      'c.mjs': "import { definePlugin } from 'yaprak';\nexport default definePlugin({ name: 'a' });",
    });
    expect(await load('a.ts')).toMatchObject({ title: 'x' });
    expect(await load('b.cjs')).toEqual({ a: 1 });
    expect(await load('c.mjs')).toEqual({ name: 'a' });
  });
});

describe('a module that fails', () => {
  it.each([
    ['CommonJS', 'a.cjs', "\nthrow new Error('no luck');"],
    ['an ES module', 'a.mjs', "\nthrow new Error('no luck');\nexport default 1;"],
    ['TypeScript', 'a.ts', "interface Gone {}\nthrow new Error('no luck');\nexport default 1 as Gone;"],
  ])('says where it threw: %s', async (_kind, name, text) => {
    write({ [name]: text });
    expect(await problemOf(name)).toMatchObject({
      code: 'module-throws',
      file: name,
      line: 2,
      message: `\`${name}\` threw an error while it was loaded: no luck`,
    });
  });

  it('reports where an imported file threw', async () => {
    write({
      'a.ts': "import './lib/part';\nexport default 1;",
      'lib/part.ts': "type A = 1;\n\nthrow new Error('no luck');",
    });
    expect(await problemOf('a.ts')).toMatchObject({ code: 'module-throws', file: 'lib/part.ts', line: 3 });
  });

  it.each([
    ['a.cjs', 'module.exports = {\n  a: 1;\n};', 2],
    ['a.mjs', 'export default {\n  a: 1;\n};', 2],
    ['a.ts', 'export default {\n  a: 1;\n} as const;', 2],
  ])('says where %s cannot be read', async (name, text, line) => {
    write({ [name]: text });
    expect(await problemOf(name)).toMatchObject({ code: 'module-syntax', file: name, line });
  });

  it('names what is not installed or not there', async () => {
    write({
      'a.cjs': "require('not-installed-at-all');",
      'b.ts': "import x from 'not-installed-at-all';\nexport default x;",
      'c.cjs': "require('./gone');",
      'd.ts': "import './gone';",
      'e.json': '{"a": }',
    });
    for (const name of ['a.cjs', 'b.ts'])
      expect(await problemOf(name)).toMatchObject({
        code: 'module-missing',
        message: `\`${name}\` imports \`not-installed-at-all\`, which was not found.`,
      });
    for (const name of ['c.cjs', 'd.ts'])
      expect(await problemOf(name)).toMatchObject({
        code: 'module-missing',
        message: `\`${name}\` imports \`./gone\`, which was not found.`,
      });
    expect(await problemOf('e.json')).toMatchObject({ code: 'module-syntax', file: 'e.json', line: 1, column: 7 });
  });
});

it('runs a file that a config requires by a require of its own from disk, and names it', async () => {
  const config =
    "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\nexport default require('./renk.cjs');";
  write({ 'kendi.ts': config, 'renk.cjs': "module.exports = 'mavi';" });
  const load = (): Promise<LoadedModule> => loadModule(join(folder, 'kendi.ts'), { siteDir: folder });
  const { value, files } = await load();
  expect(value).toBe('mavi');
  expect(files).toContain(join(folder, 'renk.cjs'));
  write({ 'renk.cjs': "module.exports = 'yeşil';" });
  expect((await load()).value).toBe('yeşil');
});

it.each([
  [
    'a bundled file',
    'demet.ts',
    "import path from 'node:path';\nexport default (name: string) => require(path.join(__dirname, name));",
  ],
  ['CommonJS', 'yalin.js', 'module.exports = (name) => require(`./${name}`);'],
])('runs TypeScript that a function of %s requires by a path that it puts together', async (_kind, file, config) => {
  write({
    [file]: config,
    'liste.ts': "import { ilk } from './parca';\nconst liste: string[] = [ilk];\nexport default liste;",
    'parca.ts': "export const ilk: string = 'elma';",
  });
  const read = (await load(file)) as (name: string) => string[];
  expect(read('liste.ts')[0]).toBe('elma');
  expect(read('liste')[0]).toBe('elma');
});

describe('stand-ins', () => {
  it.each([
    [
      'CommonJS',
      'a.cjs',
      "const { themes } = require('gone');\nconst fn = require('gone/sub');\nmodule.exports = { theme: themes.github, plugin: [fn, {}], made: fn({}).x, path: require.resolve('gone/file') };",
    ],
    [
      'an ES module',
      'a.mjs',
      "import fn, { themes } from 'gone';\nexport default { theme: themes.github, plugin: [fn, {}], made: fn({}).x };",
    ],
    [
      'TypeScript',
      'a.ts',
      "import fn, { themes } from 'gone';\nexport default { theme: themes.github, plugin: [fn, {}], made: new fn({}).x };",
    ],
    [
      'a require that the file makes itself',
      'a.ts',
      "import { createRequire } from 'module';\nconst require = createRequire(import.meta.url);\nconst fn = require('gone');\nexport default { theme: fn.github, plugin: [fn], path: require.resolve('gone/file') };",
    ],
    [
      'a dynamic import',
      'a.cjs',
      "module.exports = async () => { const { themes, default: fn } = await import('gone'); return { theme: themes.github, plugin: [fn] }; };",
    ],
  ])('take the place of packages that are not installed: %s', async (_kind, name, text) => {
    write({ [name]: text });
    const { value, missing } = await loadModule(join(folder, name), { siteDir: folder, standIns: true });
    const config = (typeof value === 'function' ? await (value as () => unknown)() : value) as {
      theme: unknown;
      plugin: unknown[];
      path?: string;
    };
    expect(packageName(config.theme)).toBe('gone');
    expect(packageName(config.plugin[0])).toMatch(/^gone/);
    expect(config.path ?? 'gone/file').toBe('gone/file');
    expect(missing()).toContainEqual({ name: 'gone', file: name, isInstalled: false });
  });

  it.each([
    ['a.cjs', "module.exports = { plugin: require('there') };"],
    ['a.ts', "import plugin from 'there';\nexport default { plugin };"],
    ['b.cjs', "module.exports = async () => ({ plugin: (await import('there')).default });"],
  ])('are not needed for installed packages, whose functions are known by their names: %s', async (name, text) => {
    write({
      [name]: text,
      'node_modules/there/package.json': '{ "main": "index.js" }',
      'node_modules/there/index.js': 'const plugin = () => {}; module.exports = plugin;',
    });
    const { value } = await loadModule(join(folder, name), { siteDir: folder, standIns: true });
    const config = (typeof value === 'function' ? await (value as () => unknown)() : value) as { plugin: unknown };
    expect(packageName(config.plugin)).toBe('there');
  });

  it('have the default exports of packages that loaders of Docusaurus give', async () => {
    write({
      'node_modules/yeni/package.json': '{ "type": "module", "main": "index.js" }',
      'node_modules/yeni/index.js': "export { log as default } from './log';",
      'node_modules/yeni/log.js': "import logger, { ad } from 'eski';\nexport const log = () => [logger.warn(), ad];",
      'node_modules/eski/package.json': '{ "main": "index.js" }',
      'node_modules/eski/index.js': `Object.defineProperty(exports, '__esModule', { value: true });
exports.ad = 'eski';
exports.default = { warn: () => 'uyarı' };`,
    });
    const file = join(folder, 'node_modules/yeni/index.js');
    const loaded = await loadExports(file, { siteDir: folder, namedDefaults: true });
    expect((loaded.exports as { default: () => unknown }).default()).toEqual(['uyarı', 'eski']);
  });

  it('runs a package again whose ES module asks CommonJS for a name that Node does not see there', async () => {
    write({
      'node_modules/kesin/package.json': '{ "main": "index.js" }',
      'node_modules/kesin/index.js': "exports.ad = require('./secenek').ad;",
      'node_modules/kesin/secenek.js': "import { Ad } from 'gizli';\nexport const ad = Ad;",
      'node_modules/gizli/package.json': '{ "main": "index.js" }',
      'node_modules/gizli/index.js': "Object.assign(exports, { ['A' + 'd']: 'ad' });",
    });
    const file = join(folder, 'node_modules/kesin/index.js');
    for (const time of [1, 2, 3]) {
      const { exports } = await loadExports(file, { siteDir: folder });
      expect((exports as { ad: string }).ad, `time ${time}`).toBe('ad');
    }
  });

  it('are known from those of packages that are there and not built', async () => {
    write({
      'a.cjs': "module.exports = require('./b.cjs');",
      'b.cjs': "module.exports = require('unbuilt/part');",
      'node_modules/unbuilt/package.json': '{ "main": "lib/index.js" }',
    });
    const { missing } = await loadModule(join(folder, 'a.cjs'), { siteDir: folder, standIns: true });
    expect(missing()).toEqual([{ name: 'unbuilt/part', file: 'b.cjs', isInstalled: true }]);
    expect(await problemOf('b.cjs')).toMatchObject({ hint: expect.stringContaining('build it first') as string });
  });

  it('can be awaited, spread, printed and compared without harm', async () => {
    write({ 'a.cjs': "module.exports = require('gone');" });
    const { value } = await loadModule(join(folder, 'a.cjs'), { siteDir: folder, standIns: true });
    expect(await (value as Promise<unknown>)).toBe(value);
    expect({ ...(value as object) }).toEqual({});
    expect([...(value as Iterable<unknown>)]).toEqual([]);
    expect(`${value as string}`).toBe('gone');
    expect(value instanceof Map).toBe(false);
  });
});
