import type { MdastNode } from 'satteri';
import type { ESTree } from 'rolldown/utils';
import { folderImport, parseFolderImport } from '../../shared/module-key.ts';
import type { Context } from '../context.ts';
import { loadCompiler } from '../lazy.ts';
import type { Out } from '../output/tree.ts';
import type { MarkdownSyntax, NodeOf } from '../syntax.ts';

/** `{…}` of MDX. */
export const expressions: MarkdownSyntax = {
  name: 'expressions',
  nodes: { mdxFlowExpression: buildExpression, mdxTextExpression: buildExpression },
};

const ONLY_COMMENTS = /^(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/|\/\/[^\n]*(?:\n|$))*$/;
const STRING = /^\s*(?:'([^'\\\n]*)'|"([^"\\\n]*)")\s*$/;

/** A comment prints nothing and a plain string is text, so neither makes the page dynamic. */
function buildExpression(node: NodeOf<'mdxFlowExpression' | 'mdxTextExpression'>, context: Context): Out | Out[] {
  if (ONLY_COMMENTS.test(node.value)) return [];
  const text = STRING.exec(node.value);
  if (text) {
    const value = text[1] ?? text[2] ?? '';
    context.sections.write(value);
    return value;
  }
  const code = resolveRequires(node.value, node, context);
  context.authorCode.push(code);
  return { kind: 'expression', code };
}

const REQUIRE = /\brequire(?:\.context)?\(\s*(['"])[^'"\n]+\1\s*[,)]/;

/** A file beside the page whose url is meant, rather than a module. */
const FILE = /^(?:\.{1,2}\/|@site\/).*\.(?!(?:[cm]?[jt]sx?|json|mdx?)$)\w+$/i;

/** What stands around code of each form, so that it can be parsed by itself. */
const AROUND = { expression: ['(', '\n)'], spread: ['({', '\n})'], statements: ['', ''] } as const;

/**
 * `require('./x.png')` in code of the author: the file's url, which is resolved later. `_asset` is in every compiled page that needs it.
 * `require('./x')`: the module. It may be one that only a browser can load, in code that the server does not run.
 */
export function resolveRequires(
  code: string,
  node: MdastNode,
  context: Pick<Context, 'placeholder' | 'requireModule'>,
  form: keyof typeof AROUND = 'expression',
): string {
  if (!REQUIRE.test(code)) return code;
  let resolved = '';
  let from = 0;
  for (const { specifier, start, end } of findRequires(code, form)) {
    resolved += code.slice(from, start) + replaceRequire(specifier, node, context);
    from = end;
  }
  return resolved + code.slice(from);
}

function replaceRequire(
  specifier: string,
  node: MdastNode,
  context: Pick<Context, 'placeholder' | 'requireModule'>,
): string {
  if (FILE.test(specifier)) return `_asset(${JSON.stringify(context.placeholder('asset', specifier, node))})`;
  context.requireModule(specifier, node);
  // Data is its own value, and so is a folder.
  const isValue = specifier.endsWith('.json') || parseFolderImport(specifier) !== undefined;
  return `_module(${JSON.stringify(specifier)})${isValue ? '.default' : ''}`;
}

/** The calls of `require` with the name of a module. A text that shows such a call is none. Code with errors has none: its compiler reports them. */
function findRequires(code: string, form: keyof typeof AROUND): { specifier: string; start: number; end: number }[] {
  const { parseSync, Visitor } = loadCompiler();
  const [before, after] = AROUND[form];
  const found: { specifier: string; start: number; end: number }[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: given, start, end }) {
      const specifier = specifierOf(callee, given);
      if (specifier !== undefined) found.push({ specifier, start: start - before.length, end: end - before.length });
    },
  });
  visitor.visit(parseSync('page.jsx', before + code + after, { lang: 'jsx', sourceType: 'module' }).program);
  return found.sort((one, other) => one.start - other.start);
}

/** What a call of `require` imports, or one of `require.context`: see parseFolderImport. */
function specifierOf(callee: ESTree.Expression, given: readonly ESTree.Argument[]): string | undefined {
  const values = given.map((each) => (each.type === 'Literal' ? each.value : null));
  const [specifier] = values;
  if (callee.type === 'Identifier')
    return callee.name === 'require' && given.length === 1 && typeof specifier === 'string' ? specifier : undefined;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.object.type !== 'Identifier') return undefined;
  return callee.object.name === 'require' && callee.property.name === 'context' ? folderImport(values) : undefined;
}

const WHOLE = /^\s*require\(\s*(['"])([^'"\n]+)\1\s*\)(?:\.default)?\s*$/;

/** The file of an expression that is nothing but a `require`. */
export function requiredFile(code: string): string | undefined {
  const specifier = code.includes('require') ? WHOLE.exec(code)?.[2] : undefined;
  return specifier !== undefined && FILE.test(specifier) ? specifier : undefined;
}
