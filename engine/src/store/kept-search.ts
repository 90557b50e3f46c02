import { hash } from 'node:crypto';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { readBytes } from '../content/read.ts';
import { touchCache, writeCache } from '../output/write.ts';
import type { KeptIndex } from '../search/build/make-index.ts';
import { parseKept, printKept } from '../search/build/print-kept.ts';

/** What is kept of an index from build to build: the words of its pages. Damaged or of another engine, it counts as nothing. */
export interface KeptSearch {
  /** From the disk once. */
  read(): KeptIndex | undefined;
  write(kept: KeptIndex): void;
}

export function keptSearchDir(cacheDir: string): string {
  return path.join(cacheDir, 'search');
}

export function openKeptSearch(
  { cacheDir, engineVersion }: { cacheDir: string; engineVersion: string },
  index: { baseUrl: string; tag: string; search: unknown },
): KeptSearch {
  const file = path.join(keptSearchDir(cacheDir), `${hash('sha1', `${index.baseUrl} ${index.tag}`).slice(0, 16)}.bin`);
  const stamp = hash('sha1', JSON.stringify([engineVersion, index]));
  const parse = (bytes: Buffer | undefined): KeptIndex | undefined =>
    bytes && bytes.length >= SUM_BYTES && bytes.readUInt32LE() === crc32(bytes.subarray(SUM_BYTES))
      ? parseKept(bytes.subarray(SUM_BYTES), { stamp })
      : undefined;
  let found: { kept: KeptIndex | undefined } | undefined;
  const read = (): { kept: KeptIndex | undefined } => {
    const kept = parse(readBytes(file));
    if (kept) touchCache(file);
    return { kept };
  };
  return {
    read: () => (found ??= read()).kept,
    write(kept) {
      const pieces = printKept(kept, { stamp });
      const sum = Buffer.alloc(SUM_BYTES);
      // The sum of nothing is nothing, whatever came before it.
      const full = pieces.filter(({ length }) => length > 0);
      sum.writeUInt32LE(full.reduce((before, piece) => crc32(piece, before), 0));
      writeCache(file, [sum, ...full]);
    },
  };
}

const SUM_BYTES = 4;
