import { createElement, type ReactNode } from 'react';
import { escapeAttribute } from '../shared/html.ts';
import { printHiddenSlot, SLOT } from './protocol.ts';

/** What the server draws for one island. While the island itself is drawn, each slot is a mark in its place. */
export interface Slots {
  /** One that is found while the island is drawn. A second of its name is nothing: in the browser they could not be told apart. */
  add(name: string, draw: () => string): ReactNode;
  /** Names that were added twice. Once they are known the island is drawn anew, without them. */
  takeRepeated(): string[];
  element(name: string, props?: object): ReactNode;
  names(): string[];
  /** Puts what they hold in place of their marks. */
  fill(markup: string): string;
  /** Those that the island has not shown, for the browser. */
  printHidden(isWanted: (name: string) => boolean): string;
}

export function createSlots(drawings: Map<string, () => string>): Slots {
  // A mark has the place of its name in this list.
  const marks = [...drawings.keys()];
  const added = new Set<string>();
  const repeated = new Set<string>();
  const shown = new Set<string>();
  const element: Slots['element'] = (name, props) =>
    createElement(Slot, { ...props, $slot: { name, html: `<!--slot:${marks.indexOf(name)}-->`, shown } });
  return {
    add(name, draw) {
      if (drawings.has(name)) repeated.add(name);
      if (repeated.has(name)) return null;
      if (!marks.includes(name)) marks.push(name);
      drawings.set(name, draw);
      added.add(name);
      return element(name);
    },
    takeRepeated() {
      if (repeated.size > 0) for (const name of added) drawings.delete(name);
      added.clear();
      return [...repeated];
    },
    element,
    names: () => [...drawings.keys()],
    fill: (markup) =>
      markup.replace(/<!--slot:(\d+)-->/g, (_, index: string) => drawings.get(marks[Number(index)] ?? '')?.() ?? ''),
    printHidden: (isWanted) =>
      [...drawings]
        .filter(([name]) => !shown.has(name) && isWanted(name))
        .map(([name, draw]) => printHiddenSlot(name, { markup: draw(), escape: escapeAttribute }))
        .join(''),
  };
}

/** Server-rendered children inside an island. The browser keeps the nodes that are there. Adds its name to `shown`. */
function Slot({
  $slot: { name, html, shown },
}: {
  $slot: { name: string; html: string; shown: Set<string> };
}): ReactNode {
  shown.add(name);
  return createElement(SLOT, { name, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } });
}
