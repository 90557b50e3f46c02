/** Reports what readers find and open to a service that the site owner chose. Without one, nothing is sent and nothing is loaded. */

export interface SearchEvent {
  /** `none`: nothing was found. `reformulation`: the reader asked again in other words, without having opened anything. */
  type: 'view' | 'click' | 'conversion' | 'none' | 'reformulation';
  query: string;
  /** Addresses of the sections. */
  objectIds: string[];
  /** Of a click: the places in the list, from 1. */
  positions?: number[];
  /** Of a reformulation: the query before. */
  previous?: string;
}

export interface SearchEventProvider {
  send(event: SearchEvent): void;
}

export interface SearchEvents {
  viewed(query: string, objectIds: readonly string[]): void;
  clicked(query: string, objectId: string, position: number): void;
  /** The reader stayed on the page that a result led to. */
  converted(query: string, objectId: string): void;
}

export const VIEW_DEBOUNCE_MS = 400;
export const MOST_OBJECT_IDS = 20;
/** Who asks something else later than this has another question. */
export const REFORMULATION_MS = 120_000;

export function createSearchEvents(provider: SearchEventProvider): SearchEvents {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The last query that the reader looked at the results of, and whether one was opened. */
  let last: { query: string; at: number; isAnswered: boolean } | undefined;
  const send = (event: SearchEvent): void => provider.send(event);
  const report = (query: string, objectIds: readonly string[]): void => {
    if (objectIds.length === 0) send({ type: 'none', query, objectIds: [] });
    for (let start = 0; start < objectIds.length; start += MOST_OBJECT_IDS)
      send({ type: 'view', query, objectIds: objectIds.slice(start, start + MOST_OBJECT_IDS) });
    const at = Date.now();
    if (last && !last.isAnswered && at - last.at < REFORMULATION_MS && isOther(query, last.query))
      send({ type: 'reformulation', query, previous: last.query, objectIds: objectIds.slice(0, MOST_OBJECT_IDS) });
    last = { query, at, isAnswered: last?.query === query && last.isAnswered };
  };
  return {
    viewed(query, objectIds) {
      clearTimeout(timer);
      timer = setTimeout(() => report(query, objectIds), VIEW_DEBOUNCE_MS);
    },
    clicked(query, objectId, position) {
      last = { query, at: Date.now(), isAnswered: true };
      send({ type: 'click', query, objectIds: [objectId], positions: [position] });
    },
    converted: (query, objectId) => send({ type: 'conversion', query, objectIds: [objectId] }),
  };
}

/** Not for a query that is typed further, or deleted letter by letter. */
const isOther = (query: string, previous: string): boolean =>
  !query.startsWith(previous) && !previous.startsWith(query);

/** A service that comes as a script and puts a function on `window`: each event is one call of it. */
export function createScriptProvider({ script, global }: { script: string; global: string }): SearchEventProvider {
  const early: SearchEvent[] = [];
  let deliver = (event: SearchEvent): void => void early.push(event);
  const open = (): boolean => {
    const receive: unknown = Reflect.get(window, global);
    if (typeof receive === 'function') deliver = (event) => void (receive as (event: SearchEvent) => void)(event);
    return typeof receive === 'function';
  };
  // The search page has two senders.
  if (open()) return { send: (event) => deliver(event) };
  const tag = Object.assign(document.createElement('script'), { src: script, async: true });
  const fail = (): void => {
    console.warn(`The search events script ${script} could not be loaded; no events are sent.`);
    early.length = 0;
    deliver = () => undefined;
  };
  tag.addEventListener('error', fail);
  tag.addEventListener('load', () => {
    if (!open()) return fail();
    for (const event of early.splice(0)) deliver(event);
  });
  document.head.append(tag);
  return { send: (event) => deliver(event) };
}
