import { createHash } from 'node:crypto';
import type { MdastNode } from 'satteri';
import type { Context } from '../context.ts';
import { loadMermaid } from '../lazy.ts';
import { sealed, type Out } from '../out.ts';

/** A diagram as SVG, drawn with the page's own colours; nothing when it cannot be drawn (there is a warning then). */
export function buildMermaid(node: Extract<MdastNode, { type: 'code' }>, context: Context): Out | undefined {
  const { renderMermaidSVG } = loadMermaid();
  let svg: string;
  try {
    svg = renderMermaidSVG(separateStatements(node.value), {
      bg: 'var(--diagram-background)',
      fg: 'var(--diagram-foreground)',
      transparent: true,
      padding: 8,
    });
  } catch (error) {
    context.warn(node, {
      code: 'mermaid-error',
      message: `The Mermaid diagram cannot be drawn: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'It is shown as code. Flowcharts, state, sequence, class, entity and xy diagrams can be drawn.',
    });
    return undefined;
  }
  context.sections.write(labelsOf(svg));
  context.sections.gap('\n');
  const width = widthOf(svg);
  return sealed(
    'figure',
    {
      class: 'mermaid',
      role: 'img',
      // A drawing that fits a phone never scrolls, so the keyboard need not stop at it.
      tabindex: width > WIDEST_STILL ? '0' : undefined,
      'aria-label': context.options.labels.diagram,
      style: width > 0 ? `--drawn:${width}px` : undefined,
    },
    tidy(svg, node.value),
  );
}

/** Drawn wider than this it may have to scroll: what fits 256 px, the text of the narrowest screens, when it shrinks as far as diagram.css lets it. */
const WIDEST_STILL = 256 / 0.6;

/** The style sheet reckons with the width at which the letters have their full size. */
function widthOf(svg: string): number {
  return Math.ceil(Number(/<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1] ?? 0));
}

/** `graph TD; A-->B;` on one line is usual in Mermaid, but the renderer reads one statement a line. */
function separateStatements(code: string): string {
  if (!/^\s*(?:graph|flowchart)\b/.test(code) || !code.includes(';')) return code;
  let depth = 0;
  let quoted = false;
  let out = '';
  for (const char of code) {
    if (char === '"') quoted = !quoted;
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
    out += char === ';' && !quoted && depth <= 0 ? '\n' : char;
  }
  return out;
}

/**
 * The style sheet inside would style every drawing of the page and fetch a font from elsewhere, so it goes: the theme has its rules.
 * Ids are made unique, since a page may hold several drawings.
 */
function tidy(svg: string, code: string): string {
  const prefix = `m${createHash('sha1').update(code).digest('hex').slice(0, 6)}-`;
  return svg
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/ id="([^"]+)"/g, ` id="${prefix}$1"`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replace(/>\s+</g, '><')
    .trim();
}

function labelsOf(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)]
    .map((found) => (found[1] ?? '').replace(/<[^>]*>/g, ' '))
    .join(' ');
}
