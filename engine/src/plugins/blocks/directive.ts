import type { MdastNode } from 'satteri';
import type { Context } from '../../markdown/context.ts';
import type { Out } from '../../markdown/output/tree.ts';
import type { DirectiveNode, NodeOf, RenderNode } from '../../markdown/syntax.ts';

export interface Directive {
  node: DirectiveNode;
  /** What stands in brackets after the name. */
  label: readonly MdastNode[];
  attributes: Readonly<Record<string, string | null | undefined>>;
  children: readonly MdastNode[];
}

/** Renders `:::name` only. A site whose own admonition has that name keeps it. */
export function container(render: (block: Directive, context: Context) => Out): RenderNode<DirectiveNode> {
  return (node, context) =>
    node.type === 'containerDirective' && !context.keywords.has(node.name)
      ? render(readContainer(node), context)
      : undefined;
}

/** Renders `:name[label]` only: `:name` alone is text. */
export function inline(render: (piece: Directive, context: Context) => Out): RenderNode<DirectiveNode> {
  return (node, context) => {
    if (node.type !== 'textDirective' || node.children.length === 0) return undefined;
    return render({ node, label: node.children, attributes: node.attributes ?? {}, children: [] }, context);
  };
}

export function readContainer(node: NodeOf<'containerDirective'>): Directive {
  const [first, ...rest] = node.children as readonly MdastNode[];
  const attributes = node.attributes ?? {};
  return first?.type === 'paragraph' && first.data?.directiveLabel === true
    ? { node, label: first.children, attributes, children: rest }
    : { node, label: [], attributes, children: node.children };
}
