import type { Context, Warning } from '../../markdown/context.ts';
import { LABEL_TOKENS, type MarkdownLabels } from '../../markdown/options.ts';
import { sealed, type Out } from '../../markdown/output/tree.ts';
import type { NodeOf } from '../../markdown/syntax.ts';
import { escapeAttribute, escapeText } from '../../shared/html.ts';
import type { Diagram } from '../../shared/model.ts';
import type { Plugin } from '../plugin.ts';
import { drawMermaid, type DrawnDiagram } from './draw-mermaid.ts';

/** ```mermaid as SVG, drawn while the page is compiled, or by Mermaid itself in the browser. What is no diagram stays code. */
export const mermaid: Plugin = {
  name: 'mermaid',
  markdown: {
    name: 'mermaid',
    isEnabled: (options) => options.mermaid,
    fences: { mermaid: renderFence },
    drawDiagram: (source, warn) => {
      const drawn = tryDraw(source, warn);
      return drawn && toDiagram(drawn, { source, labels: LABEL_TOKENS });
    },
  },
};

/** The file that a browser loads, and that loads the rest of the package beside it. */
const SCRIPT = 'mermaid/dist/mermaid.esm.min.mjs';

function renderFence(node: NodeOf<'code'>, context: Context): Out | undefined {
  const drawn = tryDraw(node.value, (warning) => context.warn(node, warning));
  if (!drawn) return undefined;
  context.sections.write(drawn.words);
  context.sections.gap('\n');
  // A site with its own component for diagrams draws by it what can be drawn.
  if (context.overridden.has('mermaid')) return context.element('mermaid', { value: node.value }, []);
  const { html, script } = toDiagram(drawn, { source: node.value, labels: context.options.labels });
  return sealed(
    'figure',
    { class: 'mermaid', 'data-mermaid': script && context.placeholder('package', script, node) },
    html,
  );
}

function tryDraw(source: string, warn: (warning: Warning) => void): DrawnDiagram | undefined {
  try {
    const drawn = drawMermaid(source);
    const { message, line } = drawn.doubt ?? {};
    if (message !== undefined)
      warn({
        code: 'mermaid-error',
        message: `${line === undefined ? 'The' : `Line ${line} of the`} Mermaid diagram may be wrong: ${message}`,
        hint: 'It is left to Mermaid in the browser, and shown as code where that cannot read it either.',
      });
    return drawn;
  } catch (error) {
    warn({
      code: 'mermaid-error',
      message: `The Mermaid diagram cannot be drawn: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'It is shown as code. The first word of a diagram is its kind: flowchart, sequenceDiagram, stateDiagram-v2, …',
    });
    return undefined;
  }
}

/** Drawn wider than this it may have to scroll: what fits 256 px, the text of the narrowest screens, when it shrinks as far as diagram.css lets it. */
const WIDEST_STILL = 256 / 0.6;

/** The drawing, or a place for it, and the source below: closed below a drawing, open where a script is still to draw. */
function toDiagram(
  { name, drawing }: DrawnDiagram,
  { source, labels }: { source: string; labels: MarkdownLabels },
): Diagram {
  const label = escapeAttribute(`${labels.diagram}: ${name}`);
  const width = Math.ceil(drawing?.width ?? 0);
  // A drawing that fits a phone never scrolls, so the keyboard need not stop at it. One with links in it is no picture.
  const scrolls = width > WIDEST_STILL ? ' tabindex="0"' : '';
  const role = drawing?.svg.includes('<a ') ? 'group' : 'img';
  const place = drawing
    ? `<div class="drawing scroll-edges" role="${role}"${scrolls} aria-label="${label}" style="--drawn:${width}px">${drawing.svg}</div>`
    : `<div class="drawing scroll-edges" role="img" aria-label="${label}" hidden></div>`;
  const code = `<pre tabindex="0"><code>${escapeText(source.trim())}</code></pre>`;
  const details = `<details${drawing ? '' : ' open'}><summary>${labels.diagramSource}</summary>${code}</details>`;
  return { html: place + details, ...(drawing ? {} : { script: SCRIPT }) };
}
