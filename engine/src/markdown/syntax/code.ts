import type { Context } from '../context.ts';
import { element, sealed, type Out } from '../output/tree.ts';
import type { MarkdownSyntax, NodeOf } from '../syntax.ts';

/** Highlighted code: the blocks that no other syntax takes. */
export const code: MarkdownSyntax = {
  name: 'code',
  nodes: { code: buildCode },
};

function buildCode(node: NodeOf<'code'>, context: Context): Out {
  context.sections.code(node.value);
  context.sections.gap('\n');
  const isReplaced = context.overridden.has('pre') || context.overridden.has('code');
  if (isReplaced) return buildComponentCode(node, context, (tag, ...rest) => context.element(tag, ...rest));
  if (context.lookedAt > 0 && context.options.codeElements) return buildComponentCode(node, context, elementOfList);
  const block = context.renderCode(node.value, { language: node.lang ?? undefined, meta: node.meta ?? undefined });
  return sealed('div', { class: block.className }, block.html);
}

/** An element that the list of MDX's components draws. */
const elementOfList: Context['element'] = (tag, attributes, children) => ({
  ...element(tag, attributes, children),
  overridden: true,
  dynamic: true,
});

/** A site with its own `pre` or `code`, or with components that look at fences, gets what Docusaurus gives it. */
function buildComponentCode(node: NodeOf<'code'>, context: Context, make: Context['element']): Out {
  context.fences.push({ code: node.value, language: (node.lang ?? 'text').toLowerCase(), meta: node.meta ?? '' });
  const attributes = { class: node.lang ? `language-${node.lang}` : undefined, metastring: node.meta ?? undefined };
  return make('pre', {}, [make('code', attributes, [`${node.value}\n`])]);
}
