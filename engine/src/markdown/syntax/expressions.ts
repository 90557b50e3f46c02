import type { MdastNode } from 'satteri';
import type { Context } from '../context.ts';
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

const REQUIRE = /\brequire\(\s*(['"])([^'"\n]+)\1\s*\)/g;

/** A file beside the page whose url is meant, rather than a module. */
const FILE = /^(?:\.{1,2}\/|@site\/).*\.(?!(?:[cm]?[jt]sx?|json|mdx?)$)\w+$/i;

/**
 * `require('./x.png')` in code of the author: the file's url, which is resolved later. `_asset` is in every compiled page that needs it.
 * `require('./x')`: the module. It may be one that only a browser can load, in code that the server does not run.
 */
export function resolveRequires(
  code: string,
  node: MdastNode,
  context: Pick<Context, 'placeholder' | 'requireModule'>,
): string {
  if (!code.includes('require')) return code;
  return code.replace(REQUIRE, (_call, _quote, specifier: string) => {
    if (FILE.test(specifier)) return `_asset(${JSON.stringify(context.placeholder('asset', specifier, node))})`;
    context.requireModule(specifier, node);
    // Data is its own value.
    return `_module(${JSON.stringify(specifier)})${specifier.endsWith('.json') ? '.default' : ''}`;
  });
}

const WHOLE = /^\s*require\(\s*(['"])([^'"\n]+)\1\s*\)(?:\.default)?\s*$/;

/** The file of an expression that is nothing but a `require`. */
export function requiredFile(code: string): string | undefined {
  const specifier = code.includes('require') ? WHOLE.exec(code)?.[2] : undefined;
  return specifier !== undefined && FILE.test(specifier) ? specifier : undefined;
}
