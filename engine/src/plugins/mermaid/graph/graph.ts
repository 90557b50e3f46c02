/** What a flowchart or a state diagram says, before it has a shape. */
export interface Graph {
  direction: Direction;
  nodes: Map<string, GraphNode>;
  groups: Map<string, Group>;
  edges: Edge[];
}

/** Where arrows lead. */
export type Direction = 'TB' | 'BT' | 'LR' | 'RL';

export interface GraphNode {
  id: string;
  label: string;
  shape: Shape;
  /** Id of the group that holds it. */
  parent?: string;
  style?: Style;
  href?: string;
}

export interface Group {
  id: string;
  title: string;
  direction?: Direction;
  parent?: string;
  style?: Style;
}

export interface Edge {
  /** Ids of nodes or groups. */
  from: string;
  to: string;
  label?: string;
  line: 'solid' | 'dotted' | 'thick' | 'invisible';
  start: Head;
  end: Head;
  style?: Style;
}

export type Head = 'none' | 'arrow' | 'circle' | 'cross';

export type Shape =
  | 'rect'
  | 'round'
  | 'stadium'
  | 'subroutine'
  | 'cylinder'
  | 'circle'
  | 'double-circle'
  | 'ellipse'
  | 'flag'
  | 'diamond'
  | 'hexagon'
  | 'lean-right'
  | 'lean-left'
  | 'trapezoid'
  | 'trapezoid-top'
  | 'start'
  | 'end'
  | 'bar';

/** Properties of the author: `fill`, `stroke`, `stroke-width`, `stroke-dasharray`, `color`. */
export type Style = Readonly<Record<string, string>>;

/** A diagram that only Mermaid itself draws right. */
export class NotDrawable extends Error {}

/** A statement that is not known here. It may be a mistake. */
export class Unreadable extends NotDrawable {
  /** From 1, where that is known. */
  readonly line: number | undefined;
  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

/** Ids of the groups around a node or group, the innermost first. */
export function parentsOf(id: string, graph: Graph): string[] {
  const parents: string[] = [];
  for (let at = parentOf(id, graph); at !== undefined && !parents.includes(at); at = graph.groups.get(at)?.parent)
    parents.push(at);
  return parents;
}

export function parentOf(id: string, graph: Graph): string | undefined {
  return (graph.nodes.get(id) ?? graph.groups.get(id))?.parent;
}
