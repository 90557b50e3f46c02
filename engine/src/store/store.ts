import { hash, randomUUID } from 'node:crypto';
import { rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { listNames } from '../content/read.ts';
import { createSegment, openSegment, type Segment, type SegmentEntry, type SegmentWriter } from './segment.ts';

/**
 * The one cache of the engine: values by key, in a folder of segments. A key names everything that its value was made from (see keyOf), or
 * the value holds its own inputs to be checked. Threads and processes may each open the same folder: a reader sees what others have
 * flushed before it opened. A value whose checksum is wrong counts as absent.
 */
export interface Store {
  get(key: string): Buffer | undefined;
  /** The value that was put last wins. */
  put(key: string, value: string | Uint8Array): void;
  /** Makes what was put visible to others, and to later runs. */
  flush(): void;
  /**
   * Removes what was not used for `age` days, and writes worn segments again without their dead values. `inUse` are keys that are needed
   * though this run did not read them.
   */
  prune(options: { age: number; inUse: Iterable<string> }): void;
}

/** Days after which a cached value that no run has used is removed. */
export const UNUSED_DAYS = 30;

interface Place {
  segment: Segment;
  entry: SegmentEntry;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Another process may still be writing a draft that is younger. */
const DRAFT_MS = 60 * 60 * 1000;
/** Segments below this size might as well be one. */
const SMALL_BYTES = 200_000;
const MOST_SMALL = 16;

/** The folder of the store in the cache folder of a site. */
export function storeDir(cacheDir: string): string {
  return path.join(cacheDir, 'store');
}

export function openStore(dir: string): Store {
  const places = new Map<string, Place>();
  /** Values that could not be written: they are valid for this run. */
  const unsaved = new Map<string, Uint8Array>();
  const used = new Set<string>();
  let segments: Segment[] | undefined;
  let draft: SegmentWriter | undefined;
  const today = Math.floor(Date.now() / DAY_MS);

  const load = (): Segment[] => {
    if (segments) return segments;
    segments = listSegments(dir).flatMap((file) => openSegment(file) ?? []);
    for (const segment of segments) for (const entry of segment.entries) places.set(entry.key, { segment, entry });
    return segments;
  };
  const append = (key: string, value: Uint8Array, day: number): void => {
    draft ??= createSegment(path.join(dir, `${randomUUID()}.draft`));
    if (draft?.append(key, value, day)) {
      places.set(key, { segment: draft, entry: draft.entries.at(-1) as SegmentEntry });
      return;
    }
    if (draft) giveUp(draft);
    unsaved.set(key, value);
  };
  /** Keeps in memory what the lost segment held: this run still relies on it. */
  const giveUp = (lost: SegmentWriter): void => {
    draft = undefined;
    for (const entry of lost.entries) {
      const value = lost.read(entry);
      if (value) unsaved.set(entry.key, value);
    }
  };
  const flush = (): void => {
    if (!draft) return;
    const name = `${String(nextNumber(dir)).padStart(8, '0')}-${randomUUID().slice(0, 8)}${ENDING}`;
    if (draft.finish(path.join(dir, name))) load().push(draft);
    else giveUp(draft);
    draft = undefined;
  };
  return {
    get(key) {
      load();
      used.add(key);
      const value = unsaved.get(key);
      if (value) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
      const place = places.get(key);
      return place && place.segment.read(place.entry);
    },
    put(key, value) {
      load();
      used.add(key);
      append(key, typeof value === 'string' ? Buffer.from(value) : value, today);
    },
    flush,
    prune({ age, inUse }) {
      load();
      for (const key of inUse) used.add(key);
      flush();
      const live = new Map<Segment, Place[]>(load().map((segment) => [segment, []]));
      for (const place of places.values()) live.get(place.segment)?.push(place);
      const worn = findWorn(live);
      for (const [segment, own] of live) {
        const isUsed = own.some(({ entry }) => used.has(entry.key));
        if (worn.has(segment)) {
          for (const { entry } of own) {
            const isOld = !used.has(entry.key) && today - entry.day > age;
            const value = isOld ? undefined : segment.read(entry);
            if (value) append(entry.key, value, used.has(entry.key) ? today : entry.day);
          }
        } else if (isUsed) touch(segment.file);
        else if (ageOf(segment.file) > age * DAY_MS) worn.add(segment);
      }
      flush();
      for (const { file } of worn) rmSync(file, { force: true });
      removeLeftovers(dir, { known: load().map(({ file }) => file) });
      segments = load().filter((segment) => !worn.has(segment));
    },
  };
}

/** Segments of which most is dead, and small ones once there are many. */
function findWorn(live: ReadonlyMap<Segment, readonly Place[]>): Set<Segment> {
  const worn = new Set<Segment>();
  const small: Segment[] = [];
  for (const [segment, own] of live) {
    const bytes = own.reduce((sum, { entry }) => sum + entry.length, 0);
    if (bytes * 2 < segment.size - segment.entries.length * ROW_BYTES) worn.add(segment);
    else if (segment.size < SMALL_BYTES) small.push(segment);
  }
  if (small.length > MOST_SMALL) for (const segment of small) worn.add(segment);
  return worn;
}

/** About the bytes that an entry takes in the index: they are no dead values. */
const ROW_BYTES = 100;
const ENDING = '.segment';
const NAME = /^(\d+)-[0-9a-f]{8}\.segment$/;

/** The oldest first. */
function listSegments(dir: string): string[] {
  return listNames(dir)
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => path.join(dir, name));
}

function nextNumber(dir: string): number {
  const last = path.basename(listSegments(dir).at(-1) ?? '');
  return Number(NAME.exec(last)?.[1] ?? 0) + 1;
}

/** Drafts of processes that died, and segments that cannot be read. */
function removeLeftovers(dir: string, options: { known: readonly string[] }): void {
  for (const name of listNames(dir)) {
    const file = path.join(dir, name);
    if (options.known.includes(file)) continue;
    if ((name.endsWith('.draft') || NAME.test(name)) && ageOf(file) > DRAFT_MS) rmSync(file, { force: true });
  }
}

function ageOf(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : 0;
}

/** Marks a segment as used now. */
function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Gone, or on a disk that cannot be written: then it is only made again some day.
  }
}

/** A key for a value of one kind from all that it is made from. The order of an object's fields counts: build it in one place. */
export function keyOf(kind: string, ...parts: readonly unknown[]): string {
  return `${kind} ${hash('sha1', JSON.stringify(parts), 'base64url')}`;
}
