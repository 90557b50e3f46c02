import { hash } from 'node:crypto';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { readBytes } from '../content/read.ts';
import { writeCache } from '../output/write.ts';
import type { KeptIndex } from '../search/build/make-index.ts';
import { parseKept, printKept } from '../search/build/print-kept.ts';

/** What is kept of an index from build to build: the words of its pages. Damaged or of another engine, it counts as nothing. */
export interface KeptSearch {
  /** From the disk once. */
  read(): KeptIndex | undefined;
  write(kept: KeptIndex): void;
}

export function openKeptSearch(
  { cacheDir, engineVersion }: { cacheDir: string; engineVersion: string },
  index: { baseUrl: string; tag: string; search: unknown },
): KeptSearch {
  const file = path.join(cacheDir, 'search', `${hash('sha1', `${index.baseUrl} ${index.tag}`).slice(0, 16)}.bin`);
  const stamp = hash('sha1', JSON.stringify([engineVersion, index]));
  const parse = (bytes: Buffer | undefined): KeptIndex | undefined =>
    bytes && bytes.length >= SUM_BYTES && bytes.readUInt32LE() === crc32(bytes.subarray(SUM_BYTES))
      ? parseKept(bytes.subarray(SUM_BYTES), { stamp })
      : undefined;
  let found: { kept: KeptIndex | undefined } | undefined;
  return {
    read: () => (found ??= { kept: parse(readBytes(file)) }).kept,
    write(kept) {
      const pieces = printKept(kept, { stamp });
      const sum = Buffer.alloc(SUM_BYTES);
      sum.writeUInt32LE(pieces.reduce((before, piece) => crc32(piece, before), 0));
      writeCache(file, [sum, ...pieces]);
    },
  };
}

const SUM_BYTES = 4;
