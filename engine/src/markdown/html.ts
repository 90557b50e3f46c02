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

const TEXT_SPECIAL = /[&<>]/;
const ATTRIBUTE_SPECIAL = /[&<>"]/;

export function isVoid(tag: string): boolean {
  return VOID.has(tag);
}

export function escapeText(text: string): string {
  if (!TEXT_SPECIAL.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function escapeAttribute(text: string): string {
  if (!ATTRIBUTE_SPECIAL.test(text)) return text;
  return escapeText(text).replaceAll('"', '&quot;');
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
