import { createElement, Fragment, type ReactNode } from 'react';
import type { Original } from '../client/page-context.ts';
import { escapeAttribute } from '../shared/html.ts';
import { componentNamed, type CreateSlot } from './children.ts';
import { ISLAND, printHiddenSlot, SLOT } from './protocol.ts';

/** An island that is prepared, and drawn later. */
export interface StartedIsland {
  id: number;
  element: ReactNode;
  /** Part of the tree of the island around it. */
  isInside: boolean;
  /** Its markup for the page. `drawn`: what the island around it has drawn of it. */
  print(drawn?: string): string;
}

/** What the server draws: markup in which islands are placeholders. */
export interface Drawing {
  markup: string;
  islands: readonly StartedIsland[];
}

/** What an island drew: its own markup, and by their ids that of the islands in its slots. */
export interface Inner {
  own: string;
  islands: ReadonlyMap<number, string>;
}

const PLACEHOLDER = new RegExp(`<${ISLAND} data-index="(\\d+)"></${ISLAND}>`, 'g');

/** Puts the islands in their places. */
export function fillDrawing({ markup, islands }: Drawing, drawn?: Inner['islands']): string {
  if (islands.length === 0) return markup;
  return markup.replace(PLACEHOLDER, (placeholder, index: string) => {
    const island = islands[Number(index)];
    return island ? island.print(drawn?.get(island.id)) : placeholder;
  });
}

/**
 * What the server draws for one island. While the island itself is drawn, each slot is a mark in its place. The islands in a slot are drawn
 * after it, between two edges, and are taken from there to their places in the markup of the slot.
 */
export interface Slots {
  /** One that is found while the island is drawn. Several of one name are told apart by their places. */
  add(name: string, node: ReactNode): Original;
  /** Whether names were added twice. Once they are known the island is drawn anew, with a slot for each place. */
  takeRepeated(): boolean;
  element: CreateSlot;
  names(): string[];
  /** Puts what they hold in place of their marks. */
  fill(inner: Inner): string;
  /** Those that the island has not shown, for the browser. */
  printHidden(isWanted: (name: string) => boolean): string;
}

export function createSlots(nodes: Map<string, ReactNode>, draw: (node: ReactNode) => Drawing): Slots {
  // A mark has the place of its name in this list.
  const marks = [...nodes.keys()];
  const added = new Set<string>();
  const repeated = new Set<string>();
  const shown = new Set<string>();
  const drawings = new Map<string, Drawing>();
  const drawOnce = (name: string): Drawing => {
    const drawing = drawings.get(name) ?? draw(nodes.get(name));
    drawings.set(name, drawing);
    return drawing;
  };
  const element: CreateSlot = (name, { $type, ...props } = {}, ...children) => {
    const show = (): Drawing => {
      shown.add(name);
      return drawOnce(name);
    };
    const $slot = { name, mark: `<!--slot:${marks.indexOf(name)}-->`, show };
    return createElement(
      componentNamed($type, Slot, () => (given) => Slot(given)),
      { ...props, $slot },
      ...children,
    );
  };
  const put = (name: string, node: ReactNode): ReactNode => {
    if (!marks.includes(name)) marks.push(name);
    nodes.set(name, node);
    added.add(name);
    return element(name);
  };
  return {
    add(name, node) {
      if (nodes.has(name)) repeated.add(name);
      return repeated.has(name) ? (place) => put(`${name} ${place}`, node) : put(name, node);
    },
    takeRepeated() {
      if (repeated.size > 0) for (const name of added) nodes.delete(name);
      added.clear();
      return repeated.size > 0;
    },
    element,
    names: () => [...nodes.keys()],
    fill: ({ own, islands }) =>
      own.replace(/<!--slot:(\d+)-->/g, (_, index: string) => {
        const name = marks[Number(index)] ?? '';
        return nodes.has(name) ? fillDrawing(drawOnce(name), islands) : '';
      }),
    printHidden: (isWanted) =>
      [...nodes.keys()]
        .filter((name) => !shown.has(name) && isWanted(name))
        .map((name) => printHiddenSlot(name, { markup: fillDrawing(drawOnce(name)), escape: escapeAttribute }))
        .join(''),
  };
}

interface SlotProps {
  $slot: { name: string; mark: string; show: () => Drawing };
  /** What a component gives to its children by cloning them: of that, what is drawn already can only be hidden. */
  hidden?: boolean;
}

/** Server-rendered children inside an island. The browser keeps the nodes that are there. */
function Slot({ $slot: { name, mark, show }, hidden }: SlotProps): ReactNode {
  const inside = show().islands.filter(({ isInside }) => isInside);
  const slot = createElement(SLOT, {
    name,
    hidden,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: mark },
  });
  if (inside.length === 0) return slot;
  const drawn = inside.map(({ id, element }) =>
    createElement(Fragment, { key: id }, createElement(EDGE, { name: id }), element, createElement(EDGE, { name: id })),
  );
  return createElement(Fragment, null, slot, drawn);
}

const EDGE = 'y-edge';

/** Takes the islands in slots out of what an island drew. Those of their own slots stay in them. */
export function takeInner(markup: string): Inner {
  const islands = new Map<number, string>();
  let own = '';
  let at = 0;
  for (let start = markup.indexOf(`<${EDGE} `); start >= 0; start = markup.indexOf(`<${EDGE} `, at)) {
    const edge = markup.slice(start, markup.indexOf('>', start)) + `></${EDGE}>`;
    const end = markup.indexOf(edge, start + edge.length);
    own += markup.slice(at, start);
    const id = Number(/"(\d+)"/.exec(edge)?.[1]);
    // One slot that is shown twice has its islands twice.
    if (!islands.has(id)) islands.set(id, markup.slice(start + edge.length, end));
    at = end + edge.length;
  }
  return { own: own + markup.slice(at), islands };
}
