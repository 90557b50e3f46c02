/** Searches off the page's own thread, so that typing never waits. */
import { createAnswerer, type Answerer, type HitAnswer, type SearchRequest } from './search-answer.ts';

export type ToWorker =
  | { type: 'open'; baseUrl: string }
  | { type: 'prepare'; tags: readonly string[] }
  | { type: 'search'; id: number; request: SearchRequest };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'warn'; message: string }
  | { type: 'answer'; id: number; answer: HitAnswer }
  | { type: 'failure'; id: number; message: string };

/** Answer whoever made this worker. */
function answerIn(scope: Pick<typeof globalThis, 'addEventListener' | 'postMessage'>): void {
  const post = (message: FromWorker): void => scope.postMessage(message);
  let answerer: Answerer | undefined;
  scope.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.type === 'open') {
      answerer = createAnswerer({ baseUrl: data.baseUrl, warn: (message) => post({ type: 'warn', message }) });
      post({ type: 'ready' });
    } else if (data.type === 'prepare') answerer?.prepare(data.tags);
    else if (answerer) {
      const { id, request } = data;
      answerer.answer(request).then(
        (answer) => post({ type: 'answer', id, answer }),
        (error: unknown) => post({ type: 'failure', id, message: String(error) }),
      );
    }
  });
}

answerIn(self);
