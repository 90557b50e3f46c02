import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { YaprakError } from '../errors/index.ts';
import { decodePath } from '../shared/url.ts';

export interface ListenOptions {
  port: number;
  host?: string;
}

/** Connections that the system keeps until they are taken, for moments when many come at once. It may allow fewer. */
const BACKLOG = 4096;

/** Starts listening. A port or host that cannot be used is reported with what to do. Gives the port that was bound. */
export function listen(server: Server, options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(explainListenError(cause, options)));
    server.listen({ ...options, backlog: BACKLOG }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : options.port);
    });
  });
}

function explainListenError(cause: NodeJS.ErrnoException, { port, host }: ListenOptions): YaprakError {
  const explain = (code: string, message: string, hint: string) =>
    new YaprakError({ code, severity: 'error', message, hint }, { cause });
  if (cause.code === 'EADDRINUSE') {
    return explain(
      'port-in-use',
      `Port ${port} is already in use.`,
      `Stop what uses it, or choose another one with \`--port ${port + 1}\`.`,
    );
  }
  if (cause.code === 'EACCES') {
    return explain(
      'port-denied',
      `Port ${port} may not be used by this account.`,
      'Choose one above 1023 with `--port`.',
    );
  }
  return explain(
    'host-unknown',
    `The server cannot listen on ${host ?? 'this machine'}: ${cause.message}.`,
    'Check `--host` and `--port`.',
  );
}

/** The address to visit. A wildcard host is none. */
export function addressOf(bound: { port: number; host?: string; baseUrl: string }): string {
  const { host } = bound;
  const name =
    host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${bound.port}${bound.baseUrl}`;
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** The decoded path of a request to the dev server. */
export function pathOf(request: IncomingMessage): string {
  // Vite takes the base of the site off and keeps the whole address beside it.
  const { originalUrl = request.url } = request as IncomingMessage & { originalUrl?: string };
  return decodePath((originalUrl ?? '/').split(/[?#]/)[0] ?? '/');
}

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
