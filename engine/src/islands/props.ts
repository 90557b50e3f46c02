import { isValidElement, type ReactNode } from 'react';
import type { ReadsChildren, SentNode } from './children.ts';
import { CHILD_SLOT } from './protocol.ts';
import { isPlainObject, isSerialisable, isText, sendChildren, type SendOptions } from './send-children.ts';

interface SplitProps {
  /** What is sent as it is. */
  plain: Record<string, unknown>;
  /** What the server draws, by the names of their slots. */
  nodes: Map<string, ReactNode>;
  unserialisable: string[];
}

interface SplitOptions extends Pick<SendOptions, 'locate'> {
  /** Whether the component looks at its children, and at what. */
  readsChildren?: ReadsChildren | undefined;
  /** Markup inside data cannot be sent: the page around the island can be hydrated, which keeps the elements. */
  keepsElements?: boolean;
}

/** The props of an island by the way they take to the browser. */
export function splitProps(
  { children, ...props }: Record<string, unknown>,
  { readsChildren, keepsElements, locate }: SplitOptions,
): SplitProps {
  const plain: SplitProps['plain'] = {};
  const nodes: SplitProps['nodes'] = new Map();
  const unserialisable: string[] = [];
  const addSlot = (node: ReactNode): string => {
    const slot = `${CHILD_SLOT}${nodes.size}`;
    nodes.set(slot, node);
    return slot;
  };
  for (const [name, value] of Object.entries(props)) {
    if (hasElement(value)) {
      nodes.set(name, value as ReactNode);
      continue;
    }
    const sent = isSerialisable(value) || keepsElements ? value : sendNodes(value, addSlot);
    if (!isSerialisable(sent)) unserialisable.push(name);
    plain[name] = sent;
  }
  if (isDrawn(children)) {
    // Inside one that stays static, islands must have trees of their own.
    const options = { reads: readsChildren, addSlot, locate: unserialisable.length === 0 ? locate : undefined };
    const sent = sendChildren(children as ReactNode, options);
    if (sent) plain['children'] = sent;
    else nodes.set('children', children as ReactNode);
  } else if (children !== undefined) {
    if (!isSerialisable(children)) unserialisable.push('children');
    plain['children'] = children;
  }
  return { plain, nodes, unserialisable };
}

/** Children that the server draws. Mere text stays text: a component for code looks at it. */
function isDrawn(children: unknown): boolean {
  if (Array.isArray(children)) return !children.every(isText);
  return children !== undefined && children !== null && typeof children !== 'function' && !isText(children);
}

/** The value with slots in place of the markup inside it, if that makes it data. */
function sendNodes(value: unknown, addSlot: (node: ReactNode) => string): unknown {
  const found: { sent: SentNode; node: ReactNode }[] = [];
  const send = (each: unknown): unknown => {
    if (hasElement(each)) {
      const sent = { $slot: '' };
      found.push({ sent, node: each as ReactNode });
      return sent;
    }
    if (Array.isArray(each)) return each.map(send);
    if (!isPlainObject(each)) return each;
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, send(inner)]));
  };
  const sent = send(value);
  if (!isSerialisable(sent)) return value;
  for (const each of found) each.sent.$slot = addSlot(each.node);
  return sent;
}

function hasElement(value: unknown): boolean {
  return isValidElement(value) || (Array.isArray(value) && value.some(hasElement));
}
