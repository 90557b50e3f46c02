import { isValidElement, type ReactNode } from 'react';
import { CHILD_SLOT } from './protocol.ts';
import { isSerialisable, sendChildren } from './children.ts';

interface SplitProps {
  /** What is sent as it is. */
  plain: Record<string, unknown>;
  /** What the server draws, when it is known that it is wanted. */
  slots: Map<string, () => string>;
  unserialisable: string[];
}

interface SplitOptions {
  render: (node: ReactNode) => string;
  /** Whether the component looks at its children. */
  readsChildren?: boolean;
}

/** The props of an island by the way they take to the browser. */
export function splitProps(
  props: Record<string, unknown>,
  { render, readsChildren = false }: SplitOptions,
): SplitProps {
  const plain: SplitProps['plain'] = {};
  const slots: SplitProps['slots'] = new Map();
  const unserialisable: string[] = [];
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' && readsChildren && isDrawn(value)) {
      plain[name] = sendChildren(value as ReactNode, (node) => {
        const slot = `${CHILD_SLOT}${slots.size}`;
        slots.set(slot, () => render(node));
        return slot;
      });
    } else if (name === 'children' ? isDrawn(value) : hasElement(value)) {
      slots.set(name, () => render(value as ReactNode));
    } else {
      if (!isSerialisable(value)) unserialisable.push(name);
      plain[name] = value;
    }
  }
  return { plain, slots, unserialisable };
}

/** Children that the server draws. Mere text stays text: a component for code looks at it. */
function isDrawn(children: unknown): boolean {
  if (Array.isArray(children)) return !children.every(isText);
  return children !== undefined && children !== null && typeof children !== 'function' && !isText(children);
}

function isText(child: unknown): boolean {
  return typeof child === 'string' || typeof child === 'number';
}

function hasElement(value: unknown): boolean {
  return isValidElement(value) || (Array.isArray(value) && value.some(hasElement));
}
