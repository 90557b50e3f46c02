import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { escapeAttribute } from '../shared/escape.ts';
import { ORIGINAL_SLOT, OriginalContext, PostContext, type PostContextValue } from '../theme/context.ts';
import { splitProps } from './island-props.ts';

/**
 * Server side of islands. A page is rendered once as static markup in which each island leaves a placeholder; then each island is rendered
 * as a React root of its own, so that the ids it makes are those the browser will make when it hydrates that root alone.
 */

export type HydratePolicy = 'load' | 'idle' | 'visible' | 'intent';

interface IslandSource {
  module: string;
  name: string;
  hydrate?: HydratePolicy;
  /** The part of the theme that it replaces and shows as well. */
  original?: () => ComponentType<Record<string, unknown>>;
}

interface RecordedIsland extends IslandSource {
  component: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
  /** The blog post it stands in. */
  post: PostContextValue | null;
  drawn: Map<string, string>;
}

/** One that is the same on ten thousand pages is drawn once. Islands whose props differ from page to page must not fill the memory. */
const MOST_DRAWN = 50;

interface Recorder {
  islands: RecordedIsland[];
}

const RecorderContext = createContext<Recorder | null>(null);

/** Called by the code that the `'use client'` transform writes. What is not a component (a constant, a hook) passes through. */
export function createIsland(component: unknown, source: IslandSource): unknown {
  const isNamedSo = source.name === 'default' ? !isHook(component, source.module) : /^[A-Z]/.test(source.name);
  if (!isComponent(component) || !isNamedSo) return component;
  return wrapComponent(component, source);
}

