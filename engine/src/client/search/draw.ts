import type { ReactElement, ReactNode } from 'react';

/**
 * Renders components without hooks to DOM nodes, so that the search box does not load React. It supports as much of JSX as they use:
 * functions, elements, fragments, lists, texts, attributes and handlers.
 */
export function draw(node: ReactNode): Node[] {
  const nodes: Node[] = [];
  drawInto(nodes, node);
  return nodes;
}

function drawInto(nodes: Node[], node: ReactNode): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (Array.isArray(node)) {
    for (const child of node as ReactNode[]) drawInto(nodes, child);
    return;
  }
  if (typeof node !== 'object') return void nodes.push(document.createTextNode(String(node)));
  const { type, props } = node as ReactElement<Props>;
  if (typeof type === 'function') return drawInto(nodes, (type as (props: Props) => ReactNode)(props));
  // A fragment.
  if (typeof type !== 'string') return drawInto(nodes, props.children);
  const element = document.createElement(type);
  for (const name in props) if (name !== 'children') setProp(element, name, props[name]);
  element.append(...draw(props.children));
  nodes.push(element);
}

interface Props {
  children?: ReactNode;
  [name: string]: unknown;
}

const HANDLER = /^on([A-Z][A-Za-z]*?)(Capture)?$/;
/** Attributes whose value is the word `true` or `false`; others are set or missing. */
const IN_WORDS = /^(?:aria|data)-/;

function setProp(element: Element, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (typeof value === 'function') {
    const [, event = '', capture] = HANDLER.exec(name) ?? [];
    element.addEventListener(event.toLowerCase(), value as EventListener, Boolean(capture));
    return;
  }
  const isFlag = typeof value === 'boolean' && !IN_WORDS.test(name);
  if (isFlag && !value) return;
  element.setAttribute(name === 'className' ? 'class' : name.toLowerCase(), isFlag ? '' : String(value));
}

/**
 * Makes a part of the page look like a newly drawn one and leaves what is the same in place: that is not laid out again, and stays under
 * the pointer. It compares so many levels; further down, comparing costs more than it saves.
 */
export function update(part: Element, next: Element, levels: number): void {
  if (part.isEqualNode(next)) return;
  const [own, other] = [[...part.children], [...next.children]];
  const isAlike = own.length === other.length && !hasText(part) && !hasText(next);
  if (!part.cloneNode().isEqualNode(next.cloneNode())) part.replaceWith(next);
  else if (levels > 0 && isAlike) own.forEach((child, index) => update(child, other[index] as Element, levels - 1));
  else part.replaceChildren(...next.childNodes);
}

const hasText = (element: Element): boolean => element.childNodes.length > element.children.length;
