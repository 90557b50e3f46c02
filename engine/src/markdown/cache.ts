import type { CompiledPage } from '../shared/model.ts';

/** Compiled pages kept on disk by digest, one file each. A file that is damaged or from another version is simply not there. */
export interface PageCache {
  get(key: string): CompiledPage | undefined;
  set(key: string, page: CompiledPage): void;
}

export interface PageCacheOptions {
  dir: string;
  /** Digest of everything besides the text that decides a compile: the engine's code and its options. */
  version: string;
  readFile: (file: string) => Uint8Array | undefined;
  /** Must put the whole file in place or none of it. */
  writeFile: (file: string, content: string) => void;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const folder = `${options.dir}/pages-${options.version.slice(0, 12)}`;
  const fileOf = (key: string): string => `${folder}/${key.slice(0, 2)}/${key.slice(2)}.json`;
  return {
    get(key) {
      const bytes = options.readFile(fileOf(key));
      return bytes && parsePage(bytes);
    },
    set(key, page) {
      options.writeFile(fileOf(key), JSON.stringify(page));
    },
  };
}

function parsePage(bytes: Uint8Array): CompiledPage | undefined {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as CompiledPage;
  } catch {
    return undefined;
  }
}
