import type { StaticFile } from './resolve-static-path.ts';

/** What was found is believed for so long: a crowd costs a few looks at the disk a second, and a new build is seen at once. */
const BELIEVED_MS = 200;
const MAX_LOOKUPS = 1000;
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** Answers the same question of many readers once. What was not found is looked for again: a new build may be on its way. */
export interface Lookups<T> {
  get: (key: string, look: () => T | undefined) => T | undefined;
  clear: () => void;
}

export function createLookups<T>(now: () => number = () => performance.now()): Lookups<T> {
  const known = new Map<string, T>();
  let since = now();
  return {
    get(key, look) {
      if (now() - since > BELIEVED_MS || known.size >= MAX_LOOKUPS) {
        known.clear();
        since = now();
      }
      const found = known.get(key) ?? look();
      if (found !== undefined) known.set(key, found);
      return found;
    },
    clear: () => known.clear(),
  };
}

/** The bodies that were sent last, so that a page is read and compressed once and not for each reader. */
export interface Bodies {
  /** The body of this version of a file in one encoding. */
  get: (file: StaticFile, encoding: string, read: () => Promise<Buffer>) => Promise<Buffer>;
}

export function createBodies(maxBytes: number = MAX_BODY_BYTES): Bodies {
  /** The one that was used last is the last. */
  const bodies = new Map<string, { reading: Promise<Buffer>; bytes: number }>();
  let total = 0;

  function forget(key: string): void {
    total -= bodies.get(key)?.bytes ?? 0;
    bodies.delete(key);
  }

  async function weigh(key: string, reading: Promise<Buffer>): Promise<void> {
    const bytes = await reading.then(
      (body) => body.length,
      () => undefined,
    );
    if (bodies.get(key)?.reading !== reading) return;
    forget(key);
    if (bytes === undefined) return;
    bodies.set(key, { reading, bytes });
    total += bytes;
    for (const oldest of bodies.keys()) {
      if (total <= maxBytes) return;
      forget(oldest);
    }
  }

  return {
    get({ file, stats }, encoding, read) {
      const key = `${file}\0${encoding}\0${stats.ino}\0${stats.mtimeMs}\0${stats.size}`;
      const known = bodies.get(key);
      const body = known ?? { reading: read(), bytes: 0 };
      bodies.delete(key);
      bodies.set(key, body);
      if (!known) void weigh(key, body.reading);
      return body.reading;
    },
  };
}
