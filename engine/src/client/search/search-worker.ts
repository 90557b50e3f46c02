/** Searches outside the page's own thread, so that typing is never blocked. */
import { createSearchBackend, type HitResponse, type SearchBackend, type SearchRequest } from './search-backend.ts';

export type ToWorker =
  | { type: 'open'; baseUrl: string }
  | { type: 'prepare'; tags: readonly string[] }
  | { type: 'search'; id: number; request: SearchRequest };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'warn'; message: string }
  | { type: 'response'; id: number; response: HitResponse }
  | { type: 'failure'; id: number; message: string };

function listenIn(scope: Pick<typeof globalThis, 'addEventListener' | 'postMessage'>): void {
  const post = (message: FromWorker): void => scope.postMessage(message);
  let backend: SearchBackend | undefined;
  scope.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.type === 'open') {
      backend = createSearchBackend({ baseUrl: data.baseUrl, warn: (message) => post({ type: 'warn', message }) });
      post({ type: 'ready' });
    } else if (data.type === 'prepare') backend?.prepare(data.tags);
    else if (backend) {
      const { id, request } = data;
      backend.search(request).then(
        (response) => post({ type: 'response', id, response }),
        (error: unknown) => post({ type: 'failure', id, message: String(error) }),
      );
    }
  });
}

listenIn(self);
