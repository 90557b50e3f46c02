import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { isUnchanged, parseAcceptEncoding, parseByteRange, rangeApplies, type Encoding } from './request-headers.ts';
import { findStaticFile, type StaticFile, type StaticSite } from './resolve-static-path.ts';

const TEXT_TYPE =
  /^text\/|^application\/(?:[\w.+-]*\+)?(?:json|xml|javascript|wasm)$|^image\/svg\+xml$|^application\/manifest/;
const EXTENSIONS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
/** Smaller bodies fit one packet either way; larger ones take too long. */
const COMPRESS = { min: 1024, max: 8 * 1024 * 1024 };
const compressWith: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // Quality 5 costs about as much as gzip and is smaller; the higher ones are for files compressed once, at build time.
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body),
};
/** `name-HASH.ext` or `name.HASH.ext`. A hash has a digit, a capital or an underscore, which keeps `my-document.png` out. */
const HASHED = /^assets\/(?:.*[-./])?(?=[\w-]*[0-9A-Z_])[\w-]{8,}\.\w+$/;

export interface SendOptions {
  request: IncomingMessage;
  response: ServerResponse;
  site: StaticSite;
  status: 200 | 404;
  headers: ReadonlyMap<string, string>;
}

/** Serves a file for a GET or HEAD: conditional, ranged or compressed as the request allows. */
export async function sendStaticFile(file: StaticFile, options: SendOptions): Promise<void> {
  const { request, response, status } = options;
  const type = lookup(file.name) ?? 'application/octet-stream';
  const isText = TEXT_TYPE.test(type);
  const etag = `W/"${file.stats.size.toString(36)}-${Math.floor(file.stats.mtimeMs).toString(36)}"`;
  const modified = file.stats.mtime.toUTCString();
  response.setHeader('Content-Type', isText && type !== 'application/wasm' ? `${type}; charset=utf-8` : type);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', HASHED.test(file.name) ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (isText) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) {
    response.setHeader('ETag', etag);
    response.setHeader('Last-Modified', modified);
    response.setHeader('Accept-Ranges', 'bytes');
  }
  for (const [name, value] of options.headers) response.setHeader(name, value);

  if (status === 200 && isUnchanged(request, { etag, modified: file.stats.mtime })) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  const range =
    status === 200 && rangeApplies(request, modified)
      ? parseByteRange(request.headers.range, { size: file.stats.size })
      : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${file.stats.size}` }).end();
    return;
  }
  if (range) {
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${file.stats.size}`);
    await sendStream(file.file, { ...options, status: 206, start: range.start, length: range.end - range.start + 1 });
    return;
  }
  if (isText && (await sendCompressed(file, options))) return;
  await sendStream(file.file, { ...options, start: 0, length: file.stats.size });
}

/** False when the request or the file does not allow compression. */
async function sendCompressed(file: StaticFile, options: SendOptions): Promise<boolean> {
  const { request, response, site, status } = options;
  const encodings = parseAcceptEncoding(request.headers['accept-encoding']);
  for (const encoding of encodings) {
    const ready = await findStaticFile(file.name + EXTENSIONS[encoding], site);
    if (!ready) continue;
    response.setHeader('Content-Encoding', encoding);
    await sendStream(ready.file, { request, response, status, start: 0, length: ready.stats.size });
    return true;
  }
  const [encoding] = encodings;
  if (!encoding || file.stats.size < COMPRESS.min || file.stats.size > COMPRESS.max) return false;
  const body = await compressWith[encoding](await readFile(file.file));
  response.writeHead(status, { 'Content-Encoding': encoding, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

interface StreamOptions {
  request: IncomingMessage;
  response: ServerResponse;
  status: number;
  start: number;
  length: number;
}

async function sendStream(file: string, { request, response, status, start, length }: StreamOptions): Promise<void> {
  response.writeHead(status, { 'Content-Length': length });
  if (request.method === 'HEAD' || length === 0) {
    response.end();
    return;
  }
  // An `end` keeps the body as long as was promised, even when the file grows meanwhile.
  await pipeline(createReadStream(file, { start, end: start + length - 1 }), response);
}
