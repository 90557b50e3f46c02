import { createElement, isValidElement, type ReactNode } from 'react';

/**
 * Children of an island that looks at them (`Children.map`, `children.props`), as data. Elements of HTML are sent as they are; of an element
 * of a component its props, and its markup as a slot of its own.
 */
interface SentElement {
  tag?: string;
  slot?: string;
  props: Record<string, unknown>;
  children?: Sent;
}
type Sent = string | number | null | SentElement | Sent[];

/** So named, since a prop that is an author's own data may look alike. */
export interface SentChildren {
  $sent: Sent;
}

/** `addSlot` takes a node that the server draws, and gives the name of its slot. */
export function sendChildren(children: ReactNode, addSlot: (node: ReactNode) => string): SentChildren {
  const send = (node: unknown): Sent => {
    if (typeof node === 'string' || typeof node === 'number') return node;
    if (Array.isArray(node)) return node.map(send);
    if (!isValidElement<Record<string, unknown>>(node)) return null;
    const { children: inner, ...props } = node.props;
    const isPlain = typeof node.type === 'string' && isSerialisable(props);
    if (isPlain) return { tag: String(node.type), props, ...(inner === undefined ? {} : { children: send(inner) }) };
    const known = Object.fromEntries(Object.entries(props).filter(([, value]) => isSerialisable(value)));
    return { slot: addSlot(node), props: known };
  };
  return { $sent: send(children) };
}

export function isSentChildren(value: unknown): value is SentChildren {
  return typeof value === 'object' && value !== null && '$sent' in value;
}

/** The same elements on the server and in the browser, where `createSlot` gives what was drawn. */
export function takeChildren(
  { $sent }: SentChildren,
  createSlot: (name: string, props: Record<string, unknown>) => ReactNode,
): ReactNode {
  const take = (sent: Sent, key?: number): ReactNode => {
    if (Array.isArray(sent)) return sent.map((each, index) => take(each, index));
    if (sent === null || typeof sent !== 'object') return sent;
    if (sent.slot !== undefined) return createSlot(sent.slot, { ...sent.props, key });
    const { children } = sent;
    // Given one by one they need no keys.
    const inner =
      children === undefined ? [] : Array.isArray(children) ? children.map((each) => take(each)) : [take(children)];
    return createElement(sent.tag ?? '', { ...sent.props, key }, ...inner);
  };
  return take($sent);
}

export function isSerialisable(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isSerialisable);
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isSerialisable);
}
