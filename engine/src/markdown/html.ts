import { escapeAttribute, escapeText } from '../shared/escape.ts';
import type { Attributes, Out } from './out.ts';

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

/** Print a static tree. Dynamic nodes have no HTML; the caller sees to it that there are none. */
export function renderHtml(nodes: readonly Out[]): string {
  let html = '';
  for (const node of nodes) {
    if (typeof node === 'string') html += escapeText(node);
    else if (node.kind === 'raw') html += node.html;
    else if (node.kind === 'element') {
      html += `<${node.tag}${renderAttributes(node.attributes)}>`;
      if (!VOID.has(node.tag)) html += `${node.html ?? renderHtml(node.children)}</${node.tag}>`;
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
