import { isVoid, renderHtml } from './html.ts';
import { printProps, type Attributes, type Element, type Out } from './tree.ts';

export interface PrintedJsx {
  code: string;
  /** Names at the root of the components that are called: `Tabs`, and `Foo` of `Foo.Bar`. */
  components: ReadonlySet<string>;
}

/**
 * Print a tree as calls of `_jsx`. A static element is one call with its inside as HTML, so that React does not walk what cannot change, unless
 * a component may look at it.
 */
export function printJsx(nodes: readonly Out[]): PrintedJsx {
  const components = new Set<string>();
  return {
    code: call('_Fragment', { props: [], children: nodes, printer: { components, isOpen: false } }),
    components,
  };
}

interface Printer {
  components: Set<string>;
  /** See Component. */
  isOpen: boolean;
}

function printNode(node: Out, printer: Printer): string {
  if (typeof node === 'string') return JSON.stringify(node);
  if (node.kind === 'expression') return parenthesize(node.code);
  if (node.kind === 'component') {
    const { reference, props, children } = node;
    if (!/^"|^_components\[/.test(reference)) printer.components.add(reference.split('.')[0] ?? reference);
    const isOpen = printer.isOpen || node.isOpen === true;
    return call(reference, { props, children, printer: { ...printer, isOpen } });
  }
  // Only CommonMark has raw HTML, and it is parsed into elements before it comes here.
  if (node.kind === 'raw') return JSON.stringify(node.html);
  return printElement(node, printer);
}

function printElement(node: Element, printer: Printer): string {
  const props = printProps(reactAttributes(node.attributes));
  const reference = node.overridden ? componentReference(node.tag) : JSON.stringify(node.tag);
  const style = node.attributes.style;
  if (typeof style === 'string') props.push(`style: ${JSON.stringify(parseStyle(style))}`);
  const isWalked = node.dynamic || isVoid(node.tag) || (printer.isOpen && node.html === undefined);
  // A component of the site stands for it, and may look at what it is given.
  const inside = node.overridden ? { ...printer, isOpen: true } : printer;
  if (isWalked) return call(reference, { props, children: node.children, printer: inside });
  const plain = node.html === undefined && node.children.every((child) => typeof child === 'string');
  const text = node.children.length === 0 ? [] : [node.children.join('')];
  if (plain) return call(reference, { props, children: text, printer });
  const html = JSON.stringify(node.html ?? renderHtml(node.children));
  return call(reference, { props: [...props, `dangerouslySetInnerHTML: {__html: ${html}}`], children: [], printer });
}

function componentReference(tag: string): string {
  return `_components[${JSON.stringify(tag)}]`;
}

function call(
  reference: string,
  options: { props: readonly string[]; children: readonly Out[]; printer: Printer },
): string {
  const { props, children } = options;
  if (children.length === 0) return `_jsx(${reference}, {${props.join(', ')}})`;
  const printed = children.map((child) => printNode(child, options.printer));
  const inner = printed.length === 1 ? printed[0] : `[${printed.join(', ')}]`;
  return `${printed.length === 1 ? '_jsx' : '_jsxs'}(${reference}, {${[...props, `children: ${inner}`].join(', ')}})`;
}

/** Code of the author inside parentheses; a line comment at its end must not swallow the closing one. */
export function parenthesize(code: string): string {
  return code.includes('//') ? `(${code}\n)` : `(${code})`;
}

const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
  readonly: 'readOnly',
  datetime: 'dateTime',
  allowfullscreen: 'allowFullScreen',
  crossorigin: 'crossOrigin',
  referrerpolicy: 'referrerPolicy',
  autoplay: 'autoPlay',
  playsinline: 'playsInline',
  maxlength: 'maxLength',
  frameborder: 'frameBorder',
  contenteditable: 'contentEditable',
  spellcheck: 'spellCheck',
  autocomplete: 'autoComplete',
};

function reactAttributes(attributes: Attributes): Record<string, string | true | undefined> {
  const named: Record<string, string | true | undefined> = {};
  for (const name in attributes) if (name !== 'style') named[REACT_NAMES[name] ?? name] = attributes[name];
  return named;
}

/** `text-align:center` -> `{textAlign: 'center'}`, as React wants it. */
export function parseStyle(style: string): Record<string, string> {
  const parsed: Record<string, string> = {};
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const name = declaration.slice(0, colon).trim();
    const key = name.startsWith('--')
      ? name
      : name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
    parsed[key] = declaration.slice(colon + 1).trim();
  }
  return parsed;
}
