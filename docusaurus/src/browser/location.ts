import { useMemo, useState, useSyncExternalStore } from 'react';
import { decodePath, encodePath, JUMP, PAGE_EVENT, urlKey } from 'yaprak/client';
import { useSurroundings } from './site-context.ts';

/** Where the reader is, as components of Docusaurus's router see it. */
export interface LocationLike<State = unknown> {
  /** With the base url. */
  pathname: string;
  search: string;
  hash: string;
  /** What was handed to `push` or `replace` with it. */
  state?: State;
  key?: string;
}

/** A place to go to: an address, or those parts of one that differ from the present. */
export type To = string | Partial<LocationLike>;

export interface HistoryLike {
  readonly location: LocationLike;
  readonly length: number;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(steps: number): void;
  goBack(): void;
  goForward(): void;
  /** Returns the function that ends the listening. */
  listen(listener: (location: LocationLike) => void): () => void;
  createHref(to: To): string;
}

/** What an entry of the browser's history holds for us, beside the place the reader had scrolled to. */
interface EntryState {
  state?: unknown;
  key?: string;
}

/** Dispatched after the address has changed on the same page. */
const MOVED = 'yaprak:moved';

/**
 * The same object until the reader moves, since authors name it as what an effect depends on. Query, hash and state are only known in the
 * browser, after an island has taken over what the server has drawn.
 */
export function useLocation<State = unknown>(): LocationLike<State> {
  const { pathname } = useSurroundings();
  const place = useSyncExternalStore(subscribe, placeNow, () => undefined);
  return useMemo(
    () => (place === undefined ? { pathname, search: '', hash: '', state: undefined } : readLocation()),
    [place, pathname],
  ) as LocationLike<State>;
}

/** Always the same object, whose `location` is the present one. */
export function useHistory(): HistoryLike {
  const drawn = useLocation();
  const [history] = useState(() => createHistory(drawn));
  return history;
}

/** Names the entry of the history on which the reader is. */
function placeNow(): string {
  return `${window.location.href} ${entryState().key ?? ''}`;
}

function readLocation(): LocationLike {
  const { pathname, search, hash } = window.location;
  return { pathname: decodePath(pathname), search, hash, ...entryState() };
}

function entryState(): EntryState {
  const { state, key } = (window.history.state ?? {}) as EntryState;
  return { state, key };
}

function subscribe(onChange: () => void): () => void {
  const events = ['popstate', 'hashchange', MOVED];
  for (const event of events) window.addEventListener(event, onChange);
  for (const event of [JUMP, PAGE_EVENT]) document.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
    for (const event of [JUMP, PAGE_EVENT]) document.removeEventListener(event, onChange);
  };
}

function createHistory(drawn: LocationLike): HistoryLike {
  const inBrowser = typeof window !== 'undefined';
  return {
    get location() {
      return inBrowser ? readLocation() : drawn;
    },
    get length() {
      return inBrowser ? window.history.length : 1;
    },
    push: (to, state) => move(to, { state, isNew: true }),
    replace: (to, state) => move(to, { state, isNew: false }),
    go: (steps) => window.history.go(steps),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    listen: (listener) => subscribe(() => listener(readLocation())),
    createHref: (to) => toHref(to, drawn.pathname),
  };
}

/** On the same page only the address changes, and an event reports it. Another page is loaded, as by a link. */
function move(to: To, { state, isNew }: { state: unknown; isNew: boolean }): void {
  const { location, history } = window;
  const url = new URL(toHref(to, location.pathname), location.href);
  if (url.origin !== location.origin || urlKey(url.pathname) !== urlKey(location.pathname)) {
    if (isNew) location.assign(url);
    else location.replace(url);
    return;
  }
  const given = typeof to === 'string' ? state : to.state;
  // The reader stays where the page is, also when coming back to this entry.
  const entry = { scroll: window.scrollY, state: given, key: crypto.randomUUID().slice(0, 8) };
  if (isNew) history.pushState(entry, '', url);
  else history.replaceState(entry, '', url);
  window.dispatchEvent(new Event(MOVED));
}

/** Parts of an address may lack their sign; without a path the present one is meant. */
export function toHref(to: To, pathname: string): string {
  if (typeof to === 'string') return to;
  const { search = '', hash = '' } = to;
  return encodePath(to.pathname ?? decodePath(pathname)) + withSign(search, '?') + withSign(hash, '#');
}

function withSign(part: string, sign: string): string {
  if (part === '' || part === sign) return '';
  return part.startsWith(sign) ? part : sign + part;
}
