import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { listNames, readPiece, readStamp } from '../content/read.ts';
import type { TextStore } from '../markdown/cache.ts';
import { removeFolder, startCache, touchCache, type CacheDraft } from '../output/write.ts';

/**
 * Compiled pages on disk, many in a file: a file for each can cost a tenth of a build (see decisions/0014). A pack is its texts, then JSON that
 * tells their keys and their lengths in bytes, then the length of that. It is never changed, only taken away: by pruneCache, or when its
 * texts have gone over to another. What one run puts down another that is running already does not see, and compiles again.
 */
export interface PagePacks extends TextStore {
  /** Learn what is there, before anything is asked for. */
  preload(): void;
  /** Complete the pack that is being written. */
  flush(): void;
}

export interface PackOptions {
  /** A pack of so many bytes is complete. */
  packBytes?: number;
}

type PackIndex = [key: string, length: number][];

interface Place {
  file: string;
  start: number;
  length: number;
}

/** A pack while it is written. */
interface OpenPack {
  file: string;
  draft: CacheDraft;
  index: PackIndex;
  size: number;
}

const PACK_BYTES = 16_000_000;
/** Every edit adds one. So many may be small ones. */
const MOST_SMALL = 50;
const SMALL_BYTES = 200_000;
/** Digits of the length at the end. */
const LENGTH_DIGITS = 10;
/** Enough for the index of most packs. */
const LAST_PIECE = 32_768;

export function packsDir(cacheDir: string): string {
  return path.join(cacheDir, 'pages');
}

export function openPagePacks(cacheDir: string, { packBytes = PACK_BYTES }: PackOptions = {}): PagePacks {
  const dir = packsDir(cacheDir);
  const used = new Set<string>();
  let found: Map<string, Place> | undefined;
  let open: OpenPack | undefined;
  const places = (): Map<string, Place> => (found ??= findPlaces(dir));
  const read = ({ file, start, length }: Place): Buffer | undefined => {
    const piece = readPiece(file, { start, length });
    return piece?.length === length ? piece : undefined;
  };
  const add = (key: string, bytes: Uint8Array): OpenPack => {
    open ??= startPack(dir);
    places().set(key, { file: open.draft.file, start: open.size, length: bytes.length });
    open.draft.append(bytes);
    open.index.push([key, bytes.length]);
    open.size += bytes.length;
    return open;
  };
  const flush = (): void => {
    if (!open) return;
    const small = listSmall(dir);
    const swallowed = small.length > MOST_SMALL ? small : [];
    for (const [key, place] of swallowed.length > 0 ? places() : []) {
      const bytes = swallowed.includes(place.file) ? read(place) : undefined;
      if (bytes) add(key, bytes);
    }
    finishPack(open);
    for (const [key] of open.index) {
      const place = places().get(key);
      if (place?.file === open.draft.file) places().set(key, { ...place, file: open.file });
    }
    open = undefined;
    for (const file of swallowed) removeFolder(file);
  };
  return {
    preload: () => void places(),
    get(key) {
      const place = places().get(key);
      const bytes = place && read(place);
      if (!bytes) return undefined;
      if (!used.has(place.file)) touchCache(place.file);
      used.add(place.file);
      return bytes.toString('utf8');
    },
    set(key, text) {
      if (add(key, Buffer.from(text)).size >= packBytes) flush();
    },
    flush,
  };
}

function startPack(dir: string): OpenPack {
  const file = path.join(dir, `${randomUUID()}.pack`);
  return { file, draft: startCache(file), index: [], size: 0 };
}

function finishPack({ draft, index }: OpenPack): void {
  const printed = Buffer.from(JSON.stringify(index));
  draft.append(printed);
  draft.append(Buffer.from(String(printed.length).padStart(LENGTH_DIGITS, '0')));
  draft.finish();
}

function listPacks(dir: string): string[] {
  return listNames(dir).flatMap((name) => (name.endsWith('.pack') ? path.join(dir, name) : []));
}

/** Packs that might as well be one. */
function listSmall(dir: string): string[] {
  return listPacks(dir).filter((file) => (readStamp(file)?.size ?? SMALL_BYTES) < SMALL_BYTES);
}

function findPlaces(dir: string): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const file of listPacks(dir)) {
    let start = 0;
    for (const [key, length] of readPackIndex(file)) {
      places.set(key, { file, start, length });
      start += length;
    }
  }
  return places;
}

/** A file that is no pack has nothing in it. */
function readPackIndex(file: string): PackIndex {
  const size = readStamp(file)?.size ?? 0;
  const readLast = (length: number): Buffer | undefined => {
    const last = Math.min(size, length);
    return readPiece(file, { start: size - last, length: last });
  };
  try {
    let end = readLast(LAST_PIECE);
    const length = Number(end?.toString('latin1', end.length - LENGTH_DIGITS)) + LENGTH_DIGITS;
    if (end && length > end.length) end = readLast(length);
    const index = JSON.parse(end?.toString('utf8', end.length - length, end.length - LENGTH_DIGITS) ?? '') as PackIndex;
    const isWhole = index.reduce((sum, [, own]) => sum + own, length) === size;
    return isWhole ? index : [];
  } catch {
    return [];
  }
}
