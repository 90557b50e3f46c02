import type { Node, Properties } from './nodes.ts';
import { textOf } from './nodes.ts';
import { toAttributes } from './properties.ts';
import { headingData, labelOf, makeAdmonition, makeElement, withAttributes, type SettleOptions } from './settle.ts';

/**
 * Makes nodes of the page from hast. What Markdown has a node for becomes that node, so that headings, links, images, code, tables and
 * admonitions are made by the engine as on every other page; the rest stays an element.
 */
export function fromHast(nodes: readonly Node[], options: FromHastOptions): Node[] {
  return withoutBreaks(nodes).flatMap((node) => convert(node, options));
}

const BLOCK =
  /^(?:address|admonition|article|aside|blockquote|details|div|dl|dt|dd|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|thead|tbody|tr|td|th|ul)$/;

const isBlock = (node: Node | undefined): boolean =>
  node !== undefined &&
  (BLOCK.test(String(node['tagName'])) || /^mdx(?:Flow|JsxFlow|jsEsm)/.test(node.type) || node.type === 'math');

/** Blocks stand on lines of their own in hast; those line breaks are no text. */
function withoutBreaks(nodes: readonly Node[]): readonly Node[] {
  if (!nodes.some(isBlock)) return nodes;
  return nodes.filter((node, index) => {
    if (node.type !== 'text' || !/^\n+$/.test(node.value ?? '')) return true;
    const [before, after] = [nodes[index - 1], nodes[index + 1]];
    return before !== undefined && after !== undefined && !isBlock(before) && !isBlock(after);
  });
}

export interface FromHastOptions extends SettleOptions {
  /** Settles a node of MDX, whose children are settled already. */
  settleMdx(node: Node): Node[];
}

function convert(node: Node, options: FromHastOptions): Node[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', value: node.value ?? '' }];
    case 'element':
      return convertElement(node, options);
    case 'raw':
      return [{ type: 'html', value: node.value ?? '' }];
    case 'comment':
    case 'doctype':
      return [];
    case 'math':
    case 'inlineMath':
      return [node];
    default:
      return options.settleMdx({ ...node, ...(node.children ? { children: fromHast(node.children, options) } : {}) });
  }
}

const HEADING = /^h([1-6])$/;
/** Elements that are nothing but a node of Markdown. */
const SAME: Readonly<Record<string, string>> = { p: 'paragraph', blockquote: 'blockquote' };

function convertElement(node: Node, options: FromHastOptions): Node[] {
  const tagName = String(node['tagName']);
  const properties = (node['properties'] ?? {}) as Properties;
  const heading = HEADING.exec(tagName);
  if (heading && properties['id'] !== 'footnote-label')
    return [convertHeading(node, { ...options, depth: Number(heading[1]) })];
  const code = tagName === 'pre' ? codeOf(node) : undefined;
  if (code) return [code];
  const table = tagName === 'table' ? convertTable(node, options) : undefined;
  if (table) return [table];
  if (tagName === 'hr')
    return [withAttributes(make(node, { type: 'thematicBreak' }), { attributes: toAttributes(properties) })];
  if (tagName === 'code' && (node.children ?? []).every(({ type }) => type === 'text'))
    return [
      withAttributes(make(node, { type: 'inlineCode', value: textOf(node) }), { attributes: toAttributes(properties) }),
    ];
  const children = fromHast(node.children ?? [], options);
  if (tagName === 'a' && typeof properties['href'] === 'string') {
    const { href, title, ...others } = properties;
    const url = options.links.get(String(href)) ?? href;
    return [withAttributes(make(node, { type: 'link', url, title, children }), { attributes: toAttributes(others) })];
  }
  if (tagName === 'img' && typeof properties['src'] === 'string') {
    const { src, alt, title, ...others } = properties;
    return [withAttributes(make(node, { type: 'image', url: src, alt, title }), { attributes: toAttributes(others) })];
  }
  const type = SAME[tagName];
  if (type) return [withAttributes(make(node, { type, children }), { attributes: toAttributes(properties) })];
  if (tagName === 'admonition') {
    const { type, title, id, className } = properties;
    return [makeAdmonition(node, { type, title, id, className, children })];
  }
  if (tagName === 'mdxAdmonitionTitle') return [labelOf(children)];
  return [makeElement({ ...node, children })];
}

function make(from: Node, node: Node): Node {
  return from.position ? { ...node, position: { start: from.position.start } } : node;
}

function convertHeading(node: Node, { depth, ...options }: FromHastOptions & { depth: number }): Node {
  const { id, ...properties } = (node['properties'] ?? {}) as Properties;
  const children = fromHast(node.children ?? [], options);
  const data = headingData(id, { words: textOf(node), options });
  return withAttributes(make(node, { type: 'heading', depth, children, data }), {
    attributes: toAttributes(properties),
  });
}

/** A block of plain code. One that a plugin has highlighted stays as it is. */
function codeOf(node: Node): Node | undefined {
  const [code, ...others] = node.children ?? [];
  if (code?.type !== 'element' || code['tagName'] !== 'code' || others.length > 0) return undefined;
  if (code.children?.some(({ type }) => type !== 'text')) return undefined;
  const { className, metastring } = (code['properties'] ?? {}) as Properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  const lang = names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? null;
  const meta = metastring ?? code.data?.['meta'] ?? null;
  return make(node, { type: 'code', lang, meta, value: textOf(code).replace(/\n$/, '') });
}

const isElement = (node: Node, ...names: string[]): boolean =>
  node.type === 'element' && names.includes(String(node['tagName']));

/** A table as Markdown makes it. Any other stays elements. */
function convertTable(node: Node, options: FromHastOptions): Node | undefined {
  const parts = (node.children ?? []).filter((child) => child.type !== 'text');
  if (!parts[0] || !isElement(parts[0], 'thead') || !parts.every((part) => isElement(part, 'thead', 'tbody')))
    return undefined;
  const rows = parts.flatMap((part) => (part.children ?? []).filter((child) => child.type !== 'text'));
  const cells = rows.map((row) => (row.children ?? []).filter((child) => child.type !== 'text'));
  const hasOwn = ({ properties }: Node, ...known: string[]): boolean =>
    Object.keys((properties ?? {}) as Properties).some((name) => !known.includes(name));
  const isPlain =
    rows.every((row) => isElement(row, 'tr') && !hasOwn(row)) &&
    cells.flat().every((cell) => isElement(cell, 'th', 'td') && !hasOwn(cell, 'align', 'style')) &&
    ![node, ...parts].some((part) => hasOwn(part));
  if (!isPlain) return undefined;
  const align = (cells[0] ?? []).map(({ properties }) => (properties as Properties)['align'] ?? null);
  const children = cells.map((row): Node => ({
    type: 'tableRow',
    children: row.map((cell) => ({ type: 'tableCell', children: fromHast(cell.children ?? [], options) })),
  }));
  return make(node, { type: 'table', align, children });
}
