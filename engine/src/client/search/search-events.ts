/** Reports what readers find and open to a service that the site owner chose. Without one, nothing is sent and nothing is loaded. */

export interface SearchEvent {
  type: 'view' | 'click' | 'conversion';
  query: string;
  /** Addresses of the sections. */
  objectIds: string[];
  /** Of a click: the places in the list, from 1. */
  positions?: number[];
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

export function createSearchEvents(provider: SearchEventProvider | undefined): SearchEvents {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (event: SearchEvent): void => provider?.send(event);
  return {
    viewed(query, objectIds) {
      clearTimeout(timer);
      if (!provider || objectIds.length === 0) return;
      timer = setTimeout(() => {
        for (let start = 0; start < objectIds.length; start += MOST_OBJECT_IDS)
          send({ type: 'view', query, objectIds: objectIds.slice(start, start + MOST_OBJECT_IDS) });
      }, VIEW_DEBOUNCE_MS);
    },
    clicked: (query, objectId, position) =>
      send({ type: 'click', query, objectIds: [objectId], positions: [position] }),
    converted: (query, objectId) => send({ type: 'conversion', query, objectIds: [objectId] }),
  };
}

/** A service that comes as a script and puts a function on `window`: each event is one call of it. */
export function createScriptProvider({ script, global }: { script: string; global: string }): SearchEventProvider {
  const early: SearchEvent[] = [];
  let deliver = (event: SearchEvent): void => void early.push(event);
  const tag = Object.assign(document.createElement('script'), { src: script, async: true });
  const fail = (): void => {
    console.warn(`The search events script ${script} could not be loaded; no events are sent.`);
    early.length = 0;
    deliver = () => undefined;
  };
  tag.addEventListener('error', fail);
  tag.addEventListener('load', () => {
    const receive: unknown = Reflect.get(window, global);
    if (typeof receive !== 'function') return fail();
    deliver = (event) => void (receive as (event: SearchEvent) => void)(event);
    for (const event of early.splice(0)) deliver(event);
  });
  document.head.append(tag);
  return { send: (event) => deliver(event) };
}
