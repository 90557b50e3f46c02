import type { Context } from '../context.ts';
import type { Out } from '../output/tree.ts';
import type { MarkdownSyntax, NodeOf } from '../syntax.ts';

type Parent = NodeOf<'emphasis' | 'strong' | 'delete'>;

const wrap =
  (tag: string) =>
  (node: Parent, context: Context): Out =>
    context.element(tag, {}, context.build(node.children));

function buildInlineCode(node: NodeOf<'inlineCode'>, context: Context): Out {
  const value = node.value.replaceAll('\n', ' ');
  context.sections.code(value);
  return context.element('code', {}, [value]);
}

function buildBreak(_node: NodeOf<'break'>, context: Context): Out[] {
  context.sections.write('\n');
  return [context.element('br', {}, []), '\n'];
}

function buildText(node: NodeOf<'text'>, context: Context): Out {
  context.sections.write(node.value);
  return node.value;
}

/** Text and its emphasis, code and line breaks. */
export const inlines: MarkdownSyntax = {
  name: 'inlines',
  nodes: {
    text: buildText,
    emphasis: wrap('em'),
    strong: wrap('strong'),
    delete: wrap('del'),
    inlineCode: buildInlineCode,
    break: buildBreak,
  },
};
