import { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * One file of the store: values back to back, then their index as JSON, then a trailer of fixed size. A segment gets its name only when it
 * is complete and never changes afterwards, so a killed process leaves nothing half-written and readers need no locks.
 */
export interface Segment {
  file: string;
  size: number;
  entries: SegmentEntry[];
  /** Nothing when the bytes are not those that were written. */
  read(entry: SegmentEntry): Buffer | undefined;
}

export interface SegmentEntry {
  key: string;
  start: number;
  length: number;
  checksum: number;
  /** Day on which it was last known to be in use, in days since 1970. */
  day: number;
}

export interface SegmentWriter extends Segment {
  /** False when the disk refuses it: then the whole segment is given up. */
  append(key: string, value: Uint8Array, day: number): boolean;
  /** Gives the segment its lasting name. */
  finish(file: string): boolean;
}

/** The index on disk: the values stand in the order of its rows. */
type IndexRow = [key: string, length: number, checksum: number, day: number];

const MAGIC = Buffer.from('yaprak1\n');
/** Length and checksum of the index, then the magic. */
const TRAILER = 8 + MAGIC.length;

/** Nothing for a file that is no complete segment. The file stays open: another process may delete it while this one reads. */
export function openSegment(file: string): Segment | undefined {
  let opened: number | undefined;
  try {
    opened = openSync(file, 'r');
    const { size } = fstatSync(opened);
    const entries = readIndex(opened, size);
    if (entries) return { file, size, entries, read: createReader(opened) };
  } catch {
    // Unreadable: the same as none.
  }
  if (opened !== undefined) closeSync(opened);
  return undefined;
}

function readIndex(opened: number, size: number): SegmentEntry[] | undefined {
  const trailer = readAt(opened, { start: size - TRAILER, length: TRAILER });
  if (!trailer?.subarray(8).equals(MAGIC)) return undefined;
  const length = trailer.readUInt32LE(0);
  const index = readAt(opened, { start: size - TRAILER - length, length });
  if (!index || crc32(index) !== trailer.readUInt32LE(4)) return undefined;
  let start = 0;
  return (JSON.parse(index.toString('utf8')) as IndexRow[]).map(([key, own, checksum, day]) => {
    start += own;
    return { key, start: start - own, length: own, checksum, day };
  });
}

function createReader(opened: number): Segment['read'] {
  return ({ start, length, checksum }) => {
    const value = readAt(opened, { start, length });
    return value && crc32(value) === checksum ? value : undefined;
  };
}

/** In memory of its own, so that numbers of four bytes can be viewed in place. Nothing where the file ends too early. */
function readAt(opened: number, { start, length }: { start: number; length: number }): Buffer | undefined {
  if (start < 0) return undefined;
  const bytes = Buffer.allocUnsafeSlow(length);
  try {
    return readSync(opened, bytes, 0, length, start) === length ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Starts a segment under a temporary name. Nothing when the disk refuses it. */
export function createSegment(draft: string): SegmentWriter | undefined {
  let opened: number;
  try {
    mkdirSync(path.dirname(draft), { recursive: true });
    opened = openSync(draft, 'wx+');
  } catch {
    return undefined;
  }
  const entries: SegmentEntry[] = [];
  const segment: SegmentWriter = {
    file: draft,
    size: 0,
    entries,
    read: createReader(opened),
    append(key, value, day) {
      const { length } = value;
      if (!tryTo(() => writeWhole(opened, value))) return false;
      entries.push({ key, start: segment.size, length, checksum: crc32(value), day });
      segment.size += length;
      return true;
    },
    finish(file) {
      const rows = entries.map(({ key, length, checksum, day }): IndexRow => [key, length, checksum, day]);
      const index = Buffer.from(JSON.stringify(rows));
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(index.length, 0);
      trailer.writeUInt32LE(crc32(index), 4);
      return tryTo(() => {
        writeWhole(opened, Buffer.concat([index, trailer, MAGIC]));
        renameSync(draft, file);
        segment.file = file;
      });
    },
  };
  /** A cache that cannot be written only makes the next build slower; a full disk is reported by what must be written. */
  function tryTo(write: () => void): boolean {
    try {
      write();
      return true;
    } catch {
      rmSync(draft, { force: true });
      return false;
    }
  }
  return segment;
}

/** One call may write a part only. */
function writeWhole(opened: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += writeSync(opened, bytes, done, bytes.length - done);
}
