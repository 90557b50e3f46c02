import { isValidElement, type ReactNode } from 'react';
import type { ReadsChildren } from './children.ts';
import { CHILD_SLOT } from './protocol.ts';
import { isSerialisable, isText, sendChildren, type SendOptions } from './send-children.ts';

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
}

/** The props of an island by the way they take to the browser. */
export function splitProps(
  { children, ...props }: Record<string, unknown>,
  { readsChildren, locate }: SplitOptions,
): SplitProps {
  const plain: SplitProps['plain'] = {};
  const nodes: SplitProps['nodes'] = new Map();
  const unserialisable: string[] = [];
  for (const [name, value] of Object.entries(props)) {
    if (hasElement(value)) {
      nodes.set(name, value as ReactNode);
      continue;
    }
    if (!isSerialisable(value)) unserialisable.push(name);
    plain[name] = value;
  }
  const addSlot = (node: ReactNode): string => {
    const slot = `${CHILD_SLOT}${nodes.size}`;
    nodes.set(slot, node);
    return slot;
  };
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

function hasElement(value: unknown): boolean {
  return isValidElement(value) || (Array.isArray(value) && value.some(hasElement));
}
