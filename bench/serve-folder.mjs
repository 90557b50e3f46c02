/** A plain static host for any built site, the same for all: gzip, hashed files kept for ever, and a note of every body sent. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname, join, normalize, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {'html' | 'js' | 'css' | 'font' | 'other'} Kind
 * @typedef {{ path: string, kind: Kind, bytes: number }} Sent body bytes as they travel, without headers
 * @typedef {{ url: string, sent: Sent[], settle: (quietMs?: number) => Promise<void>, close: () => Promise<void> }} ServedFolder
 */

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
};
/** Already small, or not worth the time. */
const NOT_COMPRESSED = /\.(woff2?|png|ico|webp|gz|br|pagefind|pf_\w+)$/;
/** Folders whose files carry a digest in their names, in every engine that is measured. */
const HASHED = /^(assets|_astro|static)\//;

/**
 * @param {string} path
 * @returns {Kind}
 */
export function kindOf(path) {
  const extension = extname(path);
  if (extension === '.html') return 'html';
  if (extension === '.js' || extension === '.mjs') return 'js';
  if (extension === '.css') return 'css';
  return extension.startsWith('.woff') ? 'font' : 'other';
}

/**
 * @param {Sent[]} sent
 * @returns {Record<Kind | 'total' | 'requests', number>}
 */
export function sumSent(sent) {
  const sums = { html: 0, js: 0, css: 0, font: 0, other: 0, total: 0, requests: sent.length };
  for (const { kind, bytes } of sent) {
    sums[kind] += bytes;
    sums.total += bytes;
  }
  return sums;
}

/**
 * The file for an address, as static hosts look for it.
 * @param {string} dir
 * @param {string} pathname
 * @returns {string | undefined} relative to dir
 */
function findFile(dir, pathname) {
  const path = normalize(decodeURIComponent(pathname)).replace(/^[/\\]+/, '');
  if (path.startsWith('..')) return undefined;
  return [path, `${path}.html`, join(path, 'index.html')].find(
    (candidate) => existsSync(join(dir, candidate)) && statSync(join(dir, candidate)).isFile(),
  );
}

/**
 * Before anything is asked for, as hosts have it: compressing on request would be part of every answer that is measured.
 * @param {string} dir
 * @returns {Map<string, Buffer>} by file, relative to dir
 */
function compressAll(dir) {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) =>
    entry.isFile() && !NOT_COMPRESSED.test(entry.name) ? [relative(dir, join(entry.parentPath, entry.name))] : [],
  );
  return new Map(files.map((file) => [file, gzipSync(readFileSync(join(dir, file)), { level: 6 })]));
}

/**
 * @param {string} dir
 * @param {{ port?: number }} [options]
 * @returns {Promise<ServedFolder>}
 */
export async function serveFolder(dir, { port = 0 } = {}) {
  const compressed = compressAll(dir);
  /** @type {Sent[]} */
  const sent = [];
  let lastAt = performance.now();
  const server = createServer((request, response) => {
    lastAt = performance.now();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = findFile(dir, pathname);
    if (file === undefined) {
      // The browser asks for an icon by itself, now and then; the generated sites have none.
      if (pathname !== '/favicon.ico') sent.push({ path: pathname, kind: 'other', bytes: 0 });
      response.writeHead(404).end();
      return;
    }
    const extension = extname(file);
    const zipped = compressed.get(file);
    const body = zipped ?? readFileSync(join(dir, file));
    const etag = `"${body.length}-${statSync(join(dir, file)).mtimeMs}"`;
    const headers = {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      ...(zipped && { 'content-encoding': 'gzip' }),
      'cache-control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      etag,
    };
    if (request.headers['if-none-match'] === etag) {
      sent.push({ path: pathname, kind: kindOf(file), bytes: 0 });
      response.writeHead(304, headers).end();
      return;
    }
    sent.push({ path: pathname, kind: kindOf(file), bytes: request.method === 'HEAD' ? 0 : body.length });
    response.writeHead(200, { ...headers, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    sent,
    async settle(quietMs = 700) {
      lastAt = performance.now();
      while (performance.now() - lastAt < quietMs) await sleep(50);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
