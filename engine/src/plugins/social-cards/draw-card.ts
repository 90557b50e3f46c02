import { CARD_SIZE, type Card } from './card.ts';
import type { FontRole } from './settings.ts';
import type { Outline, Typeface } from './typeface.ts';
import { fitLine, wrapText } from './wrap-text.ts';

export interface DrawOptions {
  faces: Record<FontRole, Typeface>;
  /** `#rgb` or `#rrggbb`. */
  accent: string;
  /** A picture as a data address, in its own proportions. */
  logo?: { href: string; width: number; height: number } | undefined;
}

/** The paper and the inks of the theme in the light: see tokens.css. */
export const COLOURS = { paper: '#fcf9f2', inkStrong: '#12170e', inkSoft: '#5a6153' };

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const MARGIN = 80;
const ROOM = WIDTH - 2 * MARGIN;
const TITLE_SIZES = [
  { size: 88, lines: 2 },
  { size: 72, lines: 3 },
  { size: 60, lines: 3 },
] as const;
const LINE_HEIGHT = 1.18;
const TEXT_SIZE = 30;

/** A card as SVG. All texts are outlines: it has no letters that a renderer would look for in the fonts of its machine. */
export function drawCard(card: Card, { faces, accent, logo }: DrawOptions): string {
  const { isRightToLeft } = card;
  const mirrored = isRightToLeft ? ` transform="matrix(-1 0 0 1 ${WIDTH} 0)"` : '';
  const place = (outline: Outline, { x, y, fill }: { x: number; y: number; fill: string }): string => {
    const left = isRightToLeft ? WIDTH - x - outline.width : x;
    return `<g fill="${fill}" transform="translate(${left.toFixed(1)} ${y.toFixed(1)})">${outline.svg}</g>`;
  };
  const draw = (role: FontRole, text: string, size: number): Outline =>
    faces[role].outline(text, { size, isRightToLeft });
  const line = (text: string, width: number): Outline => {
    const { clean, measure } = faces.text;
    return draw('text', fitLine(clean(text), { width: width / TEXT_SIZE, measure }), TEXT_SIZE);
  };
  // A title of letters that no font has gives way to the name of the site.
  const shown = faces.heading.clean(card.title) || faces.heading.clean(card.site);
  const title = setTitle(shown, { face: faces.heading });
  const mark = drawMark({ accent, logo });
  const markLeft = isRightToLeft ? WIDTH - MARGIN - mark.width : MARGIN;
  // The title of a home page is the name of the site.
  const name = faces.heading.clean(card.site) === shown ? '' : card.site;
  const lineHeight = title.size * LINE_HEIGHT;
  const bottom = 500;
  const top = bottom - lineHeight * (title.lines.length - 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.paper}"/>`,
    `<g${mirrored}>${drawLeaf(accent)}</g>`,
    `<g transform="translate(${markLeft} ${MARGIN - 8})">${mark.svg}</g>`,
    place(line(name, ROOM / 2), { x: MARGIN + mark.width + 20, y: MARGIN + 31, fill: COLOURS.inkStrong }),
    place(line(shortenPath(card.path), ROOM), {
      x: MARGIN,
      y: top - title.size - 14,
      fill: COLOURS.inkSoft,
    }),
    ...title.lines.map((text, index) =>
      place(draw('heading', text, title.size), { x: MARGIN, y: top + index * lineHeight, fill: COLOURS.inkStrong }),
    ),
    place(line(card.note, ROOM), { x: MARGIN, y: 566, fill: COLOURS.inkSoft }),
    `<rect y="${HEIGHT - 14}" width="${WIDTH}" height="14" fill="${accent}"/>`,
    '</svg>',
  ].join('');
}

/** In the largest type in which it is whole. */
function setTitle(text: string, { face }: { face: Typeface }): { lines: string[]; size: number } {
  const set = ({ size, lines }: { size: number; lines: number }) => ({
    size,
    ...wrapText(text, { width: ROOM / size, lines, measure: face.measure }),
  });
  const [large, middle, small] = TITLE_SIZES;
  const first = set(large);
  if (first.isWhole) return first;
  const second = set(middle);
  return second.isWhole ? second : set(small);
}

/** The nearest names, where there are many. */
function shortenPath(path: readonly string[]): string {
  return (path.length > 3 ? ['…', ...path.slice(-2)] : path).join(' › ');
}

/** The logo, or a small leaf where there is none. */
function drawMark({ accent, logo }: Pick<DrawOptions, 'accent' | 'logo'>): { svg: string; width: number } {
  const size = 56;
  if (!logo) return { svg: `<path fill="${accent}" d="${leafPath(40)}" transform="translate(0 8)"/>`, width: 40 };
  const width = Math.round((logo.width / logo.height) * size);
  return { svg: `<image width="${width}" height="${size}" href="${logo.href}"/>`, width };
}

/** A large leaf that grows out of the corner: two round corners, two sharp ones, and a vein. */
function drawLeaf(accent: string): string {
  const soft = mix(accent, COLOURS.paper, 0.13);
  const vein = mix(accent, COLOURS.paper, 0.26);
  return (
    `<g transform="translate(850 -230)"><path fill="${soft}" d="${leafPath(480)}"/>` +
    `<path fill="none" stroke="${vein}" stroke-width="3" d="M0 480 480 0M110 370V180M110 370H300M210 270V110M210 270H370"/></g>`
  );
}

/** A square whose upper left and lower right corners are round. */
function leafPath(size: number): string {
  const round = Math.round(size * 0.72);
  const rest = size - round;
  return `M0 ${round}A${round} ${round} 0 0 1 ${round} 0H${size}V${rest}A${round} ${round} 0 0 1 ${rest} ${size}H0Z`;
}

/** A colour that is `share` of one and the rest of the other. */
function mix(one: string, other: string, share: number): string {
  const from = channels(one);
  const mixed = channels(other).map((value, index) => Math.round(value + ((from[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  const digits = colour.slice(1);
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => parseInt(whole.slice(start, start + 2), 16));
}
