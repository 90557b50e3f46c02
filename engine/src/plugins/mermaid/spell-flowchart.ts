import { readLink } from './flowchart-links.ts';

/**
 * A flowchart as the renderer (beautiful-mermaid 1.1) reads it: one statement a line, one form of each link, names in ASCII, the text of a
 * node where the node is first named. It loses without a word what is written otherwise, as Mermaid allows. To be removed when it reads
 * all of Mermaid by itself.
 */
export function spellFlowchart(code: string): string {
  if (!/^\s*(?:%%[^\n]*\n\s*)*(?:graph|flowchart)\b/.test(code)) return code;
  const lines = code.split('\n').filter((line) => !SKIPPED.test(line));
  const shapes = new Map<string, string>();
  for (const line of lines) {
    spellLine(line, (name, shape) => {
      if (shape !== '') shapes.set(name, shape);
      return '';
    });
  }
  const seen = new Set<string>();
  const nameNode: NameNode = (name, shape) => {
    const id = toId(name);
    const isNew = !seen.has(name);
    seen.add(name);
    if (shape !== '' || !isNew) return id + shape;
    return id + (shapes.get(name) ?? (id === name ? '' : `[${name}]`));
  };
  return lines.map((line) => spellLine(line, nameNode)).join('\n');
}

/** What to write for a node. `shape` is its text with the brackets around it, or empty. */
type NameNode = (name: string, shape: string) => string;

/** Comments, and what is not drawn. */
const SKIPPED = /^\s*(?:%%|click\s|accTitle\s*:|accDescr\s*:)/;
/** Statements without nodes or links. */
const OTHER = /^\s*(?:graph|flowchart|subgraph|end|direction|classDef|class|style|linkStyle)(?:\s|$)/;
const NAME = /[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_]|[-.](?=[\p{L}\p{M}\p{N}_]))*/uy;
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '>': ']' };

function spellLine(line: string, nameNode: NameNode): string {
  return splitStatements(line)
    .map((statement) => (OTHER.test(statement) ? spellOther(statement) : spellNodes(statement, nameNode)))
    .join('\n');
}

function spellNodes(statement: string, nameNode: NameNode): string {
  let out = '';
  for (let at = 0; at < statement.length;) {
    const link = readLink(statement, { at, before: out });
    if (link) {
      // The name of a link (`e1@-->`) has no use here.
      out = out.replace(/\s\w+@$/, '') + link.text;
      at = link.end;
      continue;
    }
    NAME.lastIndex = at;
    // After `:::` is the name of a class.
    const name = out.endsWith(':') ? undefined : NAME.exec(statement)?.[0];
    const shape = name === undefined ? '' : readShape(statement, at + name.length);
    const text = name === undefined ? readQuoted(statement, at) : name + shape;
    out += name === undefined || statement[at + text.length] === '@' ? text : nameNode(name, shape);
    at += text.length;
  }
  return out;
}

/** `[a (b)]` after a name, whole; empty where there is none. */
function readShape(text: string, at: number): string {
  const open: string[] = [];
  for (let index = at; index < text.length; index++) {
    const char = text[index] ?? '';
    if (char === '"' && open.length > 0) index += readQuoted(text, index).length - 1;
    else if (char in CLOSING && (char !== '>' || index === at)) open.push(CLOSING[char] ?? '');
    else if (open.at(-1) === char) open.pop();
    if (open.length === 0) return index > at ? text.slice(at, index + 1) : '';
  }
  return '';
}

/** What stands in quotes or between bars here, with them; else one letter. */
function readQuoted(text: string, at: number): string {
  const char = text[at] ?? '';
  const end = char === '"' || char === '|' ? text.indexOf(char, at + 1) : -1;
  return text.slice(at, Math.max(end, at) + 1);
}

/** `graph TD; A-->B;` on one line is usual. */
function splitStatements(line: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < line.length; at++) {
    const char = line[at] ?? '';
    if (char === '"' || char === '|') at += readQuoted(line, at).length - 1;
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth = Math.max(0, depth - 1);
    else if (char === ';' && depth === 0) {
      statements.push(line.slice(start, at));
      start = at + 1;
    }
  }
  return [...statements, line.slice(start)];
}

function spellOther(statement: string): string {
  return statement
    .replace(/^(\s*(?:graph|flowchart))\s*$/, '$1 TB')
    .replace(
      /^(\s*(?:class|style)\s+)(\S+)/,
      (_, word: string, names: string) => word + names.split(',').map(toId).join(','),
    )
    .replace(
      /^(\s*subgraph\s+)([\p{L}\p{M}\p{N}_-]+)\s*(\[.*\])?\s*$/u,
      (_, word: string, name: string, title?: string) => `${word}${toId(name)} ${title ?? `[${name}]`}`,
    );
}

function toId(name: string): string {
  return name.replace(/[^\w-]/gu, (letter) => `_${(letter.codePointAt(0) ?? 0).toString(16)}_`);
}
