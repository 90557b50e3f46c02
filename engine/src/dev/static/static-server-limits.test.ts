import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerLimits } from './bounded-server.ts';
import { createStaticServer, type RunningServer } from './static-server.ts';

/** More than the buffers of the system hold. */
const LARGE = 32 * 1024 * 1024;
let dir: string;

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'yaprak-limits-'));
  writeFileSync(path.join(dir, 'index.html'), '<h1>Ana sayfa</h1>');
  writeFileSync(path.join(dir, 'large.bin'), Buffer.alloc(LARGE));
});
afterAll(() => rmSync(dir, { recursive: true }));

async function withServer(
  options: { limits?: Partial<ServerLimits>; allowedHosts?: string[] },
  check: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await createStaticServer({ dir, ...options }).start({ port: 0, host: '127.0.0.1' });
  await check(server);
  await server.close();
}

/** A connection and all that it has been sent, once it is closed. */
function open(server: RunningServer, text: string): { socket: Socket; received: Promise<string> } {
  const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
  let body = '';
  socket.on('data', (chunk) => (body += chunk.toString('latin1'))).on('error', () => {});
  return { socket, received: once(socket, 'close').then(() => body) };
}

const requestOf = (target: string, host = 'localhost') => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
const bodyLength = (text: string) => text.length - text.indexOf('\r\n\r\n') - 4;

describe('limits of a connection', () => {
  it('closes one whose request does not arrive', async () => {
    await withServer({ limits: { request: 200 } }, async (server) => {
      const { socket, received } = open(server, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      const timer = setInterval(() => socket.writable && socket.write('x'), 50);
      // Nothing of the page. The byte that comes after the end may take the 408 away.
      expect(await received).not.toContain('Ana sayfa');
      clearInterval(timer);
      // Nor does one wait for ever that sends nothing at all.
      expect(await open(server, '').received).toMatch(/^HTTP\/1\.1 408 /);
    });
  });

  it('closes one that has been served and asks for nothing more', async () => {
    await withServer({ limits: { idle: 100 } }, async (server) => {
      expect(await open(server, requestOf('/')).received).toContain('Ana sayfa');
    });
  });

  it('closes one that does not read, and serves others meanwhile', async () => {
    await withServer({ limits: { stalled: 300, stop: 60_000 } }, async (server) => {
      const { socket, received } = open(server, requestOf('/large.bin'));
      await once(socket, 'data');
      socket.pause();
      expect((await fetch(server.url)).status).toBe(200);
      // Closing waits for what is under way, so that it ends only when this reader has been given up.
      await server.close();
      socket.resume();
      expect(bodyLength(await received)).toBeLessThan(LARGE);
    });
  });

  it('answers requests that are sent at once in their order', async () => {
    await withServer({ limits: { idle: 100 } }, async (server) => {
      const text = await open(server, requestOf('/') + requestOf('/none') + requestOf('/index.html')).received;
      expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 301']);
    });
  });
});

describe('the end', () => {
  it('finishes a download that is under way', async () => {
    await withServer({}, async (server) => {
      const { socket, received } = open(server, requestOf('/large.bin'));
      await once(socket, 'data');
      socket.pause();
      const closed = server.close();
      socket.resume();
      expect(bodyLength(await received)).toBe(LARGE);
      await closed;
    });
  });

  it('does not wait for ever for a reader', async () => {
    await withServer({ limits: { stop: 200 } }, async (server) => {
      const { socket, received } = open(server, requestOf('/large.bin'));
      await once(socket, 'data');
      socket.pause();
      await server.close();
      socket.resume();
      expect(bodyLength(await received)).toBeLessThan(LARGE);
    });
  });
});

describe('host names', () => {
  it('refuses a foreign one and says what to do', async () => {
    await withServer({ limits: { idle: 100 } }, async (server) => {
      const text = await open(server, requestOf('/', 'evil.example')).received;
      expect(text).toMatch(/^HTTP\/1\.1 403 /);
      expect(text).toContain('--allowed-hosts');
      expect(text).not.toContain('Ana sayfa');
    });
  });

  it('answers for one that is allowed', async () => {
    await withServer({ limits: { idle: 100 }, allowedHosts: ['wiki.example'] }, async (server) => {
      expect(await open(server, requestOf('/', 'wiki.example:80')).received).toContain('Ana sayfa');
    });
  });
});
