import type { Answerer, HitAnswer, SearchRequest } from './search-answer.ts';
import type { FromWorker, ToWorker } from './search-worker.ts';

/** What a search box talks to. Nothing is loaded before the first call. */
export interface SearchClient {
  /** Load the indexes before they are needed. */
  prepare(tags: readonly string[]): void;
  search(request: SearchRequest): Promise<HitAnswer>;
  close(): void;
}

type Backend = Answerer & { close(): void };

const warn = (message: string): void => console.warn(message);

/** Searches in a worker; on the page itself where workers fail. */
export function createSearchClient({ baseUrl }: { baseUrl: string }): SearchClient {
  const absolute = new URL(baseUrl, location.href).href;
  let opening: Promise<Backend> | undefined;
  const open = (): Promise<Backend> => (opening ??= tryWorker(absolute));
  return {
    prepare: (tags) => void open().then((backend) => backend.prepare(tags)),
    search: async (request) => (await open()).answer(request),
    close: () => void opening?.then((backend) => backend.close()),
  };
}

async function tryWorker(baseUrl: string): Promise<Backend> {
  try {
    return await openWorker(baseUrl);
  } catch {
    return openHere(baseUrl);
  }
}

async function openHere(baseUrl: string): Promise<Backend> {
  const { createAnswerer } = await import('./search-answer.ts');
  return { ...createAnswerer({ baseUrl, warn }), close: () => undefined };
}

function openWorker(baseUrl: string): Promise<Backend> {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const post = (message: ToWorker): void => worker.postMessage(message);
  const waiting = new Map<number, { resolve: (answer: HitAnswer) => void; reject: (reason: Error) => void }>();
  let asked = 0;
  const backend: Backend = {
    prepare: (tags) => post({ type: 'prepare', tags }),
    answer: (request) =>
      new Promise((resolve, reject) => {
        const id = asked++;
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
      const asker = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.type === 'answer') asker?.resolve(data.answer);
      else asker?.reject(new Error(data.message));
    });
    post({ type: 'open', baseUrl });
  });
}
