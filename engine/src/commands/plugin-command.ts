import { loadConfig } from '../config/load.ts';
import type { PluginCommand } from '../plugins/plugin.ts';
import { pluginsOf } from '../site/load-plugins.ts';

/** The commands that plugins of a site bring. None where the folder has no site, or its config cannot be read. */
export async function listPluginCommands({ siteDir }: { siteDir: string }): Promise<PluginCommand[]> {
  const loaded = await loadConfig(siteDir).catch(() => undefined);
  return loaded ? pluginsOf(loaded.config).flatMap((plugin) => plugin.commands ?? []) : [];
}
