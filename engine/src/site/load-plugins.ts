import path from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import { listFiles } from '../content/list-files.ts';
import { readBytes } from '../content/read.ts';
import { describeUnknown, YaprakError } from '../errors/index.ts';
import { builtInPlugins, type LoadedPlugin } from '../plugins/index.ts';
import type { LoadContext, Plugin } from '../plugins/plugin.ts';
import type { Problem } from '../shared/model.ts';

export interface LoadedPlugins {
  /** The engine's own first. */
  plugins: LoadedPlugin[];
  /** Absolute paths of what they read. */
  files: string[];
  problems: Problem[];
}

/** The plugins of a config: the engine's own, then the site's. */
export function pluginsOf({ plugins }: Pick<SiteConfig, 'plugins'>): Plugin[] {
  return [...builtInPlugins, ...(plugins as Plugin[])];
}

/** Runs `load` of every plugin. Throws a YaprakError when one of them throws. */
export async function loadPlugins(config: SiteConfig): Promise<LoadedPlugins> {
  const files = new Set<string>();
  const problems: Problem[] = checkNames(config);
  const plugins: LoadedPlugin[] = [];
  for (const plugin of pluginsOf(config)) {
    const context = createLoadContext(config, { files, problems, plugin });
    try {
      plugins.push({ plugin, data: await plugin.load?.(context) });
    } catch (error) {
      throw new YaprakError(
        {
          code: 'plugin-failed',
          severity: 'error',
          message: `The plugin "${plugin.name}" threw an error in \`load\`: ${describeUnknown(error)}`,
          configKey: ['plugins'],
        },
        { cause: error },
      );
    }
  }
  return { plugins, files: [...files], problems };
}

function createLoadContext(
  config: SiteConfig,
  { files, problems, plugin }: { files: Set<string>; problems: Problem[]; plugin: Plugin },
): LoadContext {
  const { siteDir } = config;
  const name = (file: string): string => {
    const whole = path.resolve(siteDir, file);
    files.add(whole);
    return whole;
  };
  return {
    siteDir,
    config,
    readText: (file) => readBytes(name(file))?.toString('utf8'),
    listFiles: (folder) => listFiles(name(folder)).files.toSorted(),
    watch: (file) => void name(file),
    report: (problem) => void problems.push({ ...problem, message: `${plugin.name}: ${problem.message}` }),
  };
}

function checkNames(config: Pick<SiteConfig, 'plugins'>): Problem[] {
  const seen = new Set<string>();
  return pluginsOf(config).flatMap(({ name }): Problem[] => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [
      {
        code: 'plugin-name',
        severity: 'error',
        message: `Two plugins are named "${name}".`,
        configKey: ['plugins'],
        hint: 'Give each plugin a name of its own. Built-in plugins have names too.',
      },
    ];
  });
}
