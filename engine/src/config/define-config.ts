import type { UserConfig } from './schema.ts';

/** A config, or a function that makes one. */
export type ConfigExport = UserConfig | (() => UserConfig | Promise<UserConfig>);

/** Gives an editor the types of `yaprak.config.ts`; returns what it gets. A name that no field has is an error there. */
export function defineConfig(config: ConfigExport): ConfigExport {
  return config;
}
