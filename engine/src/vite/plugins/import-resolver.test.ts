import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { importResolver } from './import-resolver.ts';

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

it.each([
  ['client', 'react-dom/server', /server\.browser\.js$/],
  ['client', 'react-dom/static', /static\.browser\.js$/],
  ['client', 'react-dom/client', /client\.js$/],
  ['ssr', 'react-dom/server', /server\.node\.js$/],
])('gives each side the React that runs there: %s, %s', async (name, id, file) => {
  const { resolveId } = importResolver({ siteDir, staticDirs: [] });
  const resolve = resolveId as unknown as (this: object, id: string) => Promise<string>;
  expect(await resolve.call({ environment: { name, mode: 'build' } }, id)).toMatch(file);
});
