import { textOf, type HtmlAttributes, type Node } from './nodes.ts';
import { printWords, STANDS_FOR, type DefaultsResult } from './defaults.ts';
import { toAttributes, toJsxAttributes } from './properties.ts';

export interface SettleOptions extends DefaultsResult {
  /** JavaScript of a syntax tree: plugins may give a node nothing else. */
  printCode(estree: unknown): string;
  /** Makes nodes of the page from hast. */
  fromHast(nodes: readonly Node[]): Node[];
}

/**
 * Makes a tree that plugins have changed into one that the engine renders: plain data, with `data.hName` and `data.hProperties` as nodes of
 * our own (see syntax.ts), and what the defaults have changed as it was.
 */
export function settle(root: Node, options: SettleOptions): Node {
  return { ...place(root), type: 'root', children: settleAll(root.children, options) };
}

function settleAll(nodes: readonly Node[] | undefined, options: SettleOptions): Node[] {
  return (nodes ?? []).flatMap((node) => settleNode(node, options));
}

function settleNode(node: Node, options: SettleOptions): Node[] {
  const stands = node.data?.[STANDS_FOR];
  if (stands === 'title' && node['name'] === 'header') return settleAll(node.children, options);
  if (stands === 'code' && node['name'] === 'mermaid') return [{ ...place(node), ...(node.data?.['code'] as Node) }];
  switch (node.type) {
    case 'yaml':
    case 'toml':
      return [];
    case 'root':
      // A plugin has put the tree of another page into this one.
      return settleAll(node.children, options);
    case 'mdxjsEsm': {
      const data = node.data?.['isInContent'] === true ? { data: { isInContent: true } } : {};
      return [{ ...place(node), type: node.type, value: codeOf(node, options), ...data }];
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [{ ...place(node), type: node.type, value: codeOf(node, options) }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [settleJsx(node, options)];
    case 'heading':
      return [settleHeading(node, options)];
    case 'math':
    case 'inlineMath':
      return [{ ...place(node), type: node.type, value: node.value, meta: node['meta'] }];
    case 'code':
      return [settleCode(node)];
    default:
      return settleOther(node, options);
  }
}

function settleOther(node: Node, options: SettleOptions): Node[] {
  const { hName, hProperties, hChildren } = node.data ?? {};
  if (hName === 'admonition' && node.type === 'containerDirective') return [settleAdmonition(node, options)];
  const children = hChildren ? options.fromHast(hChildren) : settleAll(node.children, options);
  if (hName !== undefined || hChildren) {
    const tagName = hName ?? 'div';
    if (hName === undefined && node.children === undefined) return children;
    const own = children.length > 0 || node.value === undefined ? children : [{ type: 'text', value: node.value }];
    return [makeElement({ ...place(node), tagName, properties: hProperties, children: own })];
  }
  const settled: Node = { ...plain(node), ...(node.children ? { children } : {}) };
  const url = typeof node['url'] === 'string' ? options.links.get(node['url']) : undefined;
  if (url !== undefined) settled['url'] = url;
  const attributes = node.type === 'listItem' ? {} : toAttributes(hProperties);
  const items = node.type === 'list' ? (node.children ?? []).map((item) => toAttributes(item.data?.hProperties)) : [];
  return [withAttributes(settled, { attributes, items })];
}

/** A node whose HTML has further attributes; those of `items` are for the elements in it. */
export function withAttributes(
  child: Node,
  { attributes, items = [] }: { attributes: HtmlAttributes; items?: readonly HtmlAttributes[] },
): Node {
  if ([attributes, ...items].every((each) => Object.keys(each).length === 0)) return child;
  return { ...place(child), type: 'propertied', child, attributes, items };
}

/** An element that Markdown has no node for. A name with a capital letter is a component. */
export function makeElement(node: Node): Node {
  const tagName = String(node['tagName']);
  const { children = [] } = node;
  if (/^[a-z]/.test(tagName) && !tagName.includes('.'))
    return {
      ...place(node),
      type: 'element',
      tagName,
      attributes: toAttributes(node['properties'] as Record<string, unknown>),
      children,
    };
  const attributes = toJsxAttributes(node['properties'] as Record<string, unknown>);
  return { ...place(node), type: 'mdxJsxFlowElement', name: tagName, attributes, children };
}

function settleAdmonition(node: Node, options: SettleOptions): Node {
  const { type, title, id, className } = node.data?.hProperties ?? {};
  return makeAdmonition(node, {
    type,
    title,
    id,
    className,
    children: settleAdmonitionChildren(node.children, options),
  });
}

function settleAdmonitionChildren(children: readonly Node[] | undefined, options: SettleOptions): Node[] {
  return (children ?? []).flatMap((child) =>
    child.type === 'mdxAdmonitionTitle' ? [labelOf(settleAll(child.children, options))] : settleNode(child, options),
  );
}

/** The title of an admonition, where it is more than text. */
export function labelOf(children: Node[]): Node {
  return { type: 'paragraph', data: { directiveLabel: true }, children };
}

export function makeAdmonition(
  from: Node,
  {
    type,
    title,
    id,
    className,
    children,
  }: Record<'type' | 'title' | 'id' | 'className', unknown> & { children: Node[] },
): Node {
  const text = (value: unknown): string | undefined =>
    value === undefined || value === null
      ? undefined
      : Array.isArray(value)
        ? value.join(' ')
        : String(value as string);
  const attributes = { title: text(title), id: text(id), class: text(className) };
  return { ...place(from), type: 'containerDirective', name: text(type) ?? 'note', attributes, children };
}

function settleHeading(node: Node, options: SettleOptions): Node {
  const { id: _id, ...properties } = node.data?.hProperties ?? {};
  const children = settleAll(node.children, options);
  const heading = { ...place(node), type: 'heading', depth: node['depth'], children };
  const data = headingData(node.data?.hProperties?.['id'] ?? node.data?.id, { words: node.children ?? [], options });
  return withAttributes({ ...heading, data }, { attributes: toAttributes(properties) });
}

/** What the engine must know of a heading: Docusaurus makes ids and the table of contents before plugins change anything. */
export function headingData(
  given: unknown,
  {
    words,
    options,
  }: { /** Its nodes, or of hast its text. */ words: readonly Node[] | string; options: SettleOptions },
): Record<string, unknown> {
  const id = typeof given === 'string' ? given : '';
  const before = options.headings.get(id);
  if (before === undefined) return { id, isListed: false };
  const written = JSON.parse(before) as Node[];
  const isSame = typeof words === 'string' ? written.map(textOf).join('') === words : before === printWords(words);
  return isSame ? { id } : { id, listed: settleAll(written, options) };
}

/** Properties of a code block are props of its component, most of which can be written after the language. */
function settleCode(node: Node): Node {
  const { metastring, ...others } = node.data?.hProperties ?? {};
  const meta = typeof metastring === 'string' ? metastring : (node['meta'] as string | null | undefined);
  const further = Object.entries(others).flatMap(([name, value]) =>
    typeof value === 'string' && /^[\w-]+$/.test(name) && name !== 'className'
      ? [`${name}="${value}"`]
      : value === true
        ? [name]
        : [],
  );
  const whole = [meta, ...further].filter(Boolean).join(' ');
  return {
    ...place(node),
    type: 'code',
    lang: node['lang'],
    meta: whole === '' ? null : whole,
    value: node.value ?? '',
  };
}

/** A node of MDX in hast, whose children are nodes of the page already. */
export function settleMdx(node: Node, options: SettleOptions): Node[] {
  const { children, ...own } = node;
  if (node.data?.[STANDS_FOR] === 'title') return children ?? [];
  const settled = settleNode(children ? { ...own, children: [] } : own, options);
  return children ? settled.map((each) => (each.children ? { ...each, children } : each)) : settled;
}

interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
  data?: { estree?: unknown };
}

function settleJsx(node: Node, options: SettleOptions): Node {
  const name = node['name'];
  const attributes = ((node['attributes'] ?? []) as Attribute[]).map((attribute) =>
    settleAttribute(attribute, options),
  );
  const children = settleAll(node.children, options);
  const isStatic = attributes.every(({ type, value }) => type === 'mdxJsxAttribute' && typeof value !== 'object');
  // What an author types as a tag is that tag; what a plugin makes may be replaced by a component of the site.
  if (!node.data?.['_mdxExplicitJsx'] && typeof name === 'string' && /^[a-z][\w-]*$/.test(name) && isStatic) {
    const properties = Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value ?? true]));
    return makeElement({ ...place(node), type: 'element', tagName: name, properties, children });
  }
  return { ...place(node), type: node.type, name, attributes, children };
}

