import { layOut, type ElkEdge, type ElkNode, type Point } from './elk.ts';
import { parentsOf, type Direction, type Edge, type Graph, type GraphNode, type Group } from './graph.ts';
import { labelText, nodeSize, TITLE_HEIGHT, titleText } from './sizes.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A graph with a place for everything. */
export interface Placed {
  width: number;
  height: number;
  nodes: { node: GraphNode; box: Box }[];
  /** A group stands before those inside it. */
  groups: { group: Group; box: Box }[];
  edges: { edge: Edge; points: Point[]; label?: Box }[];
}

const ELK_DIRECTIONS = { TB: 'DOWN', BT: 'UP', LR: 'RIGHT', RL: 'LEFT' } as const;
const SIDES: Readonly<Record<Direction, readonly [enter: string, leave: string]>> = {
  TB: ['NORTH', 'SOUTH'],
  BT: ['SOUTH', 'NORTH'],
  LR: ['WEST', 'EAST'],
  RL: ['EAST', 'WEST'],
};
const MARGIN = 8;

const OPTIONS: Readonly<Record<string, string>> = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '40',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
};

/**
 * `whole`: the graph is laid out at once, in one direction. Else each group is laid out by itself in its own direction, and links that leave
 * it pass through ports at its border.
 */
export function placeGraph(graph: Graph, { whole }: { whole: boolean }): Placed {
  const root = toElk(graph, { whole });
  return readPlaces(layOut(root), graph);
}

/** Whether a group has a direction of its own. */
export function hasDirections(graph: Graph): boolean {
  return [...graph.groups.values()].some(({ direction }) => direction !== undefined && direction !== graph.direction);
}

function toElk(graph: Graph, { whole }: { whole: boolean }): ElkNode {
  const root: ElkNode = {
    id: 'root',
    children: [],
    edges: [],
    layoutOptions: {
      ...OPTIONS,
      // In the order of the source. Not inside groups: ELK 0.11 fails there.
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.cycleBreaking.strategy': 'GREEDY_MODEL_ORDER',
      'elk.direction': ELK_DIRECTIONS[graph.direction],
      'elk.padding': padding({ top: MARGIN, side: MARGIN }),
      'elk.hierarchyHandling': whole ? 'INCLUDE_CHILDREN' : 'SEPARATE_CHILDREN',
    },
  };
  const containers = new Map<string | undefined, ElkNode>([[undefined, root]]);
  for (const group of graph.groups.values()) containers.set(group.id, groupToElk(group, { graph, whole }));
  for (const id of inOrder(graph)) {
    const node = graph.nodes.get(id);
    const child = node ? { id: `n ${id}`, ...nodeSize(node) } : containers.get(id);
    if (child) containers.get((node ?? graph.groups.get(id))?.parent)?.children?.push(child);
  }
  graph.edges.forEach((edge, index) => addEdge(edge, { index, graph, whole, containers }));
  return root;
}

/** Nodes and groups as the author named them: a group comes with the first node in it. ELK keeps to that order where it can. */
function inOrder(graph: Graph): Set<string> {
  return new Set([...graph.nodes.keys()].flatMap((id) => [...parentsOf(id, graph).toReversed(), id]));
}

function groupToElk(group: Group, { graph, whole }: { graph: Graph; whole: boolean }): ElkNode {
  const direction = directionOf(group.id, { graph, whole });
  return {
    id: `g ${group.id}`,
    children: [],
    edges: [],
    ports: [],
    layoutOptions: {
      ...OPTIONS,
      'elk.direction': ELK_DIRECTIONS[direction],
      'elk.padding': padding({ top: TITLE_HEIGHT + 14, side: 16 }),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': minimumSize(group, { direction, whole }),
      ...(whole ? {} : { 'elk.hierarchyHandling': 'SEPARATE_CHILDREN', 'elk.portConstraints': 'FIXED_SIDE' }),
    },
  };
}

/** The title has its room; where links come from above, in the middle as a rule, it has it beside them. */
function minimumSize(group: Group, { direction, whole }: { direction: Direction; whole: boolean }): string {
  const { width } = titleText(group);
  if (direction === 'LR' || direction === 'RL') return `(${width + 32},${TITLE_HEIGHT})`;
  const roomy = Math.min(width * 2 + 44, width + 90);
  // ELK 0.11 lays out what goes down as what goes right, turned over, and forgets to turn this.
  return whole ? `(${TITLE_HEIGHT},${roomy})` : `(${roomy},${TITLE_HEIGHT})`;
}

function padding({ top, side }: { top: number; side: number }): string {
  return `[top=${top},left=${side},bottom=${side},right=${side}]`;
}

