/** `yaprak serve` under a crowd: many connections, slow senders, readers that do not read, and a stop in the middle of downloads. */
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../bench/random.mjs';
import { openConnection, requestOf, startVisitor } from './crowd-client.mjs';
import { DOWNLOAD, PAGES, startServe, writeSite } from './crowd-server.mjs';

/** @typedef {Awaited<ReturnType<typeof startServe>>} Server */
/** @typedef {{ tried: number, failed: number, figures: Record<string, string | number> }} Result */
/** @typedef {(server: Server, options: { seed: number }) => Promise<Result>} Scene */

const CONNECTIONS = 2000;
const REQUESTS_EACH = 10;
const SLOW = 300;
/** The server's promises, with room for its clock and ours. */
const CLOSED_MS = { slowSender: 15_000, idle: 36_000, nonReader: 40_000, stop: 15_000 };

/** @type {Record<string, Scene>} */
const SCENES = { 'keep-alive': keepAlive, 'slow senders': slowSenders, 'non-readers': nonReaders, sigterm };

/** @param {{ seed: number, log: (line: string) => void }} options */
export async function run({ seed, log }) {
  requireOpenFiles(CONNECTIONS + 500);
  const site = writeSite({ seed });
  const total = { name: 'crowd', tried: 0, failed: 0, figures: /** @type {Result['figures']} */ ({}) };
  try {
    for (const [name, scene] of Object.entries(SCENES)) {
      log(name);
      const server = await startServe(site.dir);
      try {
        const { tried, failed, figures } = await scene(server, { seed });
        total.tried += tried;
        total.failed += failed;
        for (const [what, figure] of Object.entries({ ...figures, failed: `${failed} of ${tried}` }))
          total.figures[`${name}: ${what}`] = figure;
      } finally {
        await server.stop();
      }
    }
  } finally {
    site.remove();
  }
  return total;
}

/** @type {Scene} Everyone asks for pages as fast as they come. */
async function keepAlive(server, { seed }) {
  const random = createRandom(seed);
  const plans = Array.from({ length: CONNECTIONS }, () =>
    Array.from({ length: REQUESTS_EACH }, () => `/docs/${random.between(0, PAGES - 1)}`),
  );
  let failed = 0;
  /** @param {ReturnType<typeof openConnection>} connection @param {string[]} paths */
  const askAll = async ({ ask }, paths) => {
    for (const path of paths) {
      const reply = await ask(path).catch(() => undefined);
      if (reply?.status !== 200 || reply.bytes !== reply.declared) failed++;
    }
  };
  const arrive = async () => {
    const visitor = startVisitor(server.port);
    await visitor.ready;
    const arrived = plans.map(() => openConnection(server.port));
    await Promise.all(arrived.map((connection, index) => askAll(connection, plans[index]?.slice(0, 1) ?? [])));
    return { arrived, visits: await visitor.leave() };
  };
  // The first crowd meets a process that has answered nothing yet: its code is not compiled, its pages are not compressed.
  const first = await arrive();
  for (const { socket } of first.arrived) socket.destroy();
  await wait(1000);
  const { arrived: connections, visits: atDoor } = await arrive();
  const late = startVisitor(server.port);
  await late.ready;
  const started = performance.now();
  await Promise.all(connections.map((connection, index) => askAll(connection, plans[index]?.slice(1) ?? [])));
  const seconds = (performance.now() - started) / 1000;
  const inside = await late.leave();
  const memory = await server.memory();
  for (const { socket } of connections) socket.destroy();
  const tried = CONNECTIONS * (REQUESTS_EACH + 1);
  return {
    tried: tried + first.visits.visits + atDoor.visits + inside.visits,
    failed: failed + first.visits.left + atDoor.left + inside.left,
    figures: {
      connections: CONNECTIONS,
      'requests that failed': failed,
      'requests per second': Math.round((CONNECTIONS * (REQUESTS_EACH - 1)) / seconds),
      'slowest visit while all connect at once, to a new server': formatVisits(first.visits),
      'slowest visit while all connect at once, again': formatVisits(atDoor),
      'slowest visit while they ask for pages': formatVisits(inside),
      'load of the machine': loadavg()[0]?.toFixed(1) ?? '',
      'memory, MB': memory,
    },
  };
}

