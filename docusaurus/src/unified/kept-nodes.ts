import type { Node } from './nodes.ts';

/** Nodes that the engine draws and hast has no place for: formulas, and directives that no plugin has named an element for. */
const KEPT = /^(?:inlineMath|math|(?:container|leaf|text)Directive)$/;
const NAME = 'yaprakKept';

/** Puts elements in their place while a page is a program. */
export function keepNodes(root: Node): { tree: Node; restore(tree: Node): Node } {
  const kept: Node[] = [];
  const hide = (node: Node): Node => {
    const children = node.children?.map(hide);
    if (!KEPT.test(node.type)) return children ? { ...node, children } : node;
    const properties = { n: String(kept.push(node) - 1) };
    return { type: 'element', tagName: NAME, properties, children: children ?? [] };
  };
  const show = (node: Node): Node => {
    const children = node.children?.map(show);
    const { n } = (node['properties'] ?? {}) as { n?: string };
    const found = node['tagName'] === NAME ? kept[Number(n)] : undefined;
    if (found) return found.children ? { ...found, children: children ?? [] } : found;
    return children ? { ...node, children } : node;
  };
  return { tree: hide(root), restore: show };
}
