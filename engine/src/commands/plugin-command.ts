import { loadConfig } from '../config/load.ts';
import type { PluginCommand } from '../plugins/plugin.ts';
import { pluginsOf } from '../site/load-plugins.ts';

/** The commands that plugins of a site bring. Where the folder has no site, or its config cannot be read, those of the engine's own. */
export async function listPluginCommands({ siteDir }: { siteDir: string }): Promise<PluginCommand[]> {
  const loaded = await loadConfig(siteDir).catch(() => undefined);
  return pluginsOf(loaded?.config ?? { plugins: [] }).flatMap((plugin) => plugin.commands ?? []);
}
