/**
 * Decides whether code needs the browser: on its syntax tree, with one list of hooks, for files of the site, packages and MDX pages.
 * The parser is the caller's.
 */
import { ADAPTERS, type PageNeed } from '../shared/adapter.ts';

/**
 * What the code is. What a `module` imports is looked into by the caller, so an unknown hook does not count here; what a `page` (MDX)
 * imports is not, so it does. A `part` is a module in src/theme. Packages are compiled: handlers that they pass on do not count.
 */
export type CodeKind = 'module' | 'part' | 'package' | 'page';

/** Hooks that only make sense in a browser: React's own, the engine's, and those of adapters. */
const BROWSER_HOOKS = new Set([
  'useState',
  'useEffect',
  'useLayoutEffect',
  'useInsertionEffect',
  'useReducer',
  'useRef',
  'useSyncExternalStore',
  'useTransition',
  'useDeferredValue',
  'useOptimistic',
  'useActionState',
  'useImperativeHandle',
  'useIsBrowser',
  ...ADAPTERS.flatMap(({ hooks }) => hooks.browser),
]);

/** Hooks that only read, so that a page which calls them is complete as static HTML. */
const SERVER_HOOKS = new Set([
  'useMemo',
  'useCallback',
  'useId',
  'useContext',
  ...ADAPTERS.flatMap(({ hooks }) => hooks.server),
]);

const IGNORED_IN_PARTS = new Set(ADAPTERS.flatMap(({ hooks }) => hooks.ignoredInParts));

/** Their children exist only in a browser, or come later: a page is rendered at once. */
const LATER = new Set(['BrowserOnly', 'Suspense']);

/** Methods of a class that waits for the browser. */
const CLASS_METHODS = new Set(['componentDidMount', 'componentDidUpdate']);

/** Handlers of the DOM: on a component too, one of these ends at an element. */
const DOM_HANDLER =
  /^on(?:Click|DoubleClick|Change|Input|Submit|Focus|Blur|Key(?:Down|Up|Press)|Mouse\w+|Pointer\w+|Touch\w+|Drag\w*|Drop|Scroll|Wheel|Copy|Paste|Toggle|Load|Error)$/;
const HANDLER = /^on[A-Z]/;
const HOOK = /^use[A-Z]/;

/** Functions that make an element, as compilers and authors call them. */
export const CREATE_ELEMENT = /^_?(?:jsxs?|h|createElement)$/;

const TRACES = new RegExp(
  `use client|\\b(?:${[...BROWSER_HOOKS, ...CLASS_METHODS, ...LATER].join('|')}|this\\.setState)\\b`,
);
const PAGE_TRACES = /\buse[A-Z]/;
const HANDLER_TRACES = /\bon[A-Z]/;

/**
 * What code may ask of its page when it runs in the browser. What it draws there only, such as the children of `<BrowserOnly>`, asks for
 * nothing while the page is made.
 */
export function findPageNeeds(code: string): PageNeed[] {
  const named = ADAPTERS.flatMap(({ hooks }) => Object.entries(hooks.ofPage));
  return [...new Set(named.flatMap(([hook, needs]) => (new RegExp(`\\b${hook}\\b`).test(code) ? needs : [])))];
}

/** False where the text alone shows that code does not need the browser. Most code need not be parsed. */
export function mayNeedBrowser(code: string, kind: CodeKind): boolean {
  if (TRACES.test(code) || (kind !== 'package' && HANDLER_TRACES.test(code))) return true;
  return kind === 'page' && PAGE_TRACES.test(code);
}

/**
 * Whether a module does something for its own sake, such as `if (canUseDOM) startAnalytics();`, in code that knows the browser. Without its
 * program: whether it may.
 */
