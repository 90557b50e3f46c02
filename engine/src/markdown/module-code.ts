import { YaprakError } from '../errors/index.ts';
import { mayNeedBrowser, needsBrowser } from '../islands/analyse.ts';
import { findReceivers, type Receiver } from '../islands/find-receivers.ts';
import { GIVEN_COMPONENTS } from '../islands/look-for-code.ts';
import type { CompiledBody } from '../shared/model.ts';
import type { PageModule } from './page-module.ts';
import { printJsx } from './output/jsx.ts';
import { loadCompiler } from './lazy.ts';
import type { Out } from './output/tree.ts';

export type ModuleCode = Omit<Extract<CompiledBody, { kind: 'mdx' }>, 'kind'>;

export interface ModuleCodeOptions {
  file: string;
  module: PageModule;
  /** Code between braces. */
  authorCode: readonly string[];
}

/** Names that Docusaurus gives to every page besides what it imports. */
const SCOPE = ['frontMatter', 'toc', 'metadata', 'contentTitle', 'assets'];

const COMPONENT = /<\s*([\p{Lu}_$][\p{ID_Continue}$]*)/gu;
const JSX = /<\s*(?:[\p{L}_$>])/u;

/** Put a dynamic page together as the body of a function: see CompiledBody in shared/model.ts. */
export function compileModuleCode(tree: readonly Out[], options: ModuleCodeOptions): ModuleCode {
  const { module } = options;
  const { code: content, components } = printJsx(tree);
  const author = `${module.code}\n${module.contentCode}\n${options.authorCode.join('\n')}`;
  const body = module.hasLayout ? `_jsx(MDXLayout, {...props, children: ${content}})` : content;
  const own = openProgram(`${module.code}\n${module.contentCode}(${body});`);
  const free = freeComponents(author, { used: components, declared: module.declared, program: own.program });
  const lookups = free
    .map((name) => `const ${name} = _components.${name} ?? _absent(${JSON.stringify(name)});`)
    .join('\n');
  const usesComponents = free.length > 0 || content.includes('_components[');
  const needsClient = mayNeedBrowser(own.code, 'page') && needsBrowser(own.program(), 'page');
  // A page that is one island anyway has its components in the browser with all that they are given.
  const hasCode = options.authorCode.length > 0 || module.code !== '';
  const receivers =
    hasCode && !needsClient
      ? findReceivers(own.program(), { code: own.code, imported: module.imported, free: new Set(free) })
      : [];
  const inner = [
    ...module.bindings,
    module.code,
    `function MDXContent(props) {\n${usesComponents ? 'const _components = {..._given.components, ...props.components};' : ''}\n${lookups}\n${module.contentCode}return ${body};\n}`,
    ...(receivers.length > 0 ? [printReceivers(receivers, free)] : []),
  ].join('\n');
  const scope = SCOPE.filter((name) => !module.declared.has(name) && new RegExp(`(?<![.\\w$])${name}\\b`).test(author));
  const compiled = JSX.test(author) ? compileJsx(inner, options.file) : inner;
  const prologue = [
    PROLOGUE,
    compiled.includes('_h(') ? CREATE : '',
    compiled.includes('_absent(') ? ABSENT : '',
    module.imports.length > 0 || compiled.includes('_module(') ? MODULE : '',
    compiled.includes('_asset(') ? ASSET : '',
    scope.length > 0 ? `const {${scope.join(', ')}} = _scope;` : '',
    // Components used inside exports come from the components of the site, known before any page is rendered.
    free
      .filter((name) => usesIn(module.code, name))
      .map((name) => `const ${name} = _given.components?.${name} ?? _absent(${JSON.stringify(name)});`)
      .join('\n'),
  ];
  const code = [
    ...prologue.filter((line) => line !== ''),
    compiled,
    `return {${[...module.exports, 'default: MDXContent'].join(', ')}};`,
  ].join('\n');
  const origins = receivers.flatMap((receiver) => receiver.origins);
  return { code, needsClient, ...(origins.length > 0 && { receivers: origins }) };
}

