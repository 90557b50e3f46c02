import { decodePath, JUMP, PAGE_EVENT } from 'yaprak/client';
import type { LocationLike } from './location.ts';

interface Change {
  location: LocationLike;
  previousLocation: LocationLike | null;
}

/** What a client module may export, by itself or in its default export. */
interface Listener {
  onRouteUpdate?(change: Change): (() => void) | void;
  onRouteDidUpdate?(change: Change): void;
}

export type ClientModule = Listener & { default?: unknown };

/** Tells client modules of the page that has arrived, and of every one after it. */
export function startClientModules(modules: readonly ClientModule[]): void {
  let previousLocation: LocationLike | null = null;
  const listeners = modules.flatMap((module) => listenersOf(module));
  if (listeners.length === 0) return;
  const announce = (): void => {
    const location = readLocation();
    if (previousLocation && isSame(previousLocation, location)) return;
    const change = { location, previousLocation };
    previousLocation = location;
    const finish = listeners.map((listener) => listener.onRouteUpdate?.(change));
    for (const listener of listeners) listener.onRouteDidUpdate?.(change);
    for (const done of finish) done?.();
  };
  announce();
  // A page is announced when it is in place. Going back to one fires `popstate` long before.
  for (const event of [PAGE_EVENT, JUMP]) document.addEventListener(event, announce);
  for (const event of ['hashchange', 'yaprak:moved']) window.addEventListener(event, announce);
}

function listenersOf(module: ClientModule): Listener[] {
  const inner = (typeof module.default === 'object' ? module.default : undefined) as Listener | undefined;
  return [inner ?? {}, module].filter((each) => each.onRouteUpdate ?? each.onRouteDidUpdate).slice(0, 1);
}

function readLocation(): LocationLike {
  const { pathname, search, hash } = window.location;
  return { pathname: decodePath(pathname), search, hash };
}

function isSame(one: LocationLike, other: LocationLike): boolean {
  return one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;
}
