import { isValidElement, type ReactNode } from 'react';

interface SplitProps {
  /** What is sent as it is. */
  plain: Record<string, unknown>;
  /** What the server draws, when it is known that it is wanted. */
  slots: Map<string, () => string>;
  unserialisable: string[];
}

/** The props of an island by the way they take to the browser. */
export function splitProps(props: Record<string, unknown>, render: (node: ReactNode) => string): SplitProps {
  const plain: SplitProps['plain'] = {};
  const slots: SplitProps['slots'] = new Map();
  const unserialisable: string[] = [];
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' ? isDrawn(value) : hasElement(value)) {
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

function isSerialisable(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isSerialisable);
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isSerialisable);
}
