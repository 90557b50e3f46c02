import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readBytes } from '../content/read.ts';
import { engineDir, versionFile } from '../vite/paths.ts';

/** Packages whose code runs in every build only through Vite: a bundle names the files of those it was made from. */
const NOT_COMPILING = new Set(['react', 'react-dom', 'vite', 'rolldown', '@vitejs/plugin-react']);

/**
 * Identifies the code that makes pages: the engine's own as it was built, and the versions of the packages it compiles with, and of theirs.
 * Part of every key: a result of another parser or highlighter is never used.
 */
export function engineDigest(engine: { dir: string; versionFile: string } = { dir: engineDir, versionFile }): string {
  const built = readBytes(engine.versionFile)?.toString('utf8') ?? '';
  const versions = new Map<string, string>();
  addVersions(engine.dir, { skip: NOT_COMPILING, versions });
  return hash('sha1', JSON.stringify([built, [...versions.values()].sort()]));
}

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Adds the packages that a package depends on, by the folder in which it finds them. */
function addVersions(folder: string, options: { skip?: ReadonlySet<string>; versions: Map<string, string> }): void {
  const { versions } = options;
  for (const name of Object.keys(readManifest(folder)?.dependencies ?? {})) {
    const found = options.skip?.has(name) ? undefined : findPackage(name, folder);
    if (found === undefined || versions.has(found.dir)) continue;
    versions.set(found.dir, `${name}@${found.version}`);
    addVersions(found.dir, { versions });
  }
}

export function findPackage(name: string, from: string): { dir: string; version: string } | undefined {
  for (const folder of createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? []) {
    const dir = path.join(folder, name);
    const version = readManifest(dir)?.version;
    if (version !== undefined) return { dir, version };
  }
  return undefined;
}

export function readManifest(folder: string): Manifest | undefined {
  const bytes = readBytes(path.join(folder, 'package.json'));
  try {
    return bytes && (JSON.parse(bytes.toString('utf8')) as Manifest);
  } catch {
    return undefined;
  }
}
