import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleSite, type Bundle } from './bundle.ts';
import { devScripts } from '../dev/page-modules.ts';
import { emptyBundleInput, findReadyBundle } from './ready-theme.ts';

const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'yaprak-bundle-')));
afterAll(() => rmSync(siteDir, { recursive: true }));

const sayac = path.join(siteDir, 'sayac.ts');
const boot = path.join(siteDir, 'boot.js');
writeFileSync(sayac, `import './sayac.css';\nexport const a: number = 1;\ndocument.title = 'sayaç çalışıyor';`);
writeFileSync(path.join(siteDir, 'sayac.css'), '.sayac { color: red }');
writeFileSync(boot, `document.title = 'ikinci';`);

const build = (clientModules: readonly string[]): Promise<Bundle> =>
  bundleSite(
    { ...emptyBundleInput(siteDir), baseUrl: '/alt/', clientModules },
    { outDir: path.join(siteDir, `out-${clientModules.length}`), pageIslands: [] },
  );

describe('client modules', () => {
  it('are scripts of every page, in order, after boot', { timeout: 60_000 }, async () => {
    const bundle = await build([sayac, boot]);
    const textOf = (url = ''): string => readFileSync(path.join(bundle.clientDir, url.slice('/alt/'.length)), 'utf8');
    expect(bundle.scripts.map((url) => /([\w-]+)-[\w-]{8}\.js$/.exec(url)?.[1])).toEqual(['boot', 'sayac', 'boot-2']);
    expect(textOf(bundle.scripts[1])).toContain('sayaç çalışıyor');
    expect(textOf(bundle.scripts[2])).toContain('ikinci');
    expect(bundle.styles.map(textOf).join('')).toContain('.sayac{color:red}');
    expect(bundle.inputs).toEqual(expect.arrayContaining([sayac, boot, path.join(siteDir, 'sayac.css')]));
  });

  it('cost a site without them nothing', { timeout: 60_000 }, async () => {
    const { scripts } = await build([]);
    expect(scripts).toHaveLength(1);
  });

  it('may name `global`, as packages made for Node do', { timeout: 60_000 }, async () => {
    const script = path.join(siteDir, 'kuresel.js');
    writeFileSync(script, `global.biz = 'küresel';\nexport const f = (global) => global.siz;\nconsole.log(f);`);
    const { scripts, clientDir } = await build([script]);
    const code = readFileSync(path.join(clientDir, scripts[1]?.slice('/alt/'.length) ?? ''), 'utf8');
    expect(code).toContain('globalThis.biz');
    expect(code).not.toMatch(/\bglobal\.biz/);
    expect(code).not.toContain('globalThis.siz');
  });

  it('are loaded in dev as well', () => {
    const names = devScripts({ baseUrl: '/alt/', clientModules: [sayac] }).map((url) => path.basename(url));
    expect(names).toEqual(['boot.ts', 'sayac.ts', 'dev.ts']);
  });

  it('are not in the ready theme', () => {
    const input = { ...emptyBundleInput(siteDir), clientModules: [sayac] };
    expect(findReadyBundle(input, { pageIslands: [] })).toBeUndefined();
  });
});

describe('pictures that components import', () => {
  it(
    'are written when only the server draws them, once, under the name that both builds have',
    { timeout: 60_000 },
    async () => {
      const write = (name: string, text: string): string => {
        const file = path.join(siteDir, name);
        writeFileSync(file, text);
        return file;
      };
      write('yalniz.png', 'yalnız sunucuda');
      write('iki.png', 'ikisinde de');
      write(
        'sayfa.jsx',
        `import a from './yalniz.png?v=2';\nimport b from './iki.png';\nexport default () => <img src={a + b} />;`,
      );
      const script = write('betik.ts', `import b from './iki.png';\ndocument.title = b;`);
      const outDir = path.join(siteDir, 'out-resim');
      const bundle = await bundleSite(
        { ...emptyBundleInput(siteDir), baseUrl: '/alt/', clientModules: [script], modules: ['/sayfa.jsx'] },
        { outDir, pageIslands: [] },
      );
      const pictures = readdirSync(path.join(bundle.clientDir, 'assets/png')).sort();
      expect(pictures.map((name) => name.replace(/-[\w-]{8}\./, '.'))).toEqual(['iki.png', 'yalniz.png']);
      const server = readFileSync(bundle.serverFile, 'utf8');
      for (const name of pictures) expect(server).toContain(`/alt/assets/png/${name}`);
      const texts = pictures.map((name) => readFileSync(path.join(bundle.clientDir, 'assets/png', name), 'utf8'));
      expect(texts).toEqual(['ikisinde de', 'yalnız sunucuda']);
    },
  );
});
