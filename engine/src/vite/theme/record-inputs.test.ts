import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleSite, type Bundle } from './bundle.ts';
import { emptyBundleInput } from './ready-theme.ts';
import { resolveFromEngine } from '../paths.ts';
import { hashMdx } from '../plugins/mdx-modules.ts';

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'yaprak-inputs-')));
const siteDir = path.join(root, 'belgeler');
afterAll(() => rmSync(root, { recursive: true }));

const FILES: Record<string, string> = {
  'package.json': '{}',
  'src/css/ana.css': `@import './renk.css';\n@import 'tema/tema.css';\n.a { background: url(../../static/a.svg); }`,
  'src/css/renk.css': `@import './koyu.css';\n.b { color: red; }`,
  'src/css/koyu.css': '.c { color: black; }',
  'src/css/duzen.scss': `@use 'olcu';\n@use '@site/src/boy';\n.d { width: olcu.$en; height: boy.$b; }`,
  'src/_boy.scss': '$b: 4px;',
  'src/css/_olcu.scss': '$en: 3px;',
  'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/Kutu.tsx': `'use client';
    import { paket } from 'paket';
    import stil from './Kutu.module.css';
    import { Kart } from './Kart';
    import ham from './ham.txt?raw';
    const rozet = (ad: string) => require(\`./rozet/\${ad}.svg\`).default;
    const resimler = import.meta.glob('./resim/**/*.svg', { eager: true });
    export default () => <Kart className={stil.kutu}>{paket}{ham}{Object.keys(resimler)}{rozet('a')}</Kart>;`,
  'src/Kutu.module.css': `@import './kutu-ek.css';\n.kutu { composes: genis from './genis.css'; }`,
  'src/kutu-ek.css': '.ek { color: red; }',
  'src/genis.css': '.genis { width: 9px; }',
  'src/Kart/index.tsx': `export const Kart = (props: object) => <p {...props} />;`,
  'src/ham.txt': 'ham',
  'src/resim/a/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/resim/bos/.gitkeep': '',
  'src/rozet/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/rozet/bos/.gitkeep': '',
  'node_modules/paket/package.json': '{ "name": "paket", "version": "1.0.0", "main": "lib/paket.js" }',
  'node_modules/paket/lib/paket.js': `import { derin } from 'derin';\nexport const paket = derin;`,
  '../node_modules/derin/package.json': '{ "name": "derin", "version": "1.0.0", "main": "a.js" }',
  '../node_modules/derin/a.js': 'exports.derin = 1;',
  '../node_modules/tema/package.json': '{ "name": "tema", "version": "1.0.0" }',
  '../node_modules/tema/tema.css': '.t { color: red; }',
  'bolum.mdx': '',
};

const MDX = { code: 'return { default: () => null };', specifiers: [], scope: {}, exports: [] };
const inSite = (name: string): string => path.join(siteDir, name);

let bundle: Bundle;
beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(inSite(name)), { recursive: true });
    writeFileSync(inSite(name), text);
  }
  bundle = await bundleSite(
    {
      ...emptyBundleInput(siteDir),
      modules: ['@site/src/Kutu', '@site/src/yok'],
      customCss: [inSite('src/css/ana.css'), inSite('src/css/duzen.scss')],
      compileMdx: () => Promise.resolve(MDX),
    },
    { outDir: path.join(root, 'out'), pageIslands: ['bolum.mdx'] },
  );
}, 60_000);

describe('inputs of a bundle', () => {
  it.each(Object.keys(FILES).filter((name) => !name.endsWith('.gitkeep')))('name %s', (name) => {
    expect(bundle.inputs).toContain(inSite(name));
  });

  it('name the preprocessor', () => {
    expect(bundle.inputs).toContain(path.join(path.dirname(resolveFromEngine('sass')), 'package.json'));
  });

  it('name files and nothing else', () => {
    expect(bundle.inputs.filter((file) => !path.isAbsolute(file) || file.includes('?'))).toEqual([]);
  });

  it('name configs that would be read if they existed', () => {
    expect(bundle.inputs).toContain(inSite('postcss.config.mjs'));
  });

  it('have the hash of Markdown that was compiled', () => {
    expect(bundle.markdown).toEqual([['bolum.mdx', hashMdx(MDX)]]);
  });
});

describe('folders of a bundle', () => {
  it.each([
    // A file beside the folder `Kart` would be meant instead of it.
    'src',
    'src/Kart',
    'src/css',
    // One may come whose name fits.
    'src/resim',
    'src/resim/a',
    'src/resim/bos',
    'src/rozet/bos',
    // Parts of the theme that the site does not replace yet.
    'src/theme',
    'node_modules/paket',
    // Nearer than the ones that were found.
    'node_modules/tema',
    'node_modules/derin',
    'node_modules/paket/node_modules/derin',
    '../node_modules/derin',
  ])('name %s', (name) => {
    expect(bundle.folders).toContain(inSite(name));
  });

  it('leave out what a build writes to', () => {
    expect(bundle.folders).not.toContain(siteDir);
    expect(bundle.folders.filter((folder) => folder.startsWith(path.join(root, 'out')))).toEqual([]);
  });
});
