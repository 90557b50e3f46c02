import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MODULE = /\.[jt]sx?$/;

/** The code of components: of the site, and of themes. */
export function* readModules(dirs: readonly string[]): Generator<string> {
  for (const dir of dirs) if (existsSync(dir)) for (const file of listModules(dir)) yield readFileSync(file, 'utf8');
}

function listModules(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && MODULE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
