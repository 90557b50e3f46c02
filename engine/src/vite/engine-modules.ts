import path from 'node:path';
import { version } from 'vite';
import type { ParsedFiles } from '../content/parsed-files.ts';
import { readStamp } from '../content/read.ts';
import { engineDir } from './paths.ts';

/** A module of the engine's own as Vite made it for the server. */
export interface EngineModule {
  id: string;
  file: string | null;
  code: string;
}

/**
 * The theme and all that it imports, as Vite made it in an earlier run: some hundred modules, the same for every page, that hardly ever
 * change. Modules that look at the site are not among them: see fileOf.
 */
export interface EngineModules {
  find(url: string): EngineModule | undefined;
  keep(url: string, module: EngineModule): void;
  /** Leave them all to Vite from now on: one has changed. False when that was so before. */
  forget(): boolean;
}

/** `replaced` tells which parts of the theme are the site's: what imports one of them names its file. */
export function createEngineModules(parsed: ParsedFiles, { replaced }: { replaced: string }): EngineModules {
  const kind = `module of Vite ${version} ${replaced}`;
  let isForgotten = false;
  const stampOf = (url: string) => {
    const file = isForgotten ? undefined : fileOf(url);
    return file === undefined ? undefined : readStamp(file);
  };
  return {
    find: (url) => parsed.find(url, { kind, stamp: () => stampOf(url) })?.value as EngineModule | undefined,
    keep(url, { id, file, code }) {
      const stamp = stampOf(url);
      if (stamp) parsed.keep(url, { kind, stamp, parsed: { digest: '', value: { id, file, code } } });
    },
    forget() {
      const isFirst = !isForgotten;
      isForgotten = true;
      return isFirst;
    },
  };
}

/** Vite's root is the engine. The server's entry, which imports what belongs to the site, is asked for by its whole path instead. */
function fileOf(url: string): string | undefined {
  return url.startsWith('/src/') ? path.join(engineDir, url.split('?')[0] ?? url) : undefined;
}
