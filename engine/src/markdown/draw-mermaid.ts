import { createHash } from 'node:crypto';
import type { Diagram } from '../shared/model.ts';
import { loadMermaid } from './lazy.ts';
import { spellFlowchart } from './spell-flowchart.ts';

/** A diagram as SVG, drawn with the page's own colours. Throws where it cannot be drawn. */
export function drawMermaid(code: string): Diagram {
  const svg = loadMermaid().renderMermaidSVG(spellFlowchart(code), {
    bg: 'var(--diagram-background)',
    fg: 'var(--diagram-foreground)',
    transparent: true,
    padding: 8,
  });
  const width = widthOf(svg);
  return { svg: tidy(svg, code), width, isWide: width > WIDEST_STILL };
}

/** What there is to read or to do where a diagram cannot be drawn. */
export function explainMermaid(error: unknown): { code: string; message: string; hint: string } {
  return {
    code: 'mermaid-error',
    message: `The Mermaid diagram cannot be drawn: ${error instanceof Error ? error.message : String(error)}`,
    hint: 'It is shown as code. Flowcharts, state, sequence, class, entity and xy diagrams can be drawn.',
  };
}

/** Drawn wider than this it may have to scroll: what fits 256 px, the text of the narrowest screens, when it shrinks as far as diagram.css lets it. */
const WIDEST_STILL = 256 / 0.6;

/** The style sheet reckons with the width at which the letters have their full size. */
function widthOf(svg: string): number {
  return Math.ceil(Number(/<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1] ?? 0));
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
