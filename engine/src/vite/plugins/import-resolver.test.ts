import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { importResolver, styleAddresses } from './import-resolver.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-imports-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

it('finds a file by its address in the folders of static files, then in that of the site', async () => {
  const files = {
    'static/data/a.json': '{"a": "durgun"}',
    'other/data/a.json': '{"a": "sonraki"}',
    'other/b.js': 'export default "oteki";',
    'src/c.js': 'export default "site";',
    'main.js': `import { a } from '/data/a.json';
import b from '/b';
import c from '/src/c.js';
import metin from '!!/data/a.json?raw';
console.log(a, b, c, metin);`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), text);
  }
  const staticDirs = ['static', 'other'].map((dir) => path.join(siteDir, dir));
  const built = await build({
    root: siteDir,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [importResolver({ siteDir, staticDirs })],
    build: { write: false, rolldownOptions: { input: path.join(siteDir, 'main.js') } },
  });
  const { output } = [built].flat()[0] as { output: { code?: string }[] };
  const code = output.map((file) => file.code).join('');
  for (const word of ['durgun', 'oteki', 'site', '{"a": "durgun"}']) expect(code).toContain(word);
  expect(code).not.toContain('sonraki');
});

it('gives addresses of static files in stylesheets the baseUrl', async () => {
  const files = {
    'static/img/a b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'main.css': `a { background: url("/img/a%20b.svg#x") } b { background: url(/img/gone.svg) } i { background: url(//h/img/a%20b.svg) }`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), text);
  }
  const bundle = async (baseUrl: string): Promise<string> => {
    const built = await build({
      root: siteDir,
      base: baseUrl,
      configFile: false,
      publicDir: false,
      logLevel: 'silent',
      plugins: styleAddresses({ baseUrl, staticDirs: [path.join(siteDir, 'static')] }),
      build: { write: false, minify: false, rolldownOptions: { input: path.join(siteDir, 'main.css') } },
    });
    const { output } = [built].flat()[0] as { output: { source?: unknown }[] };
    return output.map((file) => String(file.source)).join('');
  };
  const addresses = (css: string): unknown[] => [...css.matchAll(/url\("?([^")]+)/g)].map(([, address]) => address);
  expect(addresses(await bundle('/kok/'))).toEqual(['/kok/img/a%20b.svg#x', '/img/gone.svg', '//h/img/a%20b.svg']);
  expect(addresses(await bundle('/'))).toEqual(['/img/a%20b.svg#x', '/img/gone.svg', '//h/img/a%20b.svg']);
});
