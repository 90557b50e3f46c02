/** As much of a node of a JavaScript program as is read here. */
export interface EsNode {
  type: string;
  loc?: { start: { line: number; column: number } } | null;
  [field: string]: unknown;
}

export function fieldsOfNode(node: EsNode, field: string): EsNode[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isEsNode) : [];
}

export function isEsNode(value: unknown): value is EsNode {
  return typeof value === 'object' && value !== null && typeof (value as EsNode).type === 'string';
}

/** Calls `visit` for a node and all that is in it, the innermost first. What it returns takes the node's place. */
export function walkProgram(node: EsNode, visit: (node: EsNode) => EsNode | void): EsNode {
  for (const [field, value] of Object.entries(node)) {
    if (field === 'data' || field === 'loc' || field === 'comments') continue;
    if (Array.isArray(value))
      node[field] = value.map((each: unknown) => (isEsNode(each) ? walkProgram(each, visit) : each));
    else if (isEsNode(value)) node[field] = walkProgram(value, visit);
  }
  return visit(node) ?? node;
}

/** The name of `a`, of the `b` in `a.b`, or what stands in `a["b"]`. */
export function propertyName(node: EsNode): string | undefined {
  const { computed } = node;
  const key = (node['property'] ?? node['key']) as EsNode;
  if (key.type === 'Literal') return String(key['value']);
  return computed === true ? undefined : String(key['name']);
}

export const identifier = (name: string): EsNode => ({ type: 'Identifier', name });

export const literal = (value: string): EsNode => ({ type: 'Literal', value });
