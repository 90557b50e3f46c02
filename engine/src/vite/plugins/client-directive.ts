import { readFile } from 'node:fs/promises';
import type { ESTree, Plugin } from 'vite';
import { findPageNeeds, requiredBy } from '../../islands/analyse.ts';
import type { ReadsChildren } from '../../islands/children.ts';
import { createClientFinder } from './client-modules.ts';
import { parseModule } from './parse-module.ts';
import { isEngineFile, isPackageFile } from '../paths.ts';
import { isInTheme, originalShownBy, type ThemeFolders } from './theme-parts.ts';

/** Suffix of the id of the real module behind an island. */
export const ORIGINAL = '?island-original';

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/**
 * Server side of `'use client'`: every export of such a module is wrapped so that, rendered by a server component, it becomes an island.
 * Found islands are reported through `onIsland`, since they are the entries of the browser build.
 */
export function clientDirective(options: ThemeFolders & { onIsland: (file: string) => void }): Plugin {
  const findClients = createClientFinder(options);
  return {
    name: 'yaprak:client-directive',
    enforce: 'pre',
    async load(id) {
      if (this.environment.name === 'client' || id.startsWith('\0')) return null;
      if (id.endsWith(ORIGINAL)) return readFile(id.slice(0, -ORIGINAL.length), 'utf8');
      // Parts that a plugin brings may be in a package.
      if (!/\.[jt]sx?$/.test(id) || (isPackageFile(id) && !isInTheme(id, options))) return null;
      const code = await readFile(id, 'utf8').catch(() => undefined);
      if (code === undefined || !(await findClients(this).isClient(id, code))) return null;
      options.onIsland(id);
      this.addWatchFile(id);
      // The code has no lines of the author, so the source map is empty.
      const part = originalShownBy(id, { code, folders: options });
      const readsChildren = isEngineFile(id) ? undefined : findReadsChildren(code);
      const names = exportNames(code, id);
      const pageNeeds = isEngineFile(id) ? [] : findPageNeeds(code);
      return { code: wrapExports(id, { names, part: part?.name, readsChildren, pageNeeds }), map: { mappings: '' } };
    },
    resolveId(id) {
      return id.endsWith(ORIGINAL) ? id : null;
    },
  };
}

/** Traces of a component that looks at its children, or lets a function do so. One of the theme's own knows what it is given. */
const READS_CHILDREN =
  /\b(?:Children|cloneElement|isValidElement)\b|\bchild(?:ren)?(?:\??\.(?:props|type)\b|\[)|\bchildren\??\.(?:map|filter|find|length)\b|\w\((?:\w+\.)?children\b/;

const READS_INNER =
  /(?<!\bthis)\??\.props\??\.children\b|\bchildren\b[^{}]*\}\s*=\s*[\w.[\]]+(?<!\bthis)\??\.props\b|\bprops\s*:\s*\{[^{}]*\bchildren\b/;
const READS_TYPE = /\btype\??\.(?:name|displayName)\b/;

export function findReadsChildren(code: string): ReadsChildren | undefined {
  if (!READS_CHILDREN.test(code)) return undefined;
  return { ...(READS_INNER.test(code) && { inner: true }), ...(READS_TYPE.test(code) && { type: true }) };
}

interface WrapOptions {
  names: readonly string[];
  part: string | undefined;
  readsChildren: ReadsChildren | undefined;
  pageNeeds: readonly string[];
}

function wrapExports(file: string, { names, part, readsChildren, pageNeeds }: WrapOptions): string {
  const original = JSON.stringify(file + ORIGINAL);
  const lines = [`import * as original from ${original};`, `import { createIsland } from 'yaprak:island';`];
  if (part !== undefined) lines.push(`import Part from ${JSON.stringify(`@theme-original/${part}`)};`);
  for (const [index, name] of names.entries()) {
    if (name === '*') lines.push(`export * from ${original};`);
    if (name === '*' || name === 'hydrate') continue;
    const reads = readsChildren ? `, readsChildren: ${JSON.stringify(readsChildren)}` : '';
    const needs = pageNeeds.length > 0 ? `, pageNeeds: ${JSON.stringify(pageNeeds)}` : '';
    const shows =
      part !== undefined && name === 'default' ? `, original: () => Part, part: ${JSON.stringify(part)}` : '';
    const options = `{ module: ${JSON.stringify(file)}, name: ${JSON.stringify(name)}, hydrate: original.hydrate${shows}${reads}${needs} }`;
    lines.push(
      `const e${index} = createIsland(original[${JSON.stringify(name)}], ${options});`,
      `export { e${index} as ${IDENTIFIER.test(name) ? name : JSON.stringify(name)} };`,
    );
  }
  return lines.join('\n');
}

/** Names that a module exports, without types. `*` is an `export * from` another module. */
export function exportNames(code: string, file: string): string[] {
  // A set, since each signature of an overloaded function is an export of its own.
  const names = new Set<string>();
  for (const node of parseModule(code, file)?.body ?? []) {
    if (isTypeOnly(node)) continue;
    if (node.type === 'ExportDefaultDeclaration' && node.declaration.type !== 'TSInterfaceDeclaration')
      names.add('default');
    if (node.type === 'ExportAllDeclaration') names.add(node.exported ? nameOf(node.exported) : '*');
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const specifier of node.specifiers) if (!isTypeOnly(specifier)) names.add(nameOf(specifier.exported));
    for (const name of declaredNames(node.declaration)) names.add(name);
  }
  return names.size > 0 ? [...names] : commonNames(code, file);
}

/** Those of a CommonJS module, as compilers write it. */
function commonNames(code: string, file: string): string[] {
  const program = /\b(?:exports|module)\b/.test(code) ? parseModule(code, file) : undefined;
  const names = new Set<string>();
  for (const statement of program?.body ?? []) {
    if (statement.type !== 'ExpressionStatement') continue;
    let { expression } = statement;
    // `exports.a = exports.b = void 0`
    while (expression.type === 'AssignmentExpression') {
      const target = code.slice(expression.left.start, expression.left.end);
      const [, name] = /^(?:module\.)?exports\.([\p{ID_Continue}$]+)$/u.exec(target) ?? [];
      if (target === 'module.exports') names.add('default');
      else if (name !== undefined) names.add(name);
      expression = expression.right;
    }
    if (expression.type !== 'CallExpression') continue;
    const [subject, name] = expression.arguments;
    if (name?.type === 'Identifier' && name.name === 'exports' && requiredBy(subject) !== undefined) names.add('*');
    if (subject?.type === 'Identifier' && subject.name === 'exports' && name?.type === 'Literal')
      names.add(String(name.value));
  }
  names.delete('__esModule');
  return [...names];
}

/** `export type`, `export interface`, `export declare`. */
function isTypeOnly(node: object): boolean {
  return 'exportKind' in node && node.exportKind === 'type';
}

/** A name may be written as a string: `export { a as 'b c' }`. */
function nameOf(exported: ESTree.ModuleExportName): string {
  return exported.type === 'Literal' ? exported.value : exported.name;
}

function declaredNames(declaration: ESTree.ExportNamedDeclaration['declaration']): string[] {
  if (!declaration) return [];
  if (declaration.type === 'VariableDeclaration') return declaration.declarations.flatMap(({ id }) => boundNames(id));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

/** `const { a, b: [c] } = …` binds a and c. */
function boundNames(pattern: ESTree.BindingPattern | ESTree.BindingRestElement): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        boundNames(property.type === 'RestElement' ? property : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? boundNames(element) : []));
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
  }
}
