import type { UserConfig } from './schema.ts';

/** A config, or a function that makes one. */
export type ConfigExport = UserConfig | (() => UserConfig | Promise<UserConfig>);

/** Gives an editor the types of `yaprak.config.ts`; returns what it gets. */
export function defineConfig<Config extends ConfigExport>(config: Config): Config {
  return config;
}