/** Functions, since the components of the site are known only when the page is rendered. */
function printReceivers(receivers: readonly Receiver[], free: readonly string[]): string {
  const print = ({ path, doubts }: Receiver): string => {
    const name = free.includes(path[0] ?? '') ? `${GIVEN_COMPONENTS}?.${path.join('?.')}` : path.join('.');
    return `[${[name, ...doubts.map((props) => `(${props})`)].map((value) => `() => ${value}`).join(', ')}]`;
  };
  return `MDXContent.receivers = [${receivers.map(print).join(', ')}];`;
}

// The components of the site are read when the page is rendered: they may import this very text.
const PROLOGUE =
  'const _given = arguments[0], {Fragment: _Fragment, jsx: _jsx, jsxs: _jsxs, modules: _modules, scope: _scope = {}} = arguments[0];';
const CREATE =
  'const _h = (type, config, ...children) => { const {key, ...props} = config ?? {}; ' +
  'if (children.length > 0) props.children = children.length === 1 ? children[0] : children; ' +
  'return (children.length > 1 ? _jsxs : _jsx)(type, props, key); };';
const ABSENT =
  'const _absent = (name) => function Absent() { throw new Error("Expected component `" + name + "` to be defined: ' +
  'you likely forgot to import, pass, or provide it."); };';
const MODULE =
  'const _module = (name) => { const found = _modules?.[name]; ' +
  'if (found === undefined) throw new Error("The import `" + name + "` of this page was not found."); return found; };';
const ASSET = 'const _asset = (url) => ({default: url, toString: () => url});';

function compileJsx(code: string, file: string): string {
  const result = loadCompiler().transformSync('page.jsx', code, {
    lang: 'jsx',
    sourceType: 'module',
    jsx: { runtime: 'classic', pragma: '_h', pragmaFrag: '_Fragment' },
  });
  const [error] = result.errors;
  if (!error) return result.code;
  throw new YaprakError({
    code: 'markdown-syntax',
    severity: 'error',
    message: `The JavaScript of the page cannot be compiled: ${error.message}`,
    file,
    hint: 'Check the exports and the expressions between braces.',
  });
}

/** Code, and its syntax tree once something asks for it. */
interface OpenedProgram {
  code: string;
  program: () => Program;
}

type Program = ReturnType<ReturnType<typeof loadCompiler>['parseSync']>['program'];

function openProgram(code: string): OpenedProgram {
  let program: Program | undefined;
  return {
    code,
    program: () =>
      (program ??= loadCompiler().parseSync('page.jsx', code, { lang: 'jsx', sourceType: 'module' }).program),
  };
}

/** Components that the page uses and does not declare: they come from those given to every page. */
function freeComponents(
  author: string,
  options: { used: ReadonlySet<string>; declared: ReadonlySet<string>; program: () => Program },
): string[] {
  const isFree = (name: string): boolean => !options.declared.has(name);
  const names = new Set([...options.used].filter(isFree));
  const found = Array.from(author.matchAll(COMPONENT), ([, name]) => name ?? '');
  // A comparison (`1 <Math.PI`) looks like a tag in the text, so the syntax tree decides.
  if (found.some((name) => isFree(name) && !names.has(name)))
    for (const name of tagNames(options.program())) if (isFree(name)) names.add(name);
  return [...names].sort();
}

/** Names at the root of the components that are tags in some code: `Foo` of `<Foo.Bar>`. */
function tagNames(program: Program): Set<string> {
  const { Visitor } = loadCompiler();
  const names = new Set<string>();
  const visitor = new Visitor({
    JSXOpeningElement({ name }) {
      let root = name;
      while (root.type === 'JSXMemberExpression') root = root.object;
      if (root.type === 'JSXIdentifier' && /^[\p{Lu}_$]/u.test(root.name)) names.add(root.name);
    },
  });
  visitor.visit(program);
  return names;
}

function usesIn(code: string, name: string): boolean {
  return code.includes(`<${name}`);
}
