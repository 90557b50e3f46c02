import { readFile } from 'node:fs/promises';
import type { ESTree } from 'vite';
import type { ImportedName } from '../../shared/model.ts';
import { exportNames } from '../plugins/export-names.ts';
import { parseModule } from '../plugins/parse-module.ts';

/** An export of a module: `default`, or a part of it: `default.Header`. */
interface Export {
  file: string;
  name: string;
}

type FindFile = (specifier: string, from: string) => Promise<string | undefined>;

/** A file, and those that have what it only gives on: an `index.ts` is in front of many hooks. */
export async function listHolders(
  file: string,
  { names, resolve }: { names: readonly string[]; resolve: FindFile },
): Promise<string[]> {
  if (!GIVES_ON.test(await readFile(file, 'utf8').catch(() => ''))) return [file];
  const holders = new Set([file]);
  for (const name of names)
    for (const passed of await follow({ file, name }, resolve)) {
      const known = exportNames(await readFile(passed.file, 'utf8').catch(() => ''), passed.file);
      if (known.includes(passed.name.split('.')[0] ?? '')) holders.add(passed.file);
    }
  return [...holders];
}

const GIVES_ON = /\bexport\b[^;]*?\bfrom\b/;

/**
 * The modules through which an export passes, from the one that is imported to the one that makes it: an `index.ts` may give on what another
 * file has. What a module makes of others itself (`memo(Chart)`) is its own.
 */
export async function followExport(start: Export, resolve: FindFile): Promise<string[]> {
  return [...new Set((await follow(start, resolve)).map(({ file }) => file))];
}

/** What it is in each of them. */
async function follow(start: Export, resolve: FindFile): Promise<Export[]> {
  const seen = new Map([[`${start.file}\n${start.name}`, start]]);
  // A map grows while it is walked.
  for (const { file, name } of seen.values()) {
    if (name === '' || !/\.[cm]?[jt]sx?$/.test(file)) continue;
    const program = parseModule(await readFile(file, 'utf8').catch(() => ''), file);
    for (const passed of program ? passedOn(program, name.split('.')) : []) {
      const next = await resolve(passed.specifier, file);
      if (next !== undefined) seen.set(`${next}\n${passed.name}`, { file: next, name: passed.name });
    }
  }
  return [...seen.values()];
}

/** What an export is in other modules, where a module only passes it on. */
function passedOn({ body }: ESTree.Program, [name = '', ...parts]: readonly string[]): ImportedName[] {
  const from = (specifier: string, ...path: readonly string[]): ImportedName => ({ specifier, name: path.join('.') });
  /** By a name at the top of the module. */
  const byName = (local: string, rest: readonly string[]): ImportedName[] => {
    for (const statement of body) {
      if (statement.type === 'ImportDeclaration') {
        const found = statement.specifiers.find((each) => each.local.name === local);
        const { value } = statement.source;
        if (found?.type === 'ImportNamespaceSpecifier') return [from(value, ...rest)];
        if (found?.type === 'ImportDefaultSpecifier') return [from(value, 'default', ...rest)];
        if (found) return [from(value, nameOf(found.imported), ...rest)];
      }
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration?.type !== 'VariableDeclaration') continue;
      const declared = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === local);
      if (declared?.init) return inValue(declared.init, rest);
    }
    return [];
  };
  const inValue = (node: ESTree.Node, rest: readonly string[]): ImportedName[] => {
    switch (node.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return inValue(node.expression, rest);
      case 'Identifier':
        return byName(node.name, rest);
      case 'MemberExpression':
        return node.property.type === 'Identifier' ? inValue(node.object, [node.property.name, ...rest]) : [];
      case 'ObjectExpression': {
        const [part, ...others] = rest;
        const own = node.properties.find((each) => each.type === 'Property' && nameOf(each.key) === part);
        if (own?.type === 'Property') return inValue(own.value, others);
        return node.properties.flatMap((each) => (each.type === 'SpreadElement' ? inValue(each.argument, rest) : []));
      }
      default:
        return [];
    }
  };
  const whole: ImportedName[] = [];
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration' && name === 'default')
      return inValue(statement.declaration, parts);
    if (statement.type === 'ExportAllDeclaration') {
      if (statement.exported === null) whole.push(from(statement.source.value, name, ...parts));
      else if (nameOf(statement.exported) === name) return [from(statement.source.value, ...parts)];
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const found = statement.specifiers.find((each) => nameOf(each.exported) === name);
    if (!found) continue;
    return statement.source
      ? [from(statement.source.value, nameOf(found.local), ...parts)]
      : byName(nameOf(found.local), parts);
  }
  const own = byName(name, parts);
  return own.length > 0 || name === 'default' ? own : whole;
}

function nameOf(node: ESTree.Node): string {
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'Identifier' ? node.name : '';
}
