import { isLocalSearch } from '../config/plugins.ts';
import { listOf, readEntry, type Fields, type MapContext } from '../config/entries.ts';
import { readModules } from './site-modules.ts';

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
  for (const code of readModules(dirs)) if (readsIndex(code)) return true;
  return false;
}

function readsIndex(code: string): boolean {
  if (INDEX_FILE.test(code)) return true;
  return READS_DATA.test(code) && [...code.matchAll(QUOTED)].some(([, , text = '']) => isLocalSearch(text));
}
