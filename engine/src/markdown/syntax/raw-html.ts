import type { Context } from '../context.ts';
import type { Out } from '../output/tree.ts';
import type { MarkdownSyntax, NodeOf } from '../syntax.ts';

const INVISIBLE = /<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;

/** HTML in CommonMark, as typed; comments are for the author only. */
export const rawHtml: MarkdownSyntax = { name: 'raw-html', nodes: { html: buildRawHtml } };

function buildRawHtml(node: NodeOf<'html'>, context: Context): Out | Out[] {
  const html = node.value.includes('<!--') ? node.value.replace(COMMENT, '') : node.value;
  if (html.trim() === '') return [];
  context.rawHtml.push(node);
  const text = html
    .replace(INVISIBLE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  if (text.trim() !== '') context.sections.write(text);
  else context.sections.gap(' ');
  return { kind: 'raw', html };
}
