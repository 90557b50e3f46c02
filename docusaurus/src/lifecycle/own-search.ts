import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLocalSearch } from '../config/plugins.ts';
import { listOf, readEntry, type Fields, type MapContext } from '../config/entries.ts';

const MODULE = /\.[jt]sx?$/;
/** Components get the data of a plugin by its name. Older copies of a search box know its files instead. */
const READS_DATA = /\buse(?:PluginData|AllPluginInstancesData|GlobalData)\b/;
const QUOTED = /(["'`])([^"'`\n]+)\1/g;
const INDEX_FILE = /\b(?:search-doc|lunr-index)\.json\b/;

/** Whether a config names a local search plugin that the engine does the work of. */
export function hasLocalSearch({ plugins, themes }: Fields, context: MapContext): boolean {
  return [...listOf(plugins), ...listOf(themes)].some((item) => isLocalSearch(readEntry(item, context)?.name ?? ''));
}

/** Whether components of a site or its themes read the index of a local search plugin: a search box of their own, or one on the home page. */
export function readsSearchIndex(dirs: readonly string[]): boolean {
  return dirs.some((dir) => existsSync(dir) && listModules(dir).some((file) => readsIndex(readFileSync(file, 'utf8'))));
}

function readsIndex(code: string): boolean {
  if (INDEX_FILE.test(code)) return true;
  return READS_DATA.test(code) && [...code.matchAll(QUOTED)].some(([, , text = '']) => isLocalSearch(text));
}

function listModules(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && MODULE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
