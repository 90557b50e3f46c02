import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { adapterDirs } from '../config/adapters.ts';

/** Folder of the engine package, whether this code runs from its sources or from a bundled file. */
export const engineDir = findPackage(path.dirname(fileURLToPath(import.meta.url)));

function findPackage(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findPackage(path.dirname(folder));
}

/** Written when the engine is built: the digest of what was built. */
export const versionFile = path.join(engineDir, 'dist/version.txt');

const PACKAGES = `${path.sep}node_modules${path.sep}`;

/** Whether the engine is as it was published, rather than being worked on. */
export const isInstalled = engineDir.includes(PACKAGES);

const ownDirs = [engineDir, ...adapterDirs];

function findOwnDir(file: string): string | undefined {
  return ownDirs.find((folder) => isBelow(file, [folder]));
}

/** Whether a file is a package's, so neither the site's own nor one of the engine and its adapters, which may be packages themselves. */
export function isPackageFile(file: string): boolean {
  return toFile(file.slice(findOwnDir(file)?.length ?? 0)).includes(PACKAGES);
}

/** Whether a file belongs to the engine or to one of its adapters. */
export function isEngineFile(file: string): boolean {
  return findOwnDir(file) !== undefined;
}

/** Whether a file is code of the author: in the site, beside it (`../docs`), or in another package of the same repository. */
export function isAuthorFile(file: string, { siteDir }: { siteDir: string }): boolean {
  if (!path.isAbsolute(file) || isPackageFile(file)) return false;
  return isBelow(file, [siteDir]) || !isEngineFile(file);
}

/** Sources that Vite compiles: theme, client and the server entry. */
export const engineSrc = path.join(engineDir, 'src');

/** Those of the adapters. */
export const adapterSrcs: readonly string[] = adapterDirs.map((folder) => path.join(folder, 'src'));

/** The only module that reads the list of all docs. */
export const docsIndexEntry = path.join(engineSrc, 'theme/docs-index.ts');
/** `yaprak/client`. */
export const clientEntry = path.join(engineSrc, 'theme/public.ts');
export const serverEntry = path.join(engineSrc, 'render/server.tsx');
export const bootEntry = path.join(engineSrc, 'client/boot.ts');

const requireFromEngine = createRequire(path.join(engineDir, 'package.json'));

/** A package as the engine itself sees it, so that a site needs no React of its own and never brings a second one. */
export function resolveFromEngine(specifier: string): string {
  return requireFromEngine.resolve(specifier);
}

/** Whether a file is one of the folders or inside of it. It may be named as Vite does. */
export function isBelow(file: string, folders: readonly string[], system: System = path): boolean {
  const own = toFile(file, system);
  return folders.some((folder) => own === folder || own.startsWith(folder + system.sep));
}

type System = Pick<path.PlatformPath, 'sep'>;

/** Vite's name of a file: slashes on all systems. */
export function toModuleId(file: string, system: System = path): string {
  return system.sep === '/' ? file : file.replaceAll(system.sep, '/');
}

/** The file of a name of Vite's, as this system writes it. */
export function toFile(id: string, system: System = path): string {
  return system.sep === '/' ? id : id.replaceAll('/', system.sep);
}
