import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Diagram } from '../../shared/model.ts';
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

const require = createRequire(import.meta.url);

/** Loaded when the first diagram is drawn: it takes a quarter of a second, and a compile is synchronous. */
function loadMermaid(): typeof import('beautiful-mermaid') {
  // Its package names a file for `import` only, so it is resolved as an import and then required.
  return require(fileURLToPath(import.meta.resolve('beautiful-mermaid'))) as typeof import('beautiful-mermaid');
}
