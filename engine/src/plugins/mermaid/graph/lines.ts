import { round } from '../text.ts';
import type { Point } from './elk.ts';
import type { Head } from './graph.ts';

const CORNER = 6;
const ARROW = { length: 9, half: 4 };

/** A line through points, round at its bends. It ends before its heads, so that it does not show at their tips. */
export function printLine(points: readonly Point[], heads: { start: Head; end: Head }): string {
  const line = [...points];
  const last = line.length - 1;
  line[0] = shorten(line[0], line[1], heads.start);
  line[last] = shorten(line[last], line[last - 1], heads.end);
  return line
    .map((point, index) => {
      const before = line[index - 1];
      const after = line[index + 1];
      if (!before) return `M${print(point)}`;
      if (!after) return `L${print(point)}`;
      const radius = Math.min(CORNER, distance(before, point) / 2, distance(point, after) / 2);
      return `L${print(towards(point, before, radius))}Q${print(point)} ${print(towards(point, after, radius))}`;
    })
    .join('');
}

/** The head at the end of a line, in the current colour. */
export function printHead(head: Head, before: Point | undefined, end: Point | undefined): string {
  if (head === 'none' || !before || !end) return '';
  const back = towards(end, before, ARROW.length);
  const across = {
    x: ((end.y - back.y) / ARROW.length) * ARROW.half,
    y: ((back.x - end.x) / ARROW.length) * ARROW.half,
  };
  const side = (from: Point, sign: 1 | -1): string =>
    print({ x: from.x + across.x * sign, y: from.y + across.y * sign });
  if (head === 'arrow')
    return `<path d="M${print(end)}L${side(back, 1)}L${side(back, -1)}z" fill="currentColor" stroke="none"/>`;
  const middle = towards(end, before, ARROW.length / 2);
  if (head === 'circle')
    return `<circle cx="${round(middle.x)}" cy="${round(middle.y)}" r="${ARROW.half}" fill="currentColor" stroke="none"/>`;
  return `<path d="M${side(end, 1)}L${side(back, -1)}M${side(end, -1)}L${side(back, 1)}" stroke-width="1.6"/>`;
}

function shorten(end: Point | undefined, before: Point | undefined, head: Head): Point {
  const point = end ?? { x: 0, y: 0 };
  if (!before || (head !== 'arrow' && head !== 'circle')) return point;
  return towards(point, before, ARROW.length - 1);
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function print({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}
