import { createServer, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, listen } from './listen.ts';
import { listenForQuiet } from './quiet.ts';

const server = createServer();
let port = 0;
beforeEach(async () => {
  port = await listen(server, { port: 0, host: '127.0.0.1' });
});
afterEach(() => closeServer(server));

describe('listenForQuiet', () => {
  it('waits for what is asked for, however long it takes, and for nothing else', async () => {
    const untilQuiet = listenForQuiet(server);
    await untilQuiet();
    const order: string[] = [];
    const asked = new Promise<ServerResponse>((resolve) => {
      server.once('request', (_request, response) => resolve(response));
    });
    const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
    const response = await asked;
    const quiet = untilQuiet().then(() => order.push('quiet'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    order.push('answered');
    response.end('evet');
    await quiet;
    expect(await answer).toBe('evet');
    expect(order).toEqual(['answered', 'quiet']);
  });
});
