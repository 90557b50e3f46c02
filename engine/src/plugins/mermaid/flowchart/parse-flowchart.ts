import { NotDrawable, Unreadable, type Graph, type GraphNode, type Style } from '../graph/graph.ts';
import { plainText } from '../text.ts';
import { readLink } from './links.ts';
import { readAttributes, readBrackets } from './shapes.ts';
import { createDraft, finishGraph, parseStyle, readDirection, setDirection, type GraphDraft } from './draft.ts';

const HEADER = /^\s*(?:graph|flowchart(?:-elk)?)[ \t]*(TB|TD|BT|RL|LR|[<>^v])?[ \t]*(?=[;\n]|$)/;
const NAME = /[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_]|[-.](?=[\p{L}\p{M}\p{N}_]))*/uy;
const CLASS = /:::([\w-]+(?:,[\w-]+)*)/y;
const SPACE = /[^\S\n]*/y;

/**
 * Reads a flowchart. It is strict: what it does not know throws, and Mermaid itself draws the diagram. A statement that is skipped would
 * give a picture that says something else.
 */
export function parseFlowchart(source: string): Graph {
  const header = HEADER.exec(source);
  if (!header) throw new Unreadable('The first line of a flowchart names it and its direction.', 1);
  const draft = createDraft(readDirection(header[1] ?? 'TB'));
  for (let at = header[0].length; at < source.length;) {
    at = skip(/[\s;]*/y, source, at);
    const rest = /[^\n]*/y;
    rest.lastIndex = at;
    const line = rest.exec(source)?.[0] ?? '';
    if (line === '') break;
    try {
      at = line.startsWith('%%') ? at + line.length : readStatement(source, at, line, draft);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      throw new Unreadable(error.message, source.slice(0, at).split('\n').length);
    }
  }
  return finishGraph(draft);
}

function readStatement(source: string, at: number, line: string, draft: GraphDraft): number {
  const statement = line.split(';')[0] ?? '';
  const end = at + statement.length;
  const [, word = '', rest = ''] = /^([a-zA-Z]+)(?=\s|$)\s*(.*?)\s*$/.exec(statement) ?? [];
  if (word === 'subgraph') return at + openGroup(line, draft);
  if (word === 'end' && rest === '') return closeGroup(draft, end);
  if (word === 'direction') {
    setDirection(draft, rest);
    return end;
  }
  // The styles of a class may hold semicolons at their end only.
  if (word === 'classDef' || word === 'class' || word === 'style' || word === 'linkStyle') {
    setStyle(word, rest, draft);
    return end;
  }
  if (word === 'click') {
    setLink(line.slice('click'.length).trim().replace(/;$/, ''), draft);
    return at + line.length;
  }
  return readChain(source, at, draft);
}

/** `a & b --> c -->|text| d` */
function readChain(source: string, at: number, draft: GraphDraft): number {
  let { ids: from, end } = readNodes(source, at, draft);
  for (;;) {
    const found = readLink(source, skip(SPACE, source, end));
    if (!found) break;
    const { link } = found;
    const { ids: to, end: next } = readNodes(source, skip(SPACE, source, found.end), draft);
    if (link.id !== undefined) draft.edgeIds.add(link.id);
    const label = link.text === undefined ? undefined : textOf(link.text);
    for (const one of from)
      for (const other of to)
        draft.edges.push({
          from: one,
          to: other,
          label: label === '' ? undefined : label,
          line: link.line,
          start: link.start,
          end: link.end,
        });
    from = to;
    end = next;
  }
  const rest = skip(SPACE, source, end);
  if (rest < source.length && !/[\n;]/.test(source[rest] ?? ''))
    throw new Unreadable(`\`${source.slice(rest).split('\n')[0] ?? ''}\` cannot be read.`);
  return rest;
}

function readNodes(source: string, at: number, draft: GraphDraft): { ids: string[]; end: number } {
  const ids: string[] = [];
  for (;;) {
    const { id, end } = readNode(source, at, draft);
    ids.push(id);
    const next = skip(SPACE, source, end);
    if (source[next] !== '&') return { ids, end };
    at = skip(SPACE, source, next + 1);
  }
}

