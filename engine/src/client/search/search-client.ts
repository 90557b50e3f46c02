import type { HitResponse, SearchBackend, SearchRequest } from './search-backend.ts';
import type { FromWorker, ToWorker } from './search-worker.ts';
import { DEFAULT_SEARCH_TAG, searchTagOf } from '../../shared/search-defaults.ts';

/** Searches for a search box or a search page. Nothing is loaded before the first call. */
export interface SearchClient {
  /** Loads the indexes before they are needed. */
  prepare(tags: readonly string[]): void;
  search(request: SearchRequest): Promise<HitResponse>;
  close(): void;
}

type Backend = SearchBackend & { close(): void };

const warn = (message: string): void => console.warn(message);

/** Searches in a worker; on the page itself where workers fail. `openBackend` is for tests. */
export function createSearchClient({
  baseUrl,
  openBackend = tryWorker,
}: {
  baseUrl: string;
  openBackend?: (baseUrl: string) => Promise<Backend>;
}): SearchClient {
  const absolute = new URL(baseUrl, location.href).href;
  const known = new Map<string, HitResponse>();
  let newest = 0;
  let opening: Promise<Backend> | undefined;
  const open = (): Promise<Backend> =>
    (opening ??= openBackend(absolute).catch((error: unknown) => {
      // The next search tries again.
      opening = undefined;
      throw error;
    }));
  return {
    prepare: (tags) =>
      void open().then(
        (backend) => backend.prepare(tags),
        // The search itself reports it.
        () => undefined,
      ),
    search: async (request) => {
      const turn = ++newest;
      const key = JSON.stringify(request);
      const answer = known.get(key);
      if (answer) return answer;
      const response = await (await open()).search(request);
      // An overtaken request may have got another's response, and what could not be searched may be there next time.
      if (turn === newest && !response.isPartial) remember(known, key, response);
      return response;
    },
    close: () =>
      void opening?.then(
        (backend) => backend.close(),
        () => undefined,
      ),
  };
}

/** Letters that are deleted or typed again show their results in the same frame. */
const MOST_KNOWN = 64;

function remember(known: Map<string, HitResponse>, key: string, response: HitResponse): void {
  known.set(key, response);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
}

async function tryWorker(baseUrl: string): Promise<Backend> {
  try {
    return await openWorker(baseUrl);
  } catch {
    return openHere(baseUrl);
  }
}

async function openHere(baseUrl: string): Promise<Backend> {
  const { createSearchBackend } = await import('./search-backend.ts');
  return { ...createSearchBackend({ baseUrl, warn }), close: () => undefined };
}

function openWorker(baseUrl: string): Promise<Backend> {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const post = (message: ToWorker): void => worker.postMessage(message);
  const waiting = new Map<number, { resolve: (response: HitResponse) => void; reject: (reason: Error) => void }>();
  let requests = 0;
  const backend: Backend = {
    prepare: (tags) => post({ type: 'prepare', tags }),
    search: (request) =>
      new Promise((resolve, reject) => {
        const id = requests++;
        waiting.set(id, { resolve, reject });
        post({ type: 'search', id, request });
      }),
    close: () => worker.terminate(),
  };
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'ready') return resolve(backend);
      if (data.type === 'warn') return warn(data.message);
      const request = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.type === 'response') request?.resolve(data.response);
      else request?.reject(new Error(data.message));
    });
    post({ type: 'open', baseUrl });
  });
}

/** Where the reader searches from. */
export interface SearchPlace {
  /** Names of the versions of each docs section, the last one first. */
  docs: Readonly<Record<string, readonly string[]>>;
  /** The version that the page belongs to. */
  here?: { instance: string; version: string };
  /** The version of a docs section that the reader chose, if any. */
  preferred: (instance: string, versions: readonly string[]) => string | null;
}

/** The indexes to query: on a docs page that of its version, elsewhere the chosen or last version of every docs section; always the rest of the site. */
export function searchTags({ docs, here, preferred }: SearchPlace): string[] {
  const own = here && docs[here.instance] ? [{ instance: here.instance, name: here.version }] : undefined;
  const all = Object.entries(docs).flatMap(([instance, versions]) => {
    const name = preferred(instance, versions) ?? versions[0];
    return name === undefined ? [] : [{ instance, name }];
  });
  return [...(own ?? all).map(searchTagOf), DEFAULT_SEARCH_TAG];
}
