import { expect, it } from 'vitest';
import { codeSettings } from './code-settings.ts';

type ResolveId = (this: object, id: string, importer: string, extra: object) => Promise<unknown>;

/** What the plugin makes of a name, for the browser or for the server. */
async function resolve(id: string, environment: string): Promise<unknown> {
  const settings = {
    aliases: { util: false, '@a': '/site/a' } as const,
    replaced: [{ name: /^moment$/ }, { name: /^brace(\/|$)/, by: '/site/bos.js' }],
    define: {},
    files: [],
    postcss: [],
    provide: {},
  };
  const [plugin] = codeSettings(settings);
  const host = { environment: { name: environment }, resolve: (found: string) => Promise.resolve({ id: found }) };
  const resolveId = plugin?.resolveId as unknown as ResolveId;
  return resolveId.call(host, id, '/site/src/x.js', {});
}

it('leaves Node its own modules: what stands in for them is for browsers', async () => {
  expect(await resolve('util', 'client')).toBe('\0yaprak:nothing');
  expect(await resolve('util', 'ssr')).toBeNull();
  expect(await resolve('@a/b.js', 'ssr')).toEqual({ id: '/site/a/b.js' });
});

it('leaves imports out, or has another module in their place', async () => {
  expect(await resolve('moment', 'client')).toBe('\0yaprak:nothing');
  expect(await resolve('brace/mode/sql', 'ssr')).toEqual({ id: '/site/bos.js' });
});
