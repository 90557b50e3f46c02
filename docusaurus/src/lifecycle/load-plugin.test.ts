import { describe, expect, it } from 'vitest';
import { createPlugin, type PluginModule } from './load-plugin.ts';
import type { DocusaurusContext } from './types.ts';

const makeContext = (): DocusaurusContext =>
  ({
    siteDir: '/site',
    siteConfigPath: '/site/docusaurus.config.js',
    siteConfig: { themeConfig: { zoom: {} } },
  }) as unknown as DocusaurusContext;
const make = (module: unknown, options = {}) =>
  createPlugin({ name: 'deneme', module, file: '/site/plugins/a.js', options } as PluginModule, makeContext());

describe('createPlugin', () => {
  const create = (_context: unknown, options: object) => ({ name: 'a', given: options });

  it('takes a function, a default export, and the default of that', async () => {
    for (const module of [create, { default: create }, { default: { default: create } }])
      expect(await make(module, { x: 1 })).toMatchObject({
        name: 'a',
        id: 'default',
        given: { x: 1, id: 'default' },
        dir: '/site/plugins',
        version: { type: 'project' },
      });
  });

  it('ignores a plugin that gives nothing, and keeps methods of a class', async () => {
    expect(await make(() => null)).toBeUndefined();
    class Own {
      name = 'own';
      loadContent() {
        return this.name;
      }
    }
    expect((await make(() => new Own()))?.loadContent?.()).toBe('own');
  });

  it('validates options and the theme config, with a schema where Docusaurus is not installed', async () => {
    const schema = { validate: (value: object) => ({ value: { ...value, added: true } }) };
    const context = makeContext();
    const module = Object.assign(create, {
      validateOptions: ({
        validate,
        options,
      }: {
        validate: (schema: unknown, options: unknown) => unknown;
        options: unknown;
      }) => validate(schema, options),
      validateThemeConfig: ({
        validate,
        themeConfig,
      }: {
        validate: (s: unknown, c: unknown) => unknown;
        themeConfig: unknown;
      }) => validate(schema, themeConfig),
    });
    const made = await createPlugin({ name: 'a', module, file: '/site/p.js', options: { x: 1 } }, context);
    expect(made?.options).toEqual({ id: 'default', x: 1, added: true });
    expect(context.siteConfig['themeConfig']).toEqual({ zoom: {}, added: true });
  });

  it('names the plugin and the hook that failed', async () => {
    const module = Object.assign(() => ({}), {
      validateOptions() {
        throw new Error('"renk" is required');
      },
    });
    await expect(make(module)).rejects.toThrow('`deneme` failed in `validateOptions`: "renk" is required');
    await expect(make({})).rejects.toThrow('it exports no function');
  });
});
