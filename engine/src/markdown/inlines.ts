import type { MdastNode } from 'satteri';
import type { Context } from './context.ts';
import type { Out } from './out.ts';

type Node<T extends MdastNode['type']> = Extract<MdastNode, { type: T }>;
type Parent = Node<'emphasis' | 'strong' | 'delete'>;

const wrap =
  (tag: string) =>
  (node: Parent, context: Context): Out =>
    context.element(tag, {}, context.build(node.children));

function buildInlineCode(node: Node<'inlineCode'>, context: Context): Out {
  const value = node.value.replaceAll('\n', ' ');
  context.sections.write(value);
  return context.element('code', {}, [value]);
}

function buildBreak(_node: Node<'break'>, context: Context): Out[] {
  context.sections.write('\n');
  return [context.element('br', {}, []), '\n'];
}

export const INLINE_HANDLERS = {
  emphasis: wrap('em'),
  strong: wrap('strong'),
  delete: wrap('del'),
  inlineCode: buildInlineCode,
  break: buildBreak,
} as const;
