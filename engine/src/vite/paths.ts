import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the engine package, whether this file runs from src/ or from dist/. */
export const engineDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Sources that Vite compiles: theme, client, compat and the server entry. */
export const engineSrc = path.join(engineDir, 'src');

export const serverEntry = path.join(engineSrc, 'render/server.tsx');
export const bootEntry = path.join(engineSrc, 'client/boot.ts');

const requireFromEngine = createRequire(path.join(engineDir, 'package.json'));

/** A package as the engine itself sees it, so that a site needs no React of its own and never brings a second one. */
export function resolveFromEngine(specifier: string): string {
  return requireFromEngine.resolve(specifier);
}
