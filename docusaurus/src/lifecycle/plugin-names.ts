import { createRequire } from 'node:module';
import path from 'node:path';

export type PluginKind = 'plugin' | 'theme' | 'preset';

/** The names of packages that a short name may stand for, in the order in which Docusaurus looks for them. */
export function listNames(name: string, kind: PluginKind): string[] {
  if (/^(?:\.{1,2}\/|\/|[A-Za-z]:\\)/.test(name) || name.startsWith('@docusaurus/')) return [name];
  if (name.startsWith('@')) {
    const [scope = '', ...rest] = name.split('/');
    const own = rest.join('/');
    return own === '' ? [`${scope}/docusaurus-${kind}`] : [name, `${scope}/docusaurus-${kind}-${own}`];
  }
  return [name, `@docusaurus/${kind}-${name}`, `docusaurus-${kind}-${name}`];
}

/** The file of a plugin, theme or preset, looked for from each of the files in turn. Nothing if none of its names is installed. */
export function resolvePlugin(
  name: string,
  options: { kind: PluginKind; from: readonly string[] },
): string | undefined {
  for (const each of listNames(name, options.kind))
    for (const from of options.from) {
      const found = resolveFrom(each, from);
      if (found !== undefined) return found;
    }
  return undefined;
}

const ENDINGS = ['', '.ts', '.mts', '.cts', '.mjs', '/index.ts', '/index.mjs'];

/** `require.resolve`, which may also find a package that has only an ES module, and TypeScript in the site. */
export function resolveFrom(specifier: string, from: string): string | undefined {
  const isPath = /^\.{1,2}\/|^\//.test(specifier);
  for (const ending of isPath ? ENDINGS : ['']) {
    try {
      return createRequire(from).resolve(isPath ? path.resolve(path.dirname(from), specifier) + ending : specifier);
    } catch (error) {
      if ((error as { code?: string }).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return resolveModule(specifier, from);
    }
  }
  return undefined;
}

/** A package whose `exports` have only `import`: its manifest says which file that is. */
function resolveModule(specifier: string, from: string): string | undefined {
  for (const folder of createRequire(from).resolve.paths(specifier) ?? []) {
    try {
      const manifest = createRequire(from)(path.join(folder, specifier, 'package.json')) as Manifest;
      const entry = importOf(manifest.exports) ?? manifest.module ?? manifest.main;
      if (entry !== undefined) return path.join(folder, specifier, entry);
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}

interface Manifest {
  exports?: unknown;
  module?: string;
  main?: string;
}

function importOf(exported: unknown): string | undefined {
  if (typeof exported === 'string') return exported;
  if (typeof exported !== 'object' || exported === null) return undefined;
  const fields = exported as Record<string, unknown>;
  return importOf(fields['.'] ?? fields['import'] ?? fields['default'] ?? fields['node']);
}
