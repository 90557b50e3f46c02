/** As much of a unist node as is read here. Plugins make nodes of any kind. */
export interface Node {
  type: string;
  value?: string;
  children?: Node[];
  data?: NodeData;
  position?: { start: { line: number; column: number } };
  [field: string]: unknown;
}

export interface NodeData {
  hName?: string;
  hProperties?: Properties;
  hChildren?: Node[];
  id?: string;
  estree?: unknown;
  [field: string]: unknown;
}

export type Properties = Record<string, unknown>;

/** Attributes as HTML has them. */
export type HtmlAttributes = Record<string, string | true>;

/** Calls `visit` for every node below a root, parents first. */
export function walk(node: Node, visit: (node: Node, parent: Node, index: number) => void): void {
  const children = node.children ?? [];
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index];
    if (!child) continue;
    visit(child, node, index);
    walk(child, visit);
  }
}

/** The text of a node and of all that is in it. */
export function textOf(node: Node): string {
  if (typeof node.value === 'string') return node.value;
  if (typeof node['alt'] === 'string') return node['alt'];
  return (node.children ?? []).map(textOf).join('');
}
