import type { MdastNode } from 'satteri';
import type { Diagram } from '../../shared/model.ts';
import type { Context } from '../context.ts';
import { drawMermaid, explainMermaid } from '../draw-mermaid.ts';
import { sealed, type Out } from '../out.ts';

/** A diagram; nothing when it cannot be drawn (there is a warning then). */
export function buildMermaid(node: Extract<MdastNode, { type: 'code' }>, context: Context): Out | undefined {
  let diagram: Diagram;
  try {
    diagram = drawMermaid(node.value);
  } catch (error) {
    context.warn(node, explainMermaid(error));
    return undefined;
  }
  const { svg, width, isWide } = diagram;
  context.sections.write(labelsOf(svg));
  context.sections.gap('\n');
  return sealed(
    'figure',
    {
      class: 'mermaid',
      role: 'img',
      // A drawing that fits a phone never scrolls, so the keyboard need not stop at it.
      tabindex: isWide ? '0' : undefined,
      'aria-label': context.options.labels.diagram,
      style: width > 0 ? `--drawn:${width}px` : undefined,
    },
    svg,
  );
}

function labelsOf(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)]
    .map((found) => (found[1] ?? '').replace(/<[^>]*>/g, ' '))
    .join(' ');
}
