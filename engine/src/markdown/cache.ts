import { createHash, hash } from 'node:crypto';
import type { CompiledPage } from '../shared/model.ts';
import type { MarkdownOptions } from './options.ts';

/** Compiled pages of earlier runs. What cannot be read is compiled again. */
export interface PageCache {
  get(digest: string): CompiledPage | undefined;
  set(digest: string, page: CompiledPage): void;
}

/** Texts by their keys. */
export interface TextStore {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
}

export interface PageCacheOptions {
  /** Everything besides the text that a compile depends on: see cacheVersion. */
  version: string;
  store: TextStore;
}

interface Entry {
  version: string;
  digest: string;
  page: CompiledPage;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { version, store } = options;
  const keyOf = (digest: string): string => hash('sha1', `${version}\n${digest}`, 'base64url');
  return {
    get(digest) {
      const text = store.get(keyOf(digest));
      return text === undefined ? undefined : parseEntry(text, { version, digest });
    },
    set(digest, page) {
      const entry: Entry = { version, digest, page };
      store.set(keyOf(digest), JSON.stringify(entry));
    },
  };
}

/** A text that is cut short, or that some other version wrote, counts as none. */
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
