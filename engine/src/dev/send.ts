import type { ServerResponse } from 'node:http';

export interface Reply {
  status?: number;
  body: string | Uint8Array;
  type: string;
  headers?: Record<string, string>;
}

/** What the dev server sends may be different the next time. */
export function send(response: ServerResponse, { status = 200, body, type, headers }: Reply): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers });
  response.end(body);
}
