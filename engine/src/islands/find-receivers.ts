/**
 * Finds the components of an MDX file that are given something which is no data: a function, a class, another component, markup inside an
 * object. One that is an island could not be hydrated alone, since such a prop cannot be sent to the browser; then the file is one island.
 */
import type { ImportedName } from '../shared/model.ts';
import { calledName, nameOf, someNode, type Node } from './analyse.ts';
import { createLook, isCreation, type Declared, type FileNames, type Given, type Place } from './look-for-code.ts';

export interface Receiver {
  /** As the file names it: `Foo`, `Foo.Bar`. */
  path: string[];
  /** What it may be in other modules. */
  origins: ImportedName[];
  /** Props that may be data, as code: known when the file is run. None: something that it is given is no data for certain. */
  doubts: string[];
}

export function findReceivers(program: object, { code, ...names }: FileNames & { code: string }): Receiver[] {
  const root = program as Node;
  const declared = declaredIn(root);
  const look = createLook({ ...names, declared, code });
  const found = new Map<string, Given & { path: string[] }>();
  const add = (path: string[], { isCode, doubts }: Given): boolean => {
    const known = found.get(path.join('.')) ?? { path, isCode: false, doubts: new Set() };
    const before = known.doubts.size + Number(known.isCode);
    known.isCode ||= isCode;
    for (const doubt of doubts) known.doubts.add(doubt);
    found.set(path.join('.'), known);
    return known.doubts.size + Number(known.isCode) > before;
  };
  const isTop = (name = ''): boolean => names.imported.has(name) || declared.has(name) || names.free.has(name);
  eachElement(root, ({ path, props }) => {
    if (!isTop(path[0])) return;
    const given: Given = { isCode: false, doubts: new Set() };
    for (const { value, place } of props) look(value, place, given);
    if (given.isCode || given.doubts.size > 0) add(path, given);
  });
  // What a component of the file is given, it may pass on. The list grows while it is walked.
  const waiting = [...found.values()];
  for (const { path, ...given } of waiting) {
    const own = declared.get(path[0] ?? '');
    if (own)
      eachElement(own, ({ path: inner, props }) => {
        if (isTop(inner[0]) && props.length > 0 && add(inner, given)) waiting.push({ path: inner, ...given });
      });
  }
  return [...found.values()]
    .map(({ path, isCode, doubts }) => ({
      path,
      origins: originsOf(path, { ...names, declared }),
      doubts: isCode ? [] : [...doubts].sort(),
    }))
    .filter(({ origins }) => origins.length > 0)
    .sort((one, other) => (one.path.join('.') < other.path.join('.') ? -1 : 1));
}

function declaredIn(program: Node): Declared {
  const declared = new Map<string, Node | undefined>();
  for (const statement of program['body'] as Node[]) {
    if (/^(?:Function|Class)Declaration$/.test(statement.type)) declared.set(nameOf(statement['id']) ?? '', statement);
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement['declarations'] as Node[]) {
      const name = nameOf(id);
      if (name === undefined) for (const each of namesOf(id as Node)) declared.set(each, undefined);
      else declared.set(name, (init ?? undefined) as Node | undefined);
    }
  }
  return declared;
}

function namesOf(pattern: Node): string[] {
  const names: string[] = [];
  someNode(pattern, (node) => node.type === 'Identifier' && names.push(nameOf(node) ?? '') < 0);
  return names;
}

/** The modules from which a component may come. */
function originsOf(path: readonly string[], names: FileNames & { declared: Declared }): ImportedName[] {
  const [root = '', ...parts] = path;
  const imported = names.imported.get(root);
  const join = (...all: string[]): string => all.filter((part) => part !== '').join('.');
  if (imported) return [{ ...imported, name: join(imported.name, ...parts) }];
  const alias = names.declared.has(root) ? pathOf(names.declared.get(root)) : undefined;
  if (alias && alias[0] !== root) return originsOf([...alias, ...parts], names);
  if (!names.free.has(root)) return [];
  return [
    { specifier: '@theme/MDXComponents', name: join('default', root, ...parts) },
    { specifier: `@theme/${root}`, name: join('default', ...parts) },
  ];
}

interface DrawnElement {
  path: string[];
  /** Its attributes whose values are code. */
  props: { value: Node; place: Place }[];
}

function eachElement(root: Node, visit: (element: DrawnElement) => void): void {
  someNode(root, (node) => {
    const element = node.type === 'JSXElement' ? readElement(node) : readCreation(node);
    if (element) visit(element);
    return false;
  });
}

/** `<Name prop={code} {...code}>{code}</Name>` */
function readElement({ openingElement, children }: Node): DrawnElement | undefined {
  const { name, attributes } = openingElement as Node;
  const path = pathOf(name);
  const props = (attributes as Node[]).flatMap(({ type, argument, value }): DrawnElement['props'] => {
    if (type === 'JSXSpreadAttribute') return [{ value: argument as Node, place: 'props' }];
    const container = value as Node | null;
    return container?.type === 'JSXExpressionContainer'
      ? [{ value: container['expression'] as Node, place: 'prop' }]
      : [];
  });
  const [inner, ...others] = (children as Node[]).filter(
    ({ type, value }) => type !== 'JSXText' || !/^\s*$/.test(value as string),
  );
  if (inner?.type === 'JSXExpressionContainer' && others.length === 0)
    props.push({ value: inner['expression'] as Node, place: 'children' });
  return path && { path, props };
}

/** `_jsx(Name, {prop: code})`, `createElement(Name, props, child)`. */
function readCreation(node: Node): DrawnElement | undefined {
  if (!isCreation(node)) return undefined;
  const [type, given, ...children] = node['arguments'] as (Node | undefined)[];
  const path = pathOf(type);
  const props: DrawnElement['props'] = given && given.type !== 'Literal' ? [{ value: given, place: 'props' }] : [];
  // The third argument of `_jsx` is a key.
  const [child] = children;
  if (child && children.length === 1 && !/^_?jsxs?$/.test(calledName(node['callee']) ?? ''))
    props.push({ value: child, place: 'children' });
  return path && { path, props };
}

/** Of `Foo.Bar`, as code or as a tag. Nothing for what is called or chosen while it runs. */
function pathOf(value: unknown): string[] | undefined {
  const node = value as Node | null | undefined;
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return [nameOf(node) ?? ''];
  const isMember = node?.type === 'JSXMemberExpression' || (node?.type === 'MemberExpression' && !node['computed']);
  const object = isMember ? pathOf(node['object']) : undefined;
  return object && [...object, nameOf(node?.['property']) ?? ''];
}
