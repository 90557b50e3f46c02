import { createElement, Fragment, type ElementType, type ReactNode } from 'react';

/**
 * Children of an island as data, where they must be more to it than markup:
 *
 * - It looks at them (`Children.map`, `children.props`). Elements of HTML are sent as they are, of an element of a component its props, and
 *   its markup as a slot of its own.
 * - Islands stand in them, with nothing between but HTML. Those are elements in its tree, so that they can read what it provides. What stands
 *   around them is sent, what holds none of them is a slot.
 */
interface SentElement extends Partial<SentIsland> {
  /** Missing for a fragment. */
  tag?: string;
  slot?: string;
  props?: Record<string, unknown>;
  children?: Sent;
}
export type Sent = string | number | null | SentElement | Sent[];

/** Where the browser finds the component of an island: see IslandData. */
export interface SentIsland {
  src: string;
  name: string;
}

/** So named, since a prop that is an author's own data may look alike. */
export interface SentChildren {
  $sent: Sent;
}

export function isSentChildren(value: unknown): value is SentChildren {
  return typeof value === 'object' && value !== null && '$sent' in value;
}

export interface TakeOptions {
  /** Gives what the server has drawn. */
  createSlot: (name: string, props: Record<string, unknown>) => ReactNode;
  findIsland: (island: SentIsland) => ElementType;
}

/** The same elements on the server and in the browser. */
export function takeChildren({ $sent }: SentChildren, { createSlot, findIsland }: TakeOptions): ReactNode {
  const take = (sent: Sent, key?: number): ReactNode => {
    if (Array.isArray(sent)) return sent.map((each, index) => take(each, index));
    if (sent === null || typeof sent !== 'object') return sent;
    const { slot, src, name = '', tag, props, children } = sent;
    if (slot !== undefined) return createSlot(slot, { ...props, key });
    // Given one by one they need no keys.
    const inner =
      children === undefined ? [] : Array.isArray(children) ? children.map((each) => take(each)) : [take(children)];
    return createElement(
      src === undefined ? (tag ?? Fragment) : findIsland({ src, name }),
      { ...props, key },
      ...inner,
    );
  };
  return take($sent);
}

/** Those that stand in the tree of the island around them. */
export function listIslands({ $sent }: SentChildren): SentIsland[] {
  const list = (sent: Sent | undefined): SentIsland[] => {
    if (Array.isArray(sent)) return sent.flatMap(list);
    if (sent === undefined || sent === null || typeof sent !== 'object') return [];
    const { src, name = '' } = sent;
    return [...(src === undefined ? [] : [{ src, name }]), ...list(sent.children)];
  };
  return list($sent);
}
