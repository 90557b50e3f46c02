import type { Point } from './elk.ts';
import { parentsOf, type Graph } from './graph.ts';
import type { Box, Placed } from './layout.ts';
import { TITLE_HEIGHT, titleText } from './sizes.ts';

/** What a reader could take wrong: a link behind a box that is not its own reads as if it came from there. */
export interface Fault {
  kind: 'node' | 'group' | 'label' | 'title';
  /** `a -> b` */
  edge: string;
  /** What it runs through. */
  through: string;
}

export function findFaults(placed: Placed, graph: Graph): Fault[] {
  const faults: Fault[] = [];
  const labels = placed.edges.flatMap(({ edge, label }) => (label ? [{ edge, label }] : []));
  for (const { edge, points } of placed.edges) {
    if (edge.line === 'invisible') continue;
    const own = new Set([edge.from, edge.to, ...parentsOf(edge.from, graph), ...parentsOf(edge.to, graph)]);
    const add = (kind: Fault['kind'], through: string): void =>
      void faults.push({ kind, edge: `${edge.from} -> ${edge.to}`, through });
    for (const { node, box } of placed.nodes) if (!own.has(node.id) && crosses(points, box)) add('node', node.id);
    for (const { group, box } of placed.groups) if (!own.has(group.id) && crosses(points, box)) add('group', group.id);
    for (const other of labels)
      if (other.edge !== edge && crosses(points, other.label)) add('label', other.edge.label ?? '');
  }
  for (const { edge, label } of labels)
    for (const { node, box } of placed.nodes)
      if (overlap(label, box)) faults.push({ kind: 'label', edge: `${edge.from} -> ${edge.to}`, through: node.id });
  for (const { group, box } of placed.groups) {
    const { isCrossed } = placeTitle(titleText(group).width, { box, placed });
    if (isCrossed) faults.push({ kind: 'title', edge: '', through: group.id });
  }
  return faults;
}

/** The title of a group stands at the start of its first line, or where no link passes. */
export function placeTitle(width: number, { box, placed }: { box: Box; placed: Placed }): Box & { isCrossed: boolean } {
  const free = box.width - width;
  const places = [12, free - 12, free / 2].map((left) => ({
    x: box.x + left,
    y: box.y + 4,
    width,
    height: TITLE_HEIGHT - 6,
  }));
  const isFree = (place: Box): boolean =>
    !placed.edges.some(({ edge, points }) => edge.line !== 'invisible' && crosses(points, place));
  const place = places.find(isFree);
  return { ...((place ?? places[0]) as Box), isCrossed: place === undefined };
}

/** A touch of the border is none. */
const TOUCH = 1;

export function crosses(points: readonly Point[], box: Box): boolean {
  return points.some((point, index) => {
    const before = points[index - 1];
    if (!before) return false;
    const x = Math.min(before.x, point.x);
    const y = Math.min(before.y, point.y);
    return overlap({ x, y, width: Math.abs(before.x - point.x), height: Math.abs(before.y - point.y) }, box);
  });
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width - TOUCH &&
    a.x + a.width > b.x + TOUCH &&
    a.y < b.y + b.height - TOUCH &&
    a.y + a.height > b.y + TOUCH
  );
}
