import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A browser that has been waiting asks at once, for the stylesheet as soon as it has the page, and paints a tenth of a second after that. */
export const QUIET_MS = 150;

/** The answer waits until nobody waits for one of the server's. */
export function listenForQuiet(server: Server): () => Promise<void> {
  let open = 0;
  let lastAnswer = 0;
  server.on('request', (_request, response) => {
    open++;
    response.once('close', () => {
      open--;
      lastAnswer = Date.now();
    });
  });
  const isQuiet = (): boolean => open === 0 && Date.now() - lastAnswer >= QUIET_MS;
  return async () => {
    // It is the server that keeps the process.
    while (!isQuiet()) await sleep(QUIET_MS / 4, undefined, { ref: false });
  };
}