export function startsSomething(code: string, program?: { body: readonly { type: string }[] }): boolean {
  if (!/^if\s*\(/m.test(code) || !BROWSER.test(code)) return false;
  return program?.body.some(({ type }) => type === 'IfStatement') ?? true;
}

const BROWSER = /\b(?:window|document|navigator|localStorage|sessionStorage|canUseDOM)\b/;

/** As much of a node of the syntax tree (ESTree, as Oxc gives it) as is read here. */
export interface Node {
  type: string;
  [field: string]: unknown;
}

/** Whether a program begins with `'use client'`. */
export function hasClientDirective(program: object): boolean {
  return (program as { body: Node[] }).body.some((statement) => statement['directive'] === 'use client');
}

/** Whether a program needs the browser: it has the directive, or it could not work otherwise. */
export function needsBrowser(program: object, kind: CodeKind): boolean {
  if (hasClientDirective(program)) return true;
  const renamed = findRenamed(program as { body: Node[] });
  const originalOf = (name = ''): string => renamed.get(name) ?? name;
  const isHook = (name: string | undefined): boolean => {
    const hook = originalOf(name);
    if (kind === 'page') return HOOK.test(hook) && !SERVER_HOOKS.has(hook);
    return BROWSER_HOOKS.has(hook) && !(kind === 'part' && IGNORED_IN_PARTS.has(hook));
  };
  const isHandler = (name: string | undefined, element: string | undefined): boolean => {
    if (name === undefined || kind === 'package') return false;
    return kind === 'page' || /^[a-z]/.test(element ?? '') ? HANDLER.test(name) : DOM_HANDLER.test(name);
  };
  const isInteractive = ({ name, attributes }: DrawnElement): boolean =>
    LATER.has(originalOf(name)) || attributes.some((attribute) => isHandler(attribute, name));
  return someNode(program as Node, (node) => {
    switch (node.type) {
      case 'CallExpression': {
        const name = calledName(node['callee']);
        return isHook(name) || (CREATE_ELEMENT.test(name ?? '') && isInteractive(readCall(node)));
      }
      case 'JSXOpeningElement':
        return isInteractive(readTag(node));
      case 'MethodDefinition':
      case 'PropertyDefinition':
        return CLASS_METHODS.has(nameOf(node['key']) ?? '');
      case 'Property':
        // What a class becomes in old code: `{ key: 'componentDidMount', value: function () {} }`.
        return CLASS_METHODS.has(nameOf(nameOf(node['key']) === 'key' ? node['value'] : node['key']) ?? '');
      case 'MemberExpression': {
        const name = nameOf(node['property']) ?? '';
        return CLASS_METHODS.has(name) || (name === 'setState' && (node['object'] as Node).type === 'ThisExpression');
      }
      default:
        return false;
    }
  });
}

/** An element as code draws it: its name, and its attributes whose values are code. */
interface DrawnElement {
  name: string | undefined;
  attributes: (string | undefined)[];
}

/** `<Name attribute={code}>`. Of `<React.Suspense>` the last name counts. */
function readTag(node: Node): DrawnElement {
  const attributes = (node['attributes'] as Node[])
    .filter(({ value }) => (value as Node | null | undefined)?.type === 'JSXExpressionContainer')
    .map(({ name }) => nameOf(name));
  const name = node['name'] as Node;
  return { name: nameOf(name.type === 'JSXMemberExpression' ? name['property'] : name), attributes };
}

/** `jsx(Name, { attribute: code })`. */
function readCall(node: Node): DrawnElement {
  const [type, props] = node['arguments'] as (Node | undefined)[];
  const properties = props?.type === 'ObjectExpression' ? (props['properties'] as Node[]) : [];
  const attributes = properties
    .filter(({ value }) => (value as Node | undefined)?.type !== 'Literal')
    .map(({ key }) => nameOf(key));
  return { name: calledName(type), attributes };
}

/**
 * What a name of a module stands for, where it is another: of `import { useState as a }`, of a default import, and of a variable that holds
 * a module in compiled code, `const a_1 = wrapped(require('@docusaurus/useIsBrowser'))`.
 */
function findRenamed({ body }: { body: Node[] }): Map<string, string> {
  const renamed = new Map<string, string>();
  const add = (local: unknown, name: string | undefined): void => {
    if (name !== undefined && (HOOK.test(name) || LATER.has(name))) renamed.set(nameOf(local) ?? '', name);
  };
  for (const statement of body) {
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement['declarations'] as Node[]) add(id, lastName(requiredBy(init)));
    if (statement.type !== 'ImportDeclaration') continue;
    for (const { type, imported, local } of statement['specifiers'] as Node[])
      add(local, type === 'ImportDefaultSpecifier' ? lastName(nameOf(statement['source'])) : nameOf(imported));
  }
  return renamed;
}

/** The module that a value is: `require('a')`, or that given to a function which makes old and new modules alike. */
export function requiredBy(value: unknown): string | undefined {
  const call = value as Node | null | undefined;
  if (call?.type !== 'CallExpression') return undefined;
  const [first] = call['arguments'] as (Node | undefined)[];
  return nameOf(call['callee']) === 'require' ? nameOf(first) : requiredBy(first);
}

function lastName(specifier: string | undefined): string | undefined {
  return specifier?.slice(specifier.lastIndexOf('/') + 1);
}

/** The last name of what is called: of `useState`, `React.useState` and `(0, react_1.useState)`. Of `a_1.default`, `a_1`. Of a text, the text. */
export function calledName(callee: unknown): string | undefined {
  const node = callee as Node | undefined;
  switch (node?.type) {
    case 'ParenthesizedExpression':
    case 'TSInstantiationExpression':
    case 'TSNonNullExpression':
      return calledName(node['expression']);
    case 'SequenceExpression':
      return calledName((node['expressions'] as Node[]).at(-1));
    case 'MemberExpression':
      return nameOf(nameOf(node['property']) === 'default' ? node['object'] : node['property']);
    default:
      return nameOf(node);
  }
}

/** Of an identifier, or of a text that stands for one. */
export function nameOf(value: unknown): string | undefined {
  const node = value as Node | null | undefined;
  if (node?.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  return node?.type === 'Identifier' || node?.type === 'JSXIdentifier' ? (node['name'] as string) : undefined;
}

/** Looks at all nodes but those in fields that are left out. Without recursion: a bundled package may be nested deeper than the stack. */
export function someNode(
  root: Node,
  test: (node: Node) => boolean,
  isLeftOut: (node: Node, field: string) => boolean = () => false,
): boolean {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) for (const each of value) waiting.push(each);
    else if (typeof value === 'object' && value !== null) {
      const node = value as Node;
      if (typeof node.type === 'string' && test(node)) return true;
      for (const [field, inner] of Object.entries(node))
        if (typeof inner === 'object' && inner !== null && !isLeftOut(node, field)) waiting.push(inner);
    }
  }
  return false;
}
