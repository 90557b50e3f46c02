import { createElement, Fragment, isValidElement, type ElementType, type ReactElement, type ReactNode } from 'react';
import type { ReadsChildren, Sent, SentChildren, SentIsland } from './children.ts';
import { islandOf, type IslandSource } from './create-island.ts';
import { doesNothing } from './protocol.ts';

/** The server's side of children.ts. */

export interface SendOptions {
  /** Whether the island looks at them, and at what. */
  reads: ReadsChildren | undefined;
  /** Takes a node that the server draws, and gives the name of its slot. */
  addSlot: (node: ReactNode) => string;
  /** Where the browser finds the component of an island, if it does. Missing where none may stand in the tree. */
  locate?: ((island: IslandSource, component: ElementType) => SentIsland | undefined) | undefined;
}

/** Undefined where they need be no more than markup. */
export function sendChildren(children: ReactNode, options: SendOptions): SentChildren | undefined {
  const { addSlot, locate } = options;
  const nestable = (node: unknown): (SentIsland & Pick<SendOptions, 'reads'>) | undefined => {
    if (!locate || !isValidElement<Record<string, unknown>>(node)) return undefined;
    const island = islandOf(node.type);
    const { children: inner, ...props } = node.props;
    // One that waits for something else than the island around it has a tree of its own, like one that shows a part of the theme.
    if (!island || island.hydrate || island.original || 'hydrate' in props) return undefined;
    if (!isSerialisable(splitNodes(props).data) || typeof inner === 'function') return undefined;
    const place = locate(island, node.type as ElementType);
    return place && { ...place, reads: island.readsChildren };
  };
  const holdsIsland = (node: unknown): boolean => {
    if (Array.isArray(node)) return node.some(holdsIsland);
    if (nestable(node)) return true;
    return isHtml(node) && holdsIsland(node.props['children']);
  };
  const send = (node: unknown, reads: SendOptions['reads']): Sent => {
    if (isText(node)) return node;
    if (Array.isArray(node)) {
      const nodes = node as unknown[];
      return (reads ? nodes : joinRuns(nodes, holdsIsland)).map((each) => send(each, reads));
    }
    if (!isValidElement<Record<string, unknown>>(node)) return null;
    const { children: inner, ...props } = node.props;
    const island = nestable(node);
    if (island) {
      const { reads: looks, ...place } = island;
      const { data, nodes } = splitNodes(props);
      const sent = Object.entries(nodes).map(([prop, value]) => [prop, send(value, undefined)]);
      const given = sent.length > 0 && { nodes: Object.fromEntries(sent) as Record<string, Sent> };
      return { ...place, props: data, ...given, ...sendInner(inner, looks) };
    }
    if (isHtml(node) && (reads || holdsIsland(inner))) {
      const tag = typeof node.type === 'string' ? { tag: node.type } : {};
      return { ...tag, props, ...sendInner(inner, reads) };
    }
    if (!reads) return { slot: addSlot(node) };
    const known = Object.fromEntries(Object.entries(props).filter(([, value]) => isSerialisable(value)));
    const type = reads.type ? nameOfType(node.type) : undefined;
    return {
      slot: addSlot(node),
      props: known,
      ...(type !== undefined && { type }),
      ...(reads.inner && sendInner(inner, reads)),
    };
  };
  const sendInner = (inner: unknown, reads: SendOptions['reads']): { children?: Sent } =>
    inner === undefined ? {} : { children: send(inner, reads) };
  if (!options.reads && !holdsIsland(children)) return undefined;
  return { $sent: send(children, options.reads) };
}

/** Props that are elements, and the others. */
function splitNodes(props: Record<string, unknown>): { data: Record<string, unknown>; nodes: Record<string, unknown> } {
  const entries = Object.entries(props);
  return {
    data: Object.fromEntries(entries.filter(([, value]) => !isValidElement(value))),
    nodes: Object.fromEntries(entries.filter(([, value]) => isValidElement(value))),
  };
}

/** Without what the bundler puts after a name that another module has, too. */
function nameOfType(type: unknown): string | undefined {
  const { displayName, name = '' } = type as { displayName?: string; name?: string };
  return displayName ?? (name.replace(/\$\d+$/, '') || undefined);
}

/** Makes one node of those that stand side by side between two that hold islands: the server draws them as one slot. */
function joinRuns(nodes: readonly unknown[], holdsIsland: (node: unknown) => boolean): unknown[] {
  const joined: unknown[] = [];
  let run: unknown[] = [];
  const end = (): void => {
    if (run.every(isText)) joined.push(...run);
    else joined.push(createElement(Fragment, null, ...(run as ReactNode[])));
    run = [];
  };
  for (const node of nodes) {
    if (!holdsIsland(node)) {
      run.push(node);
      continue;
    }
    end();
    joined.push(node);
  }
  end();
  return joined;
}

/** An element or a fragment that can be made again from data. */
function isHtml(node: unknown): node is ReactElement<Record<string, unknown>> {
  if (!isValidElement<Record<string, unknown>>(node)) return false;
  const { children: _inner, ...props } = node.props;
  return (typeof node.type === 'string' || node.type === Fragment) && isSerialisable(props);
}

export function isText(child: unknown): child is string | number {
  return typeof child === 'string' || typeof child === 'number';
}

export function isSerialisable(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isSerialisable);
  if (typeof value !== 'object') return doesNothing(value);
  return isPlainObject(value) && Object.values(value).every(isSerialisable);
}

export function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
