import type { Context, Warning } from '../../markdown/context.ts';
import { sealed, type Out } from '../../markdown/output/tree.ts';
import type { NodeOf } from '../../markdown/syntax.ts';
import type { Plugin } from '../plugin.ts';
import type { Diagram } from '../../shared/model.ts';
import { drawMermaid } from './draw-mermaid.ts';

/** ```mermaid as SVG, drawn while the page is compiled. What cannot be drawn stays code. */
export const mermaid: Plugin = {
  name: 'mermaid',
  markdown: {
    name: 'mermaid',
    isEnabled: (options) => options.mermaid,
    fences: { mermaid: renderFence },
    drawDiagram,
  },
};

function renderFence(node: NodeOf<'code'>, context: Context): Out | undefined {
  const diagram = drawDiagram(node.value, (warning) => context.warn(node, warning));
  if (!diagram) return undefined;
  const { svg, width, isWide } = diagram;
  context.sections.write(labelsOf(svg));
  context.sections.gap('\n');
  // A site with its own component for diagrams draws by it what can be drawn.
  if (context.overridden.has('mermaid')) return context.element('mermaid', { value: node.value }, []);
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

function drawDiagram(source: string, warn: (warning: Warning) => void): Diagram | undefined {
  try {
    return drawMermaid(source);
  } catch (error) {
    warn({
      code: 'mermaid-error',
      message: `The Mermaid diagram cannot be drawn: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'It is shown as code. Flowcharts, state, sequence, class, entity and xy diagrams can be drawn.',
    });
    return undefined;
  }
}

/** The words of a drawing, for search. */
function labelsOf(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)]
    .map((found) => (found[1] ?? '').replace(/<[^>]*>/g, ' '))
    .join(' ');
}
