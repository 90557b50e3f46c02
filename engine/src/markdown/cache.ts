import { createHash } from 'node:crypto';
import type { CompiledPage } from '../shared/model.ts';
import type { MarkdownOptions } from './options.ts';

/** Compiled pages on disk, one file each. What cannot be read is compiled again. */
export interface PageCache {
  get(digest: string): CompiledPage | undefined;
  set(digest: string, page: CompiledPage): void;
  /** Where a page is kept, relative to nothing: `dir` included. */
  fileOf(digest: string): string;
}

export interface PageCacheOptions {
  dir: string;
  /** Everything besides the text that a compile depends on: see cacheVersion. */
  version: string;
  /** Text of a file, or nothing when there is none. */
  readFile(file: string): string | undefined;
  /** Puts the whole file in place at once, so that a reader never sees half of it. */
  writeFile(file: string, text: string): void;
  /** Told of each file that was of use. */
  onUse?(file: string): void;
}

interface Entry {
  version: string;
  digest: string;
  page: CompiledPage;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const fileOf = (digest: string): string => {
    const key = createHash('sha256').update(`${options.version}\n${digest}`).digest('hex');
    return `${options.dir}/${key.slice(0, 2)}/${key.slice(2, 34)}.json`;
  };
  return {
    fileOf,
    get(digest) {
      const file = fileOf(digest);
      const text = options.readFile(file);
      const page = text === undefined ? undefined : parseEntry(text, { version: options.version, digest });
      if (page) options.onUse?.(file);
      return page;
    },
    set(digest, page) {
      const entry: Entry = { version: options.version, digest, page };
      options.writeFile(fileOf(digest), JSON.stringify(entry));
    },
  };
}

/** A file that is cut short, or that some other version wrote, counts as none. */
function parseEntry(text: string, expected: { version: string; digest: string }): CompiledPage | undefined {
  try {
    const entry = JSON.parse(text) as Partial<Entry> | null;
    if (entry?.version !== expected.version || entry.digest !== expected.digest) return undefined;
    return entry.page?.body === undefined ? undefined : entry.page;
  } catch {
    return undefined;
  }
}

/** One word for the engine's version and the options of the compile: pages of another one are never used. */
export function cacheVersion(engine: string, options: MarkdownOptions): string {
  return createHash('sha256')
    .update(JSON.stringify([engine, sorted(options)]))
    .digest('hex')
    .slice(0, 32);
}

/** The same options in another order of keys are the same options. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
