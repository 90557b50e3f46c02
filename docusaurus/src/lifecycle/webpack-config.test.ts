import { describe, expect, it } from 'vitest';
import type { DocusaurusContext, PluginInstance } from './types.ts';
import { readWebpackConfig } from './webpack-config.ts';

class DefinePlugin {
  definitions: object;
  constructor(definitions: object) {
    this.definitions = definitions;
  }
}
class ProvidePlugin extends DefinePlugin {}
class IgnorePlugin {
  options: object;
  constructor(options: object) {
    this.options = options;
  }
}
class NormalModuleReplacementPlugin {
  resourceRegExp: RegExp;
  newResource: unknown;
  constructor(resourceRegExp: RegExp, newResource: unknown) {
    this.resourceRegExp = resourceRegExp;
    this.newResource = newResource;
  }
}
class MonacoPlugin {
  languages = ['a'];
}

const context = { siteDir: '/site', siteConfigPath: '/site/docusaurus.config.js' } as DocusaurusContext;
const read = (configureWebpack: unknown) =>
  readWebpackConfig({ name: 'deneme', configureWebpack } as PluginInstance, { content: { n: 1 }, context });

describe('readWebpackConfig', () => {
  it('takes aliases, fallbacks, loaders of data and values', () => {
    const { bundle, lost } = read((_config: unknown, isServer: boolean, _utils: unknown, content: { n: number }) => ({
      resolve: {
        alias: { '@a': '/site/a', b$: '/site/b.js' },
        fallback: { fs: false, buffer: '/site/buffer.js' },
        extensions: ['.web.js', '.wasm', '.js', '...'],
      },
      module: {
        rules: [
          { test: /\.ya?ml$/, use: 'yaml-loader' },
          { test: /\.txt$/g, use: [{ loader: '/site/node_modules/raw-loader/dist/cjs.js' }] },
          { test: /\.pdf$/, type: 'asset/resource' },
          { test: /\.svg/, loader: 'svg-inline-loader' },
          { test: /\.scss$/, oneOf: [{ use: [{ loader: 'sass-loader' }] }] },
        ],
      },
      plugins: [new DefinePlugin({ A: '"x"', 'process.env': { B: JSON.stringify(content.n) }, C: "'y'" })],
      ...(isServer ? { optimization: {} } : {}),
    }));
    expect(lost).toEqual([]);
    expect(bundle.aliases).toEqual({ fs: false, buffer: '/site/buffer.js', '@a': '/site/a', b$: '/site/b.js' });
    expect(bundle.extensions).toEqual(['.web.js']);
    expect(bundle.define).toEqual({ A: 'x', 'process.env.B': 1, C: 'y' });
    expect(bundle.files?.map(({ test, as }) => `${String(test)} ${as}`)).toEqual([
      '/\\.ya?ml$/ yaml',
      '/\\.txt$/ text',
      '/\\.pdf$/ url',
      '/\\.svg/ text',
    ]);
  });

  it('takes the options of Sass and Less', () => {
    const { bundle, lost } = read(
      (_config: unknown, _isServer: boolean, utils: { getStyleLoaders: () => object[] }) => ({
        module: {
          rules: [
            {
              test: /\.s[ca]ss$/,
              oneOf: [
                {
                  test: /\.module\.s[ca]ss$/,
                  use: [
                    ...utils.getStyleLoaders(),
                    {
                      loader: '/site/node_modules/sass-loader/dist/cjs.js',
                      options: {
                        sassOptions: { includePaths: ['/site/a'], quietDeps: true },
                        additionalData: '$a: 1;',
                      },
                    },
                  ],
                },
              ],
            },
            {
              test: /\.less$/,
              use: ['style-loader', { loader: 'less-loader', options: { lessOptions: { javascriptEnabled: true } } }],
            },
          ],
        },
      }),
    );
    expect(lost).toEqual([]);
    expect(bundle.styles).toEqual({
      sass: {
        importer: { findFileUrl: expect.any(Function) as unknown },
        loadPaths: ['/site/a'],
        quietDeps: true,
        additionalData: '$a: 1;',
      },
      less: { javascriptEnabled: true },
    });
  });

  it('takes both what is changed in the config and what is returned', () => {
    const { bundle } = read((config: { module: { rules: object[] } }) => {
      config.module.rules.push({ test: /\.ya?ml$/, type: 'asset/source' });
      return { devtool: false, module: { rules: [{ test: /\.pdf$/, type: 'asset/resource' }] } };
    });
    expect(bundle.files).toEqual([
      { test: /\.ya?ml$/, as: 'text' },
      { test: /\.pdf$/, as: 'url' },
    ]);
  });

  it('takes the imports that another module stands for', () => {
    const { bundle, lost } = read({
      plugins: [
        new NormalModuleReplacementPlugin(/^brace(\/|$)/, '/site/bos.js'),
        new NormalModuleReplacementPlugin(/^b$/, () => undefined),
      ],
    });
    expect(bundle.replaced).toEqual([{ name: /^brace(\/|$)/, by: '/site/bos.js' }]);
    expect(lost).toEqual(["webpack's plugin `NormalModuleReplacementPlugin`"]);
  });

  it('takes the imports that are to be left out', () => {
    const { bundle, lost } = read({
      plugins: [
        new IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
        new IgnorePlugin({ checkResource: () => true }),
      ],
    });
    expect(bundle.replaced).toEqual([{ name: /^\.\/locale$/, from: /moment$/ }]);
    expect(lost).toEqual(["webpack's plugin `IgnorePlugin`"]);
  });

  it('takes names that packages use without importing them', () => {
    const definitions = { process: '/site/process.js', Buffer: ['buffer', 'Buffer'], deep: ['a', 'b', 'c'] };
    const { bundle, lost } = read({ plugins: [new ProvidePlugin(definitions)] });
    expect(bundle.provide).toEqual({ process: '/site/process.js', Buffer: ['buffer', 'Buffer'] });
    expect(lost).toEqual(["webpack's plugin `ProvidePlugin` for `deep`"]);
  });

  it('takes what a plugin changes in the options alone', () => {
    class NodeModulesPlugin {
      apply({ options }: { options: { plugins: object[]; resolve: { fallback: object } } }): void {
        options.plugins.push(new ProvidePlugin({ process: '/a/process.js', console: '/a/console.js' }));
        options.resolve.fallback = { path: '/a/path.js', ...options.resolve.fallback };
      }
    }
    class HookPlugin {
      apply({ options, hooks }: { options: { plugins: object[] }; hooks: { done: { tap(): void } } }): void {
        options.plugins.push(new ProvidePlugin({ lost: '/a/lost.js' }));
        hooks.done.tap();
      }
    }
    const { bundle, lost } = read({ plugins: [new NodeModulesPlugin(), new HookPlugin()] });
    expect(bundle).toMatchObject({ aliases: { path: '/a/path.js' } });
    // Every browser has a console.
    expect(bundle.provide).toEqual({ process: '/a/process.js' });
    expect(lost).toEqual(["webpack's plugin `HookPlugin`"]);
  });

  it('names what cannot be had, each once', () => {
    const { lost } = read(() => ({
      externals: ['a'],
      module: { rules: [{ test: /\.glsl$/, use: 'glsl-loader' }] },
      plugins: [new MonacoPlugin()],
    }));
    expect(lost).toEqual(['`externals`', 'the loader `glsl-loader`', "webpack's plugin `MonacoPlugin`"]);
  });

  it('reads a config that is changed in place, and one that is no function', () => {
    const changed = read((config: { resolve: { alias: Record<string, string> } }) => {
      config.resolve.alias['@a'] = '/site/a';
    });
    expect(changed).toEqual({
      bundle: {
        aliases: { '@a': '/site/a' },
        styles: {},
        replaced: [],
        extensions: [],
        define: {},
        provide: {},
        files: [],
      },
      lost: [],
    });
    expect(read({ resolve: { alias: { x: false } } }).bundle.aliases).toEqual({ x: false });
  });
});
