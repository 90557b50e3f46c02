import { round } from '../text.ts';
import type { Point } from './elk.ts';
import type { Shape } from './graph.ts';
import type { Box } from './layout.ts';

/** Corners of the shapes with straight sides, as parts of the box: `[0, 0]` is its top left; `inset` is a length on either side. */
const CORNERS: Partial<Readonly<Record<Shape, (inset: number) => readonly (readonly [x: number, y: number])[]>>> = {
  diamond: () => [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ],
  hexagon: (inset) => [
    [inset, 0],
    [1 - inset, 0],
    [1, 0.5],
    [1 - inset, 1],
    [inset, 1],
    [0, 0.5],
  ],
  'lean-right': (inset) => [
    [inset, 0],
    [1, 0],
    [1 - inset, 1],
    [0, 1],
  ],
  'lean-left': (inset) => [
    [0, 0],
    [1 - inset, 0],
    [1, 1],
    [inset, 1],
  ],
  trapezoid: (inset) => [
    [inset, 0],
    [1 - inset, 0],
    [1, 1],
    [0, 1],
  ],
  'trapezoid-top': (inset) => [
    [0, 0],
    [1, 0],
    [1 - inset, 1],
    [inset, 1],
  ],
  flag: (inset) => [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [inset, 0.5],
  ],
};
const INSET = 14;
/** Height of the lid of a cylinder. */
const LID = 7;

/** The shape of a node as SVG. Colours are set on an element around it. */
export function printShape(shape: Shape, box: Box): string {
  const { x, y, width, height } = box;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const rect = (rx: number, inset = 0): string =>
    `<rect x="${round(x + inset)}" y="${round(y)}" width="${round(width - inset * 2)}" height="${round(height)}" rx="${round(rx)}"/>`;
  const circle = (radius: number, fill = ''): string =>
    `<circle cx="${round(middle.x)}" cy="${round(middle.y)}" r="${round(radius)}"${fill}/>`;
  switch (shape) {
    case 'rect':
      return printLeaf(box, 7);
    case 'round':
      return rect(10);
    case 'stadium':
      return rect(height / 2);
    case 'subroutine':
      return (
        rect(1) + `<path d="M${round(x + 7)} ${round(y)}v${round(height)}m${round(width - 14)} 0v${round(-height)}"/>`
      );
    case 'circle':
      return circle(width / 2);
    case 'double-circle':
      return circle(width / 2) + circle(width / 2 - 5);
    case 'start':
      return circle(width / 2, ' fill="var(--_text)" stroke="none"');
    case 'end':
      return circle(width / 2) + circle(width / 2 - 5, ' fill="var(--_text)" stroke="none"');
    case 'bar':
      return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="2" fill="var(--_text)" stroke="none"/>`;
    case 'ellipse':
      return `<ellipse cx="${round(middle.x)}" cy="${round(middle.y)}" rx="${round(width / 2)}" ry="${round(height / 2)}"/>`;
    case 'cylinder': {
      const arc = (sweep: 0 | 1, dx: number): string => `a${round(width / 2)} ${LID} 0 0 ${sweep} ${round(dx)} 0`;
      const start = `M${round(x)} ${round(y + LID)}`;
      return `<path d="${start}${arc(1, width)}v${round(height - LID * 2)}${arc(1, -width)}z${start}${arc(0, width)}"/>`;
    }
    default:
      return `<path d="M${outlineOf(shape, box)
        .map((corner) => `${round(corner.x)} ${round(corner.y)}`)
        .join('L')}z"/>`;
  }
}

/** A box with two round corners and two sharp ones, as the boxes of the page have them. */
export function printLeaf({ x, y, width, height }: Box, radius: number): string {
  const side = `V${round(y + height - radius)}q0 ${radius}-${radius} ${radius}H${round(x)}z`;
  return `<path d="M${round(x)} ${round(y + radius)}q0-${radius} ${radius}-${radius}H${round(x + width)}${side}"/>`;
}

function outlineOf(shape: Shape, { x, y, width, height }: Box): Point[] {
  const corners = CORNERS[shape]?.(INSET / width);
  if (corners) return corners.map(([across, down]) => ({ x: x + across * width, y: y + down * height }));
  const isRound =
    shape === 'circle' || shape === 'double-circle' || shape === 'ellipse' || shape === 'start' || shape === 'end';
  if (!isRound) return [];
  return Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * Math.PI * 2;
    return { x: x + width / 2 + (Math.cos(angle) * width) / 2, y: y + height / 2 + (Math.sin(angle) * height) / 2 };
  });
}

/** Where a line that ends at the box of a shape meets the shape itself: further on, unless the shape fills its box. */
export function reachShape(end: Point, { before, shape, box }: { before: Point; shape: Shape; box: Box }): Point {
  const outline = outlineOf(shape, box);
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const way = { x: (end.x - before.x) / length, y: (end.y - before.y) / length };
  let nearest = Infinity;
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] as Point;
    const side = { x: b.x - a.x, y: b.y - a.y };
    const slope = way.x * side.y - way.y * side.x;
    if (Math.abs(slope) < 1e-9) return;
    const along = ((a.x - end.x) * side.y - (a.y - end.y) * side.x) / slope;
    const part = ((a.x - end.x) * way.y - (a.y - end.y) * way.x) / slope;
    if (along >= -0.5 && part >= -1e-6 && part <= 1 + 1e-6) nearest = Math.min(nearest, along);
  });
  return nearest < Math.max(box.width, box.height) ? { x: end.x + way.x * nearest, y: end.y + way.y * nearest } : end;
}
