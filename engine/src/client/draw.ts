import type { ReactElement, ReactNode } from 'react';

/**
 * Draws components without hooks as nodes of the page, so that what a reader touches first need not wait for React. It knows as much of
 * JSX as such components use: functions, elements, fragments, lists, texts, attributes and handlers.
 */
export function draw(node: ReactNode): Node[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (Array.isArray(node)) return (node as ReactNode[]).flatMap(draw);
  if (typeof node !== 'object') return [document.createTextNode(String(node))];
  const { type, props } = node as ReactElement<Props>;
  if (typeof type === 'function') return draw((type as (props: Props) => ReactNode)(props));
  // A fragment.
  if (typeof type !== 'string') return draw(props.children);
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(props)) if (name !== 'children') setProp(element, name, value);
  element.append(...draw(props.children));
  return [element];
}

interface Props {
  children?: ReactNode;
  [name: string]: unknown;
}

const HANDLER = /^on([A-Z][A-Za-z]*?)(Capture)?$/;
/** Attributes whose values say true and false; others are there or not. */
const IN_WORDS = /^(?:aria|data)-/;

function setProp(element: Element, name: string, value: unknown): void {
  const [, event, capture] = HANDLER.exec(name) ?? [];
  if (event) {
    if (value) element.addEventListener(event.toLowerCase(), value as EventListener, Boolean(capture));
    return;
  }
  if (value === undefined || value === null || (value === false && !IN_WORDS.test(name))) return;
  const attribute = name === 'className' ? 'class' : name.toLowerCase();
  element.setAttribute(attribute, value === true && !IN_WORDS.test(name) ? '' : String(value));
}
