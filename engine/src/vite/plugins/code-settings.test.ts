import { expect, it } from 'vitest';
import { codeSettings, describeSettings, type CodeSettings } from './code-settings.ts';

const NONE: CodeSettings = {
  aliases: {},
  replaced: [],
  extensions: [],
  define: {},
  files: [],
  styles: {},
  postcss: [],
  provide: {},
};

type ResolveId = (this: object, id: string, importer: string, extra: object) => Promise<unknown>;

/** What the plugin makes of a name, for the browser or for the server. */
async function resolve(id: string, environment: string): Promise<unknown> {
  const settings = {
    aliases: { util: false, '@a': '/site/a', react: '/site/node_modules/react', react$: '/site/b' } as const,
    replaced: [{ name: /^moment$/ }, { name: /^brace(\/|$)/, by: '/site/bos.js' }],
  };
  const [plugin] = codeSettings({ ...NONE, ...settings });
  const host = { environment: { name: environment }, resolve: (found: string) => Promise.resolve({ id: found }) };
  const resolveId = plugin?.resolveId as unknown as ResolveId;
  return resolveId.call(host, id, '/site/src/x.js', {});
}

it('leaves Node its own modules: what stands in for them is for browsers', async () => {
  expect(await resolve('util', 'client')).toBe('\0yaprak:nothing');
  expect(await resolve('util', 'ssr')).toBeNull();
  expect(await resolve('@a/b.js', 'ssr')).toEqual({ id: '/site/a/b.js' });
});

it('leaves React to the engine, which has the one copy', async () => {
  for (const id of ['react', 'react/jsx-runtime', 'react-dom/client']) expect(await resolve(id, 'client')).toBeNull();
});

it('leaves imports out, or has another module in their place', async () => {
  expect(await resolve('moment', 'client')).toBe('\0yaprak:nothing');
  expect(await resolve('brace/mode/sql', 'ssr')).toEqual({ id: '/site/bos.js' });
});

it('hands on the options of stylesheets, which are part of the key', () => {
  const settings: CodeSettings = { ...NONE, styles: { sass: { quietDeps: true, functions: { 'a()': () => 1 } } } };
  const configs = codeSettings(settings).map(({ config }) => (config as () => object)());
  const css = { preprocessorOptions: { scss: { quietDeps: true }, sass: { quietDeps: true }, less: {} } };
  expect(configs).toMatchObject([{ css }]);
  const other: CodeSettings = { ...NONE, styles: { sass: { quietDeps: true, functions: { 'a()': () => 2 } } } };
  expect(describeSettings(settings)).not.toEqual(describeSettings(other));
});
