import { escapeAttribute, escapeText } from '../../shared/html.ts';
import type { Attributes, Component, Element, Out } from './tree.ts';

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

export function isVoid(tag: string): boolean {
  return VOID.has(tag);
}

/** What keeps its node while the HTML around it is parsed: a component call, or an element whose inside is ready HTML. */
export type Slotted = Component | Element;

export const SLOT_TAG = 'yaprak-slot';

/**
 * Print a static tree. Components and expressions have no HTML: either the tree has none, or `slots` is given, which collects the nodes
 * that are printed as numbered slots (see raw-tree.ts).
 */
export function renderHtml(nodes: readonly Out[], slots?: Slotted[]): string {
  let html = '';
  for (const node of nodes) {
    if (typeof node === 'string') html += escapeText(node);
    else if (node.kind === 'raw') html += node.html;
    else if (slots && (node.kind === 'component' || (node.kind === 'element' && node.html !== undefined))) {
      const number = slots.push(node) - 1;
      html += `<${SLOT_TAG} n="${number}">${renderHtml(node.children, slots)}</${SLOT_TAG}>`;
    } else if (node.kind === 'element') {
      html += `<${node.tag}${renderAttributes(node.attributes)}>`;
      if (!VOID.has(node.tag)) html += `${node.html ?? renderHtml(node.children, slots)}</${node.tag}>`;
    }
  }
  return html;
}

export function renderAttributes(attributes: Attributes): string {
  let html = '';
  for (const name in attributes) {
    const value = attributes[name];
    if (value === undefined) continue;
    html += value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`;
  }
  return html;
}
