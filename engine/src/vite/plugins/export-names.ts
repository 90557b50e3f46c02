import type { ESTree } from 'vite';
import { requiredBy } from '../../islands/analyse.ts';
import { parseModule } from './parse-module.ts';

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
