import { Component, createElement, Fragment, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { ISLAND, SLOT } from '../islands/protocol.ts';

/** What the server has drawn inside an island, and the islands in it. */

/** By their elements. */
const places = new WeakMap<Element, Slot>();

interface SlotProps {
  $slot: { name: string; html: string };
  /** What a component gives to its children by cloning them: of that, what is drawn already can only be hidden. */
  hidden?: boolean;
}

interface SlotState {
  /** Those that are drawn. */
  islands: readonly { island: HTMLElement; key: string; element: ReactNode }[];
}

/** The markup is never rendered again: it belongs to the server. The islands in it are, where the reader uses them. */
export class Slot extends Component<SlotProps, SlotState> {
  override state: SlotState = { islands: [] };
  #remember = (slot: Element | null): void => void (slot && places.set(slot, this));
  #count = 0;
  show(island: HTMLElement, element: ReactNode): void {
    // Islands of the last page may still be in the list, with the same prefixes.
    const key = String(this.#count++);
    this.setState(({ islands }) => ({ islands: [...islands, { island, key, element }] }));
  }
  hide(gone: HTMLElement): void {
    this.setState(({ islands }) => ({ islands: islands.filter(({ island }) => island !== gone) }));
  }
  override shouldComponentUpdate({ hidden }: SlotProps, state: SlotState): boolean {
    return state !== this.state || hidden !== this.props.hidden;
  }
  override render(): ReactNode {
    const { $slot, hidden } = this.props;
    const { name, html } = $slot;
    const slot = createElement(SLOT, {
      name,
      hidden,
      ref: this.#remember,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: html },
    });
    const islands = this.state.islands.map(({ island, key, element }) => createPortal(element, island, key));
    return createElement(Fragment, null, slot, islands);
  }
}

/** An island that works. */
export interface Hydrated {
  end: () => void;
  /** What stands now where an element stood that came with the page. */
  find: (element: Element) => Element | undefined;
}

/**
 * The slot of the island around this one. That one must be there first; without it, this one stands alone. Nothing where that one was drawn anew
 * meanwhile, and this one with it: its copy in the page does what is left to do.
 */
export async function findPlace(island: HTMLElement): Promise<Slot | null | undefined> {
  if (island.dataset.inside === undefined) return undefined;
  const around = island.parentElement?.closest<HTMLElement & { hydrate(): Promise<void> }>(ISLAND);
  await around?.hydrate();
  if (!island.isConnected) return null;
  const slot = island.closest(SLOT);
  return slot ? places.get(slot) : undefined;
}

/**
 * Draws an island as part of the tree around its slot, so that it reads what is provided there. React cannot hydrate such a part: it is drawn
 * anew in place of the markup, which looks the same.
 */
export function drawInside(island: HTMLElement, { place, boundary }: { place: Slot; boundary: ReactNode }): Hydrated {
  const focused = island.contains(document.activeElement) ? document.activeElement : null;
  const arrived = document.createElement('div');
  arrived.append(...island.childNodes);
  flushSync(() => place.show(island, boundary));
  const find = (element: Element): Element | undefined => {
    const path: number[] = [];
    for (let at: Element | null = element; at && at !== arrived; at = at.parentElement)
      path.unshift([...(at.parentElement?.children ?? [])].indexOf(at));
    const found = path.reduce<Element | undefined>((at, index) => at?.children[index], island);
    return found?.localName === element.localName ? found : undefined;
  };
  if (focused) (find(focused) as HTMLElement | undefined)?.focus({ preventScroll: true });
  return { end: () => place.hide(island), find };
}
