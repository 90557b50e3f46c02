import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { NotDrawable } from './graph/graph.ts';

interface Forms {
  outside: readonly RegExp[];
  /** Between braces. */
  inside?: readonly RegExp[];
}

/** Lines that the library reads right. It drops all others without a word, so a diagram with another one is for Mermaid itself. */
const LINES: Readonly<Record<string, Forms>> = {
  classDiagram: {
    outside: [
      /^class\s+\w+(?:~\w+~)?\s*\{?$/,
      /^\w+\s+(?:"[^"]*"\s+)?(?:<\|--|--\|>|\*--|--\*|o--|--o|-->|<--|--|\.\.>|<\.\.|\.\.\|>|<\|\.\.|\.\.)\s+(?:"[^"]*"\s+)?\w+(?:\s*:\s*.+)?$/,
      /^\w+\s*:\s*[+\-#~]?[\p{L}\w]+(?:\([^()]*\))?(?:\s+\w+)?$/u,
    ],
    inside: [
      /^<<\w+>>$/,
      /^[+\-#~]?[\p{L}\w]+(?:\([^()]*\))?(?:\s+[\w<>[\]]+)?$/u,
      /^[+\-#~]?[\w<>[\]]+\s+[\p{L}\w]+(?:\([^()]*\))?$/u,
    ],
  },
  erDiagram: {
    outside: [/^\w+\s*\{$/, /^\w+\s+[|o}{]+(?:--|\.\.)[|o}{]+\s+\w+\s*:\s*\S.*$/],
    inside: [/^[\w()]+\s+\w+(?:\s+(?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*)?(?:\s+"[^"]*")?$/],
  },
  xychart: {
    outside: [
      /^title\s+"[^"]+"$/,
      /^[xy]-axis\s+(?:"[^"]*"\s*)?(?:\[[^\]]+\]|-?[\d.]+\s*-->\s*-?[\d.]+)?$/,
      /^(?:bar|line)\s+\[[-\d.,\s]+\]$/,
    ],
  },
};
const KINDS: Readonly<Record<string, string>> = {
  classDiagram: 'classDiagram',
  erDiagram: 'erDiagram',
  xychart: 'xychart',
  'xychart-beta': 'xychart',
};

export function isOtherKind(kind: string): boolean {
  return kind in KINDS;
}

/** The classes or entities of a diagram, in their order in the source: what it is called by. A chart has none. */
export function boxNames(body: string): string[] {
  const outside = body.replace(/%%[^\n]*/g, '').replace(/\{[^}|]*\n[^}]*\}/g, '');
  const names = outside
    .split('\n')
    .slice(1)
    .flatMap((line) => line.replace(/:.*|"[^"]*"/g, '').split(/\s+/))
    .filter((word) => /^[\p{L}_]\w*(?:~\w+~)?$/u.test(word) && word !== 'class');
  return [...new Set(names.map((name) => name.replace(/~.*/, '')))];
}

/** Class, entity and xy diagrams. */
export function drawOther(body: string, { kind }: { kind: string }): { svg: string; width: number } {
  const forms = LINES[KINDS[kind] ?? ''];
  const [first = '', ...rest] = body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('%%'));
  let isInside = false;
  for (const line of rest) {
    const isEnd: boolean = isInside && line === '}';
    if (!isEnd && !(isInside ? forms?.inside : forms?.outside)?.some((form) => form.test(line)))
      throw new NotDrawable(`\`${line}\` is not known here.`);
    isInside = !isEnd && (isInside || line.endsWith('{'));
  }
  if (first !== kind) throw new NotDrawable(`\`${first}\` is not known here.`);
  const svg = loadLibrary().renderMermaidSVG([first, ...rest].join('\n'), {
    bg: 'var(--diagram-background)',
    fg: 'var(--diagram-foreground)',
    transparent: true,
    padding: 8,
  });
  return { svg: tidy(svg, body), width: Number(/<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1] ?? 0) };
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

interface Library {
  renderMermaidSVG(code: string, options: { bg: string; fg: string; transparent: boolean; padding: number }): string;
}

/** Loaded when the first such diagram is drawn: it takes a quarter of a second, and a compile is synchronous. */
function loadLibrary(): Library {
  return require('yaprak-diagrams/mermaid') as Library;
}
