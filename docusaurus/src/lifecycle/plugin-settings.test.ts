import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { policyOf, readBundle } from './plugin-settings.ts';
import type { DocusaurusContext, PluginInstance } from './types.ts';

const plugin = (own: Partial<PluginInstance>): PluginInstance =>
  ({ name: 'ornek', id: 'default', options: {}, dir: '/', version: {}, ...own }) as PluginInstance;

it('allows WebAssembly where a plugin brings code of its own to readers', () => {
  expect(policyOf([plugin({ getThemePath: () => './theme' })]).scripts).toEqual(["'wasm-unsafe-eval'"]);
  expect(policyOf([plugin({ injectHtmlTags: () => ({}) })]).scripts).toEqual(["'wasm-unsafe-eval'"]);
  expect(policyOf([plugin({ postBuild() {} })]).scripts).toEqual([]);
});

it('lets the panel of an API reference talk to the servers of the API', () => {
  expect(policyOf([plugin({ name: 'docusaurus-theme-openapi' })]).connect).toContain('https:');
});

it('allows code that texts become for a search that compiles its templates', () => {
  expect(policyOf([plugin({ name: 'docusaurus-lunr-search' })]).scripts).toContain("'unsafe-eval'");
});

it('lets a search that is kept talk to its servers', () => {
  const nodes = [{ host: 'a.test', port: 443, protocol: 'https' }, { url: 'https://b.test:8108/x' }];
  const nearestNode = { host: 'c.test', port: '8108', protocol: 'http' };
  const themeConfig = { typesense: { typesenseServerConfig: { nodes, nearestNode } } };
  const { connect } = policyOf([plugin({ name: 'docusaurus-theme-search-typesense' })], { themeConfig });
  expect(connect).toEqual(['https://a.test', 'https://b.test:8108', 'http://c.test:8108']);
});

it('defines what the client code of the theme for diagrams asks for, as the installed packages have it', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-elk-'));
  const read = async (siteConfig: object = { themes: ['@docusaurus/theme-mermaid'] }) => {
    const { define, aliases } = await readBundle([], {
      contents: [],
      context: { siteDir, siteConfig } as DocusaurusContext,
      warn: () => {},
    });
    return [define?.['__DOCUSAURUS_MERMAID_LAYOUT_ELK_ENABLED__'], aliases];
  };
  const without = [false, { '@mermaid-js/layout-elk': false }];
  expect(await read()).toEqual(without);
  expect(await read({ themes: [[function themeMermaid() {}, {}]] })).toEqual(without);
  expect(await read({ themes: [], markdown: { mermaid: true } })).toEqual(without);
  // Nothing of that theme is there to ask.
  expect(await read({ themes: ['@docusaurus/theme-live-codeblock'], markdown: {} })).toEqual([undefined, {}]);
  const folder = path.join(siteDir, 'node_modules/@mermaid-js/layout-elk');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "exports": { "import": "./elk.mjs" } }');
  expect(await read()).toEqual([true, {}]);
  rmSync(siteDir, { recursive: true });
});
