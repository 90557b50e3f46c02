import type { Context } from '../../markdown/context.ts';
import type { Out } from '../../markdown/output/tree.ts';
import type { MarkdownSyntax, NodeOf } from '../../markdown/syntax.ts';

/** A term, and below it `: what it means`. */
export const definitions: MarkdownSyntax = {
  name: 'definitions',
  parser: { definitionList: true },
  nodes: {
    descriptionList: (node, context) => context.element('dl', {}, context.build(node.children)),
    descriptionTerm(node, context) {
      const term = context.element('dt', {}, context.build(node.children));
      context.sections.gap('\n');
      return term;
    },
    descriptionDetails: buildDetails,
  },
};

function buildDetails(node: NodeOf<'descriptionDetails'>, context: Context): Out {
  const children = node.children.flatMap((child) => {
    const built = child.type === 'paragraph' && !node.spread ? context.build(child.children) : context.build([child]);
    context.sections.gap('\n');
    return built;
  });
  return context.element('dd', {}, children);
}
