import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { listNames, readBytes, readPiece, readStamp } from '../content/read.ts';
import { removeFolder, touchCache, writeCache } from '../output/write.ts';
import type { Chunk, Manifest } from './manifest.ts';
import { parseManifest, printManifest } from './manifest-index.ts';

/** Another build that is still running may need a chunk that this one does not: none takes so long. */
const UNUSED_MS = 60 * 60 * 1000;

/** An edit asks for a few pages of a chunk of many megabytes. Whoever asks for more reads it faster as a whole. */
const MOST_PIECES = 100;

export function manifestFile(cacheDir: string): string {
  return path.join(cacheDir, 'manifest.json');
}

/** What the last build knew of the site in `folder`: see parseManifest. */
export function readManifest(cacheDir: string, options: { folder: string | undefined }): Manifest {
  return parseManifest(readBytes(manifestFile(cacheDir)), {
    folder: options.folder,
    findChunk: (name) => findChunk(path.join(chunksDir(cacheDir), name)),
  });
}

/** The chunks first: an index whose chunks could not be written counts as nothing. */
export function writeManifest(cacheDir: string, options: { manifest: Manifest; folder: string; now: number }): void {
  const { index, chunks, names } = printManifest(options.manifest, { folder: options.folder, nameChunk: randomUUID });
  for (const { name, pieces } of chunks) writeCache(path.join(chunksDir(cacheDir), name), pieces);
  writeCache(manifestFile(cacheDir), index);
  for (const name of listNames(chunksDir(cacheDir))) {
    const file = path.join(chunksDir(cacheDir), name);
    if (!names.includes(name) && options.now - (readStamp(file)?.modified ?? options.now) > UNUSED_MS)
      removeFolder(file);
  }
}

function chunksDir(cacheDir: string): string {
  return path.join(cacheDir, 'manifest');
}

function findChunk(file: string): Chunk | undefined {
  const stamp = readStamp(file);
  if (!stamp) return undefined;
  // Seen to be in use by any other build that would clear it away.
  touchCache(file);
  let whole: Uint8Array | undefined;
  let asked = 0;
  const read = (start: number, length: number): Uint8Array => {
    asked += 1;
    if (asked > MOST_PIECES) whole ??= readBytes(file);
    const piece = whole ? whole.subarray(start, start + length) : readPiece(file, { start, length });
    if (piece?.length !== length) throw new Error(`${file} was taken away while the build needed it. Build again.`);
    return piece;
  };
  return { name: path.basename(file), size: stamp.size, read };
}
