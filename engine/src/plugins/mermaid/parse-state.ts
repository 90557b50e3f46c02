import { NotDrawable, Unreadable, type Graph, type GraphNode, type Shape } from './graph/graph.ts';
import { createDraft, finishGraph, parseStyle, setDirection, type GraphDraft } from './flowchart/draft.ts';
import { plainText } from './text.ts';

const NAME = String.raw`[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_.]|-(?!-))*`;
const TRANSITION = new RegExp(
  String.raw`^(\[\*\]|${NAME})(?::::([\w-]+))?\s*-->\s*(\[\*\]|${NAME})(?::::([\w-]+))?(?:\s*:\s*(.*))?$`,
  'u',
);
const STATE = new RegExp(
  String.raw`^state\s+(?:"([^"]*)"\s+as\s+)?(${NAME})(?::::([\w-]+))?\s*(\{|<<(?:choice|fork|join|end)>>|\[\[(?:choice|fork|join|end)\]\])?$`,
  'u',
);
const DESCRIPTION = new RegExp(String.raw`^(${NAME})(?::::([\w-]+))?(?:\s*:\s*(.*))?$`, 'u');
const MARKED: Readonly<Record<string, Shape>> = { choice: 'diamond', fork: 'bar', join: 'bar', end: 'end' };

/** Reads a state diagram into a graph. Strict as the reader of flowcharts: notes and states side by side are for Mermaid itself. */
export function parseState(source: string): Graph {
  const draft = createDraft('TB');
  // States with a text that is not their name.
  const described = new Set<string>();
  source.split('\n').forEach((line, index) => {
    const statement = line.trim().replace(/;$/, '');
    if (
      index === 0 ||
      statement === '' ||
      statement.startsWith('%%') ||
      /^(?:hide empty description|scale\s.*)$/.test(statement)
    )
      return;
    if (/^note\s|^--$/.test(statement)) throw new NotDrawable('Notes and states side by side');
    if (!readStatement(statement, draft, described))
      throw new Unreadable(`\`${statement}\` cannot be read.`, index + 1);
  });
  return finishGraph(draft);
}

function readStatement(statement: string, draft: GraphDraft, described: Set<string>): boolean {
  if (statement === '}') return closeGroup(draft);
  const [, direction] = /^direction\s+(\w+)$/.exec(statement) ?? [];
  if (direction !== undefined) {
    setDirection(draft, direction);
    return true;
  }
  const [, word, names = '', value = ''] =
    /^(classDef|class|style)\s+(\S+(?:\s*,\s*\S+)*)\s+(.*)$/.exec(statement) ?? [];
  if (word !== undefined) {
    for (const name of names.split(/\s*,\s*/))
      if (word === 'class') draft.classOf.set(name, [...(draft.classOf.get(name) ?? []), value]);
      else draft.classes.set(word === 'style' ? ` ${name}` : name, parseStyle(value));
    return true;
  }
  const transition = TRANSITION.exec(statement);
  if (transition) {
    const [, from = '', fromClass, to = '', toClass, label] = transition;
    const ends = {
      from: from === '[*]' ? addMark(draft, 'start') : addState(draft, from).id,
      to: to === '[*]' ? addMark(draft, 'end') : addState(draft, to).id,
    };
    if (fromClass !== undefined) draft.classOf.set(ends.from, [fromClass]);
    if (toClass !== undefined) draft.classOf.set(ends.to, [toClass]);
    draft.edges.push({
      ...ends,
      label: label === undefined || label === '' ? undefined : textOf(label),
      line: 'solid',
      start: 'none',
      end: 'arrow',
    });
    return true;
  }
  const state = STATE.exec(statement);
  if (state) {
    const [, title, id = '', className, mark] = state;
    if (className !== undefined) draft.classOf.set(id, [className]);
    if (mark === '{')
      draft.open.push({ group: { id, title: textOf(title ?? draft.nodes.get(id)?.label ?? id) }, members: new Set() });
    else {
      const node = addState(draft, id);
      if (title !== undefined) node.label = textOf(title);
      const shape = MARKED[mark?.replace(/\W/g, '') ?? ''];
      if (shape) Object.assign(node, { shape, label: '' });
    }
    return true;
  }
  const description = DESCRIPTION.exec(statement);
  if (!description) return false;
  const [, id = '', className, text] = description;
  const node = addState(draft, id);
  if (className !== undefined) draft.classOf.set(id, [className]);
  if (text !== undefined) node.label = described.has(id) ? `${node.label}\n${textOf(text)}` : textOf(text);
  if (text !== undefined) described.add(id);
  return true;
}

function addState(draft: GraphDraft, id: string): GraphNode {
  const node: GraphNode = draft.nodes.get(id) ?? { id, label: id, shape: 'round' };
  draft.nodes.set(id, node);
  draft.open.at(-1)?.members.add(id);
  return node;
}

/** Each state with states inside has a start and an end of its own. */
function addMark(draft: GraphDraft, shape: 'start' | 'end'): string {
  const id = `${draft.open.at(-1)?.group.id ?? ''} ${shape}`;
  const node = addState(draft, id);
  Object.assign(node, { shape, label: '' });
  return id;
}

function closeGroup(draft: GraphDraft): boolean {
  const closed = draft.open.pop();
  if (!closed) return false;
  closed.group.parent = draft.open.at(-1)?.group.id;
  draft.groups.set(closed.group.id, closed.group);
  for (const id of closed.members) {
    const node = draft.nodes.get(id);
    if (node && node.parent === undefined) node.parent = closed.group.id;
  }
  return true;
}

function textOf(source: string): string {
  const text = plainText(source);
  if (text === undefined) throw new NotDrawable('Elements inside a text are drawn by Mermaid alone.');
  return text;
}
