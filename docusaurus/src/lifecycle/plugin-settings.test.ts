import { expect, it } from 'vitest';
import { policyOf } from './plugin-settings.ts';
import type { PluginInstance } from './types.ts';

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
