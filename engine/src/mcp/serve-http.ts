import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

export interface HttpOptions {
  port: number;
  host: string;
  /** One for each request: the server keeps nothing between them. */
  createServer: () => Server;
}

export interface RunningHttp {
  url: string;
  close(): Promise<void>;
}

const PATH = '/mcp';
const MOST_BYTES = 256 * 1024;
/** Requests in one body. Without a limit a small body could ask for all pages thousands of times. */
const MOST_REQUESTS = 20;

/** The protocol over HTTP, on this machine unless `host` says otherwise. */
export async function serveHttp({ port, host, createServer: create }: HttpOptions): Promise<RunningHttp> {
  const isAllowed = createCheck(host);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isAllowed(request)) return refuse(response, 403, 'This server does not answer for that host or origin.');
    if (request.url?.replace(/\?.*$/s, '') !== PATH) return refuse(response, 404, `The server is at ${PATH}.`);
    if (request.method !== 'POST') return refuse(response, 405, 'Only POST is answered here.');
    const body = await readBody(request);
    if (body === undefined || (Array.isArray(body) && body.length > MOST_REQUESTS))
      return refuse(response, 413, 'The request is too large, asks for too much at once, or is no JSON.');
    const server = create();
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
    response.on('close', () => void transport.close().then(() => server.close()));
    // Its type has optional fields that are undefined, which exactOptionalPropertyTypes takes for another type.
    await server.connect(transport as Parameters<Server['connect']>[0]);
    await transport.handleRequest(request, response, body);
  };
  const http = createServer((request, response) => {
    answer(request, response).catch(() =>
      response.headersSent ? response.destroy() : refuse(response, 500, 'The request failed.'),
    );
  });
  http.headersTimeout = 10_000;
  http.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });
  const { port: bound } = http.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}${PATH}`,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

/** A page of another site can reach this machine under its own name: only names of this machine count, and no foreign origin. */
function createCheck(host: string): (request: IncomingMessage) => boolean {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', host.toLowerCase(), `[${host.toLowerCase()}]`]);
  const isOwn = (name: string | undefined): boolean => names.has((name ?? '').toLowerCase().replace(/:\d+$/, ''));
  return ({ headers }) => {
    if (!isOwn(headers.host)) return false;
    const { origin } = headers;
    return origin === undefined || (/^https?:\/\//.test(origin) && isOwn(origin.replace(/^https?:\/\//, '')));
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end(`${text}\n`);
}
