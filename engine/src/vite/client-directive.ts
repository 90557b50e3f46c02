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
  const original = JSON.stringify(file + ORIGINAL);
  const lines = [`import * as original from ${original};`, `import { createIsland } from 'yaprak:island';`];
  for (const name of names) {
    const options = `{ module: ${JSON.stringify(file)}, name: ${JSON.stringify(name)}, hydrate: original.hydrate }`;
    const value = `createIsland(original[${JSON.stringify(name)}], ${options})`;
    if (name === 'default') lines.push(`export default ${value};`);
    else if (name === '*') lines.push(`export * from ${original};`);
    else if (name !== 'hydrate') lines.push(`export const ${name} = ${value};`);
  }
  return lines.join('\n');
}

/** Names a module exports, types left out. `*` stands for those that it passes on from another without naming them. */
export function exportNames(code: string, file: string): string[] {
  const names: string[] = [];
  const lang = file.endsWith('.ts') ? 'ts' : file.endsWith('.js') ? 'jsx' : (path.extname(file).slice(1) as 'tsx' | 'jsx');
  for (const node of parseAst(code, { lang }).body) {
    if (isTypeOnly(node)) continue;
    if (node.type === 'ExportDefaultDeclaration') names.push('default');
    if (node.type === 'ExportAllDeclaration') names.push(node.exported ? nameOf(node.exported) : '*');
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const specifier of node.specifiers) if (!isTypeOnly(specifier)) names.push(nameOf(specifier.exported));
    const { declaration } = node;
    if (declaration?.type === 'VariableDeclaration') for (const { id } of declaration.declarations) names.push(...boundNames(id));
    else if (declaration && 'id' in declaration && declaration.id?.type === 'Identifier') names.push(declaration.id.name);
  }
  return names;
}

/** `export type`, `export interface`, `export declare`. */
function isTypeOnly(node: object): boolean {
  return 'exportKind' in node && node.exportKind === 'type';
}

type Exported = ESTree.ModuleExportName;

function nameOf(exported: Exported): string {
  return exported.type === 'Literal' ? exported.value : exported.name;
}

/** `const { a, b: [c] } = …` binds a and c. */
function boundNames(pattern: ESTree.BindingPattern | ESTree.BindingRestElement): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => boundNames(property.type === 'RestElement' ? property : property.value));
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? boundNames(element) : []));
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
  }
}
