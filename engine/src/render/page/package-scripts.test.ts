import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createAssetResolver } from './assets.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'package-scripts-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
};

/** A package as Mermaid's is: a script that loads others, some of them later, and files that nothing loads. */
function writePackage(folder: string): void {
  write(`${folder}/package.json`, '{"name":"mermaid","exports":{"./*":"./*"}}');
  write(`${folder}/dist/m.mjs`, 'import{a}from"./chunks/a-1.mjs";export default()=>import("./chunks/b-2.mjs")');
  write(`${folder}/dist/chunks/a-1.mjs`, 'import"./c-3.mjs";export const a=1');
  write(`${folder}/dist/chunks/b-2.mjs`, 'import"../../outside.mjs";import "x"');
  write(`${folder}/dist/chunks/c-3.mjs`, '');
  write(`${folder}/dist/chunks/unused.mjs`, '');
}

function find(site: string) {
  const readBytes = (file: string): Uint8Array | undefined => {
    try {
      return readFileSync(file);
    } catch {
      return undefined;
    }
  };
  const assets = createAssetResolver({ siteDir: path.join(dir, site), rootUrl: '/kok/', staticDirs: [], readBytes });
  return assets.resolvePackage('mermaid/dist/m.mjs');
}

describe('a script of a package', () => {
  it('comes with what it loads, in a folder that its bytes name', () => {
    write('own/package.json', '{}');
    writePackage('own/node_modules/mermaid');
    const found = find('own');
    const folder = `assets/mermaid-${found?.digest.slice(0, 10)}`;
    expect(found?.url).toBe(`/kok/${folder}/m.mjs`);
    expect(found?.parts?.map(({ output }) => output)).toEqual(
      ['a-1', 'b-2', 'c-3'].map((name) => `${folder}/chunks/${name}.mjs`),
    );
    write('own/node_modules/mermaid/dist/m.mjs', 'export default 2');
    expect(find('own')?.url).not.toBe(found?.url);
  });

  it('may belong to a package that the site has for another engine', () => {
    write('other/package.json', '{}');
    write('other/node_modules/@docusaurus/theme-mermaid/package.json', '{"name":"@docusaurus/theme-mermaid"}');
    writePackage('other/node_modules/@docusaurus/theme-mermaid/node_modules/mermaid');
    expect(find('other')?.parts).toHaveLength(3);
  });

  it('is missing where the package is', () => {
    write('none/package.json', '{}');
    expect(find('none')).toBeUndefined();
  });
});
