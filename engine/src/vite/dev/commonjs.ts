import { readFile } from 'node:fs/promises';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { engineDir, isPackageFile } from '../paths.ts';

/** Not `exports.x = …`, which begins alike. */
const MODULE_SYNTAX = /^\s*(?:import|export)(?:\s+\w|\s*[{*'"])/m;
/** The same where other code is before it on the line: packages may be one line. */
const LATER_SYNTAX = /[;}]\s*(?:import|export)(?:\s+\w|\s*[{*'"])/;

/** Whether code is an ES module. It is parsed only if its text does not show it. */
export function isModule(code: string, file: string): boolean {
  if (MODULE_SYNTAX.test(code)) return true;
  return LATER_SYNTAX.test(code) && parseSync(file, code, { lang: 'jsx' }).module.hasModuleSyntax;
}

const NAME = /^[A-Za-z_$][\w$]*$/;
const REACT = /^react(?:-dom)?(?:\/|$)/;

/**
 * CommonJS on the dev server's server side. Vite's module runner cannot evaluate it, so Node does: each module becomes a small one that exports
 * what Node has loaded. Builds bundle such packages and do not need this. Parts of a theme are for commonJsParts.
 */
export function devCommonJs(isOfTheme: (file: string) => boolean): Plugin[] {
  shareReact();
  return [react(), packages(isOfTheme)];
}

const PREFIX = '\0yaprak:react/';
const ENTRIES = new Set(['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/server']);

/** React comes from the engine's own copy: a site need not have it installed. */
function react(): Plugin {
  const manifest = path.join(engineDir, 'package.json');
  return {
    name: 'yaprak:dev-react',
    enforce: 'pre',
    apply: 'serve',
    resolveId(id) {
      return this.environment.name !== 'client' && ENTRIES.has(id) ? PREFIX + id : null;
    },
    load(id) {
      return id.startsWith(PREFIX) ? printModule(id.slice(PREFIX.length), { from: manifest }) : null;
    },
  };
}

function packages(isOfTheme: (file: string) => boolean): Plugin {
  return {
    name: 'yaprak:dev-commonjs',
    enforce: 'pre',
    apply: 'serve',
    async load(id) {
      if (this.environment.name === 'client' || !isPackageFile(id) || !/\.c?js$/.test(id)) return null;
      if (isOfTheme(id)) return null;
      const code = id.endsWith('.cjs') ? '' : await readFile(id, 'utf8');
      if (!isModule(code, id)) return printModule(id, { from: id });
      return REQUIRES.test(code) && !OWN_REQUIRE.test(code) ? withRequire(code, id) : null;
    },
  };
}

/** Code that bundlers take, though it is of both kinds. */
const REQUIRES = /\brequire\(/;
const OWN_REQUIRE = /\b(?:const|let|var|function)\s+require\b|\bimport\b[^'"]*\brequire\b/;

/** On the first line, so that all lines stay where they are. */
function withRequire(code: string, file: string): string {
  return `import { createRequire as $createRequire } from 'node:module';const require = $createRequire(${JSON.stringify(file)});${code}`;
}

/** A module that exports what Node loads when `from` requires `id`. */
function printModule(id: string, { from }: { from: string }): string {
  const value: unknown = createRequire(from)(id);
  const keys = typeof value === 'object' || typeof value === 'function' ? Object.keys(value ?? {}) : [];
  const names = keys.filter((key) => key !== 'default' && NAME.test(key));
  return [
    `import { createRequire } from 'node:module';`,
    `const value = createRequire(${JSON.stringify(from)})(${JSON.stringify(id)});`,
    `export default value?.__esModule && 'default' in value ? value.default : value;`,
    // Under another name: a reserved word may be exported, but not declared.
    ...names.map((name, index) => `const v${index} = value.${name};export { v${index} as ${name} };`),
  ].join('\n');
}

interface Resolver {
  _resolveFilename: (this: unknown, request: string, parent: unknown, ...rest: unknown[]) => string;
  _nodeModulePaths: (folder: string) => string[];
}

/** Two copies of React break hooks: every package gets the engine's copy. Before 22.15 Node has no public API for this. */
function shareReact(): void {
  const resolver = Module as unknown as Resolver;
  const resolve = resolver._resolveFilename;
  if (resolve.name === 'resolveWithOneReact') return;
  const engine = { id: engineDir, filename: path.join(engineDir, 'package.json') };
  const asEngine = { ...engine, paths: resolver._nodeModulePaths(engineDir) };
  resolver._resolveFilename = function resolveWithOneReact(request, parent, ...rest) {
    return resolve.call(this, request, REACT.test(request) ? asEngine : parent, ...rest);
  };
}
