import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const compressWith: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // Quality 5 costs about as much as gzip and is smaller; the higher ones are for files compressed once, at build time.
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body),
};

/** Keeps the compressed form of the files asked for most recently. */
export interface CompressedCache {
  /** `key` names the bytes (file, size and time); `read` is called only when they are not kept. */
  get: (key: string, options: { encoding: Encoding; read: () => Promise<Buffer> }) => Promise<Buffer>;
}

export function createCompressedCache(options: { maxBytes: number }): CompressedCache {
  // A Map remembers insertion order, so the first entry is the one used longest ago.
  const entries = new Map<string, { body: Promise<Buffer>; bytes: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    async get(name, { encoding, read }) {
      const key = `${encoding} ${name}`;
      const kept = entries.get(key);
      if (kept) {
        entries.delete(key);
        entries.set(key, kept);
        return kept.body;
      }
      const entry = { body: read().then(compressWith[encoding]), bytes: 0 };
      // The promise is kept, not its result, so that two readers of one page do not compress it twice.
      entries.set(key, entry);
      try {
        const body = await entry.body;
        entry.bytes = body.length;
        if (entries.get(key) === entry) total += body.length;
        while (total > options.maxBytes) {
          const [oldest] = entries.keys();
          if (oldest === undefined) break;
          drop(oldest);
        }
        return body;
      } catch (cause) {
        if (entries.get(key) === entry) entries.delete(key);
        throw cause;
      }
    },
  };
}

/** The encodings a request accepts, best first. */
export function parseAcceptEncoding(header: string | undefined): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((piece) => piece.startsWith('q='));
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const accepted = (['br', 'gzip'] as const).filter((name) => weightOf(name) > 0);
  return accepted.sort((one, other) => weightOf(other) - weightOf(one));
}