function wrapComponent(component: object, source: IslandSource): unknown {
  const Component = component as ComponentType<Record<string, unknown>>;
  const drawn = new Map<string, string>();
  function Island(props: Record<string, unknown>): ReactNode {
    const recorder = useContext(RecorderContext);
    const post = useContext(PostContext);
    // Inside another island this is just a component of that island.
    if (!recorder) return createElement(Component, props);
    const index = recorder.islands.push({ ...source, component: Component, props, post, drawn }) - 1;
    return createElement('y-island', { 'data-index': index });
  }
  return Object.assign(Island, partsOf(component, source), { displayName: `Island(${source.name})` });
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

export interface IslandRenderOptions {
  /** Puts the page's contexts around content. `onUse` hears what something in it takes from the page. */
  provide: (children: ReactNode, onUse?: (taken: string) => void) => ReactNode;
  /** The page's view and what is known of its text as JSON, for islands that look at them. */
  viewJson: () => string;
  articleJson: () => string;
  /** Url of an island module's browser file. */
  moduleUrl: (module: string) => string | undefined;
  warn: (message: string) => void;
  /** Puts words in place of tokens in JSON. */
  fillJson: (json: string) => string;
}

/** Markup of server content, with every island in it rendered. */
export function renderWithIslands(element: ReactNode, options: IslandRenderOptions): { html: string; islands: number } {
  let count = 0;
  const renderServer = (node: ReactNode): string => {
    const recorder: Recorder = { islands: [] };
    const markup = withoutPreloads(
      renderToStaticMarkup(createElement(RecorderContext.Provider, { value: recorder }, options.provide(node))),
    );
    if (recorder.islands.length === 0) return markup;
    return markup.replace(/<y-island data-index="(\d+)"><\/y-island>/g, (placeholder, index: string) => {
      const island = recorder.islands[Number(index)];
      return island ? renderIsland(island) : placeholder;
    });
  };
  const renderIsland = (island: RecordedIsland): string => {
    const prefix = `i${count++}`;
    const { hydrate, ...props } = island.props;
    const original = island.original?.();
    // Drawn apart from what is around the island, it must find the post it stands in again.
    const renderSlot = (node: ReactNode): string =>
      renderServer(createElement(PostContext, { value: island.post }, node));
    const { plain, slots, unserialisable } = splitProps(props, renderSlot);
    if (original) slots.set(ORIGINAL_SLOT, () => renderSlot(createElement(original, props)));
    const names = [...slots.keys()];
    const shown = new Set<string>();
    const slotted = Object.fromEntries(
      names.map((name, index) => [name, createElement(Slot, { name, html: `<!--y-slot:${index}-->`, shown })]),
    );
    const taken = new Set<string>();
    const draw = (): string => {
      const post = island.post && watchedPost(island.post, () => taken.add('post'));
      const { [ORIGINAL_SLOT]: originalSlot, ...given } = slotted;
      const component = createElement(island.component, { ...plain, ...given });
      const withOriginal = createElement(OriginalContext, { value: originalSlot }, component);
      const provided = options.provide(createElement(PostContext, { value: post }, withOriginal), (what) => {
        taken.add(what);
      });
      const markup = withoutPreloads(renderToString(provided, { identifierPrefix: prefix }));
      return markup.replace(
        /<!--y-slot:(\d+)-->/g,
        (_, index: string) => slots.get(names[Number(index)] ?? '')?.() ?? '',
      );
    };
    const canBeShared = unserialisable.length === 0 && names.length === 0;
    const key = canBeShared ? prefix + JSON.stringify(plain) : undefined;
    const inner = (key !== undefined && island.drawn.get(key)) || draw();
    if (key !== undefined && taken.size === 0 && island.drawn.size < MOST_DRAWN) island.drawn.set(key, inner);
    const src = options.moduleUrl(island.module);
    const lacking = original ? [] : unserialisable;
    if (original) for (const name of [...unserialisable, 'articles']) delete plain[name];
    if (lacking.length > 0 || !src) {
      const reason = src ? `the prop ${lacking.join(', ')} cannot be sent to the browser` : 'it has no browser build';
      options.warn(
        `The component ${island.name === 'default' ? '' : `${island.name} `}of ${island.module} stays static: ${reason}.`,
      );
      return inner;
    }
    // What the island was given for the original is in it.
    const spare = names
      .filter((name) => !shown.has(name) && (!original || name === ORIGINAL_SLOT))
      .map((name) => `<template data-slot="${escapeAttribute(name)}">${slots.get(name)?.() ?? ''}</template>`)
      .join('');
    const attributes = {
      'data-src': src,
      'data-name': island.name,
      'data-hydrate': String(hydrate ?? island.hydrate ?? 'visible'),
      'data-prefix': prefix,
    };
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
    const data =
      Object.keys(plain).length > 0 ? ` data-props="${escapeAttribute(options.fillJson(JSON.stringify(plain)))}"` : '';
    const json = (name: string, text: () => string): string =>
      taken.has(name) ? ` data-${name}="${escapeAttribute(text())}"` : '';
    const looked = [
      json('view', options.viewJson),
      json('articles', options.articleJson),
      json('post', () => options.fillJson(JSON.stringify(island.post))),
    ].join('');
    return `<y-island${written.join('')}${data}${looked}>${inner}${spare}</y-island>`;
  };
  const html = renderServer(element);
  return { html, islands: count };
}

/**
 * React puts a preload for every eager image before its markup. In a body it comes too late to help, and a picture named by a placeholder token
 * is not known yet; an author's own preload stays.
 */
function withoutPreloads(markup: string): string {
  return markup.startsWith('<link')
    ? markup.replace(/^(?:<link\b[^>]*>)+/, (links) => links.replace(/<link rel="preload" as="image"[^>]*>/g, ''))
    : markup;
}

/** Server-rendered children inside an island. The browser keeps the nodes that are there; `shown` is told that they are. */
function Slot(props: { name: string; html: string; shown: Set<string> }): ReactNode {
  props.shown.add(props.name);
  return createElement('y-slot', {
    name: props.name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: props.html },
  });
}

/** The same value, telling when something is taken from it. */
function watchedPost(value: PostContextValue, onUse: () => void): PostContextValue {
  return new Proxy(value, {
    get(target, key: keyof PostContextValue) {
      onUse();
      return target[key];
    },
  });
}