function settleAttribute(attribute: Attribute, options: SettleOptions): Attribute {
  const { type, name, value } = attribute;
  if (type === 'mdxJsxExpressionAttribute')
    return { type, value: codeOf(attribute as Node, options, { isSpread: true }) };
  if (typeof value !== 'object' || value === null) return { type, name: name ?? '', value: value ?? null };
  return {
    type,
    name: name ?? '',
    value: { type: 'mdxJsxAttributeValueExpression', value: codeOf(value as Node, options) },
  };
}

/** The code of a node. Where a plugin gave only a syntax tree, it is printed. */
function codeOf(node: Node, { printCode }: SettleOptions, { isSpread = false } = {}): string {
  const { estree } = node.data ?? {};
  if ((node.value ?? '') !== '' || estree === undefined || estree === null) return node.value ?? '';
  const printed = printCode(estree).trim();
  if (node.type === 'mdxjsEsm') return printed;
  const expression = printed.replace(/;$/, '');
  return isSpread ? expression.replace(/^\(?\{\s*([\s\S]*?)\s*\}\)?$/, '$1') : expression;
}

/** A node without what plugins have left on it. */
function plain(node: Node): Node {
  const { data, position: _position, children: _children, ...fields } = node;
  const label = data?.['directiveLabel'] === true ? { data: { directiveLabel: true } } : {};
  return { ...place(node), ...fields, ...label };
}

function place(node: Node): Pick<Node, 'type' | 'position'> {
  const start = node.position?.start;
  const position = start ? { position: { start: { line: start.line, column: start.column } } } : {};
  return { type: node.type, ...position };
}
