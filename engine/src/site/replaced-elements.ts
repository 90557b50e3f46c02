import path from 'node:path';
import { readBytes } from '../content/read.ts';
import { loadCompiler } from '../markdown/lazy.ts';
import { listElementOverrides } from '../vite/plugins/element-overrides.ts';
import { findModule, findOverride, type ThemeFolders } from '../vite/plugins/theme-parts.ts';

type Program = ReturnType<ReturnType<typeof loadCompiler>['parseSync']>['program'];
type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression'];

/**
 * Elements of Markdown that components of the site draw, as its sources say. The bundler compiles Markdown before anything of the site can
 * be run; once it can, the server bundle says it for sure (see `overriddenElements`), and differs only for lists that code puts together.
 */
export function listReplacedElements(folders: ThemeFolders): string[] {
  const names = new Set(listElementOverrides(folders).map(({ element }) => element));
  const file = findOverride(folders, 'MDXComponents');
  const own = file === undefined ? [] : keysOf(file, { name: 'default', siteDir: folders.siteDir, seen: new Set() });
  for (const name of own) names.add(name);
  // See toFence.
  if (own.includes('code')) names.add('pre');
  return [...names].sort();
}

interface Searched {
  /** Of the export. */
  name: string;
  siteDir: string;
  /** Files that were read: two may import each other. */
  seen: Set<string>;
}

/** Names of elements in an object that a file exports. */
function keysOf(file: string, options: Searched): string[] {
  if (options.seen.has(file)) return [];
  options.seen.add(file);
  const program = parse(file);
  return program ? findExport(program, { ...options, file }) : [];
}

/** Nothing if it cannot be read or parsed: the bundler reports that. */
function parse(file: string): Program | undefined {
  const [, types] = /\.(tsx?)$/.exec(file) ?? [];
  const code = readBytes(file)?.toString('utf8') ?? '';
  for (const lang of types === undefined ? (['jsx', 'tsx'] as const) : [types as 'ts' | 'tsx']) {
    const { errors, program } = loadCompiler().parseSync(file, code, { lang, sourceType: 'module' });
    if (errors.length === 0) return program;
  }
  return undefined;
}

interface Module extends Searched {
  file: string;
}

function findExport({ body }: Program, module: Module): string[] {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration' && module.name === 'default')
      return inValue(statement.declaration as Expression, { body, module });
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const found = statement.specifiers.find(({ exported }) => nameOf(exported) === module.name);
    if (found && statement.source) return imported(statement.source.value, nameOf(found.local), module);
    if (found) return byName(nameOf(found.local), { body, module });
  }
  return module.name === 'default' ? [] : byName(module.name, { body, module });
}

interface Scope {
  body: Program['body'];
  module: Module;
}

/** By a name at the top of a module. */
function byName(local: string, { body, module }: Scope): string[] {
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const found = statement.specifiers.find((each) => each.local.name === local);
      if (found)
        return imported(
          statement.source.value,
          found.type === 'ImportSpecifier' ? nameOf(found.imported) : 'default',
          module,
        );
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const declared = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === local);
    if (declared?.init) return inValue(declared.init, { body, module });
  }
  return [];
}

/** The list of the theme has no element that the site draws. */
function imported(specifier: string, name: string, { file, siteDir, seen }: Module): string[] {
  const base = specifier.startsWith('@site/') ? path.join(siteDir, specifier.slice('@site/'.length)) : specifier;
  const found = base.startsWith('.') || path.isAbsolute(base) ? findModule(path.resolve(path.dirname(file), base)) : '';
  return found ? keysOf(found, { name, siteDir, seen }) : [];
}

function inValue(node: Expression, scope: Scope): string[] {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return inValue(node.expression, scope);
    case 'Identifier':
      return byName(node.name, scope);
    case 'ObjectExpression':
      return node.properties.flatMap((each) => {
        if (each.type === 'SpreadElement') return inValue(each.argument, scope);
        const name = each.computed ? '' : nameOf(each.key);
        return /^[a-z]/.test(name) && !isThemes(each.value as Expression, { name, ...scope }) ? [name] : [];
      });
    default:
      return [];
  }
}

/** A site that copied the whole list has names of plain elements in it, and the theme's own components. */
function isThemes(value: Expression, { name, body }: Scope & { name: string }): boolean {
  if (value.type === 'Literal') return value.value === name;
  if (value.type !== 'Identifier') return false;
  const part = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  return body.some(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      statement.specifiers.some((each) => each.local.name === value.name) &&
      [`@theme/MDXComponents/${part}`, `@theme/${part}`].includes(statement.source.value),
  );
}

function nameOf(node: { type: string; name?: unknown; value?: unknown }): string {
  return String((node.type === 'Literal' ? node.value : node.name) ?? '');
}
