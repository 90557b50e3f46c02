import type { MdastNode } from 'satteri';
import type { Context } from '../context.ts';
import type { Out } from '../out.ts';
import { buildAdmonition } from './admonition.ts';

type Blockquote = Extract<MdastNode, { type: 'blockquote' }>;

const MARK = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** A quotation, or GitHub's `> [!NOTE]` on a line of its own. */
export function buildBlockquote(node: Blockquote, context: Context): Out {
  const [first, ...rest] = node.children;
  const opening = first?.type === 'paragraph' ? first.children[0] : undefined;
  const mark = first?.type === 'paragraph' && opening?.type === 'text' ? MARK.exec(opening.value) : null;
  if (!mark || first?.type !== 'paragraph' || opening?.type !== 'text') {
    return context.element('blockquote', {}, context.build(node.children));
  }
  const remainder = opening.value.slice(mark[0].length);
  const inline = [...(remainder === '' ? [] : [{ ...opening, value: remainder }]), ...first.children.slice(1)];
  const blocks: MdastNode[] = inline.length > 0 ? [{ ...first, children: inline }, ...rest] : rest;
  return buildAdmonition({ type: (mark[1] ?? 'note').toLowerCase(), children: context.build(blocks) }, context);
}
