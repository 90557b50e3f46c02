import type { MdastNode } from 'satteri';
import type { Context } from '../context.ts';
import type { Out } from '../out.ts';

const COMMENT = /<!--[\s\S]*?-->/g;

/** HTML in CommonMark, as typed; comments are for the author only. */
export function buildRawHtml(node: Extract<MdastNode, { type: 'html' }>, context: Context): Out | Out[] {
  const html = node.value.includes('<!--') ? node.value.replace(COMMENT, '') : node.value;
  if (html.trim() === '') return [];
  context.hasRawHtml = true;
  context.sections.write(html.replace(/<[^>]*>/g, ' '));
  return { kind: 'raw', html };
}
