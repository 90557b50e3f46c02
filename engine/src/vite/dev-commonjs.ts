import { readFile } from 'node:fs/promises';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { engineDir, isPackageFile } from './paths.ts';

/** Not `exports.x = …`, which begins alike. */
export const MODULE_SYNTAX = /^\s*(?:import|export)(?:\s+\w|\s*[{*'"])/m;
const REACT = /^react(?:-dom)?(?:\/|$)/;

/**
 * Packages in CommonJS on the dev server's server side. Vite's module runner cannot evaluate them, so Node does: each becomes a small module
 * that passes on what Node has loaded. Builds bundle them and do not need this.
 */
export function devCommonJs(): Plugin {
  shareReact();
  return {
    name: 'yaprak:dev-commonjs',
    enforce: 'pre',
    apply: 'serve',
    async load(id) {
      if (this.environment.name === 'client' || !isPackageFile(id) || !/\.c?js$/.test(id)) return null;
      if (!id.endsWith('.cjs') && MODULE_SYNTAX.test(await readFile(id, 'utf8'))) return null;
      const file = JSON.stringify(id);
      const value: unknown = createRequire(id)(id);
      const keys = typeof value === 'object' || typeof value === 'function' ? Object.keys(value ?? {}) : [];
      const names = keys.filter((key) => key !== 'default' && /^[A-Za-z_$][\w$]*$/.test(key));
      return [
        `import { createRequire } from 'node:module';`,
        `const value = createRequire(${file})(${file});`,
        `export default value?.__esModule && 'default' in value ? value.default : value;`,
        // Under a name of ours: a word that JavaScript keeps for itself may be exported, but not declared.
        ...names.map((name, index) => `const v${index} = value.${name};export { v${index} as ${name} };`),
      ].join('\n');
    },
  };
}

interface Resolver {
  _resolveFilename: (this: unknown, request: string, parent: unknown, ...rest: unknown[]) => string;
  _nodeModulePaths: (folder: string) => string[];
}

/** Two copies of React break hooks: whichever package asks for it gets the engine's. Node has no public way to say so before 22.15. */
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
