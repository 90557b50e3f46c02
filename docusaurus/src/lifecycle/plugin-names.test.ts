import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listNames, resolvePlugin } from './plugin-names.ts';

describe('listNames', () => {
  it.each([
    ['sitemap', ['sitemap', '@docusaurus/plugin-sitemap', 'docusaurus-plugin-sitemap']],
    ['@docusaurus/plugin-pwa', ['@docusaurus/plugin-pwa']],
    ['@acme', ['@acme/docusaurus-plugin']],
    ['@acme/own', ['@acme/own', '@acme/docusaurus-plugin-own']],
    ['./plugins/own', ['./plugins/own']],
  ])('%s', (name, names) => {
    expect(listNames(name, 'plugin')).toEqual(names);
  });
});

describe('resolvePlugin', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'yaprak-names-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const write = (file: string, text = ''): string => {
    const whole = path.join(dir, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, text);
    return whole;
  };
  const find = (name: string): string | undefined =>
    resolvePlugin(name, { kind: 'plugin', from: [path.join(dir, 'docusaurus.config.js')] });

  it('finds short names, folders, TypeScript, and packages that are ES modules only', () => {
    const short = write('node_modules/docusaurus-plugin-kisa/index.js');
    const folder = write('plugins/klasor/index.js');
    const script = write('plugins/betik.ts');
    const module = write('node_modules/@acme/modul/lib/a.mjs');
    write('node_modules/@acme/modul/package.json', '{ "exports": { ".": { "import": "./lib/a.mjs" } } }');
    expect(find('kisa')).toBe(short);
    expect(find('./plugins/klasor')).toBe(folder);
    expect(find('./plugins/betik')).toBe(script);
    expect(find('@acme/modul')).toBe(module);
    expect(find('yok')).toBeUndefined();
  });
});
