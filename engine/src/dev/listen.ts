import type { Server } from 'node:http';
import { YaprakError } from '../errors/index.ts';

export interface ListenOptions {
  port: number;
  host?: string;
}

/** Start listening; a port or host that cannot be had is told in the author's words. Gives the port that was bound. */
export function listen(server: Server, options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(explainListenError(cause, options)));
    server.listen(options, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : options.port);
    });
  });
}

function explainListenError(cause: NodeJS.ErrnoException, { port, host }: ListenOptions): YaprakError {
  const say = (code: string, message: string, hint: string) =>
    new YaprakError({ code, severity: 'error', message, hint }, { cause });
  if (cause.code === 'EADDRINUSE') {
    return say(
      'port-in-use',
      `Port ${port} is already in use.`,
      `Stop what uses it, or choose another one with \`--port ${port + 1}\`.`,
    );
  }
  if (cause.code === 'EACCES') {
    return say('port-denied', `Port ${port} may not be used by this account.`, 'Choose one above 1023 with `--port`.');
  }
  return say(
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
