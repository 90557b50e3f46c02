import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ADAPTERS, type Adapter, type KnownAdapter } from '../shared/adapter.ts';

/** Adapters are resolved from the engine: their version must match, and they need the same React. */
const requireFromEngine = createRequire(import.meta.url);

function resolveFromEngine(specifier: string): string | undefined {
  try {
    return requireFromEngine.resolve(specifier);
  } catch {
    return undefined;
  }
}

/** Folders of the adapters that are installed. */
export const adapterDirs: readonly string[] = ADAPTERS.flatMap((known) => {
  const manifest = resolveFromEngine(`${known.package}/package.json`);
  return manifest === undefined ? [] : [dirname(manifest)];
});

export interface LoadedAdapter extends Adapter {
  /** The file it was loaded from, absolute. */
  file: string;
}

/** Loads an adapter. Undefined when it is not installed. */
export async function loadAdapter(known: KnownAdapter): Promise<LoadedAdapter | undefined> {
  const file = resolveFromEngine(known.package);
  if (file === undefined) return undefined;
  const { default: adapter } = (await import(pathToFileURL(file).href)) as { default: Adapter };
  return { ...adapter, file };
}
