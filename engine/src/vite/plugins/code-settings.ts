import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** How plugins want the code of the site to be bundled: see PluginBundle in plugins/plugin.ts. */
export interface CodeSettings {
  aliases: Readonly<Record<string, string | false>>;
  replaced: readonly { name: RegExp; from?: RegExp; by?: string }[];
  extensions: readonly string[];
  define: Readonly<Record<string, unknown>>;
  provide: Readonly<Record<string, string | readonly [string, string]>>;
  files: readonly { test: RegExp; as: 'text' | 'yaml' | 'url' | 'nothing' }[];
  styles: Readonly<Partial<Record<'sass' | 'less', Readonly<Record<string, unknown>>>>>;
  postcss: readonly unknown[];
}

/** Those of Vite. */
const EXTENSIONS = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];

const EMPTY = '\0yaprak:nothing';
const YAML = '?yaml-data';
/** Queries by which Vite itself imports a text or an address. */
const QUERIES = { text: '?raw', url: '?url', yaml: YAML };

/** There is one copy of React, the engine's. Sites name theirs, so that packages have no other. */
const REACT = /^react(?:-dom)?\$?$/;

/** Applies the settings to modules of the site. Nothing where there are none. */
export function codeSettings(settings: CodeSettings | undefined): Plugin[] {
  if (!settings) return [];
  const { aliases, replaced, extensions, define, provide, files, styles } = settings;
  const own = Object.fromEntries(Object.entries(aliases).filter(([name]) => !REACT.test(name)));
  return [
    {
      name: 'yaprak:code-settings',
      enforce: 'pre',
      config: () => ({
        ...(extensions.length > 0 && { resolve: { extensions: [...extensions, ...EXTENSIONS] } }),
        define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
        // In dev they are for packages, which Vite bundles in advance.
        optimizeDeps: { rolldownOptions: provided(provide) },
        css: { preprocessorOptions: { scss: { ...styles.sass }, sass: { ...styles.sass }, less: { ...styles.less } } },
      }),
      configEnvironment: (name) => ({
        build: { rolldownOptions: provided(name === 'client' ? provide : withoutNodes(provide)) },
      }),
      async resolveId(id, importer, extra) {
        if (id === EMPTY) return id;
        const other = replaced.find(
          ({ name, from }) => name.test(id) && (from?.test(path.dirname(importer ?? '')) ?? true),
        );
        if (other)
          return other.by === undefined ? EMPTY : this.resolve(other.by, importer, { ...extra, skipSelf: true });
        // Node has its own modules: what stands in for one of them is for browsers.
        if (this.environment.name !== 'client' && isBuiltin(id)) return null;
        const target = findAlias(id, own);
        if (target === false) return EMPTY;
        const meant = target ?? id;
        const rule = id.includes('?') ? undefined : files.find(({ test }) => test.test(meant));
        if (meant === id && !rule) return null;
        const found = await this.resolve(meant, importer, { ...extra, skipSelf: true });
        if (!found || !rule || !path.isAbsolute(found.id) || found.id.includes('?')) return found;
        return rule.as === 'nothing' ? EMPTY : found.id + QUERIES[rule.as];
      },
      async load(id) {
        if (id === EMPTY) return 'export default {};';
        if (!id.endsWith(YAML)) return null;
        const file = id.slice(0, -YAML.length);
        this.addWatchFile(file);
        return `export default ${JSON.stringify(parse(await readFile(file, 'utf8')))};`;
      },
    },
  ];
}

/** What stands in for `process` or `Buffer` is for browsers. */
function withoutNodes(provide: CodeSettings['provide']): CodeSettings['provide'] {
  return Object.fromEntries(Object.entries(provide).filter(([name]) => !(name in globalThis)));
}

function provided(provide: CodeSettings['provide']): { transform: { inject: Record<string, [string, string]> } } {
  const inject = Object.entries(provide).map(([name, value]): [string, [string, string]] => {
    return [name, typeof value === 'string' ? [value, 'default'] : [...value]];
  });
  return { transform: { inject: Object.fromEntries(inject) } };
}

/** What an import stands for, `false` for nothing at all. The longest name wins. */
export function findAlias(id: string, aliases: CodeSettings['aliases']): string | false | undefined {
  const [name] = Object.keys(aliases)
    .filter((each) => isNamed(id, each))
    .sort((one, other) => other.length - one.length);
  const target = name === undefined ? undefined : aliases[name];
  return typeof target === 'string' ? target + id.slice(plain(name ?? '').length) : target;
}

/** A name that ends in `$` stands for itself only, others for what is below them, too. */
function isNamed(id: string, name: string): boolean {
  return id === plain(name) || (!name.endsWith('$') && id.startsWith(`${name}/`));
}

function plain(name: string): string {
  return name.replace(/\$$/, '');
}

/** As part of a key. PostCSS plugins are functions, which have none. */
export function describeSettings(settings: CodeSettings | undefined): unknown {
  return (
    settings && [
      settings.aliases,
      settings.replaced.map(({ name, from, by }) => [String(name), String(from), by]),
      settings.extensions,
      settings.define,
      settings.provide,
      settings.files.map(({ test, as }) => [String(test), as]),
      JSON.stringify(settings.styles, (_key, value: unknown) => (typeof value === 'function' ? String(value) : value)),
    ]
  );
}
