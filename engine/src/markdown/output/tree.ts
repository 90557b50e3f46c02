/**
 * What Markdown becomes before it is printed: a small tree that both printers (html.ts and jsx.ts) read.
 * A string is text, not yet escaped.
 */
export type Out = string | Element | Raw | Expression | Component;

export type Attributes = Record<string, string | true | undefined>;

export interface Element {
  kind: 'element';
  tag: string;
  /** HTML attribute names; `undefined` is left out, `true` is an attribute without value. */
  attributes: Attributes;
  children: readonly Out[];
  /** Ready inner HTML, in place of children. */
  html?: string;
  /** Holds an expression or a component somewhere, or is itself replaced by one: cannot be printed as HTML. */
  dynamic: boolean;
  /** Looked up in the components given to the page. */
  overridden?: boolean;
}

/** HTML as the author wrote it in CommonMark: perhaps only half of an element. */
export interface Raw {
  kind: 'raw';
  html: string;
}

/** JavaScript of the author between braces. */
export interface Expression {
  kind: 'expression';
  code: string;
}

/** A call of a component, or of an element with computed attributes. */
export interface Component {
  kind: 'component';
  /** JavaScript that names it: `Tabs`, `Foo.Bar`, `"div"`, `_components["tabs"]`. */
  reference: string;
  /** Entries of an object literal: `"a": "b"`, `...rest`. */
  props: readonly string[];
  children: readonly Out[];
  /** Its children are elements to the last one, since it may look at them. */
  isOpen?: boolean;
}

export function isDynamic(node: Out): boolean {
  if (typeof node === 'string') return false;
  if (node.kind === 'element') return node.dynamic;
  return node.kind !== 'raw';
}

export function element(tag: string, attributes: Attributes, children: readonly Out[]): Element {
  return { kind: 'element', tag, attributes, children, dynamic: children.some(isDynamic) };
}

/** An element whose inside is ready HTML. */
export function sealed(tag: string, attributes: Attributes, html: string): Element {
  return { kind: 'element', tag, attributes, children: [], html, dynamic: false };
}

/** A component that the theme or the site gives to every page, with plain props. */
export function component(
  name: string,
  props: Readonly<Record<string, string | true | undefined>>,
  children: readonly Out[],
): Component {
  return { kind: 'component', reference: name, props: printProps(props), children };
}

/** What a syntax becomes, under a name in lower case: a component that a page or a site calls `Tabs` may be another thing. */
export function syntaxComponent(...[name, props, children]: Parameters<typeof component>): Component {
  return { ...component(name, props, children), reference: `_components[${JSON.stringify(name)}]` };
}

/** Entries of an object literal from plain values; what is undefined is left out. */
export function printProps(values: Readonly<Record<string, string | true | undefined>>): string[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
}

/** Plain text of a piece of tree; an expression counts as its source, an image as its alt text. */
export function textOf(nodes: readonly Out[]): string {
  let text = '';
  for (const node of nodes) {
    if (typeof node === 'string') text += node;
    else if (node.kind === 'expression') text += node.code;
    else if (node.kind !== 'raw' && !isFootnoteMark(node))
      text += node.kind === 'element' && node.tag === 'img' ? String(node.attributes.alt ?? '') : textOf(node.children);
  }
  return text;
}

/** The small number that leads to a footnote: no part of a heading's words. */
export function isFootnoteMark(node: Out): boolean {
  if (typeof node === 'string' || node.kind !== 'element' || node.tag !== 'sup') return false;
  const [link] = node.children;
  return typeof link === 'object' && link.kind === 'element' && link.attributes['data-footnote-ref'] !== undefined;
}
