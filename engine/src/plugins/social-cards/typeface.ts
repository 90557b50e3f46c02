import * as harfbuzz from 'harfbuzzjs';
import { splitLetters } from './wrap-text.ts';

/** A text as outlines. They start at 0 on the base line, and y grows downwards. */
export interface Outline {
  /** Elements of SVG. */
  svg: string;
  width: number;
}

/** Fonts in the order in which a letter is looked for. No font of the system is ever asked, so every machine draws the same. */
export interface Typeface {
  /** The text without the letters that no font has. */
  clean(text: string): string;
  /** The letters that no font has. */
  missing(text: string): string[];
  outline(text: string, options: { size: number; isRightToLeft?: boolean }): Outline;
  /** Width of a text, as a part of the size of the type. */
  measure(text: string): number;
}

interface OpenFont {
  font: harfbuzz.Font;
  unitsPerEm: number;
}

/** A part of a text that one font draws in one direction. */
interface Run {
  font: OpenFont;
  isRightToLeft: boolean;
  text: string;
}

/** Say how letters are joined or shown, and are no letters themselves. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Signs and digits take the direction of what is before them. */
const NEUTRAL = /^[\P{L}]+$/u;

export function openTypeface(files: readonly Uint8Array[]): Typeface {
  const fonts = files.map((bytes): OpenFont => {
    const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
    return { font: new harfbuzz.Font(face), unitsPerEm: face.upem };
  });
  const buffer = new harfbuzz.Buffer();
  /** The same words stand on many cards. */
  const widths = new Map<string, number>();
  const paths = new Map<OpenFont, Map<number, string>>(fonts.map((font) => [font, new Map()]));
  const fontOf = (letter: string): OpenFont | undefined => {
    const points = [...letter].filter((sign) => !INVISIBLE.test(sign)).map((sign) => sign.codePointAt(0) ?? 0);
    if (points.length === 0) return undefined;
    return fonts.find(({ font }) => points.every((point) => font.nominalGlyph(point) !== undefined));
  };
  const pathOf = (font: OpenFont, glyph: number): string => {
    const known = paths.get(font)?.get(glyph) ?? font.font.glyphToPath(glyph);
    paths.get(font)?.set(glyph, known);
    return known;
  };
  const splitRuns = (text: string): Run[] => {
    const runs: Run[] = [];
    for (const letter of splitLetters(text)) {
      const last = runs.at(-1);
      const font = fontOf(letter);
      if (!font) continue;
      const isRightToLeft = NEUTRAL.test(letter) ? (last?.isRightToLeft ?? false) : RIGHT_TO_LEFT.test(letter);
      if (last?.font === font && last.isRightToLeft === isRightToLeft) last.text += letter;
      else runs.push({ font, isRightToLeft, text: letter });
    }
    return runs;
  };
  const shape = ({ font, isRightToLeft, text }: Run) => {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(isRightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    harfbuzz.shape(font.font, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
  const drawRun = (run: Run, size: number): Outline => {
    const scale = size / run.font.unitsPerEm;
    let [svg, x] = ['', 0];
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shape(run)) {
      const path = pathOf(run.font, codepoint);
      if (path !== '') svg += `<path transform="translate(${x + xOffset} ${yOffset})" d="${path}"/>`;
      x += xAdvance;
    }
    return { svg: svg && `<g transform="scale(${round(scale)} ${round(-scale)})">${svg}</g>`, width: x * scale };
  };
  return {
    clean(text) {
      const letters = splitLetters(text.normalize('NFC')).map((letter) => (/^\s+$/u.test(letter) ? ' ' : letter));
      return letters
        .filter((letter) => fontOf(letter))
        .join('')
        .replace(/ {2,}/g, ' ')
        .trim();
    },
    missing: (text) =>
      splitLetters(text.normalize('NFC')).filter(
        (letter) => !/^[\s\p{Default_Ignorable_Code_Point}]+$/u.test(letter) && !fontOf(letter),
      ),
    measure(text) {
      const known = widths.get(text);
      if (known !== undefined) return known;
      let width = 0;
      for (const run of splitRuns(text))
        for (const { xAdvance = 0 } of shape(run)) width += xAdvance / run.font.unitsPerEm;
      widths.set(text, width);
      return width;
    },
    outline(text, { size, isRightToLeft = false }) {
      const runs = splitRuns(text).map((run) => drawRun(run, size));
      let [svg, width] = ['', 0];
      for (const run of isRightToLeft ? runs.toReversed() : runs) {
        svg += width === 0 ? run.svg : `<g transform="translate(${round(width)} 0)">${run.svg}</g>`;
        width += run.width;
      }
      return { svg, width };
    },
  };
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
