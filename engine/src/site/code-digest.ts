import { hash } from 'node:crypto';
import path from 'node:path';
import { hashFile } from '../content/read.ts';
import { builtInPlugins, readerOf } from '../plugins/index.ts';
import type { LoadedSite } from './load-site.ts';

/** They change when a package is installed or upgraded. */
const LOCKFILES = ['node_modules/.package-lock.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/**
 * Identifies all code that makes pages: the engine's, and that of the site's own plugins with the packages they come from and the data that
 * their Markdown syntaxes quote. Part of every key from here on.
 */
export function codeDigest(
  { config, configFiles, plugins }: Pick<LoadedSite, 'config' | 'configFiles' | 'plugins'>,
  { engine }: { engine: string },
): string {
  if (plugins.every(({ plugin }) => builtInPlugins.includes(plugin))) return engine;
  // Modules that the config imports are read side by side, so their order is a matter of chance.
  const files = [...configFiles].sort().concat(listLockfiles(config.siteDir));
  const quoted = plugins.flatMap(({ plugin, data }) => (typeof plugin.markdown === 'function' ? [data] : []));
  const readers = plugins.flatMap(({ plugin }) => plugin.reader?.key ?? []);
  return hash('sha1', JSON.stringify([engine, files.map((file) => hashFile(file)), quoted, readers]));
}

/**
 * Identifies all pages that a plugin parses. Such a plugin may look into its neighbours, so that each of them is made from all. Empty where
 * there is none.
 */
export function digestRead({ plugins, sources }: Pick<LoadedSite, 'plugins' | 'sources'>): string {
  const reader = readerOf(plugins);
  if (!reader) return '';
  const read = [...sources.values()].filter(({ source }) => reader.of(source)?.parse);
  return hash('sha1', JSON.stringify(read.map(({ source, digest }) => [source, digest]).sort()));
}

function listLockfiles(folder: string): string[] {
  const own = LOCKFILES.map((name) => path.join(folder, name));
  const parent = path.dirname(folder);
  return parent === folder ? own : [...own, ...listLockfiles(parent)];
}