/** @type {Scene} A byte now and then, never a byte, and one request with nothing after it. */
async function slowSenders(server) {
  const open = () => Array.from({ length: SLOW }, () => openConnection(server.port));
  const [dripping, silent, idle] = [open(), open(), open()];
  await Promise.all(idle.map(({ ask }) => ask('/').catch(() => {})));
  const visitor = startVisitor(server.port);
  for (const { socket } of dripping) socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ');
  const timer = setInterval(() => {
    for (const { socket } of dripping) if (socket.writable) socket.write('x');
  }, 1000);
  const slow = await countClosed([...dripping, ...silent], { within: CLOSED_MS.slowSender });
  clearInterval(timer);
  const visits = await visitor.leave();
  const rest = await countClosed(idle, { within: CLOSED_MS.idle - CLOSED_MS.slowSender });
  for (const { socket } of [...dripping, ...silent, ...idle]) socket.destroy();
  return {
    tried: 3 * SLOW + visits.visits,
    failed: 3 * SLOW - slow - rest + visits.left,
    figures: {
      [`closed of ${SLOW} that send a byte a second and ${SLOW} that send none`]: slow,
      [`closed of ${SLOW} that are idle`]: rest,
      'slowest visit of another': formatVisits(visits),
    },
  };
}

/** @type {Scene} Half ask for one large file, half for fifty pages at once; nobody reads. */
async function nonReaders(server) {
  const many = Array.from({ length: PAGES }, (_, index) => requestOf(`/docs/${index}`)).join('');
  const connections = Array.from({ length: SLOW }, (_, index) => {
    const connection = openConnection(server.port);
    connection.socket.pause();
    connection.socket.write(index % 2 === 0 ? requestOf(DOWNLOAD.path) : many);
    return connection;
  });
  const visitor = startVisitor(server.port);
  await wait(CLOSED_MS.nonReader);
  const visits = await visitor.leave();
  const memory = await server.memory();
  // Who does not read sees no end. A write to a connection that is closed is refused, which the write after it is told.
  for (let count = 0; count < 3; count++) {
    for (const { socket } of connections) if (socket.writable) socket.write('\r\n');
    await wait(500);
  }
  const closed = connections.filter(({ socket }) => socket.destroyed).length;
  for (const { socket } of connections) socket.destroy();
  return {
    tried: SLOW + visits.visits,
    failed: SLOW - closed + visits.left,
    figures: {
      [`closed of ${SLOW} that do not read`]: closed,
      'slowest visit of another': formatVisits(visits),
      'memory, MB': memory,
    },
  };
}

/** @type {Scene} Downloads that are under way come to their end, everything else is closed, and the process ends with 0. */
async function sigterm(server) {
  const idle = Array.from({ length: 100 }, () => openConnection(server.port));
  await Promise.all(idle.map(({ ask }) => ask('/').catch(() => {})));
  const downloads = Array.from({ length: 20 }, () => openConnection(server.port));
  const replies = downloads.map(async ({ socket, ask }) => {
    const reply = ask(DOWNLOAD.path).catch(() => undefined);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    return { reply, socket };
  });
  const paused = await Promise.all(replies);
  const started = performance.now();
  server.signal();
  await wait(1000);
  const late = await openConnection(server.port)
    .ask('/')
    .then(
      () => 1,
      () => 0,
    );
  for (const { socket } of paused) socket.resume();
  const whole = (await Promise.all(paused.map(({ reply }) => reply))).filter(
    (reply) => reply?.bytes === DOWNLOAD.bytes,
  );
  const code = await Promise.race([server.ended, wait(CLOSED_MS.stop, 'still running')]);
  const ended = performance.now() - started;
  const closed = await countClosed(idle, { within: 1000 });
  for (const { socket } of [...idle, ...downloads]) socket.destroy();
  return {
    tried: downloads.length + idle.length + 2,
    failed: downloads.length - whole.length + idle.length - closed + late + (code === 0 ? 0 : 1),
    figures: {
      'whole downloads of 20': whole.length,
      'idle connections closed of 100': closed,
      'exit code': code,
      'ended after, s': (ended / 1000).toFixed(1),
    },
  };
}

/** @param {ReturnType<typeof openConnection>[]} connections @param {{ within: number }} options */
async function countClosed(connections, { within }) {
  const ended = Promise.all(connections.map(({ closed }) => closed));
  const stop = new AbortController();
  await Promise.race([ended, wait(within, undefined, { signal: stop.signal }).catch(() => {})]);
  stop.abort();
  return connections.filter(({ socket }) => socket.destroyed).length;
}

/** @param {{ visits: number, left: number, slowestMs: number }} visitor */
function formatVisits({ visits, left, slowestMs }) {
  return left > 0 ? `${left} of ${visits} had no page after 4 s` : `${slowestMs} ms (of ${visits})`;
}

/** @param {number} needed */
function requireOpenFiles(needed) {
  const report = /** @type {any} */ (process.report?.getReport());
  const limit = report?.userLimits?.open_files?.soft;
  if (typeof limit === 'number' && limit < needed)
    throw new Error(
      `This process may open ${limit} files, and the crowd needs ${needed}. Raise it first: ulimit -n ${needed}`,
    );
}
