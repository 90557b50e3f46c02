import { createElement, Fragment, type ElementType, type ReactNode } from 'react';

/**
 * Children of an island as data, where they must be more to it than markup:
 *
 * - It looks at them (`Children.map`, `children.props`). Elements of HTML are sent as they are, of an element of a component its props, and
 *   its markup as a slot of its own. Where it asks for them, its children follow and the name of the component.
 * - Islands stand in them, with nothing between but HTML. Those are elements in its tree, so that they can read what it provides. What stands
 *   around them is sent, what holds none of them is a slot.
 */
interface SentElement extends Partial<SentIsland> {
  /** Missing for a fragment. */
  tag?: string;
  slot?: string;
  /** Name of the component that a slot was drawn by. */
  type?: string;
  props?: Record<string, unknown>;
  /** Props that are elements. */
  nodes?: Record<string, Sent>;
  children?: Sent;
}
export type Sent = string | number | null | SentElement | Sent[];

/** Where the browser finds the component of an island: see IslandData. */
export interface SentIsland {
  src: string;
  name: string;
}

/** What an island looks at of children that are elements of components, besides their props. */
export interface ReadsChildren {
  /** `child.props.children` */
  inner?: boolean;
  /** `child.type.name` */
  type?: boolean;
}

/** So named, since a prop that is an author's own data may look alike. */
export interface SentChildren {
  $sent: Sent;
}

export function isSentChildren(value: unknown): value is SentChildren {
  return typeof value === 'object' && value !== null && '$sent' in value;
}

/** Gives what the server has drawn. The children are there to be looked at alone. */
export type CreateSlot = (name: string, props?: SlotElement, ...children: ReactNode[]) => ReactNode;

export interface SlotElement {
  [prop: string]: unknown;
  $type?: string | undefined;
}

export interface TakeOptions {
  createSlot: CreateSlot;
  findIsland: (island: SentIsland) => ElementType;
}

/** The same elements on the server and in the browser. */
export function takeChildren({ $sent }: SentChildren, { createSlot, findIsland }: TakeOptions): ReactNode {
  const take = (sent: Sent, key?: number): ReactNode => {
    if (Array.isArray(sent)) return sent.map((each, index) => take(each, index));
    if (sent === null || typeof sent !== 'object') return sent;
    const { slot, src, name = '', tag, type, props, nodes = {}, children } = sent;
    const given = Object.fromEntries(Object.entries(nodes).map(([prop, node]) => [prop, take(node)]));
    // Given one by one they need no keys.
    const inner =
      children === undefined ? [] : Array.isArray(children) ? children.map((each) => take(each)) : [take(children)];
    if (slot !== undefined) return createSlot(slot, { ...props, key, $type: type }, ...inner);
    return createElement(
      src === undefined ? (tag ?? Fragment) : findIsland({ src, name }),
      { ...props, ...given, key },
      ...inner,
    );
  };
  return take($sent);
}

/** Markup inside data (`items={[{ text: <b>…</b> }]}`): the server draws it, and in the data stands the name of its slot. */
export interface SentNode {
  $slot: string;
}

/** Puts what was drawn into the data. The same on the server and in the browser. */
export function takeNodes(value: unknown, createSlot: CreateSlot): unknown {
  if (Array.isArray(value)) return value.map((each) => takeNodes(each, createSlot));
  if (typeof value !== 'object' || value === null) return value;
  if ('$slot' in value) return createSlot((value as SentNode).$slot);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, takeNodes(each, createSlot)]));
}

/** Those that stand in the tree of the island around them. */
export function listIslands({ $sent }: SentChildren): SentIsland[] {
  const list = (sent: Sent | undefined): SentIsland[] => {
    if (Array.isArray(sent)) return sent.flatMap(list);
    if (sent === undefined || sent === null || typeof sent !== 'object') return [];
    const { src, name = '', nodes = {} } = sent;
    const inside = [...Object.values(nodes), sent.children].flatMap(list);
    return [...(src === undefined ? [] : [{ src, name }]), ...inside];
  };
  return list($sent);
}

const named = new Map<string, object>();

/** Makes a component that is known by a name to what looks at its elements, each once: React tells components apart by what they are. */
export function componentNamed<Made extends object>(name: string | undefined, component: Made, make: () => Made): Made {
  if (name === undefined) return component;
  const known = named.get(name) as Made | undefined;
  if (known) return known;
  const made = Object.defineProperty(Object.assign(make(), { displayName: name }), 'name', { value: name });
  named.set(name, made);
  return made;
}
