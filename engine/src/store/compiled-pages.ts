import { hash } from 'node:crypto';
import { resolveMarkdownOptions, type PartialMarkdownOptions } from '../markdown/options.ts';
import type { CompileCache } from '../render/context.ts';
import type { CompiledPage } from '../shared/model.ts';
import { keyOf, type Store } from './store.ts';

/** Compiled pages of earlier runs, by their text, the options of the compiler and the engine. */
export function openCompiledPages(
  store: Store,
  options: { engine: string; markdown: PartialMarkdownOptions },
): CompileCache {
  const version = hash('sha1', JSON.stringify([options.engine, sorted(resolveMarkdownOptions(options.markdown))]));
  return {
    get(digest) {
      const value = store.get(keyOf('page', version, digest));
      return value && (JSON.parse(value.toString('utf8')) as CompiledPage);
    },
    set: (digest, page) => store.put(keyOf('page', version, digest), JSON.stringify(page)),
  };
}

/** The same options in another order of keys are the same options. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([key, inner]) => [key, sorted(inner)]));
}