function readNode(source: string, at: number, draft: GraphDraft): { id: string; end: number } {
  NAME.lastIndex = at;
  const id = NAME.exec(source)?.[0];
  if (id === undefined) throw new Unreadable(`\`${source.slice(at).split('\n')[0] ?? ''}\` cannot be read.`);
  let end = at + id.length;
  const isEdge = draft.edgeIds.has(id) && source.startsWith('@{', end);
  // Attributes of a link say how it moves, which a picture cannot show.
  if (isEdge) return { id, end: source.indexOf('}', end) + 1 };
  const shaped = readBrackets(source, end) ?? readAttributes(source, end);
  const known = draft.nodes.get(id);
  const node: GraphNode = known ?? { id, label: id, shape: 'rect' };
  if (shaped) {
    end = shaped.end;
    if (shaped.shape) node.shape = shaped.shape;
    if (shaped.text !== undefined) node.label = textOf(shaped.text);
  }
  draft.nodes.set(id, node);
  draft.open.at(-1)?.members.add(id);
  CLASS.lastIndex = end;
  const classes = CLASS.exec(source);
  if (classes) {
    draft.classOf.set(id, (classes[1] ?? '').split(','));
    end += classes[0].length;
  }
  return { id, end };
}

/** Returns how much of the line it took. */
function openGroup(line: string, draft: GraphDraft): number {
  const [, rest = ''] = /^subgraph\b[ \t]*(.*?);?\s*$/.exec(line) ?? [];
  NAME.lastIndex = 0;
  const name = NAME.exec(rest)?.[0] ?? '';
  const brackets = name === '' ? undefined : readBrackets(rest, skip(SPACE, rest, name.length));
  const isWhole = brackets !== undefined && brackets.end === rest.length;
  const title = isWhole ? (brackets.text ?? '') : rest.replace(/^"(.*)"$/, '$1');
  if (!isWhole && /[[\](){}]|@/.test(rest.replace(/"[^"]*"/g, ''))) throw new Unreadable(`\`${line}\` cannot be read.`);
  const id = isWhole || name === rest ? name : title || `group ${draft.groups.size + draft.open.length}`;
  draft.open.push({ group: { id, title: textOf(title), parent: undefined }, members: new Set() });
  return line.length;
}

function closeGroup(draft: GraphDraft, end: number): number {
  const closed = draft.open.pop();
  if (!closed) throw new Unreadable('`end` closes no subgraph.');
  closed.group.parent = draft.open.at(-1)?.group.id;
  draft.groups.set(closed.group.id, closed.group);
  for (const id of closed.members) {
    const node = draft.nodes.get(id);
    if (node && node.parent === undefined) node.parent = closed.group.id;
  }
  return end;
}

function setStyle(word: string, rest: string, draft: GraphDraft): void {
  const [, names = '', value = ''] = /^(\S+(?:\s*,\s*\S+?)*)\s+(.*)$/.exec(rest) ?? [];
  if (names === '') throw new Unreadable(`\`${word} ${rest}\` cannot be read.`);
  const list = names.split(/\s*,\s*/);
  if (word === 'class')
    for (const id of list) draft.classOf.set(id, [...(draft.classOf.get(id) ?? []), ...value.split(/[\s,]+/)]);
  else if (word === 'linkStyle') for (const index of list) addTo(draft.lineStyles, index, parseStyle(value));
  else for (const name of list) addTo(draft.classes, word === 'style' ? ` ${name}` : name, parseStyle(value));
}

function addTo(styles: Map<string, Style>, name: string, style: Style): void {
  styles.set(name, { ...styles.get(name), ...style });
}

/** `click a "https://…"` makes a link of a node. A call of a script is not made, as Mermaid does not make it either unless it is told to. */
function setLink(rest: string, draft: GraphDraft): void {
  const [, id = '', href] = /^(\S+)\s+(?:href\s+)?(?:"([^"]*)"|call\s|\w)/.exec(rest) ?? [];
  const node = draft.nodes.get(id);
  if (node && href !== undefined && /^(?:https?:|mailto:|[/#.])/.test(href)) node.href = href;
}

function textOf(source: string): string {
  const text = plainText(source);
  if (text === undefined)
    throw new NotDrawable('Icons, Markdown and elements inside a text are drawn by Mermaid alone.');
  return text;
}

function skip(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(source)?.[0].length ?? 0);
}
