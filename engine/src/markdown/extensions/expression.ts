import type { MdastNode } from 'satteri';
import type { Context } from '../context.ts';
import type { Out } from '../out.ts';
import { resolveRequires } from './require.ts';

const ONLY_COMMENTS = /^(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/|\/\/[^\n]*(?:\n|$))*$/;
const STRING = /^\s*(?:'([^'\\\n]*)'|"([^"\\\n]*)")\s*$/;

/** `{…}` of MDX. A comment prints nothing and a plain string is text, so neither makes the page dynamic. */
export function buildExpression(
  node: Extract<MdastNode, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
  context: Context,
): Out | Out[] {
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
