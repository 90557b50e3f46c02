import { isEsNode, walkProgram, type EsNode } from './estree.ts';
import type { Node } from './nodes.ts';

/**
 * What `@mdx-js/mdx` does first: a paragraph of nothing but components is those components, and a tag that the author typed is marked, since
 * no component of the site replaces it.
 */
export function markAndUnravel(parent: Node): void {
  if (!parent.children) return;
  parent.children = parent.children.flatMap((node): Node[] => {
    markAndUnravel(node);
    if (isJsx(node)) node.data = { ...node.data, _mdxExplicitJsx: true };
    if (isEsNode(node.data?.estree)) markTags(node.data.estree);
    if (node.type !== 'paragraph' || !isOnlyComponents(node)) return [node];
    return (node.children ?? []).flatMap((child) => {
      if (child.type === 'text') return [];
      return [{ ...child, type: child.type.replace('Text', 'Flow') }];
    });
  });
}

/** In code, too. */
function markTags(program: EsNode): void {
  walkProgram(program, (node) => {
    if (node.type === 'JSXElement') node['data'] = { ...(node['data'] as object | undefined), _mdxExplicitJsx: true };
  });
}

function isJsx({ type }: Node): boolean {
  return type === 'mdxJsxTextElement' || type === 'mdxJsxFlowElement';
}

function isOnlyComponents({ children = [] }: Node): boolean {
  const isBlank = ({ type, value = '' }: Node): boolean => type === 'text' && value.trim() === '';
  const isInline = ({ type }: Node): boolean => type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
  return children.some(isInline) && children.every((child) => isInline(child) || isBlank(child));
}
