import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import {
  CodeBlockContext,
  OriginalContext,
  PostContext,
  TitleContext,
  type Original,
  type CodeBlockContextValue,
  type PostContextValue,
} from '../client/page-context.ts';
import type { PageNeed } from '../shared/adapter.ts';
import type { ReadsChildren } from './children.ts';
import { ISLAND, type HydratePolicy } from './protocol.ts';

export interface IslandSource {
  module: string;
  name: string;
  hydrate?: HydratePolicy;
  /** It looks at its children. */
  readsChildren?: ReadsChildren;
  /** What of the page it may ask for in the browser only: see findPageNeeds. */
  pageNeeds?: readonly PageNeed[];
  /** The part of the theme that it replaces and shows as well. */
  original?: () => ComponentType<Record<string, unknown>>;
  /** Its name. */
  part?: string;
}

export interface RecordedIsland extends IslandSource {
  component: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
  /** The blog post that it is part of. */
  post: PostContextValue | null;
  /** The block of code that it is part of. */
  code: CodeBlockContextValue | null;
  /** Of the doc whose text it holds. */
  title: string | null;
  /** Its markup by props, where nothing else decides it. */
  drawn: Map<string, string>;
}

/** Collects the islands of a page while its static markup is rendered. */
export interface IslandRecorder {
  islands: RecordedIsland[];
}

/** Draws the part that something inside an island replaces, as a slot of the island. */
export const NestedContext = createContext<((part: string, node: ReactNode) => Original) | null>(null);

export const RecorderContext = createContext<IslandRecorder | null>(null);

/** Called by the code that the `'use client'` transform writes. What is not a component (a constant, a hook) passes through. */
export function createIsland(component: unknown, source: IslandSource): unknown {
  const isNamedSo = source.name === 'default' ? !isHook(component, source.module) : /^[A-Z]/.test(source.name);
  if (!isNamedSo) return component;
  if (isComponent(component)) return wrapComponent(component, source);
  // Components under one name, as `<Choice.Content>` is of `{ Switch, Content }`.
  return isFamily(component, source) ? { ...component, ...partsOf(component, source) } : component;
}

/** The list of what Markdown may use has components that need no browser, too. */
function isFamily(value: unknown, { module }: IslandSource): value is object {
  if (typeof value !== 'object' || value === null || /[\\/]MDXComponents\b/.test(module)) return false;
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.entries(value).some(([key, part]) => /^[A-Z]/.test(key) && isComponent(part));
}

function wrapComponent(component: object, source: IslandSource): unknown {
  const Component = component as ComponentType<Record<string, unknown>>;
  const drawn = new Map<string, string>();
  function Island(props: Record<string, unknown>): ReactNode {
    const recorder = useContext(RecorderContext);
    const post = useContext(PostContext);
    const code = useContext(CodeBlockContext);
    const title = useContext(TitleContext);
    const nested = useContext(NestedContext);
    const originals = useContext(OriginalContext);
    // Inside another island this is just a component of that island.
    if (!recorder) {
      const { original, part } = source;
      if (!original || part === undefined || !nested) return createElement(Component, props);
      const slot = nested(part, createElement(original(), props));
      return createElement(OriginalContext, { value: { ...originals, [part]: slot } }, createElement(Component, props));
    }
    const index = recorder.islands.push({ ...source, component: Component, props, post, code, title, drawn }) - 1;
    return createElement(ISLAND, { 'data-index': index });
  }
  // A function that calls hooks may be no component, and be called itself: `getIcon('book')`.
  const drawOrCall = (props: unknown, ...others: unknown[]): ReactNode =>
    typeof props === 'object' && props !== null
      ? Island(props as Record<string, unknown>)
      : (component as (...given: unknown[]) => ReactNode)(props, ...others);
  return Object.assign(nameIsland(drawOrCall, source), partsOf(component, source), {
    displayName: `Island(${source.name})`,
  });
}

const islands = new WeakMap<object, IslandSource>();

/** Lets `islandOf` know a component that does nothing but show an island. */
export function nameIsland<Component extends object>(component: Component, source: IslandSource): Component {
  islands.set(component, source);
  return component;
}

/** What is known of the island that a component is, if it is one. */
export function islandOf(component: unknown): IslandSource | undefined {
  return typeof component === 'function' ? islands.get(component) : undefined;
}

/** A hook that is a module's default: named so, or without a name in a file that is named so. */
function isHook(value: unknown, module: string): boolean {
  const name = typeof value === 'function' && value.name !== 'default' ? value.name : '';
  return /^use[A-Z]/.test(name || (/([^/\\]+)\.\w+$/.exec(module)?.[1] ?? ''));
}

/** Islands of all components of a package, by their names. In the browser they are found in what it exports as `all`. */
export function createIslands(all: Record<string, unknown>, module: string): Record<string, unknown> {
  const names = Object.entries(all).map(([name, value]) => {
    const isNamedSo = name === 'default' || /^[A-Z]/.test(name);
    return [name, isNamedSo && isComponent(value) ? wrapComponent(value, { module, name: `all.${name}` }) : value];
  });
  return Object.fromEntries(names) as Record<string, unknown>;
}

function isComponent(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return typeof value === 'function';
  return '$$typeof' in value && KINDS.has(value.$$typeof);
}

/** A context can be drawn too, but is there to be read: as an island it could not be. */
const KINDS = new Set<unknown>(['memo', 'forward_ref', 'lazy'].map((kind) => Symbol.for(`react.${kind}`)));

/** What React itself keeps at a component. */
const OF_REACT = new Set(['$$typeof', 'render', 'type', 'compare', '_payload', '_init', 'defaultProps', 'propTypes']);

/** What an author has put at a component. One that is a component itself (`Card.Header`) is an island by that name. */
function partsOf(component: object, source: IslandSource): Record<string, unknown> {
  const parts = Object.entries(component).filter(([key]) => !OF_REACT.has(key));
  return Object.fromEntries(
    parts.map(([key, value]) => [
      key,
      /^[A-Z]/.test(key) && isComponent(value)
        ? wrapComponent(value, { ...source, name: `${source.name}.${key}` })
        : value,
    ]),
  );
}
