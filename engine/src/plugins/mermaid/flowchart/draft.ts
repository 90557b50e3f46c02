import {
  NotDrawable,
  Unreadable,
  parentsOf,
  type Direction,
  type Graph,
  type Group,
  type Style,
} from '../graph/graph.ts';

/** A graph while it is read. */
export interface GraphDraft extends Graph {
  /** Groups that are open, the innermost last, and what has been named in each. */
  open: { group: Group; members: Set<string> }[];
  /** By name; that of a single node begins with a space. */
  classes: Map<string, Style>;
  /** Node or group -> names of its classes. */
  classOf: Map<string, string[]>;
  /** By number of the link, or `default`. */
  lineStyles: Map<string, Style>;
  edgeIds: Set<string>;
}

export function createDraft(direction: Direction): GraphDraft {
  return {
    direction,
    nodes: new Map(),
    groups: new Map(),
    edges: [],
    open: [],
    classes: new Map(),
    classOf: new Map(),
    lineStyles: new Map(),
    edgeIds: new Set(),
  };
}

/** Of the innermost group that is open, else of the whole diagram. */
export function setDirection(draft: GraphDraft, word: string): void {
  (draft.open.at(-1)?.group ?? draft).direction = readDirection(word);
}

/** What is known only at the end: which names are groups, which styles hold. */
export function finishGraph(draft: GraphDraft): Graph {
  if (draft.open.length > 0) throw new Unreadable(`The subgraph ${draft.open[0]?.group.title ?? ''} is not closed.`);
  for (const { id } of draft.groups.values()) draft.nodes.delete(id);
  const parents = new Set([...draft.nodes.values(), ...draft.groups.values()].map(({ parent }) => parent));
  for (const group of draft.groups.values()) {
    if (parents.has(group.id)) continue;
    // A group without content is a box.
    draft.groups.delete(group.id);
    draft.nodes.set(group.id, { id: group.id, label: group.title, shape: 'rect', parent: group.parent });
  }
  if (draft.nodes.size === 0) throw new Unreadable('The diagram has no nodes.');
  for (const { from, to } of draft.edges)
    if (
      parentsOf(from, draft).includes(to) ||
      parentsOf(to, draft).includes(from) ||
      (from === to && draft.groups.has(from))
    )
      throw new NotDrawable('A link joins a group with something inside it.');
  for (const item of [...draft.nodes.values(), ...draft.groups.values()]) {
    const names = ['default', ...(draft.classOf.get(item.id) ?? []), ` ${item.id}`];
    const style = Object.assign({}, ...names.map((name) => draft.classes.get(name))) as Style;
    if (Object.keys(style).length > 0) item.style = style;
  }
  draft.edges.forEach((edge, index) => {
    const style = { ...draft.lineStyles.get('default'), ...draft.lineStyles.get(String(index)) };
    if (Object.keys(style).length > 0) edge.style = style;
  });
  const { direction, nodes, groups, edges } = draft;
  return { direction, nodes, groups, edges };
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  TB: 'TB',
  TD: 'TB',
  v: 'TB',
  BT: 'BT',
  '^': 'BT',
  LR: 'LR',
  '>': 'LR',
  RL: 'RL',
  '<': 'RL',
};

export function readDirection(word: string): Direction {
  const direction = DIRECTIONS[word];
  if (!direction) throw new Unreadable(`\`${word}\` is not a direction.`);
  return direction;
}

/** Those that the picture has a use for; a value is letters that cannot end an attribute. */
const PROPERTIES = new Set(['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'color']);

export function parseStyle(text: string): Style {
  const pairs = text.split(/[,;](?![^(]*\))/).map((pair) => pair.split(/:(.*)/s).map((part) => part.trim()));
  return Object.fromEntries(
    pairs.filter(([name = '', value = '']) => PROPERTIES.has(name) && /^[\w\s#.,%()-]+$/.test(value)) as [
      string,
      string,
    ][],
  );
}
