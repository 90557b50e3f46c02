import type { MdastNode } from 'satteri';
import type { Context } from './context.ts';
import type { Out } from './out.ts';
import { BLOCK_HANDLERS } from './blocks.ts';
import { INLINE_HANDLERS } from './inlines.ts';
import { buildHeading } from './headings.ts';
import { buildFootnoteReference } from './footnotes.ts';
import { buildImage, buildImageReference, buildLink, buildLinkReference } from './links.ts';
import { buildContainerDirective, buildLeafDirective, buildTextDirective } from './extensions/directive.ts';
import { buildBlockquote } from './extensions/alert.ts';
import { buildText } from './extensions/emoji.ts';
import { buildCode } from './extensions/code.ts';
import { buildMath, buildInlineMath } from './extensions/math.ts';
import { buildExpression } from './extensions/expression.ts';
import { buildJsx } from './extensions/jsx.ts';
import { buildRawHtml } from './extensions/raw-html.ts';

type Handlers = { [T in MdastNode['type']]?: (node: Extract<MdastNode, { type: T }>, context: Context) => Out | Out[] };

/** One function for each kind of node. A kind that is not here (definitions, front matter, imports) prints nothing. */
const HANDLERS: Handlers = {
  ...BLOCK_HANDLERS,
  ...INLINE_HANDLERS,
  heading: buildHeading,
  blockquote: buildBlockquote,
  code: buildCode,
  text: buildText,
  link: buildLink,
  linkReference: buildLinkReference,
  image: buildImage,
  imageReference: buildImageReference,
  footnoteReference: buildFootnoteReference,
  containerDirective: buildContainerDirective,
  leafDirective: buildLeafDirective,
  textDirective: buildTextDirective,
  math: buildMath,
  inlineMath: buildInlineMath,
  html: buildRawHtml,
  mdxJsxFlowElement: buildJsx,
  mdxJsxTextElement: buildJsx,
  mdxFlowExpression: buildExpression,
  mdxTextExpression: buildExpression,
};

type Handler = (node: MdastNode, context: Context) => Out | Out[];

export function buildNodes(nodes: readonly MdastNode[], context: Context): Out[] {
  const out: Out[] = [];
  for (const node of nodes) {
    const handler = HANDLERS[node.type] as Handler | undefined;
    if (!handler) continue;
    const made = handler(node, context);
    if (Array.isArray(made)) out.push(...made);
    else out.push(made);
  }
  return out;
}
