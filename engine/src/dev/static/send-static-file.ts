import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { isHashedAsset } from '../../shared/file-names.ts';
import type { Bodies, Lookups } from './memory.ts';
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
/** Larger bodies are read while they are sent, a piece at a time. */
const SMALL = 128 * 1024;

/** A file that the build has compressed, and how; nothing in it if there is none. */
interface ReadyFile {
  file?: StaticFile;
  encoding?: Encoding;
}

/** What is kept between requests. */
export interface FileMemory {
  ready: Lookups<ReadyFile>;
  bodies: Bodies;
}

export interface SendOptions {
  request: IncomingMessage;
  response: ServerResponse;
  site: StaticSite;
  status: 200 | 404;
  headers: ReadonlyMap<string, string>;
  memory: FileMemory;
  /** Whether there is the same page as HTML and as Markdown. */
  varies: boolean;
  nextTurn: () => Promise<void>;
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
  response.setHeader('Cache-Control', isHashedAsset(file.name) ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (isText) response.setHeader('Vary', options.varies ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
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
    const head = { 'Content-Range': `bytes ${range.start}-${range.end}/${file.stats.size}` };
    await sendStream(file.file, { ...options, status: 206, head, ...range });
    return;
  }
  if (isText && (await sendCompressed(file, options))) return;
  await sendWhole(file, options, {});
}

/** False when the request or the file does not allow compression. */
async function sendCompressed(file: StaticFile, options: SendOptions): Promise<boolean> {
  const encodings = parseAcceptEncoding(options.request.headers['accept-encoding']);
  const [encoding] = encodings;
  if (!encoding) return false;
  const ready = findReadyFile(file, encodings, options);
  if (ready?.file && ready.encoding) {
    await sendWhole(ready.file, options, { 'Content-Encoding': ready.encoding });
    return true;
  }
  if (file.stats.size < COMPRESS.min || file.stats.size > COMPRESS.max) return false;
  const compress = async () => compressWith[encoding](await readFile(file.file));
  sendBody(await options.memory.bodies.get(file, encoding, compress), options, { 'Content-Encoding': encoding });
  return true;
}

function findReadyFile(file: StaticFile, encodings: Encoding[], { memory, site }: SendOptions) {
  return memory.ready.get(`${encodings.join()} ${file.name}`, () => {
    for (const encoding of encodings) {
      const ready = findStaticFile(file.name + EXTENSIONS[encoding], site);
      if (ready) return { file: ready, encoding };
    }
    return {};
  });
}

type Head = Record<string, string | number>;

async function sendWhole(file: StaticFile, options: SendOptions, head: Head): Promise<void> {
  const { size } = file.stats;
  if (size > SMALL) await sendStream(file.file, { ...options, head, start: 0, end: size - 1 });
  else sendBody(await options.memory.bodies.get(file, 'as it is', () => readFile(file.file)), options, head);
}

function sendBody(body: Buffer, { request, response, status }: SendOptions, head: Head): void {
  response.writeHead(status, { ...head, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

interface StreamOptions extends Pick<SendOptions, 'request' | 'response' | 'nextTurn'> {
  status: number;
  head: Head;
  /** Both ends are included. The body stays as long as was promised, even when the file grows meanwhile. */
  start: number;
  end: number;
}

async function sendStream(file: string, options: StreamOptions): Promise<void> {
  const { request, response, status, head, start, end } = options;
  const length = end - start + 1;
  response.writeHead(status, { ...head, 'Content-Length': length });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const stream = createReadStream(file, { start, end });
  // The first pieces go to the buffers of the system, whether the reader reads or not: 300 such readers would fill them in one go.
  const inTurn = async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      await options.nextTurn();
      yield piece;
    }
  };
  await pipeline(stream, inTurn, response, { end: false });
  // A reader that was promised more would wait for it.
  if (stream.bytesRead < length) throw new Error(`${file} has become shorter.`);
  response.end();
}
