import { escapeText } from '../../shared/html.ts';

/** Texts of a drawing: their lines, how wide they will be, and their markup. */

/** In pixels. The style sheet reckons with the same sizes, since they are those of the page. */
export const NODE_SIZE = 14;
export const LABEL_SIZE = 12;
const LINE_HEIGHT = 1.35;

export interface TextBox {
  lines: string[];
  width: number;
  height: number;
  size: number;
}

/** Breaks a text into lines and measures it. `max` is the width at which words go to the next line. */
export function measure(text: string, options: { size: number; max?: number; bold?: boolean }): TextBox {
  const widthOf = (line: string): number => widthInEm(line) * options.size * (options.bold ? 1.06 : 1);
  const lines = text.split('\n').flatMap((line) => wrap(line.trim(), { max: options.max ?? Infinity, widthOf }));
  return {
    lines,
    width: Math.ceil(Math.max(0, ...lines.map(widthOf))),
    height: Math.ceil(lines.length * options.size * LINE_HEIGHT),
    size: options.size,
  };
}

function wrap(text: string, { max, widthOf }: { max: number; widthOf: (line: string) => number }): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > max) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/**
 * The reader's system decides about the font, so widths are those of a wide one. A letter with an accent is as wide as the one below it.
 */
const WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[ijlI|.,:;'!ı]/, 0.31],
  [/[ftr()[\]{}/\\ "`*-]/, 0.4],
  [/[mwMW%@…—]/, 0.95],
  [/[\p{Lu}&#+=<>~]/u, 0.72],
  [/[\p{Ll}\p{N}_$?]/u, 0.61],
  [/\p{M}|[\u200b-\u200f]/u, 0],
];

function widthInEm(text: string): number {
  let width = 0;
  for (const letter of text.normalize('NFD')) width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1;
  return width;
}

/** The lines of a text around a point. `fill` and the like are set on an element around it. */
export function printText({ lines, size }: TextBox, { x, y }: { x: number; y: number }): string {
  const step = size * LINE_HEIGHT;
  const first = y - ((lines.length - 1) * step) / 2 + size * 0.35;
  if (lines.length === 1) return `<text x="${round(x)}" y="${round(first)}">${escapeText(lines[0] ?? '')}</text>`;
  const spans = lines.map(
    (line, index) => `<tspan x="${round(x)}" y="${round(first + index * step)}">${escapeText(line)}</tspan>`,
  );
  return `<text>${spans.join('')}</text>`;
}

/** A text around a point, on a ground of paper that keeps lines from running through it. */
export function printOnGround(text: TextBox, { x, y }: { x: number; y: number }): string {
  if (text.lines.join('') === '') return '';
  const ground = `<rect x="${round(x - text.width / 2 - 3)}" y="${round(y - text.height / 2)}" width="${text.width + 6}" height="${text.height}" fill="var(--diagram-background)"/>`;
  return ground + printText(text, { x, y });
}

export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  apos: "'",
  num: '#',
  colon: ':',
  semi: ';',
};
/** Formatting that a plain text does without. */
const FORMATTING = /<\/?(?:b|i|u|em|strong|small|code|span|sub|sup|center|div|p)(?:\s[^<>]*)?>/gi;

/** Text as it is shown: breaks as new lines, entities (`#quot;`, `&amp;`) as letters. Nothing where it holds more than text. */
export function plainText(source: string): string | undefined {
  const text = source
    .replace(/<br\s*\/?>|\\n/gi, '\n')
    .replace(FORMATTING, '')
    .replace(/[#&](?:#?(\d+)|([a-z]+));/gi, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (ENTITIES[name?.toLowerCase() ?? ''] ?? whole)
        : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    );
  // Markdown, icons, formulas and other elements are for Mermaid itself.
  return /^`[\s\S]*`$|\bfa[bklrs]?:fa-|<\/?[a-z][^<>]*>|\$\$/i.test(text) ? undefined : text.trim();
}
