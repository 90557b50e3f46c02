import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createTurns } from './turns.ts';

/** What one connection may take of the server. Times are in milliseconds. */
export interface ServerLimits {
  /** A request must have arrived whole. */
  request: number;
  /** A connection may wait for its next request. */
  idle: number;
  /** A reader may take nothing of a response that is under way. Node may notice as late as after twice the time. */
  stalled: number;
  /** Responses under way may take when the server stops. */
  stop: number;
  connections: number;
}

const LIMITS: ServerLimits = { request: 10_000, idle: 30_000, stalled: 15_000, stop: 10_000, connections: 10_000 };
const STOP_CHECK_MS = 50;

export interface BoundedServer {
  server: Server;
  /** Takes no more connections, finishes the responses that are under way, and closes the rest. */
  close: () => Promise<void>;
}

/** `nextTurn` is awaited before each piece of a long response. */
export type Handle = (
  request: IncomingMessage,
  response: ServerResponse,
  nextTurn: () => Promise<void>,
) => Promise<void>;

/** An HTTP server on which no reader can hold up the others. */
export function createBoundedServer(handle: Handle, given: Partial<ServerLimits> = {}): BoundedServer {
  const limits = { ...LIMITS, ...given };
  const turns = createTurns();
  const known = new WeakSet<Socket>();
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  const server = createServer({
    headersTimeout: limits.request,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: Math.min(1000, limits.request),
  });
  server.timeout = limits.stalled;
  server.maxConnections = limits.connections;
  server.on('connection', turns.arrive);
  // Too many: those who are not waiting for anything make room.
  server.on('drop', () => server.closeIdleConnections());

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Requests that are sent without waiting for responses are answered one by one, or one reader could open all files at once.
    if (!response.socket) await new Promise((resolve) => response.once('socket', resolve));
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    const isNew = !known.has(request.socket);
    known.add(request.socket);
    await turns.wait(isNew);
    if (isStopping) response.shouldKeepAlive = false;
    await handle(request, response, () => turns.wait(false));
  }
  server.on('request', (request, response) => void answer(request, response));

  return {
    server,
    async close() {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const deadline = performance.now() + limits.stop;
      // At least one pause: a request may have arrived that was not read yet.
      do await delay(STOP_CHECK_MS);
      while (underWay.size > 0 && performance.now() < deadline);
      server.closeAllConnections();
      await closed;
    },
  };
}
