import { escapeAttribute } from '../../../shared/html.ts';
import { printText, round } from '../text.ts';
import { findFaults, placeTitle } from './check.ts';
import type { Point } from './elk.ts';
import { parentsOf, type Graph, type GraphNode, type Group, type Style } from './graph.ts';
import { hasDirections, placeGraph, type Box, type Placed } from './layout.ts';
import { printHead, printLine } from './lines.ts';
import { printLeaf, printShape, reachShape } from './shapes.ts';
import { labelText, nodeText, titleText } from './sizes.ts';

/** A flowchart or state diagram as SVG, in the colours of the page. */
export function drawGraph(graph: Graph): { svg: string; width: number } {
  const placed = placeClearly(graph);
  const { width, height } = placed;
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}"`;
  const titles = placed.groups.map(({ group, box }) =>
    printTitle(titleText(group), placeTitle(titleText(group).width, { box, placed })),
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    `<g class="groups" fill="var(--_group-fill)" stroke="var(--_inner-stroke)">${placed.groups.map(({ group, box }) => withStyle({ ...groundOf(group, graph), ...group.style }, printLeaf(box, 12))).join('')}</g>`,
    `<g class="edges" fill="none" color="var(--_arrow)" stroke="var(--_line)" stroke-width="1.2">${placed.edges.map((edge) => printEdge(edge, placed)).join('')}</g>`,
    titles.length > 0
      ? `<g class="titles" font-size="12" font-weight="600" fill="var(--_text-sec)">${titles.join('')}</g>`
      : '',
    `<g class="labels" font-size="12" text-anchor="middle" fill="var(--_text-sec)">${placed.edges.map(printLabel).join('')}</g>`,
    `<g class="nodes" font-size="14" text-anchor="middle" fill="var(--_node-fill)" stroke="var(--_node-stroke)">${placed.nodes.map(printNode).join('')}</g>`,
    '</svg>',
  ];
  return { svg: svg.join(''), width };
}

/** Groups keep directions of their own as long as no link then runs through a box that it does not belong to. */
export function placeClearly(graph: Graph): Placed {
  if (!hasDirections(graph)) return placeGraph(graph, { whole: true });
  const parts = placeGraph(graph, { whole: false });
  const count = ({ length }: readonly unknown[]): number => length;
  const faults = count(findFaults(parts, graph).filter(({ kind }) => kind !== 'title'));
  if (faults === 0) return parts;
  const whole = placeGraph(graph, { whole: true });
  return count(findFaults(whole, graph).filter(({ kind }) => kind !== 'title')) < faults ? whole : parts;
}

/** A group inside another stands out from it. */
function groundOf({ id }: Group, graph: Graph): Style {
  return parentsOf(id, graph).length % 2 === 1 ? { fill: 'var(--diagram-background)' } : {};
}

function printTitle(text: ReturnType<typeof titleText>, box: Box & { isCrossed: boolean }): string {
  return (
    (box.isCrossed ? printGround(box, 'var(--_group-fill)') : '') +
    printText(text, { x: box.x, y: box.y + box.height / 2 })
  );
}

/** Keeps lines from running through a text. */
function printGround({ x, y, width, height }: Box, fill: string): string {
  return `<rect x="${round(x - 3)}" y="${round(y)}" width="${round(width + 6)}" height="${round(height)}" rx="3" fill="${fill}"/>`;
}

function printEdge({ edge, points }: Placed['edges'][number], placed: Placed): string {
  if (edge.line === 'invisible' || points.length < 2) return '';
  const line = reachEnds(points, { from: edge.from, to: edge.to, placed });
  const attributes = {
    dotted: ' stroke-dasharray="2 4" stroke-linecap="round"',
    thick: ' stroke-width="2.6"',
    solid: '',
  }[edge.line];
  const heads = printHead(edge.end, line.at(-2), line.at(-1)) + printHead(edge.start, line[1], line[0]);
  // Its own colour is that of its heads too.
  const style = edge.style?.['stroke'] ? { ...edge.style, color: edge.style['stroke'] } : edge.style;
  return withStyle(style, `<path d="${printLine(line, { start: edge.start, end: edge.end })}"${attributes}/>${heads}`);
}

function reachEnds(
  points: readonly Point[],
  { from, to, placed }: { from: string; to: string; placed: Placed },
): Point[] {
  const line = [...points];
  const reach = (id: string, at: number, before: Point | undefined): void => {
    const found = placed.nodes.find(({ node }) => node.id === id);
    const end = line[at];
    if (found && end && before) line[at] = reachShape(end, { before, shape: found.node.shape, box: found.box });
  };
  reach(from, 0, line[1]);
  reach(to, line.length - 1, line.at(-2));
  return line;
}

function printLabel({ edge, label }: Placed['edges'][number]): string {
  const text = labelText(edge);
  if (!text || !label) return '';
  const inner = { x: label.x + 3, y: label.y, width: label.width - 6, height: label.height };
  return (
    printGround(inner, 'var(--diagram-background)') +
    printText(text, { x: label.x + label.width / 2, y: label.y + label.height / 2 })
  );
}

function printNode({ node, box }: Placed['nodes'][number]): string {
  const ink = node.style?.['color'] ?? inkOn(node.style?.['fill']) ?? 'var(--_text)';
  const y = box.y + box.height / 2 + (node.shape === 'cylinder' ? 5 : 0);
  const x = box.x + box.width / 2 + (node.shape === 'flag' ? 6 : 0);
  const text = node.label === '' ? '' : `<g fill="${ink}" stroke="none">${printText(nodeText(node), { x, y })}</g>`;
  const drawn = `<g class="node">${withStyle(node.style, printShape(node.shape, box))}${text}</g>`;
  return node.href === undefined ? drawn : `<a href="${escapeAttribute(node.href)}">${drawn}</a>`;
}

function withStyle(style: Style | undefined, drawn: string): string {
  const entries = Object.entries(style ?? {});
  return entries.length === 0
    ? drawn
    : `<g${entries.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('')}>${drawn}</g>`;
}

/** A colour of the author's is the same in both modes of the page, so the letters on it must not change. */
function inkOn(fill: GraphNode['label'] | undefined): string | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(fill ?? '') ?? [];
  const hex = short === undefined ? long : [...short].map((digit) => digit + digit).join('');
  if (hex === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '#12170e' : '#fffefa';
}