/** The direction inside a group: its own, or that of what is around it. */
function directionOf(id: string | undefined, { graph, whole }: { graph: Graph; whole: boolean }): Direction {
  const around = id === undefined || whole ? [] : [id, ...parentsOf(id, graph)];
  return around.map((each) => graph.groups.get(each)?.direction).find((each) => each !== undefined) ?? graph.direction;
}

interface EdgeContext {
  index: number;
  graph: Graph;
  whole: boolean;
  containers: ReadonlyMap<string | undefined, ElkNode>;
}

/** One edge, or, where groups are laid out by themselves, one piece in each group that it passes: `3/0`, `3/1`, … */
function addEdge(edge: Edge, { index, graph, whole, containers }: EdgeContext): void {
  const text = labelText(edge);
  const labels = text && [
    {
      text: edge.label ?? '',
      width: text.width + 10,
      height: text.height + 6,
      layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
    },
  ];
  const up = parentsOf(edge.from, graph);
  const down = parentsOf(edge.to, graph);
  const common = up.find((id) => down.includes(id));
  const leaves = whole ? [] : up.slice(0, common === undefined ? up.length : up.indexOf(common));
  const enters = whole ? [] : down.slice(0, common === undefined ? down.length : down.indexOf(common)).toReversed();
  const idOf = (id: string): string => (graph.groups.has(id) ? `g ${id}` : `n ${id}`);
  const addPort = (group: string, isExit: boolean): string => {
    const id = `${group} ${isExit ? 'out' : 'in'} ${index}`;
    const side = SIDES[directionOf(graph.groups.get(group)?.parent, { graph, whole })][isExit ? 1 : 0];
    containers.get(group)?.ports?.push({ id, layoutOptions: { 'elk.port.side': side } });
    return id;
  };
  let from = idOf(edge.from);
  let piece = 0;
  const add = (container: string | undefined, to: string, more: Partial<ElkEdge> = {}): void => {
    containers.get(container)?.edges?.push({ id: `${index}/${piece}`, sources: [from], targets: [to], ...more });
    piece += 1;
    from = to;
  };
  for (const group of leaves) add(group, addPort(group, true));
  const ports = enters.map((group) => addPort(group, false));
  add(common, ports[0] ?? idOf(edge.to), { labels });
  enters.forEach((group, at) => add(group, ports[at + 1] ?? idOf(edge.to)));
}

function readPlaces(root: ElkNode, graph: Graph): Placed {
  const placed: Placed = { width: root.width ?? 0, height: root.height ?? 0, nodes: [], groups: [], edges: [] };
  const origins = new Map<string, Point>();
  const pieces = new Map<string, ElkEdge>();
  const walk = (parent: ElkNode, origin: Point): void => {
    origins.set(parent.id, origin);
    for (const edge of parent.edges ?? []) pieces.set(edge.id, edge);
    for (const { id, x = 0, y = 0, width = 0, height = 0, ...rest } of parent.children ?? []) {
      const box = { x: origin.x + x, y: origin.y + y, width, height };
      const group = id.startsWith('g ') ? graph.groups.get(id.slice(2)) : undefined;
      if (group) placed.groups.push({ group, box });
      else placed.nodes.push({ node: graph.nodes.get(id.slice(2)) as GraphNode, box });
      walk({ id, ...rest }, box);
    }
  };
  walk(root, { x: 0, y: 0 });
  graph.edges.forEach((edge, index) => {
    const points: Point[] = [];
    let label: Box | undefined;
    for (let piece = 0; ; piece++) {
      const found = pieces.get(`${index}/${piece}`);
      if (!found) break;
      const origin = origins.get(found.container ?? 'root') ?? { x: 0, y: 0 };
      const move = ({ x, y }: Point): Point => ({ x: x + origin.x, y: y + origin.y });
      for (const { startPoint, bendPoints = [], endPoint } of found.sections ?? [])
        points.push(...[startPoint, ...bendPoints, endPoint].map(move));
      for (const { x = 0, y = 0, width, height } of found.labels ?? []) label = { ...move({ x, y }), width, height };
    }
    placed.edges.push({ edge, points: straighten(points), label });
  });
  return placed;
}

/** Leaves out points that repeat, or that are on the line between their neighbours. */
function straighten(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const before = kept.at(-1);
    if (before && Math.abs(before.x - point.x) < 0.5 && Math.abs(before.y - point.y) < 0.5) continue;
    const earlier = kept.at(-2);
    if (before && earlier && isOnLine(earlier, before, point)) kept.pop();
    kept.push(point);
  }
  return kept;
}

function isOnLine(a: Point, b: Point, c: Point): boolean {
  return (
    (Math.abs(a.x - b.x) < 0.5 && Math.abs(b.x - c.x) < 0.5) || (Math.abs(a.y - b.y) < 0.5 && Math.abs(b.y - c.y) < 0.5)
  );
}
