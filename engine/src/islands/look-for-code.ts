import type { ImportedName } from '../shared/model.ts';
import { isAssetModule, loaderImport } from '../shared/module-key.ts';
import { calledName, CREATE_ELEMENT, nameOf, type Node } from './analyse.ts';

/** Whether what a component of an MDX file is given is data: see find-receivers.ts. */

/** Names at the top of the file. What it declares itself is in its program. */
export interface FileNames {
  imported: ReadonlyMap<string, ImportedName>;
  /** Components that every page is given. */
  free: ReadonlySet<string>;
}

/** The values of names that the file declares itself. Of a pattern they are not known. */
export type Declared = ReadonlyMap<string, Node | undefined>;

/** Where a value stands: among the props (as a spread), as a prop, between the tags, or somewhere inside an object. */
export type Place = 'props' | 'prop' | 'children' | 'object';

const PRINTED: Readonly<Record<Place, (value: string) => string>> = {
  props: (value) => `{...${value}}`,
  prop: (value) => `{a: ${value}}`,
  children: (value) => `{children: ${value}}`,
  object: (value) => `{a: {a: ${value}}}`,
};

/** What a component is given, besides data. */
export interface Given {
  isCode: boolean;
  doubts: Set<string>;
}

/** How the component of every page is named in the code of a page. */
export const GIVEN_COMPONENTS = '_given.components';

export function isCreation(node: Node): boolean {
  return node.type === 'CallExpression' && CREATE_ELEMENT.test(calledName(node['callee']) ?? '');
}

/** Notes what a value is, or holds, besides data. Arguments of other calls are left out: `items.map((item) => item.name)` gives data. */
export function createLook(file: FileNames & { declared: Declared; code: string }) {
  const known = new Map<string, boolean>();
  /** Whether a name of the file may be more than data. */
  const isDoubtful = (name: string): boolean => {
    const imported = file.imported.get(name);
    if (imported) return !isData(imported.specifier);
    if (!file.declared.has(name)) return file.free.has(name);
    const value = file.declared.get(name);
    const answer = known.get(name);
    if (answer !== undefined || value === undefined) return answer ?? true;
    known.set(name, false);
    const given: Given = { isCode: value.type.endsWith('Declaration'), doubts: new Set() };
    look(value, 'object', given);
    // `const Chart = memo(…)`: a component, by its name.
    const isComponent = value.type === 'CallExpression' && /^\p{Lu}(?![\p{Lu}_])/u.test(name);
    known.set(name, given.isCode || given.doubts.size > 0 || isComponent);
    return known.get(name) ?? false;
  };
  const printName = (node: Node): string | undefined => {
    const text = file.code.slice(node['start'] as number, node['end'] as number);
    const root = rootOf(node);
    if (root?.type === 'CallExpression') return isModuleCall(root, text) ? text : undefined;
    const name = nameOf(root) ?? '';
    if (!isDoubtful(name)) return undefined;
    return file.free.has(name) ? `${GIVEN_COMPONENTS}?.${text}` : text;
  };
  function look(value: unknown, place: Place, given: Given): void {
    const node = value as Node | null | undefined;
    const lookAll = (values: readonly unknown[]): void => {
      for (const each of values) look(each, place, given);
    };
    switch (node?.type) {
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
      case 'ClassExpression':
      case 'NewExpression':
        given.isCode = true;
        break;
      case 'Literal':
        if ('regex' in node || 'bigint' in node) given.isCode = true;
        break;
      case 'JSXElement':
      case 'JSXFragment':
        if (place === 'object') given.isCode = true;
        break;
      case 'ParenthesizedExpression':
        look(node['expression'], place, given);
        break;
      case 'SpreadElement':
        look(node['argument'], place, given);
        break;
      case 'ObjectExpression':
        for (const property of node['properties'] as Node[]) {
          const own: Place =
            place !== 'props' ? 'object' : nameOf(property['key']) === 'children' ? 'children' : 'prop';
          if (property.type === 'SpreadElement') look(property['argument'], place === 'props' ? place : own, given);
          else if (property['kind'] !== 'get') look(property['value'], own, given);
        }
        break;
      case 'ArrayExpression':
        // Children are drawn one by one.
        if (place !== 'children') lookAll(node['elements'] as unknown[]);
        break;
      case 'ConditionalExpression':
        lookAll([node['consequent'], node['alternate']]);
        break;
      case 'LogicalExpression':
        lookAll([node['left'], node['right']]);
        break;
      case 'SequenceExpression':
        lookAll((node['expressions'] as unknown[]).slice(-1));
        break;
      case 'Identifier':
      case 'MemberExpression':
      case 'ChainExpression':
      case 'CallExpression': {
        if (isCreation(node)) {
          if (place === 'object') given.isCode = true;
          break;
        }
        const name = printName(node);
        if (name !== undefined) given.doubts.add(PRINTED[place](name));
        break;
      }
      default:
    }
  }
  return look;
}

/** The name, or the call, at the start of `a.b[0]?.c`. */
function rootOf(node: Node): Node | undefined {
  if (node.type === 'ChainExpression') return rootOf(node['expression'] as Node);
  if (node.type !== 'MemberExpression') return node;
  const isPlain = !node['computed'] || (node['property'] as Node).type === 'Literal';
  return isPlain ? rootOf(node['object'] as Node) : undefined;
}

/** `require` of a module or of a file, as it is compiled: see resolveRequires. */
function isModuleCall(call: Node, text: string): boolean {
  const name = nameOf(call['callee']);
  const specifier = nameOf((call['arguments'] as Node[])[0]) ?? '';
  return name === '_module' ? !isData(specifier) : name === '_asset' && !text.endsWith('.default');
}

/** Whether nothing but data can be imported of a module. */
function isData(specifier: string): boolean {
  const loaded = loaderImport(specifier);
  const file = loaded ? loaded.file + loaded.query : specifier;
  return isAssetModule(file) || DATA.test(file);
}

const DATA = /\.(?:json5?|ya?ml|toml|txt|css|scss|sass|less)$|\?(?:raw|url|yaml)$/;
