import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

/** @typedef {{ status: number, bytes: number, declared: number }} Reply */

/** @param {string} path */
export const requestOf = (path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br, gzip\r\n\r\n`;

/**
 * A keep-alive connection that asks one thing at a time. By hand, since two thousand of them share a core with the server.
 * @param {number} port
 */
export function openConnection(port) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  /** @type {{ resolve: (reply: Reply) => void, reject: (error: Error) => void } | undefined} */
  let waiting;
  let head = '';
  /** @type {Reply | undefined} */
  let reply;
  let lastError = 'closed by the server';
  socket.on('error', (error) => (lastError = error.message));
  socket.on('close', () => waiting?.reject(new Error(lastError)));
  socket.on('data', (/** @type {Buffer} */ chunk) => {
    if (reply) reply.bytes += chunk.length;
    else {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      reply = {
        status: Number(head.slice(9, 12)),
        declared: Number(/content-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0),
        bytes: head.length - end - 4,
      };
      head = '';
    }
    if (reply.bytes < reply.declared) return;
    const whole = reply;
    reply = undefined;
    const { resolve } = waiting ?? {};
    waiting = undefined;
    resolve?.(whole);
  });
  return {
    socket,
    closed,
    /** @param {string} path @returns {Promise<Reply>} */
    ask: (path) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error(lastError));
        waiting = { resolve, reject };
        socket.write(requestOf(path));
      }),
  };
}

const VISITS_EVERY_MS = 100;
/** A visitor who waits longer has left. */
const PATIENCE_MS = 4000;

/**
 * One more visitor, again and again with a new connection, from a process of its own: what the crowd does to its client is not measured.
 * @param {number} port
 */
export function startVisitor(port) {
  const child = fork(fileURLToPath(import.meta.url), ['visit', String(port)]);
  /** @type {number[]} */
  const waits = [];
  child.on('message', (wait) => waits.push(Number(wait)));
  const ready = once(child, 'message');
  return {
    /** The first visit is over. */
    ready,
    /** Ends with the visit that is under way. Who got no page in time has a wait of 0. */
    async leave() {
      child.send('leave');
      await once(child, 'exit');
      const served = waits.filter((wait) => wait > 0);
      return {
        visits: waits.length,
        left: waits.length - served.length,
        slowestMs: Math.round(Math.max(0, ...served)),
      };
    },
  };
}

/** @param {number} port */
async function visit(port) {
  const leaving = new AbortController();
  process.once('message', () => leaving.abort());
  process.once('disconnect', () => process.exit());
  while (!leaving.signal.aborted) {
    const started = performance.now();
    const connection = openConnection(port);
    const patience = setTimeout(() => connection.socket.destroy(), PATIENCE_MS);
    const reply = await connection.ask('/').catch(() => undefined);
    clearTimeout(patience);
    connection.socket.destroy();
    const whole = reply?.status === 200 && reply.bytes === reply.declared;
    process.send?.(whole ? performance.now() - started : 0);
    await new Promise((resolve) => setTimeout(resolve, VISITS_EVERY_MS));
  }
  process.disconnect();
}

if (process.argv[2] === 'visit' && process.argv[1] === fileURLToPath(import.meta.url))
  await visit(Number(process.argv[3]));
