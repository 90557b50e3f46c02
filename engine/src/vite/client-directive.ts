import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAst, type Plugin } from 'vite';

/** Mark on the id of the real module behind an island. */
export const ORIGINAL = '?island-original';

const DIRECTIVE = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1/;
/** React's own hooks that only make sense in a browser. `useContext`, `useId` and `useMemo` render well on a server. */
const CLIENT_HOOKS = /\buse(?:State|Effect|LayoutEffect|InsertionEffect|Reducer|Ref|SyncExternalStore|Transition|DeferredValue|Optimistic|ActionState|ImperativeHandle)\s*(?:<[^(]*>)?\(/;
const HANDLERS = /\son(?:Click|DoubleClick|Change|Input|Submit|Focus|Blur|Key(?:Down|Up|Press)|Mouse\w+|Pointer\w+|Touch\w+|Drag\w*|Drop|Scroll|Wheel|Copy|Paste|Toggle|Load|Error)\s*=\s*\{/;

/** Whether a module's components must run in the browser: it says so, or it could not work otherwise. */
export function isClientModule(code: string, options: { inferred: boolean }): boolean {
  return DIRECTIVE.test(code) || (options.inferred && (CLIENT_HOOKS.test(code) || HANDLERS.test(code)));
}

/**
 * Server side of `'use client'`: every export of such a module is wrapped so that, rendered by a server component, it becomes an island.
 * Found islands are reported through `onIsland`, since they are the entries of the browser build.
 */
export function clientDirective(options: { siteDir: string; onIsland: (file: string) => void }): Plugin {
  return {
    name: 'yaprak:client-directive',
    enforce: 'pre',
    async load(id) {
      if (this.environment.name === 'client' || id.startsWith('\0')) return null;
      if (id.endsWith(ORIGINAL)) return readFile(id.slice(0, -ORIGINAL.length), 'utf8');
      if (!/\.[jt]sx?$/.test(id) || id.includes(`${path.sep}node_modules${path.sep}`)) return null;
      const code = await readFile(id, 'utf8').catch(() => undefined);
      const inferred = id.startsWith(options.siteDir + path.sep);
      if (code === undefined || !isClientModule(code, { inferred })) return null;
      options.onIsland(id);
      this.addWatchFile(id);
      return wrapExports(id, exportNames(code, id));
    },
    resolveId(id) {
      return id.endsWith(ORIGINAL) ? id : null;
    },
  };
}

function wrapExports(file: string, names: string[]): string {
  const lines = [
    `import * as original from ${JSON.stringify(file + ORIGINAL)};`,
    `import { createIsland } from 'yaprak:island';`,
  ];
  for (const name of names) {
    const options = `{ module: ${JSON.stringify(file)}, name: ${JSON.stringify(name)}, hydrate: original.hydrate }`;
    const value = `createIsland(original[${JSON.stringify(name)}], ${options})`;
    if (name === 'default') lines.push(`export default ${value};`);
    else if (name !== 'hydrate') lines.push(`export const ${name} = ${value};`);
  }
  return lines.join('\n');
}

/** Names a module exports, types left out. */
export function exportNames(code: string, file: string): string[] {
  const names: string[] = [];
  const lang = file.endsWith('.ts') ? 'ts' : /\.m?js$/.test(file) ? 'jsx' : (path.extname(file).slice(1) as 'tsx' | 'jsx');
  for (const node of parseAst(code, { lang }).body) {
    if (node.type === 'ExportDefaultDeclaration') names.push('default');
    if (node.type !== 'ExportNamedDeclaration' || (node as { exportKind?: string }).exportKind === 'type') continue;
    for (const specifier of node.specifiers) {
      if ((specifier as { exportKind?: string }).exportKind === 'type') continue;
      names.push(specifier.exported.type === 'Identifier' ? specifier.exported.name : String(specifier.exported.value));
    }
    const declaration = node.declaration;
    if (!declaration) continue;
    if (declaration.type === 'VariableDeclaration') {
      for (const declarator of declaration.declarations) if (declarator.id.type === 'Identifier') names.push(declarator.id.name);
    } else if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') {
      if (declaration.id) names.push(declaration.id.name);
    }
  }
  return names;
}
