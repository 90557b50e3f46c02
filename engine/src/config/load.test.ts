import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { YaprakError } from '../errors/index.ts';
import { loadConfig } from './load.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yaprak-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

async function problemsOf(options?: { configFile?: string }) {
  const error = await loadConfig(folder, options).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(YaprakError);
  return (error as YaprakError).problems;
}

const body = "{ title: 'x', url: 'https://x.y' }";

describe('loadConfig', () => {
  it.each([
    ['an object', `export default ${body};`],
    ['a function', `export default () => (${body});`],
    ['an async function', `export default async () => (${body});`],
  ])('takes %s', async (_kind, text) => {
    write({ 'yaprak.config.mjs': text, 'src/css/custom.css': '' });
    const { config, files, problems } = await loadConfig(folder);
    expect(config).toMatchObject({
      title: 'x',
      siteDir: folder,
      configFile: 'yaprak.config.mjs',
      customCss: ['src/css/custom.css'],
    });
    expect(files).toEqual([join(folder, 'yaprak.config.mjs')]);
    expect(problems).toEqual([]);
  });

  it('prefers its own config, TypeScript first, and takes another file when told', async () => {
    write({
      'docusaurus.config.js': "module.exports = { title: 'd', url: 'https://x.y', baseUrl: '/' };",
      'yaprak.config.js': "module.exports = { title: 'js', url: 'https://x.y' };",
      'yaprak.config.ts': `export default ${body};`,
    });
    expect((await loadConfig(folder)).config.configFile).toBe('yaprak.config.ts');
    expect((await loadConfig(folder, { configFile: 'docusaurus.config.js' })).config.title).toBe('d');
    rmSync(join(folder, 'yaprak.config.ts'));
    expect((await loadConfig(folder)).config.title).toBe('js');
  });

  it('reads a stock Docusaurus config without its packages', async () => {
    write({
      'docusaurus.config.ts': `import { themes as prismThemes } from 'prism-react-renderer';
import type { Config } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import math from 'remark-math';
import own from 'remark-own';
const config: Config = {
  title: 'My Site', url: 'https://x.y', baseUrl: '/',
  presets: [['classic', { docs: { sidebarPath: './sidebars.ts', remarkPlugins: [math, own] } } satisfies Preset.Options]],
  themeConfig: { prism: { theme: prismThemes.github, darkTheme: prismThemes.dracula } } satisfies Preset.ThemeConfig,
};
export default config;
`,
    });
    const { config, problems } = await loadConfig(folder);
    expect(config).toMatchObject({
      title: 'My Site',
      markdown: { math: true, format: 'mdx' },
      docs: [{ sidebarPath: 'sidebars.ts' }],
    });
    expect(problems.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: The config imports `remark-own`, which is not installed; what comes from it is ignored.',
    ]);
  });

  it('names packages that are not built, and who imports them; a plugin that needs one is left out', async () => {
    write({
      'docusaurus.config.js': `const { normalizeUrl } = require('@docusaurus/utils');
module.exports = { title: 'x', url: 'https://x.y', baseUrl: '/', plugins: ['./own-plugin.js'], customFields: require('./fields.js') };`,
      'fields.js': "module.exports = { a: require('unbuilt').a, b: require('gone').b };",
      'own-plugin.js': `const { normalizeUrl } = require('unbuilt');
module.exports = () => { throw new Error('it must not run'); };`,
      'node_modules/@docusaurus/utils/package.json': '{ "main": "lib/index.js" }',
      'node_modules/unbuilt/package.json': '{ "main": "lib/index.js" }',
    });
    const { problems } = await loadConfig(folder);
    expect(problems.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: The config imports `@docusaurus/utils`, `unbuilt` (in fields.js), which are there, but not built; what comes from them is ignored.',
      'warning: The config imports `gone` (in fields.js), which is not installed; what comes from it is ignored.',
      'warning: `own-plugin.js` imports `unbuilt`, which was not found. What the plugin `./own-plugin.js` adds to the site is missing.',
    ]);
  });
});

it('goes on without style files of packages that are not installed, by name or by path', async () => {
  write({
    'docusaurus.config.js': `module.exports = {
  title: 'x', url: 'https://x.y', baseUrl: '/',
  presets: [['classic', { theme: { customCss: [
    require.resolve('./node_modules/modern-normalize/modern-normalize.css'),
    require.resolve('gone/style.css'),
    require.resolve('./own.css'),
  ] } }]],
};`,
    'own.css': '',
  });
  const { config, problems } = await loadConfig(folder);
  expect(config.customCss).toEqual(['own.css']);
  expect(problems.map(({ message }) => message)).toEqual([
    'The style file `modern-normalize/modern-normalize.css` was not found among the installed packages; it is ignored.',
    'The style file `gone/style.css` was not found among the installed packages; it is ignored.',
  ]);
});

describe('a config that is not there or is wrong', () => {
  it('reports where it looked and how to start', async () => {
    expect((await problemsOf())[0]).toMatchObject({
      code: 'config-not-found',
      message: expect.stringContaining(folder),
      hint: expect.stringContaining('yaprak.config.mjs'),
    });
    expect((await problemsOf({ configFile: 'x.ts' }))[0]).toMatchObject({
      code: 'config-not-found',
      message: expect.stringContaining('`x.ts`'),
    });
    folder = join(folder, 'gone');
    expect((await problemsOf())[0]?.code).toBe('site-missing');
  });

  it('reports when nothing is exported or a function fails', async () => {
    write({ 'yaprak.config.cjs': 'const a = 1;' });
    expect((await problemsOf())[0]).toMatchObject({ code: 'config-empty', file: 'yaprak.config.cjs' });
    write({ 'yaprak.config.cjs': 'module.exports = () => {};' });
    expect((await problemsOf())[0]?.message).toBe('The function that `yaprak.config.cjs` exports returned nothing.');
    write({ 'yaprak.config.ts': "interface A {}\nexport default async () => {\n  throw new Error('no luck');\n};" });
    expect((await problemsOf())[0]).toMatchObject({
      code: 'module-throws',
      file: 'yaprak.config.ts',
      line: 3,
      message: 'The function that `yaprak.config.ts` exports threw an error: no luck',
    });
  });

  it('reports every violation at its line', async () => {
    write({
      'yaprak.config.ts':
        "export default {\n  title: 'x',\n  url: 'https://x.y',\n  taglin: 'y',\n  noIndex: 'no',\n};",
    });
    expect(await problemsOf()).toMatchObject([
      { line: 5, message: '`noIndex` is "no"; allowed: true or false.' },
      { line: 4, hint: expect.stringMatching(/^Did you mean `tagline`\?/) },
    ]);
  });

  it('misses a package that its own config imports', async () => {
    write({
      'yaprak.config.ts': `import x from 'not-there';\nexport default { ...x, title: 'x', url: 'https://x.y' };`,
    });
    expect((await problemsOf())[0]).toMatchObject({
      code: 'module-missing',
      hint: 'Install it with `npm install not-there`, or remove the import.',
    });
  });
});
