import { createRequire } from 'node:module';

/** The part of ELK's JSON that is used here: https://eclipse.dev/elk/documentation/tooldevelopers/graphdatastructure/jsonformat.html */
export interface ElkNode {
  id: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  children?: ElkNode[];
  ports?: { id: string; layoutOptions: Record<string, string> }[];
  edges?: ElkEdge[];
  layoutOptions?: Record<string, string>;
}

export interface ElkEdge {
  id: string;
  sources: string[];
  targets: string[];
  labels?: {
    text: string;
    width: number;
    height: number;
    x?: number;
    y?: number;
    layoutOptions?: Record<string, string>;
  }[];
  sections?: { startPoint: Point; endPoint: Point; bendPoints?: Point[] }[];
  /** The node whose place its coordinates count from. */
  container?: string;
}

export interface Point {
  x: number;
  y: number;
}

/** ELK's worker, as its file exports it where there are no real workers. */
interface ElkWorker {
  dispatcher: { saveDispatch(message: { data: unknown }): void };
}

interface ElkAnswer {
  data: { data?: ElkNode; error?: unknown };
}

const require = createRequire(import.meta.url);

/** Gives every node and edge of a graph its place. Loaded with the first diagram, and called without its promises: a compile is synchronous. */
export function layOut(graph: ElkNode): ElkNode {
  const { Worker } = require('yaprak-diagrams/elk') as { Worker: new () => ElkWorker };
  const worker = new Worker();
  const answers: ElkAnswer['data'][] = [];
  Object.assign(worker, { onmessage: ({ data }: ElkAnswer) => void answers.push(data) });
  worker.dispatcher.saveDispatch({ data: { id: 0, cmd: 'register', algorithms: ['layered'] } });
  worker.dispatcher.saveDispatch({ data: { id: 1, cmd: 'layout', graph, layoutOptions: {}, options: {} } });
  const { data, error } = answers.at(-1) ?? {};
  if (!data)
    throw error instanceof Error ? error : new Error(`ELK cannot lay out the diagram: ${JSON.stringify(error)}`);
  return data;
}
