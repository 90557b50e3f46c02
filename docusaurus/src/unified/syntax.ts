import type { MarkdownSyntax } from 'yaprak';
import type { HtmlAttributes, Node } from './nodes.ts';

/** What the engine makes of a node: see output/tree.ts there. */
type Out = string | { kind: string; attributes?: Record<string, unknown>; children?: readonly Out[] };

interface Context {
  build(nodes: readonly unknown[]): Out[];
  element(tag: string, attributes: HtmlAttributes, children: readonly Out[]): Out;
  sections: { gap(separator: ' ' | '\n'): void };
  options: { labels: { taskDone: string; taskOpen: string } };
}

const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Renders the nodes that trees of remark and rehype have besides those of Markdown: see settle.ts. */
export const elements = {
  name: 'unified-elements',
  nodes: { element: buildElement, propertied: buildPropertied },
} as unknown as MarkdownSyntax;

function buildElement(node: Node, context: Context): Out {
  const tag = String(node['tagName']);
  const attributes = { ...(node['attributes'] as HtmlAttributes) };
  if (tag === 'input' && attributes['type'] === 'checkbox' && !attributes['aria-label']) {
    const { taskDone, taskOpen } = context.options.labels;
    attributes['aria-label'] = attributes['checked'] ? taskDone : taskOpen;
  }
  const isInline = INLINE.has(tag) || tag === 'br';
  if (!isInline) context.sections.gap('\n');
  const made = context.element(tag, attributes, context.build(node.children ?? []));
  if (!isInline) context.sections.gap('\n');
  return made;
}

/** Adds attributes to what the engine makes of a node, and to the elements directly in it. */
function buildPropertied(node: Node, context: Context): Out[] {
  const [made, ...rest] = context.build([node['child']]);
  if (typeof made !== 'object' || made.kind !== 'element') return made === undefined ? rest : [made, ...rest];
  const items = node['items'] as readonly HtmlAttributes[];
  const children = made.children?.map((child, index) => addAttributes(child, items[index]));
  return [addAttributes({ ...made, ...(children ? { children } : {}) }, node['attributes'] as HtmlAttributes), ...rest];
}

function addAttributes(out: Out, added: HtmlAttributes | undefined): Out {
  if (typeof out !== 'object' || out.kind !== 'element' || !added) return out;
  return { ...out, attributes: { ...out.attributes, ...added } };
}
