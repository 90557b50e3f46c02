import { cacheVersion, createPageCache } from '../markdown/cache.ts';
import { resolveMarkdownOptions, type PartialMarkdownOptions } from '../markdown/options.ts';
import type { CompileCache } from '../render/context.ts';
import type { PagePacks } from './page-packs.ts';

/** Compiled pages of earlier runs. */
export function createDiskCache(options: {
  packs: PagePacks;
  engineVersion: string;
  markdown: PartialMarkdownOptions;
}): CompileCache {
  return createPageCache({
    version: cacheVersion(options.engineVersion, resolveMarkdownOptions(options.markdown)),
    store: options.packs,
  });
}
