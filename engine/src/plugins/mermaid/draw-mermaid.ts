import { drawGraph } from './graph/draw-graph.ts';
import { NotDrawable, Unreadable } from './graph/graph.ts';
import { boxNames, drawOther, isOtherKind } from './draw-other.ts';
import { parseFlowchart } from './flowchart/parse-flowchart.ts';
import { parseState } from './parse-state.ts';
import { readSource, type DiagramSource } from './read-source.ts';
import { drawSequence } from './sequence/draw-sequence.ts';
import { parseSequence } from './sequence/parse-sequence.ts';

/** A diagram, drawn or left to Mermaid itself. */
export interface DrawnDiagram {
  /** What it is called, in its own words. */
  name: string;
  /** Its words, for search. */
  words: string;
  /** Absent: Mermaid itself draws it, in the browser. */
  drawing?: { svg: string; width: number };
  /** What may be a mistake in the source, and in which of its lines, from 1. */
  doubt?: { message: string; line?: number };
}

const DRAWN_HERE = /^(?:graph|flowchart|flowchart-elk|stateDiagram|stateDiagram-v2|sequenceDiagram)$/;
/** Kinds that Mermaid has besides those that are drawn here. */
const OF_MERMAID =
  /^(?:classDiagram-v2|gantt|pie|gitGraph|mindmap|journey|timeline|quadrantChart|sankey|C4\w+|block|packet|kanban|architecture|radar|treemap|treeView|requirement(?:Diagram)?|zenuml|venn|ishikawa|swimlanes?|wardley|cynefin|railroad|eventmodeling|usecase|info|ebnf|abnf|peg|\w+-beta)$/;

/** Throws where a source is no diagram. */
export function drawMermaid(source: string): DrawnDiagram {
  const read = readSource(source);
  checkKind(read);
  const { drawing, doubt } = tryDraw(read);
  const words = drawing ? textsOf(drawing.svg) : wordsOfSource(read);
  const ownTitle = /^[ \t]*(?:pie\b.*?)?\btitle:?[ \t]+"?([^"\n]+?)"?[ \t]*$/m.exec(read.body)?.[1];
  const first = drawing && /^(?:class|er)/.test(read.kind) ? boxNames(read.body.trim()) : words;
  const name = [read.title ?? ownTitle ?? shorten(first), read.description].filter(Boolean).join('. ');
  return { name, words: [read.title, read.description, ...words].filter(Boolean).join('\n'), drawing, doubt };
}

function checkKind({ kind, body }: DiagramSource): void {
  if (body.trim() === '') throw new Error('It is empty.');
  if (!DRAWN_HERE.test(kind) && !isOtherKind(kind) && !OF_MERMAID.test(kind))
    throw new Error(`\`${kind || (body.trim().split('\n')[0] ?? '')}\` is no kind of diagram.`);
}

/** What cannot be drawn right is not drawn at all here. */
function tryDraw({ kind, body, hasSettings }: DiagramSource): Pick<DrawnDiagram, 'drawing' | 'doubt'> {
  // Readers begin with the line that names the kind.
  const [before = ''] = /^(?:\s|%%[^\n]*\n)*/.exec(body) ?? [];
  const text = body.slice(before.length);
  try {
    if (hasSettings) return {};
    if (isOtherKind(kind)) return { drawing: drawOther(text, { kind }) };
    if (kind.startsWith('state')) return { drawing: drawGraph(parseState(text)) };
    if (kind === 'sequenceDiagram') return { drawing: drawSequence(parseSequence(text)) };
    return DRAWN_HERE.test(kind) ? { drawing: drawGraph(parseFlowchart(text)) } : {};
  } catch (error) {
    if (!(error instanceof NotDrawable)) throw error;
    if (!(error instanceof Unreadable)) return {};
    const line = error.line && error.line + before.split('\n').length - 1;
    return { doubt: { message: error.message, line } };
  }
}

/** Texts of a drawing, in their order there: those of boxes come last. */
function textsOf(svg: string): string[] {
  const texts = (part: string): string[] =>
    [...part.matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)].map(([, text = '']) =>
      text
        .replace(/<\/tspan><tspan[^>]*>/g, ' ')
        .replace(/<[^>]*>/g, '')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  const nodes = svg.lastIndexOf('<g class="nodes"');
  const actors = svg.lastIndexOf('<g class="actors"');
  const at = Math.max(nodes, actors, 0);
  return [...texts(svg.slice(at)), ...texts(svg.slice(0, at))].filter((text) => text !== '');
}

function wordsOfSource({ body, kind }: DiagramSource): string[] {
  const rest = body.replace(kind, '').replace(/%%[^\n]*/g, '');
  return rest.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’.%-]*/gu)?.map((words) => words.trim()) ?? [];
}

/** The first words, as many as make a name. */
function shorten(words: readonly string[]): string {
  const name = words.slice(0, 6).join(', ');
  return words.length > 6 || name.length > 110 ? `${name.slice(0, 110).replace(/[\s,]+\S*$/, '')} …` : name;
}
