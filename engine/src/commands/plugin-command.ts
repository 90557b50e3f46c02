import { loadConfig } from '../config/load.ts';
import type { PluginCommand } from '../plugins/plugin.ts';
import { pluginsOf } from '../site/load-plugins.ts';

/** The command of this name that a plugin of the site brings, if the folder has a site whose config can be read. */
export async function findPluginCommand(
  name: string,
  { siteDir }: { siteDir: string },
): Promise<PluginCommand | undefined> {
  const loaded = await loadConfig(siteDir).catch(() => undefined);
  const commands = loaded ? pluginsOf(loaded.config).flatMap((plugin) => plugin.commands ?? []) : [];
  return commands.find((command) => command.name === name);
}
