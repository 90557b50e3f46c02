import type { Context } from '../context.ts';
import { sealed, type Out } from '../output/tree.ts';
import type { MarkdownSyntax, NodeOf } from '../syntax.ts';

/** Highlighted code: the blocks that no other syntax takes. */
export const code: MarkdownSyntax = {
  name: 'code',
  nodes: { code: buildCode },
};

function buildCode(node: NodeOf<'code'>, context: Context): Out {
  context.sections.code(node.value);
  context.sections.gap('\n');
  if (context.overridden.has('pre') || context.overridden.has('code')) return buildComponentCode(node, context);
  const block = context.renderCode(node.value, { language: node.lang ?? undefined, meta: node.meta ?? undefined });
  return sealed('div', { class: block.className }, block.html);
}

/** A site with its own `pre` or `code` gets what Docusaurus gives it. */
function buildComponentCode(node: NodeOf<'code'>, context: Context): Out {
  context.fences.push({ code: node.value, language: (node.lang ?? 'text').toLowerCase(), meta: node.meta ?? '' });
  const attributes = { class: node.lang ? `language-${node.lang}` : undefined, metastring: node.meta ?? undefined };
  return context.element('pre', {}, [context.element('code', attributes, [`${node.value}\n`])]);
}
